"""Fuzzing: junk and near-junk for everything that reads input, and random games there and back.

    python -m proof.fuzz --seconds 60
    python -m proof.fuzz --game queensdale

Whatever comes in, the answer is a result or a QueenswrightError; anything else is a failure, shown once with the
smallest input that was found for it. What is accepted has to be playable. Exit code 1 when something failed.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
import time
import tomllib
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from difflib import unified_diff
from itertools import pairwise
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

os.environ["QUEENSWRIGHT_RULES"] = "python"  # a failure is a line of the rules, not a crash

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import queenswright as qw
from proof.junk import NAMES, TEXTS, as_toml, junk, rehashed, smallest, spoiled, spoiled_text
from proof.subjects import SUBJECTS
from queenswright.kernel.game import Game
from queenswright.kernel.key import key_number
from queenswright.kernel.position import Position
from queenswright.records import read_record, record_of, write_record
from queenswright.records.campaign import MOVE, Campaign, Seated
from queenswright.records.campaign.replay import Replay, layout_digest
from queenswright.records.campaign.text import entry_for, read_campaign, sealed, write_campaign

PACKAGE = str(Path(qw.__file__).parent)
MOVES_AFTERWARDS = 25
LONGEST_CASE = 30.0
WIDTH = 200
LITTLE = 500


def as_lines(values: Any) -> str:
    return json.dumps(values, indent=1, default=str)


class Hang(Exception):
    """A case that takes far too long."""


@dataclass(frozen=True)
class Target:
    """One thing that reads input: how cases for it are made, what is done with them, how one is shown."""

    make: Callable[[Random], Any]
    run: Callable[[Any], None]
    show: Callable[[Any], str]


@dataclass(frozen=True)
class Failure:
    """A wrong answer, named by where it came from."""

    target: str
    error: str
    place: str
    message: str
    case: Any

    @property
    def signature(self) -> tuple[str, str]:
        return self.error, self.place


class Fuzzer:
    """All targets around one loaded game."""

    def __init__(self, folder: Path, game: str) -> None:
        self.game: Game = qw.load(game)
        self.subject = SUBJECTS[game]
        self.pack_file = folder / "spoiled.toml"
        self.pack_text = self.subject.pack.read_text(encoding="utf-8")
        self.pack = tomllib.loads(self.pack_text)
        self.targets = {
            "pack text": Target(lambda chance: spoiled_text(self.pack_text, chance), self.read_pack, self._show_pack),
            "pack values": Target(lambda chance: spoiled(self.pack, chance), self.read_pack_values, self._show_pack),
            "position": Target(self.a_position, self.read_position, lambda c: f"game.position({c!r})"),
            "record": Target(self.a_record, self.read_record, lambda c: f"read_record({c!r}).replay(game)"),
            "moves": Target(self.some_moves, self.read_moves, lambda c: f"position, moves = {c!r}"),
            "options": Target(self.some_options, self.read_options, lambda c: f"game.new(**{c!r})"),
            "game": Target(self.a_game, self.play_game, lambda c: f"Fuzzer(folder, {game!r}).play_game({c!r})"),
        }
        if self.subject.is_campaign:
            self.targets["campaign"] = Target(self.a_campaign, self.read_campaign, lambda c: f"read_campaign({c!r})")

    def _show_pack(self, case: Any) -> str:
        """A pack is long: only what differs from the shipped one is shown, unless little is left of it."""
        if len(str(case)) < LITTLE:
            return repr(case)
        old, new = (self.pack_text, case) if isinstance(case, str) else (as_lines(self.pack), as_lines(case))
        name = self.subject.pack.name
        lines = unified_diff(old.split("\n"), new.split("\n"), name, "spoiled.toml", n=0, lineterm="")
        return "\n  ".join(
            line if len(line) < WIDTH else f"{line[:WIDTH]}... ({len(line)} characters)" for line in lines
        )

    # cases

    def played(self, chance: Random, moves: int) -> Position:
        """A random game after some moves."""
        players = chance.randint(2, 4)
        position = self.game.new(players, chance.getrandbits(128), self.subject.options(chance, players))
        for _ in range(moves):
            if position.is_over:
                break
            position.push(chance.choice(position.legal_moves))
        return position

    def a_position(self, chance: Random) -> Any:
        kind = chance.randrange(4)
        if kind == 0:
            return spoiled(chance.choice(self.subject.positions), chance)
        document = self.played(chance, chance.randrange(250)).to_dict()
        if kind == 1:
            seats = len(document["seats"])
            document["pending"] = [self.a_pending_step(chance, seats) for _ in range(chance.randint(1, 3))]
            return document
        return spoiled(document, chance)

    def a_pending_step(self, chance: Random, players: int) -> dict[str, Any]:
        """Any step with an argument that may not fit it."""
        seat, argument = chance.randrange(players), chance.choice((0, 0, 1, 5, 6, 7, 17, 18, 40, 64, 9999))
        return {"step": chance.choice(self.subject.steps), "seat": seat, "argument": argument}

    def a_record(self, chance: Random) -> str:
        return spoiled_text(write_record(record_of(self.played(chance, chance.randrange(40)))), chance)

    def some_moves(self, chance: Random) -> Any:
        position = self.played(chance, chance.randrange(150))
        known = [text for text in self.game.texts(position.players) if text]
        spoilt = [spoiled_text(chance.choice(known), chance) for _ in range(10)]
        return [position.to_dict(), [*chance.sample(known, 5), *spoilt, chance.choice(TEXTS), chance.choice(NAMES)]]

    def some_options(self, chance: Random) -> Any:
        arguments = {"players": 3, "seed": 1, "options": self.subject.options(chance, 3), "rules_version": 1}
        arguments[chance.choice(list(arguments))] = junk(chance)
        arguments["options"] = spoiled(arguments["options"], chance)
        return arguments

    def a_game(self, chance: Random) -> Any:
        return {"seed": chance.getrandbits(64)}

    def a_campaign(self, chance: Random) -> bytes:
        """A log with something wrong in it, half of the time behind hashes that fit."""
        position = self.played(chance, chance.randrange(60))
        seats = tuple(Seated(f"Player {seat}", seat == 1) for seat in range(position.players))
        start = position.start().state
        edition = self.game.pack.name, self.game.pack.digest, start.rules_version, layout_digest(self.game)
        key, options = key_number(start.key), self.game.rules.options.show(start)
        campaign = sealed(Campaign(self.game.name, *edition, seats, key, "2026-01-01", options))
        for (before, after), move in zip(pairwise(position.past()), position.moves, strict=True):
            entry = entry_for(campaign, MOVE, before.turn, move.text, after.digest)
            campaign = replace(campaign, entries=(*campaign.entries, entry))
        text = spoiled_text(write_campaign(campaign), chance)
        raw = text.encode("utf-8", "surrogatepass")
        return raw if chance.random() < 0.5 else rehashed(raw.decode(errors="replace"))

    # what is done with them

    def read_pack(self, text: str) -> None:
        self.pack_file.write_bytes(text.encode("utf-8", "surrogatepass"))
        game = qw.load(self.game.name, pack=self.pack_file)
        with accepted():
            for players in (2, 4):
                play_on(game.new(players, seed=5), Random(5), MOVES_AFTERWARDS)

    def read_pack_values(self, values: Any) -> None:
        self.read_pack(as_toml(values))

    def read_position(self, document: Any) -> None:
        position = self.game.position(document)
        with accepted():
            check_readable(position)
            play_on(position, Random(7), MOVES_AFTERWARDS)

    def read_record(self, text: str) -> None:
        record = read_record(text)
        position = record.replay(self.game)
        with accepted():
            again = read_record(write_record(record)).replay(self.game)
            assert again.to_bytes() == position.to_bytes(), "a record that is written again replays to another state"

    def read_campaign(self, data: bytes) -> None:
        campaign = read_campaign(data).campaign
        position = Replay(campaign, self.game).run_every_line()
        with accepted():
            assert read_campaign(write_campaign(campaign).encode()).campaign == campaign, "it is written as another one"
            check_readable(position)
            play_on(position, Random(7), MOVES_AFTERWARDS)

    def read_moves(self, case: Any) -> None:
        position = self.game.position(case[0])
        for text in case[1]:
            try:
                refusal = position.why_not(text)
                before = position.to_bytes()
                position.push(text)
                assert refusal is None, f"{text!r} was played in spite of {refusal}"
                position.pop()
                assert position.to_bytes() == before, f"{text!r} cannot be taken back"
            except qw.MoveError:
                continue

    def read_options(self, arguments: Any) -> None:
        position = self.game.new(**arguments)
        with accepted():
            check_readable(position)
            play_on(position, Random(3), MOVES_AFTERWARDS)

    def play_game(self, case: Any) -> None:
        """A whole random game: notation at every move, the document now and then, the record at the end."""
        with accepted():
            self._there_and_back(Random(case["seed"]))

    def _there_and_back(self, chance: Random) -> None:
        position = self.played(chance, 0)
        while not position.is_over:
            moves = position.legal_moves
            assert moves, "nothing is possible although the game runs"
            for move in moves:
                assert position.parse(str(move), prefix=False) == move, f"{move} is read as another move"
            position.push(chance.choice(moves))
            if chance.random() < 0.05:
                check_readable(position)
        check_readable(position)
        text = write_record(record_of(position))
        replayed = read_record(text).replay(self.game)
        assert replayed.to_bytes() == position.to_bytes(), "the record replays to another state"
        assert write_record(record_of(replayed)) == text, "the record of the replayed game is another one"
        while position.moves:
            position.pop()
        assert position.to_bytes() == position.start().to_bytes(), "taking everything back leads elsewhere"

    # running

    def attempt(self, target: str, seed: int) -> Failure | None:
        """Make a case and run it. Making one plays games and writes records, so that it can fail as well."""
        try:
            case = self.targets[target].make(Random(seed))
        except Exception as error:
            case = f"Fuzzer(folder, {self.game.name!r}).targets[{target!r}].make(Random({seed}))"
            return Failure("making a case", type(error).__name__, _place(error), str(error)[:300], case)
        return self.failure(target, case)

    def failure(self, target: str, case: Any) -> Failure | None:
        """Run one case; what went wrong, if anything."""
        signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST_CASE)
        try:
            self.targets[target].run(case)
        except qw.QueenswrightError:
            return None
        except Exception as error:
            return Failure(target, type(error).__name__, _place(error), str(error)[:300], case)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return None

    def shrunk(self, failure: Failure) -> Failure:
        """The same failure with the smallest input that was found."""
        if failure.target not in self.targets:
            return failure

        def fails(case: Any) -> bool:
            other = self.failure(failure.target, case)
            return other is not None and other.signature == failure.signature

        return self.failure(failure.target, smallest(failure.case, fails)) or failure


@contextmanager
def accepted() -> Iterator[None]:
    """What was read without complaint has no right to be refused later."""
    try:
        yield
    except qw.QueenswrightError as error:
        raise AssertionError(f"accepted first, then {type(error).__name__}") from error


def check_readable(position: Position) -> None:
    """Everything that can be asked of a position has an answer, and its document leads back to it."""
    game = Game(position.game.rules, position.game.pack)
    again = game.position(json.loads(json.dumps(position.to_dict())))
    assert again.to_bytes() == position.to_bytes(), "the document is read as another position"
    for seat in (None, *range(position.players)):
        json.dumps(position.view(seat))
    assert str(position)
    assert len(position.standings) == position.players
    assert position.is_over == (not position.legal_moves), "a running game without a possible move"


def play_on(position: Position, chance: Random, moves: int) -> None:
    """Some random moves with their stories."""
    for _ in range(moves):
        if position.is_over:
            return
        legal = position.legal_moves
        assert legal, "a running game without a possible move"
        position.push(chance.choice(legal))
        assert all(event.text() for event in position.story())
        assert str(position)
    check_readable(position)


def _place(error: Exception) -> str:
    """The deepest line of our own in a traceback."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename.startswith(PACKAGE)]
    if isinstance(error, Hang | AssertionError) or not frames:
        return str(error) if isinstance(error, AssertionError) else type(error).__name__
    return f"{Path(frames[-1].filename).relative_to(PACKAGE)}:{frames[-1].lineno} in {frames[-1].name}"


