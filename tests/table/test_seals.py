"""Letters lie sealed on the table until somebody breaks the seal, once for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.rules.queensdale.situations import last_die, of_epoch
from tests.table.tables import do, play, table_of, why

from queenswright.games.queensdale.telling.letters import sealed_letters
from queenswright.kernel.game import Game
from queenswright.table import Happening, Settings, TableState, apply, fork, open_table, showing, told_after, wishes
from queenswright.table.bookmark import bookmark_of, log_blocks, read_bookmark, resume

FIRST, SECOND = "epoch-card-2-1", "epoch-card-2-2"
TEXT = f"{FIRST}-text"


def ending(game: Game, seats: Sequence[str], epoch: int = 1, **keys: Any) -> TableState:
    """A table at whose end of a game the first seat completes an epoch; it is asked for its tower."""
    start = last_die(game, of_epoch(epoch) | {"fame": 70}, {}, round=20, **keys).to_dict()
    table = open_table(game, 2, 7, {}, Settings(), salt="pepper")
    for seat, name in enumerate(seats):
        body = {"bot": name} if name == "random" else {"person": name.casefold(), "name": name}
        apply(table, Happening("bot" if name == "random" else "seated", seat, 0.0, body))
    apply(table, Happening("started", None, 0.0, {"start": start}))
    play(table, "leave round")
    return table


def with_letters(game: Game, *seats: str) -> TableState:
    """Three letters of the second epoch lie on the table, and the second seat decides."""
    table = ending(game, seats or ("Anna", "Ben"))
    play(table)
    return table


def by(table: TableState) -> dict[str, int | None]:
    return {one["letter"]: one["by"] for one in showing.shared(table, 1.0).get("letters", [])}


def test_nobody_gets_a_word_before_the_seal_is_broken(queensdale: Game) -> None:
    table = with_letters(queensdale)
    assert by(table) == {FIRST: None, SECOND: None, "epoch-card-2-3": None}
    assert table.deciding == 1
    for who in ((), (0,), (1,)):
        assert not [text for text in showing.disclosed(table, who) if text.startswith("epoch-card-2")]
    revision, before = table.revision, showing.personal(table, ())["texts"]
    do(table, wishes.break_seal(table, (1,), FIRST, 2.0))
    assert by(table) == {FIRST: 1, SECOND: None, "epoch-card-2-3": None}
    assert table.revision == revision
    for who in ((), (0,), (1,)):
        found = [text for text in showing.disclosed(table, who) if text.startswith("epoch-card-2")]
        assert found == [f"{FIRST}-rule", TEXT, f"{FIRST}-title"]
    assert showing.personal(table, ())["texts"] != before
    assert told_after(table, table.number - 1) == [
        {"number": table.number, "at": 2.0, "kind": "seal", "seat": 1, "letter": FIRST}
    ]


def test_it_breaks_once_and_only_where_somebody_sits(queensdale: Game) -> None:
    table = with_letters(queensdale)
    assert why(wishes.break_seal, table, (), FIRST, 2.0) == "table-not-at-table"
    assert why(wishes.break_seal, table, (1,), "epoch-card-3-1", 2.0) == "table-no-seal"
    do(table, wishes.break_seal(table, (0,), FIRST, 2.0))
    assert why(wishes.break_seal, table, (1,), FIRST, 2.0) == "table-no-seal"


def test_who_plays_on_has_read_them(queensdale: Game) -> None:
    """A client without seals plays as before, and so does the log of a table from before there were any."""
    table = with_letters(queensdale)
    play(table)
    assert by(table) == {}
    assert TEXT in showing.disclosed(table, ())


def read_by(table: TableState) -> dict[str, list[int]]:
    return {one["letter"]: one["read"] for one in showing.shared(table, 1.0).get("letters", [])}


def test_everybody_sees_who_still_reads(queensdale: Game) -> None:
    """Who plays on has read what lies open; it stays until the others have, and what nobody has opened goes."""
    table = with_letters(queensdale)
    assert why(wishes.read_letter, table, (0,), FIRST, 2.0) == "table-no-letter"
    do(table, wishes.break_seal(table, (1,), FIRST, 2.0))
    assert why(wishes.read_letter, table, (), FIRST, 2.0) == "table-not-at-table"
    assert read_by(table)[FIRST] == []
    play(table)
    assert read_by(table) == {FIRST: [1]}
    revision = table.revision
    assert do(table, wishes.read_letter(table, (0,), FIRST, 3.0)) == ["read"]
    assert table.revision == revision
    assert not wishes.read_letter(table, (0,), FIRST, 3.0)
    assert told_after(table, table.number - 1) == [
        {"number": table.number, "at": 3.0, "kind": "read", "seat": 0, "letter": FIRST}
    ]
    while table.deciding != 1:
        play(table)
    play(table)
    assert read_by(table) == {}


def test_who_holds_several_seats_reads_once_for_all(queensdale: Game) -> None:
    table = with_letters(queensdale)
    do(table, wishes.break_seal(table, (0, 1), FIRST, 2.0))
    assert do(table, wishes.read_letter(table, (0, 1), FIRST, 2.0)) == ["read", "read"]
    assert read_by(table)[FIRST] == [0, 1]


def test_bots_break_no_seals_and_have_none_among_themselves(queensdale: Game) -> None:
    table = with_letters(queensdale, "Anna", "random")
    play(table)
    assert FIRST in by(table)
    assert why(wishes.break_seal, table, (1,), FIRST, 2.0) == "table-not-at-table"
    do(table, wishes.break_seal(table, (0,), FIRST, 2.0))
    assert by(with_letters(queensdale, "random", "random")) == {}


def test_what_is_taken_back_takes_its_letters_along(queensdale: Game) -> None:
    table = with_letters(queensdale)
    do(table, wishes.go_back(table, 1, 2.0))
    assert by(table) == {}
    play(table)
    assert by(table)[FIRST] is None


def test_a_replay_leaves_sealed_letters_out(queensdale: Game) -> None:
    table = with_letters(queensdale)

    def told() -> list[str]:
        return [line["message"] for frame in showing.reel(table, 0) for line in frame["story"]]

    assert TEXT not in told()
    assert TEXT not in showing.replay(table, 0)["opened"]
    do(table, wishes.break_seal(table, (1,), FIRST, 2.0))
    assert TEXT in told()
    assert TEXT in showing.replay(table, 0)["opened"]


def test_a_bookmark_keeps_the_seals_and_an_older_one_has_none(queensdale: Game) -> None:
    table = with_letters(queensdale)
    do(table, wishes.break_seal(table, (1,), FIRST, 2.0))
    document = bookmark_of(table, log_blocks(table))
    again = open_table(queensdale, 2, 7, {}, Settings(), salt="pepper")
    resume(again, read_bookmark(document))
    assert by(again) == by(table)
    assert again.seals == table.seals
    twin = fork(table)
    twin.seals = ()
    resume(again, read_bookmark(bookmark_of(twin, log_blocks(twin))))
    assert by(again) == {}


def test_the_story_of_the_beginning_is_a_letter_too(queensdale: Game) -> None:
    table = table_of(queensdale, ["Anna", "Ben"])
    while not by(table):
        play(table)
    assert by(table) == {"opening": None}
    do(table, wishes.break_seal(table, (0,), "opening", 2.0))
    assert by(table) == {"opening": 0}


def test_the_pages_of_the_last_letter_lie_under_one_seal(queensdale: Game) -> None:
    told = {"branch": "wall", "ends_read": 8, "votes": [1, 1, 1, 1, 1, 1, 0]}
    table = ending(queensdale, ("Anna", "Ben"), 9, **told)
    play(table)
    assert by(table) == {"epoch-end-9-w": None}
    assert "epoch-end-9-page-4" not in showing.disclosed(table, (0,))
    do(table, wishes.break_seal(table, (0,), "epoch-end-9-w", 2.0))
    assert "epoch-end-9-page-4" in showing.disclosed(table, (0,))


@pytest.mark.parametrize(
    ("messages", "letters"),
    [
        (
            ["story-card-y1-title", "vote-barn-question"],
            {"story-card-y1": ["story-card-y1-title", "vote-barn-question"]},
        ),
        (["number-card-47-after", "vote-barn-chosen-oven"], {}),
        (["story-card-y1-title", "qd-story-game-over"], {}),
        (["epoch-end-9-page-5-title"], {}),
        (["epoch-end-2-title", "chronicle-title", "epoch-end-2-text"], {"epoch-end-2": ["epoch-end-2-title"]}),
    ],
)
def test_which_messages_are_letters(queensdale: Game, messages: list[str], letters: dict[str, list[str]]) -> None:
    table = with_letters(queensdale)
    assert table.line is not None
    assert sealed_letters(table.line.position.state, messages) == letters
