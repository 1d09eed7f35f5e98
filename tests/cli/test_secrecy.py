"""The previews of choices show nothing that the player may not know."""

from __future__ import annotations

from queenswright.bots import is_bot
from queenswright.cli.terminal.display import display_for
from queenswright.kernel.game import Game
from queenswright.table import Line, read_seats


def lines(line: Line) -> list[str]:
    seat = line.to_move
    assert seat is not None
    display = display_for(line, plain=True)
    return [f"{choice.move.text} {choice.subject} {choice.effect}" for choice in display.choices(seat)]


def test_previews_are_the_same_whatever_lies_in_the_pile(architect: Game) -> None:
    line = Line.new(architect, read_seats(["Anna", "random", "Ben"], is_bot), seed=5)
    compared = set()
    for _ in range(250):
        if line.is_over:
            break
        seat = line.to_move
        assert seat is not None
        twin = Line(line.position.redealt(seat, 99), line.seats)
        assert lines(twin) == lines(line)
        compared.add(line.position.step)
        moves = line.position.legal_moves
        line.choose(seat, moves[len(line.played) % len(moves)].text)
    assert {"draft", "architect", "hire", "travel", "tavern", "bank", "labour"} <= compared


def test_previews_leave_the_position_as_it_is(architect: Game) -> None:
    line = Line.new(architect, read_seats(["Anna", "Ben"], is_bot), seed=5)
    before = line.position.digest
    lines(line)
    assert line.position.digest == before
    assert line.played == []
