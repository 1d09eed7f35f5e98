"""The keeper of bots with processes that are made up: when it waits, who answers, what people are told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from queenswright.bots import BotError, BotSpec, Keeper, Patience, Tell, Thought, keeper, read_bot
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

MASTER = read_bot("master")
WORDS = [name for name in vars(Tell) if not name.startswith("_") and name not in ("waiting", "waited")]


class Diary(Tell):
    """Notes what people would be told."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.waits: list[tuple[int | None, BotSpec | None]] = []
        self.open_waits = 0
        for word in WORDS:
            setattr(self, word, lambda *args, word=word: self.said.append(word))

    def waiting(self, seat: int | None, spec: BotSpec | None, seconds: float) -> None:
        assert seconds >= 0
        self.waits.append((seat, spec))

    def waited(self) -> None:
        self.open_waits += 1


@dataclass
class Troupe:
    """What the made-up processes do, one after the other, and what they were asked."""

    starts: list[str] = field(default_factory=list)
    """For every look at a process: `ready`, `late` or `dead`; ready when there is nothing left."""
    answers: list[str] = field(default_factory=list)
    """For every question: `move` or `nothing`; a move when there is nothing left."""
    waits: list[float] = field(default_factory=list)
    asked: list[tuple[str, int]] = field(default_factory=list)
    made: int = 0
    alive: int = 0
    cannot_be_made: bool = False


@pytest.fixture
def troupe(monkeypatch: pytest.MonkeyPatch) -> Troupe:
    troupe = Troupe()

    class Fake:
        def __init__(self, game: Game, specs: dict[int, BotSpec], seed: int, limit: float) -> None:
            troupe.made += 1
            if troupe.cannot_be_made:
                raise BotError("no process")
            troupe.alive += 1

        def wait(self, seconds: float, stop: Callable[[], bool]) -> bool:
            troupe.waits.append(seconds)
            stop()
            state = troupe.starts.pop(0) if troupe.starts else "ready"
            if state == "dead":
                raise BotError("stillborn")
            return state == "ready"

        def think(self, position: Position, stop: Callable[[], bool], spec: BotSpec, table: str) -> Thought:
            stop()
            seat = position.to_move
            assert seat is not None
            troupe.asked.append((table, seat))
            if (troupe.answers.pop(0) if troupe.answers else "move") == "nothing":
                raise BotError("no idea")
            return Thought(position.legal_moves[-1])

        def close(self) -> None:
            troupe.alive -= 1

    monkeypatch.setattr(keeper, "BotProcess", Fake)
    return troupe


@pytest.fixture
def diary() -> Diary:
    return Diary()


def kept(game: Game, diary: Diary, **patience: Any) -> Keeper:
    return Keeper(game, {0: MASTER, 1: MASTER}, seed=1, patience=Patience(**patience), tell=diary)


def test_every_word_of_tell_is_known_to_these_tests() -> None:
    assert sorted(WORDS) == sorted(
        ["is_compiling", "stands_in", "is_ready", "not_started", "given_up", "failed", "asked_again", "replaced",
         "no_advice"]
    )  # fmt: skip


def test_a_ready_process_answers_and_nothing_is_said(tiny: Game, troupe: Troupe, diary: Diary) -> None:
    position = tiny.new(2, seed=1)
    advice = kept(tiny, diary).choose(position, table="friday")
    assert (advice.thought.move, advice.stand_in) == (position.legal_moves[-1], None)
    assert troupe.asked == [("friday", position.to_move)]
    assert diary.said == []
    assert diary.waits == [(None, None), (position.to_move, MASTER)]
    assert diary.open_waits == len(diary.waits)


def test_somebody_stands_in_while_the_process_is_late_and_only_the_first_decision_waits(
    tiny: Game, troupe: Troupe, diary: Diary
) -> None:
    troupe.starts = ["late", "late", "ready"]
    bots = kept(tiny, diary, first_wait=3.0)
    position = tiny.new(2, seed=1)
    names = [bots.choose(position).stand_in for _ in range(4)]
    assert names == ["greedy", "greedy", None, None]
    assert diary.said == ["stands_in", "is_ready"]
    assert troupe.waits == [3.0, 0, 0, 3.0]
    assert not bots.is_getting_ready


def test_whoever_prepares_is_told_when_it_is_ready(tiny: Game, troupe: Troupe, diary: Diary) -> None:
    troupe.starts = ["late", "ready"]
    bots = kept(tiny, diary)
    assert not bots.is_getting_ready
    bots.start()
    assert bots.is_getting_ready
    assert bots.choose(tiny.new(2, seed=1)).stand_in is None
    assert not bots.is_getting_ready
    assert diary.said == []


def test_waiting_to_the_end_says_that_rules_are_compiled(tiny: Game, troupe: Troupe, diary: Diary) -> None:
    troupe.starts = ["late", "late", "ready"]
    bots = kept(tiny, diary)
    bots.start()
    bots.wait()
    assert diary.said == ["is_compiling"]
    assert troupe.waits[-1] > troupe.waits[-2]


