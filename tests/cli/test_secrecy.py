"""The previews of choices show nothing that the player may not know."""

from __future__ import annotations

from queenswright.bots import is_bot
from queenswright.cli.terminal.face import face_for
from queenswright.kernel.game import Game
from queenswright.table import Table, read_seats


def lines(table: Table) -> list[str]:
    seat = table.to_move
    assert seat is not None
    face = face_for(table, plain=True)
    return [f"{choice.move.text} {choice.subject} {choice.effect}" for choice in face.choices(seat)]


def test_previews_are_the_same_whatever_lies_in_the_pile(architect: Game) -> None:
    table = Table.new(architect, read_seats(["Anna", "random", "Ben"], is_bot), seed=5)
    compared = set()
    for _ in range(250):
        if table.is_over:
            break
        seat = table.to_move
        assert seat is not None
        twin = Table(table.position.redealt(seat, 99), table.seats)
        assert lines(twin) == lines(table)
        compared.add(table.position.step)
        moves = table.position.legal_moves
        table.choose(seat, moves[len(table.log) % len(moves)].text)
    assert {"draft", "architect", "hire", "travel", "tavern", "bank", "labour"} <= compared


def test_previews_leave_the_position_as_it_is(architect: Game) -> None:
    table = Table.new(architect, read_seats(["Anna", "Ben"], is_bot), seed=5)
    before = table.position.digest
    lines(table)
    assert table.position.digest == before
    assert table.log == []