def _hang(_signal: int, _frame: FrameType | None) -> None:
    raise Hang(f"more than {LONGEST_CASE:.0f} s")


def fuzz(fuzzer: Fuzzer, names: Sequence[str], seconds: float, chance: Random, console: Console) -> dict[str, int]:
    """Give every target the same time; print each new kind of failure; how many cases there were."""
    cases: dict[str, int] = defaultdict(int)
    spent = dict.fromkeys(names, 0.0)
    found: set[tuple[str, str]] = set()
    start = time.monotonic()
    with Progress(TextColumn("{task.description:>30}"), BarColumn(), TimeElapsedColumn(), console=console) as progress:
        task = progress.add_task("", total=seconds)
        while (gone := time.monotonic() - start) < seconds:
            name = min(names, key=lambda name: spent[name])
            progress.update(task, completed=gone, description=f"{sum(cases.values())} cases, {len(found)} failures")
            failure = fuzzer.attempt(name, chance.getrandbits(64))
            if failure is not None and failure.signature not in found:
                found.add(failure.signature)
                show(fuzzer.shrunk(failure), fuzzer, console)
            cases[name] += 1
            spent[name] = spent[name] + time.monotonic() - start - gone
    return dict(cases, failures=len(found))


def show(failure: Failure, fuzzer: Fuzzer, console: Console) -> None:
    console.print(f"\n{failure.target}: {failure.error} at {failure.place}: {failure.message}", markup=False)
    shown = fuzzer.targets[failure.target].show(failure.case) if failure.target in fuzzer.targets else failure.case
    console.print(f"  {shown[:3000]}", markup=False)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m proof.fuzz", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="architect", choices=sorted(SUBJECTS), help="which game (architect)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to go on (60)")
    parser.add_argument("--seed", type=int, help="repeat a run")
    parser.add_argument("--target", action="append", help="only this one (repeatable)")
    options = parser.parse_args(arguments)
    seed = Random().getrandbits(32) if options.seed is None else options.seed
    console = Console(soft_wrap=True, highlight=False, emoji=False)
    signal.signal(signal.SIGVTALRM, _hang)
    with tempfile.TemporaryDirectory() as folder:
        fuzzer = Fuzzer(Path(folder), options.game)
        names = options.target or list(fuzzer.targets)
        unknown = [name for name in names if name not in fuzzer.targets]
        if unknown:
            parser.error(f"unknown target {unknown[0]!r}; known are: {', '.join(fuzzer.targets)}")
        cases = fuzz(fuzzer, names, options.seconds, Random(seed), console)
    failures = cases.pop("failures")
    counted = ", ".join(f"{name} {count}" for name, count in cases.items())
    console.print(f"seed {seed}: {sum(cases.values())} cases ({counted}); {failures} kinds of failure")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
