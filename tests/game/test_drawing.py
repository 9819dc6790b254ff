"""A still screen draws nothing, and drawing a part gives the same picture as drawing the whole."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.pictures import Pictures
from game.pilot import Pilot
from game.scenes.title import TitleScene
from game.settings import Settings
from game.skins import cut_nine
from game.table.place import Glow
from tests.game.small_table import SmallTable


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_a_still_table_draws_nothing(start):
    pilot = start(SmallTable())
    pilot.wait(0.5)
    before = pilot.app.frames
    pilot.wait(5)
    assert pilot.app.frames == before


def test_a_still_title_draws_nothing(start):
    pilot = start(TitleScene())
    pilot.wait(1)
    before = pilot.app.frames
    pilot.wait(3)
    assert pilot.app.frames == before


def test_a_part_drawn_anew_is_the_same_as_the_whole(start):
    table = SmallTable()
    pilot = start(table)
    pilot.drag("card-3", "place-4")
    pilot.wait(1)
    pilot.drag("card-5", "place-8")
    pilot.wait(1)
    pilot.move((60.0, 400.0))
    table.drop_bubble()
    pilot.wait(1)
    after_parts = pixels(pilot.app.stage.surface)
    table.touch()
    pilot.frames(2)
    assert pixels(pilot.app.stage.surface) == after_parts


def test_glowing_places_leave_no_trace(start):
    table = SmallTable()
    pilot = start(table)
    pilot.wait(0.3)
    before = pixels(pilot.app.stage.surface)
    for glow in (Glow.LEGAL, Glow.NEAR, Glow.DIM, Glow.OFF):
        for place in table.table.places.values():
            place.glow = glow
        pilot.frames(2)
    assert pixels(pilot.app.stage.surface) == before


def test_a_card_that_moved_about_leaves_no_trace(start):
    table = SmallTable()
    pilot = start(table)
    pilot.wait(0.3)
    before = pixels(pilot.app.stage.surface)
    pilot.move(pilot.middle("card-3"))
    pilot.press()
    for at in ((300.0, 200.0), (1400.0, 300.0), (900.0, 600.0), (60.0, 300.0)):
        pilot.move(at, 0.15)
    pilot.key("escape")
    pilot.release()
    pilot.wait(1.5)
    assert pixels(pilot.app.stage.surface) == before


def test_resizing_there_and_back_gives_the_same_picture(start):
    pilot = start(SmallTable())
    pilot.wait(0.3)
    before = pixels(pilot.app.stage.surface)
    for size in ((1024, 600), (1920, 1080), (3840, 2160), (1280, 720)):
        pilot.resize(*size)
        assert pilot.app.stage.surface.get_size() == size
    assert pixels(pilot.app.stage.surface) == before


def test_a_window_is_never_smaller_than_the_table_needs():
    app = App(Settings(), (300, 200))
    assert app.stage.surface.get_size() == (1024, 600)
    app.close()


def test_two_runs_give_the_same_picture():
    shots = []
    for _ in range(2):
        app = App(Settings(), (1280, 720))
        pilot = Pilot(app, TitleScene())
        pilot.wait(0.5)
        shots.append(pixels(app.stage.surface))
        app.close()
    assert shots[0] == shots[1]


@pytest.mark.parametrize("size", [(20, 12), (60, 60), (400, 30), (33, 500)])
def test_a_skin_keeps_its_corners_at_every_size(size):
    pygame.font.init()
    app = App(Settings(), (1280, 720))
    master = pygame.Surface((96, 96), pygame.SRCALPHA)
    master.fill("#ff0000")
    pygame.draw.rect(master, "#00ff00", (24, 24, 48, 48))
    made = cut_nine(master, (10, 10, 10, 10), 2.4, size, 1.0)
    assert made.get_size() == size
    assert made.get_at((0, 0)).r > 250
    assert made.get_at((size[0] - 1, size[1] - 1)).r > 250
    app.close()


def test_a_missing_picture_is_a_plain_slip_not_a_stop(tmp_path):
    app = App(Settings(), (1280, 720))
    pictures = Pictures(tmp_path)
    assert pictures.scaled("nowhere/nothing", (40, 50)).get_size() == (40, 50)
    assert pictures.card("nowhere/nothing", (40, 50)).get_size() == (40, 50)
    assert pictures.skin("plate", (40, 50), 1.0).get_size() == (40, 50)
    app.close()


def test_the_sprite_cache_stays_within_its_bytes(tmp_path):
    app = App(Settings(), (1280, 720))
    pictures = Pictures(tmp_path, limit=1_000_000)
    for number in range(100):
        pictures.scaled(f"picture-{number}", (120, 168))
    assert pictures._scaled.used <= 1_000_000
    app.close()


def test_bold_patterns_mark_what_has_a_partys_colour():
    from game.patterns import pattern_for, patterned

    assert pattern_for("table/pool_purple") == "stripes"
    assert pattern_for("props/flag_yellow") == "dots"
    assert pattern_for("props/coin_purple_1.1") == ""
    picture = pygame.Surface((60, 60), pygame.SRCALPHA)
    pygame.draw.rect(picture, "#5b2a86", (10, 10, 40, 40))
    made = patterned(picture, "stripes")
    assert made.get_at((2, 2)).a == 0, "what was clear stays clear"
    colours = {tuple(made.get_at((x, 30))) for x in range(12, 48)}
    assert len(colours) > 1