@pytest.mark.parametrize("fault", ["dead", "made"])
def test_a_process_that_cannot_start_is_tried_twice_and_given_up_for_a_while(
    tiny: Game, troupe: Troupe, diary: Diary, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("queenswright.bots.keeper.time.monotonic", lambda: now)
    troupe.starts, troupe.cannot_be_made = ["dead"] * 2, fault == "made"
    bots = kept(tiny, diary, pause=300.0)
    position = tiny.new(2, seed=1)
    assert [bots.choose(position).stand_in for _ in range(3)] == ["greedy"] * 3
    assert diary.said == ["not_started", "not_started", "given_up"]
    assert (troupe.made, troupe.alive) == (2, 0)
    assert bots.is_given_up
    now += 301.0
    troupe.cannot_be_made = False
    troupe.starts.clear()
    assert bots.choose(position).stand_in is None
    assert not bots.is_given_up


def test_without_a_pause_a_process_that_cannot_start_is_given_up_for_good(
    tiny: Game, troupe: Troupe, diary: Diary
) -> None:
    troupe.starts = ["dead"] * 9
    bots = kept(tiny, diary)
    bots.start()
    assert (troupe.made, diary.said) == (2, ["not_started", "not_started", "given_up"])
    assert bots.choose(tiny.new(2, seed=1)).stand_in == "greedy"
    assert troupe.made == 2


def test_a_bot_that_fails_is_asked_again_in_a_fresh_process(tiny: Game, troupe: Troupe, diary: Diary) -> None:
    troupe.answers = ["nothing"]
    bots = kept(tiny, diary)
    assert bots.choose(tiny.new(2, seed=1)).stand_in is None
    assert diary.said == ["failed", "asked_again"]
    assert (troupe.made, troupe.alive) == (2, 1)
    bots.close()
    assert troupe.alive == 0


def test_a_second_failure_gives_the_seat_to_the_stand_in_and_leaves_the_others_alone(
    tiny: Game, troupe: Troupe, diary: Diary
) -> None:
    troupe.answers = ["nothing", "move", "nothing"]
    bots = kept(tiny, diary)
    position = tiny.new(2, seed=1)
    seat = position.to_move
    assert [bots.choose(position).stand_in for _ in range(3)] == [None, "greedy", "greedy"]
    assert diary.said == ["failed", "asked_again", "failed", "replaced"]
    while position.to_move == seat:
        position.push(position.legal_moves[0])
    assert bots.choose(position).stand_in is None


def test_more_is_forgiven_where_more_failures_are_allowed(tiny: Game, troupe: Troupe, diary: Diary) -> None:
    troupe.answers = ["nothing"] * 9
    bots = kept(tiny, diary, failures=4)
    position = tiny.new(2, seed=1)
    assert [bots.choose(position).stand_in for _ in range(3)] == ["greedy"] * 3
    assert diary.said == ["failed", "asked_again", "failed", "failed", "asked_again", "failed", "replaced"]
    assert len(troupe.asked) == 4
    troupe.answers.clear()
    assert bots.choose(position, table="another").stand_in is None


def test_simple_bots_need_no_process(tiny: Game, troupe: Troupe, diary: Diary) -> None:
    bots = Keeper(tiny, {0: read_bot("random"), 1: read_bot("random")}, seed=1, tell=diary)
    bots.start()
    bots.wait()
    position = tiny.new(2, seed=1)
    assert bots.choose(position).stand_in is None
    assert bots.advise(position, read_bot("random")).stand_in is None
    assert (troupe.made, diary.said) == (0, [])


def test_advice_is_asked_once_and_its_failure_costs_nobody_a_seat(tiny: Game, troupe: Troupe, diary: Diary) -> None:
    troupe.answers = ["nothing"] * 3
    bots = kept(tiny, diary)
    position = tiny.new(2, seed=1)
    assert [bots.advise(position, MASTER, "friday").stand_in for _ in range(4)] == ["greedy"] * 3 + [None]
    assert diary.said == ["no_advice"] * 3
    assert bots.choose(position, table="friday").stand_in is None
    assert (None, MASTER) in diary.waits


def test_a_failure_that_nobody_waits_for_is_not_held_against_the_bot(tiny: Game, troupe: Troupe, diary: Diary) -> None:
    troupe.answers = ["nothing"]
    bots = kept(tiny, diary, failures=1)
    position = tiny.new(2, seed=1)
    assert bots.choose(position, stop=lambda: bool(troupe.asked)).thought.move in position.legal_moves
    assert diary.said == []
    assert bots.choose(position).stand_in is None


def test_even_without_a_stand_in_there_is_a_legal_move(
    tiny: Game, troupe: Troupe, diary: Diary, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: Any) -> Any:
        raise BotError("nobody")

    monkeypatch.setattr(keeper, "SeatedBot", broken)
    troupe.starts = ["late"]
    position = tiny.new(2, seed=1)
    assert kept(tiny, diary).choose(position).thought.move in position.legal_moves


def test_ctrl_c_passes_through_and_the_line_is_cleared(tiny: Game, troupe: Troupe, diary: Diary) -> None:
    def interrupt() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        kept(tiny, diary).choose(tiny.new(2, seed=1), stop=interrupt)
    assert diary.said == []
