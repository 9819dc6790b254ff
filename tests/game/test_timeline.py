"""Stories in time: in a row, together, staggered, hurried, calmed."""

from __future__ import annotations

import pytest

from game.motion import Motion
from game.table.piece import Piece, Pose
from game.table.place import Place
from game.table.player import Player
from game.table.storyteller import Storyteller
from game.table.timeline import (
    END,
    call,
    fade,
    flip,
    glide,
    lift,
    over,
    settle,
    stagger,
    then,
    together,
    wait,
)


def card(x: float = 0.0) -> Piece:
    return Piece("card", "none", (100, 140), pose=Pose(x, 0))


def test_steps_in_a_row_add_up_and_together_take_the_longest():
    piece, there = card(), Pose(100, 0)
    assert then(glide(piece, there, 0.3), wait(0.2)).seconds == pytest.approx(0.5)
    assert together(glide(piece, there, 0.3), wait(0.2)).seconds == pytest.approx(0.3)
    assert stagger([wait(0.2)] * 4, 0.1).seconds == pytest.approx(0.5)


def test_a_step_begins_where_the_one_before_left_the_piece():
    piece = card()
    story = then(glide(piece, Pose(100, 0), 0.2), glide(piece, Pose(100, 80), 0.2))
    story.at(0.3)
    assert piece.pose.x == 100
    assert 0 < piece.pose.y < 80


def test_the_end_is_the_same_however_time_passes():
    ends = []
    for moments in ([END], [0.1, 0.2, END], [i / 60 for i in range(60)]):
        piece = card()
        story = then(
            lift(piece),
            together(glide(piece, Place("there", (300, 200, 100, 140))), flip(piece, False)),
            settle(piece),
        )
        for moment in moments:
            story.at(moment)
        ends.append(piece.pose)
    assert len(set(ends)) == 1
    assert ends[0].at == (350, 270)
    assert ends[0].face == -1


def test_a_settled_piece_lies_still_and_knows_its_home():
    piece = card()
    story = then(glide(piece, Pose(50, 60)), settle(piece, Pose(50, 60, 3.0)))
    story.at(END)
    assert not piece.flying
    assert piece.home == piece.pose == Pose(50, 60, 3.0)


def test_calm_stories_fade_instead_of_travelling():
    piece = card()
    story = glide(piece, Pose(500, 0), 1.0)
    calm = then(story).bind(Motion(calm=True))
    assert calm.seconds <= 0.12
    calm.at(0.03)
    assert piece.pose.x == 0
    assert piece.pose.alpha < 1
    calm.at(END)
    assert piece.pose.x == 500
    assert piece.pose.alpha == 1


def test_the_player_tells_one_story_after_the_other():
    told: list[str] = []
    player = Player()
    player.on_done = lambda: told.append("done")
    player.play(then(wait(0.1), call(lambda: told.append("one"))))
    player.play(then(wait(0.1), call(lambda: told.append("two"))))
    player.update(0.15)
    assert told == ["one"]
    player.update(0.1)
    assert told == ["one", "two", "done"]
    assert not player.playing


def test_skipping_does_everything_but_makes_no_noise():
    told: list[str] = []
    player = Player(lambda name, pan: told.append(f"sound {name}"))
    piece = card()
    player.play(then(glide(piece, Pose(9, 9)), player.cue("slide"), call(lambda: told.append("told"))))
    player.skip()
    assert told == ["told"]
    assert piece.pose.at == (9, 9)


def test_at_once_means_in_the_same_frame():
    player, piece = Player(), card()
    player.motion = Motion(factor=0.0)
    player.play(then(glide(piece, Pose(9, 9)), wait(3), fade(piece, 0.5)))
    player.update(1 / 60)
    assert not player.playing
    assert piece.pose.alpha == 0.5


def test_a_number_can_count_up():
    seen: list[float] = []
    then(over(1.0, seen.append)).at(END)
    story = then(over(1.0, seen.append))
    story.at(0.5)
    assert seen == [1.0, 0.5]


def test_a_storyteller_knows_what_it_was_taught():
    teller = Storyteller[list[str]]()

    class Happened: ...

    @teller.tells(Happened)
    def happened(event: Happened, table: list[str]):
        return call(lambda: table.append("told"))

    table: list[str] = []
    teller.tell(Happened(), table).at(END)
    assert table == ["told"]
    assert teller.knows(Happened)
    assert teller.tell("something else", table).seconds == 0
    with pytest.raises(ValueError, match="told twice"):
        teller.tells(Happened)(happened)


def test_an_arc_rises_and_comes_down_again():
    piece = card()
    story = then(glide(piece, Pose(100, 0, lift=3.0), 1.0, arc=40))
    heights = []
    for frame in range(61):
        story.at(frame / 60)
        heights.append(piece.pose.y)
    assert min(heights) < -35
    assert heights[-1] == 0
    assert piece.pose.lift < 10
