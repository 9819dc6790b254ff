"""Where the table leads: the curtain between two people, the menu, the result. Loaded when needed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from engine.core.asking import Seat

if TYPE_CHECKING:
    from game.scenes.table import TamashaScene


def curtain(scene: TamashaScene, person: Seat) -> None:
    """The screen is passed to the next person."""
    flow = scene.flow
    name, party = scene.session.players[person].name, scene.session.side_of[person]
    why = flow.why_no_undo()
    module = import_module("game.scenes.curtain")
    chairs, command = scene.top.chairs, flow.command_for(person)
    title = chairs.title(command) if chairs.split else ""
    made = module.curtain_scene(
        name,
        party,
        lambda: flow.lift_curtain(person),
        None if why else flow.undo,
        why,
        chairs.mark(command),
        title,
    )
    scene.game.push(made)


def has_rulebook() -> bool:
    """Whether this copy has a rulebook to open."""
    return find_spec("game.scenes.rulebook") is not None


def rulebook(scene: TamashaScene, rule: str = "") -> None:
    """The rulebook beside the table, at a rule if one is named."""
    if has_rulebook():
        scene.game.push(import_module("game.scenes.rulebook").rulebook_scene("tamasha", rule or None))


def menu(scene: TamashaScene) -> None:
    """What else can be done: the match so far, other matches, settings, or leave; the match is kept."""
    scene.game.push(import_module("game.scenes.pause").pause_scene(scene))


def outcome(scene: TamashaScene) -> None:
    """The result sheet."""
    try:
        module = import_module("game.scenes.result")
    except ModuleNotFoundError:
        return
    session = scene.session
    scene.game.swap(module.result_scene(session.match, session.players, session.keeper))
