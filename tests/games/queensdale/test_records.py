"""Campaigns kept as records: to the castle and for some games, with 2, 3 and 4 players, replayed to their hash.

`make_records.py` wrote them. They are the memory of the rules: a record that no longer replays is a changed rule.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.games.queensdale.invariants import INVARIANTS, check
from tests.games.queensdale.make_records import CAMPAIGNS, FOLDER, edition
from tests.records.spoiled import departure, line_of, replay, with_line

from queenswright.games.queensdale.state.board import BRANCHES
from queenswright.games.queensdale.state.course import PLAY
from queenswright.games.queensdale.steps import CARD
from queenswright.kernel.data import Deed
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import COMPILED
from queenswright.records import read_record, record_of, write_record

RECORDS = sorted(FOLDER.glob("*.qw"))
CASTLES = [path for path in RECORDS if path.stem.startswith("castle")]
LATER = [path for path in RECORDS if path.stem.endswith(BRANCHES)]
"""Those of the second and the third edition, with the branch that was chosen."""
SPOILED = FOLDER / "games-3.qw"
FEWEST_GAMES = {2: 13, 3: 9, 4: 9}
MOST_GAMES = {2: 25, 3: 25, 4: 33}
OPTIONAL = ("date", "result", "hash", "winners", "options")
SAMPLES = 40
SOME_GAMES = 3
"""Of a whole campaign every third game is checked action by action, and all that happens between games."""

in_python = pytest.mark.skipif(COMPILED, reason="checks by uncompiled rules")


def clauses(docstring: str | None) -> list[str]:
    """The clauses that a docstring begins with."""
    return re.findall(r"QD-[A-Z]+-\d+", (docstring or "").partition(": ")[0])


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def replayed(path: Path) -> Position:
    return replay(text_of(path))


def name_of(path: Path) -> str:
    return path.stem


def test_every_way_to_end_is_kept() -> None:
    assert {path.stem for path in RECORDS} == set(CAMPAIGNS)
    first = {f"{end}-{n}" for end in ("castle", "games") for n in (2, 3, 4)}
    assert {path.stem for path in RECORDS} == first | {path.stem for path in LATER}
    assert {path.stem.partition("-")[2] for path in LATER} == {f"{n}-{way}" for n in (2, 3, 4) for way in BRANCHES}
    for number in (2, 3):
        of_edition = [path.stem.split("-") for path in LATER if CAMPAIGNS[path.stem][0] == number]
        assert {players for _, players, _ in of_edition} == {"2", "3", "4"}
        assert {branch for _, _, branch in of_edition} == set(BRANCHES)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_belongs_to_its_edition(path: Path) -> None:
    """Whoever replays it finds that edition, also when it is not the newest."""
    number = CAMPAIGNS[path.stem][0]
    assert replayed(path).game.pack.digest == edition(number).pack.digest == read_record(text_of(path)).pack_digest


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_replays_to_its_hash(path: Path) -> None:
    record, position = read_record(text_of(path), path.name), replayed(path)
    end, players, *branch = path.stem.split("-")
    assert (position.end_reason, position.players) == (end, int(players))
    assert [BRANCHES[number - 1] for number in [position.state.branch] if number] == branch
    assert position.digest == record.digest
    assert all(turn.check for turn in record.turns)
    assert write_record(record_of(position, record.seats, record.date)) == text_of(path)


@in_python
@pytest.mark.clauses(*(clause for invariant in INVARIANTS for clause in clauses(invariant.__doc__)))
@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_everything_is_conserved_at_every_step_of_a_record(path: Path) -> None:
    checked, position = 0, replayed(path)
    for deed in position.actions():
        if is_checked(deed, path in CASTLES):
            broken = check(position.game.pack.mirror, deed.after, deed.before, deed.index)
            assert broken == 0, (INVARIANTS[broken - 1].__name__, deed.step, deed.text)
            checked += 1
    assert checked > 300


def is_checked(deed: Deed, is_long: bool) -> bool:
    """Whether an action is looked at."""
    return not is_long or deed.after.phase != PLAY or deed.before.game_number % SOME_GAMES == 0


@pytest.mark.parametrize("path", CASTLES, ids=name_of)
def test_equal_positions_have_equal_bytes(path: Path) -> None:
    """A situation that is laid out by name has the bytes of the one that was played, whatever has led there."""
    past = [*replayed(path).past()]
    for position in past[:: len(past) // SAMPLES]:
        assert position.game.position(position.to_dict()).to_bytes() == position.to_bytes(), position.turn


NEVER_CHOSEN = {"ledger", "mirror"}
"""Of two unseen faces that the planner seldom buys (docs/balance.md); whoever begins at the positions of
`tests/differential` comes to them."""


def test_every_kind_of_decision_is_in_a_record(queensdale: Game) -> None:
    """Those of the first edition know the steps up to the courier cards."""
    found = {path: {deed.step for deed in replayed(path).actions()} for path in RECORDS}
    first = set().union(*(steps for path, steps in found.items() if path not in LATER))
    assert first == {step.name for step in queensdale.rules.steps[: CARD + 1]}
    assert set().union(*found.values()) == {step.name for step in queensdale.rules.steps} - NEVER_CHOSEN


@pytest.mark.clauses("QD-CAMP-01", "QD-CAMP-08", "QD-TWO-10")
@pytest.mark.parametrize("path", CASTLES, ids=name_of)
def test_a_campaign_takes_so_many_games_as_its_goals(path: Path) -> None:
    """Games in which nobody reached a goal are not counted."""
    position = replayed(path)
    state, winners = position.state, position.winners
    got_on = {deed.before.game_number for deed in position.actions() if progress(deed.before) < progress(deed.after)}
    assert [seat for seat in range(position.players) if state.epoch[seat] == 10 and seat in winners] == winners
    assert len(winners) == 1
    assert FEWEST_GAMES[position.players] <= len(got_on) <= MOST_GAMES[position.players]


@pytest.mark.clauses("QD-CAMP-07")
@pytest.mark.parametrize("path", [path for path in CASTLES if path in LATER], ids=name_of)
def test_a_campaign_is_as_long_as_expected(path: Path) -> None:
    """13 to 27 games of 6 to 7 rounds each, on average; whoever plays carelessly takes a little longer."""
    rounds: dict[int, int] = {}
    for deed in replayed(path).actions():
        game = deed.before.game_number
        rounds[game] = max(rounds.get(game, 0), deed.before.round_number)
    assert 13 <= len(rounds) <= 27
    assert 5.5 <= sum(rounds.values()) / len(rounds) <= 7.5


def progress(s: Any) -> int:
    """How many goals were reached so far."""
    return sum(2 * epoch + ticked for epoch, ticked in zip(s.epoch, s.ticked, strict=True))


def turn_lines(text: str) -> list[int]:
    """The numbers of the lines with turns of a game, from 1."""
    return [number for number, line in enumerate(text.split("\n"), 1) if re.match(r"\d+\.\d+\.\d+ ", line)]


def other_die(found: re.Match[str]) -> str:
    return f"die {int(found[1]) % 5 + 1}"


PLACES = [0, 7, 40, -1]


@pytest.mark.parametrize("nth", PLACES)
def test_a_changed_move_is_found_in_its_line(nth: int) -> None:
    text = text_of(SPOILED)
    number = [n for n in turn_lines(text) if ": die" in line_of(text, n)][nth]
    line = line_of(text, number)
    changed = re.sub(r"die (\d)", other_die, line, count=1)
    assert changed != line
    assert departure(with_line(text, number, changed)).where == f"game.qw:{number}"


@pytest.mark.parametrize("nth", PLACES)
def test_a_forbidden_move_is_refused_with_its_clause(nth: int) -> None:
    text = text_of(SPOILED)
    number = [n for n in turn_lines(text) if ": die" in line_of(text, n)][nth]
    error = departure(with_line(text, number, re.sub(r": die \d", ": end turn", line_of(text, number))))
    assert error.where == f"game.qw:{number}"
    assert "QD-ROUND-11" in error.problem


@pytest.mark.parametrize("nth", PLACES)
def test_a_changed_digit_of_a_hash_is_found_in_its_line(nth: int) -> None:
    text = text_of(SPOILED)
    number = turn_lines(text)[nth]
    line = line_of(text, number)
    changed = line[:-1] + ("0" if line[-1] != "0" else "1")
    error = departure(with_line(text, number, changed))
    assert error.where == f"game.qw:{number}"
    assert f"departs in turn {line.partition(':')[0]!r}" in error.problem


@pytest.mark.parametrize("path", [path for path in LATER if CAMPAIGNS[path.stem][0] == 3], ids=name_of)
def test_a_digit_late_in_a_campaign_is_found_in_its_line(path: Path) -> None:
    text = text_of(path)
    number = turn_lines(text)[-1]
    line = line_of(text, number)
    assert (
        departure(with_line(text, number, line[:-1] + ("0" if line[-1] != "0" else "1"))).where == f"game.qw:{number}"
    )


def test_a_changed_end_is_found() -> None:
    text = text_of(SPOILED)
    winner = re.search(r"winners: (\w+)", text)
    assert winner is not None
    changed = text.replace("\nhash: 0", "\nhash: 1") if "\nhash: 0" in text else re.sub(r"\nhash: .", "\nhash: 0", text)
    assert "departs after the last turn" in departure(changed).problem
    assert "ended by games" in departure(text.replace("result: games", "result: castle")).problem
    other = "green" if winner[1] != "green" else "red"
    assert f"won by {winner[1]}" in departure(text.replace(winner[0], f"winners: {other}")).problem


def header_names() -> list[str]:
    head = text_of(SPOILED).partition("\n\n")[0]
    return [line.partition(":")[0] for line in head.split("\n") if not line.startswith("#")]


@pytest.mark.parametrize("name", [name for name in header_names() if name not in OPTIONAL])
def test_a_missing_header_is_missed(name: str) -> None:
    departure(re.sub(rf"\n{name}: .*", "", text_of(SPOILED), count=1))


@pytest.mark.parametrize("nth", PLACES)
def test_a_turn_given_twice_or_left_out_is_found_in_its_line(nth: int) -> None:
    text = text_of(SPOILED)
    number = turn_lines(text)[nth]
    line = line_of(text, number)
    assert departure(with_line(text, number, f"{line}\n{line}")).where == f"game.qw:{number + 1}"
    if nth != -1:
        assert departure(with_line(text, number, None)).where == f"game.qw:{number}"
