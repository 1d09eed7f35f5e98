"""Lines without effect: what the grocer says, what late-comers hear, and how all of them are told at a table."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.games.queensdale.campaigns import GOALS, RED
from tests.games.queensdale.test_margins import ME, YOU, a_game, players, told
from tests.rules.queensdale.situations import at, changed_pack, game_over, of_epoch, play, with_die
from tests.rules.queensdale.test_scout import MINT, ROW, scouting
from tests.rules.queensdale.test_votes import barn

import queenswright as qw
from queenswright.games.queensdale.content.asides import GROCER
from queenswright.games.queensdale.content.pack import FOLDER
from queenswright.games.queensdale.content.story import GREETING
from queenswright.games.queensdale.telling.diary import NOTE
from queenswright.games.queensdale.telling.remarks import REMARKED, remark_ids, remarks
from queenswright.kernel.data import Event
from queenswright.kernel.game import Game
from queenswright.locale import LANGUAGES, render
from queenswright.table.line import Line
from queenswright.table.seats import Seat

LINES = ("margin-", "grocer-", "latecomer-")
IDLE = ("reroll", "leave round", "keep the rest", "buy nothing more")
SEATS = (ME, YOU)


def epoch(number: int) -> Event:
    return Event("qd-story-opens", {"epoch": number})


def said(game: Game, *log: Event, buys: str = ME) -> list[str]:
    """What is said when somebody comes to buy a face."""
    found = remarks(game.pack, at(game).state, [list(log)], [told("buy", buys, face="bread", seals=1)])
    return [event.message for event in found[:-1]]


class TestGrocer:
    @pytest.mark.parametrize("opened", range(1, 10))
    def test_he_has_his_lines_in_every_epoch(self, queensdale: Game, opened: int) -> None:
        period = next(number for number, (epochs, _) in enumerate(GROCER, 1) if opened in epochs)
        assert said(queensdale, epoch(opened)) == [f"grocer-{period}-1"]
        assert said(queensdale, epoch(opened), Event(f"grocer-{period}-1", {})) == [f"grocer-{period}-2"]
        four = [Event(f"grocer-{period}-{line}", {}) for line in (1, 2, 3, 4)]
        assert said(queensdale, epoch(opened), *four) == [f"grocer-{period}-1"]

    def test_one_line_for_a_visit(self, queensdale: Game) -> None:
        first = told("buy", face="bread", seals=1)
        assert said(queensdale, first) == []
        assert said(queensdale, first, buys=YOU) == ["grocer-1-1"]
        begun = at(queensdale).state
        leaving = remarks(queensdale.pack, begun, [[]], [told("qd-story-buy-done")])
        assert [event.message for event in leaving] == ["grocer-1-1", "qd-story-buy-done"]
        leaving = remarks(queensdale.pack, begun, [[first]], [told("qd-story-buy-done")])
        assert [event.message for event in leaving] == ["qd-story-buy-done"]

    @players
    def test_whoever_bought_most_is_greeted_while_he_is_there(self, queensdale: Game, seats: tuple[str, ...]) -> None:
        first = a_game(seats, setup=[told("buy", face="bread", seals=1)]) + a_game(seats, number=2)
        assert said(queensdale, *first) == ["grocer-regular"]
        assert said(queensdale, *first, buys=YOU) == ["grocer-1-1"]
        assert said(queensdale, *first, told("buy", YOU, face="bread", seals=1)) == ["grocer-1-1"]
        assert said(queensdale, epoch(9), *first) == ["grocer-6-1"]


class TestLatecomers:
    def done(self, game: Game, epoch: int, opened: int, **keys: Any) -> list[Event]:
        """What is told when the first of three players has reached the goal of an epoch."""
        goal = int(game.pack.mirror.goal[epoch])
        others = [of_epoch(opened, letter) for letter in "bc"]
        return game_over(game, of_epoch(epoch) | {"fame": goal}, *others, opened=opened, **keys).story()

    @pytest.mark.parametrize("number", range(1, 9))
    def test_a_line_for_whoever_completes_an_epoch_after_the_next_was_opened(
        self, queensdale: Game, number: int
    ) -> None:
        late = Event(f"latecomer-{number}", {"seat": ME, "barons": "none"})
        assert late in self.done(queensdale, number, number + 1)
        first = [event.message for event in self.done(queensdale, number, number)]
        assert not any(message.startswith("latecomer") for message in first)

    def test_the_seventh_remembers_a_vote(self, queensdale: Game) -> None:
        for number, option in enumerate(("supper", "wage"), 1):
            events = self.done(queensdale, 7, 8, votes=[0, 0, number, 0, 0, 0, 0])
            assert Event("latecomer-7", {"seat": ME, "barons": option}) in events

    def test_an_epoch_ticked_by_one_of_two(self, queensdale: Game) -> None:
        for epoch, count in ((2, 2), (2, 3), (3, 2)):
            goal = int(queensdale.pack.mirror.goal[epoch])
            others = [of_epoch(epoch, letter) for letter in "bc"][: count - 1]
            pos = game_over(queensdale, of_epoch(epoch) | {"fame": goal}, *others, opened=epoch)
            ticked = Event("latecomer-doubled", {"seat": ME})
            assert (ticked in pos.story()) == (count == 2 and epoch == 2)


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The game with goals so low that random play completes all epochs."""
    return changed_pack(tmp_path_factory.mktemp("pack"), GOALS, RED)


def campaign(game: Game, count: int, seed: int) -> Line:
    """A campaign in which nobody idles where something else is possible; every line may be read when it is told.

    What is kept of the games before is enough for every line.
    """
    line, chance = Line.new(game, [Seat(name) for name in "ABCD"[:count]], seed), random.Random(seed)
    while not line.is_over:
        moves = line.position.legal_moves
        better = [move for move in moves if not move.text.startswith(IDLE)]
        events = line.play(chance.choice(better or moves), known_legal=True)
        lines = [event for event in events if event.message.startswith(LINES)]
        assert {event.message for event in lines} <= set(line.position.disclosed_texts(None))
        if not {event.message for event in events}.isdisjoint(REMARKED):
            everything = [one.events for one in line.played[:-1]]
            assert remarks(game.pack, line.position.state, everything, line.position.story()) == events
    return line


class TestAtTheTable:
    @pytest.mark.parametrize("count", [2, 3, 4])
    def test_a_whole_campaign(self, short: Game, count: int) -> None:
        line = campaign(short, count, seed=count)
        lines = [event for one in line.played for event in one.events if event.message.startswith(LINES)]
        messages = [event.message for one in line.played for event in one.events]
        before_the_book = [event for one in line.played for event in one.events]
        before_the_book = before_the_book[: messages.index("chronicle-title")]
        notes: dict[str, list[str]] = {}
        for before, after in pairwise(before_the_book):
            if before.message == NOTE:
                notes.setdefault(before.args["seat"], []).append(after.message)
        games = sum(event.message == "qd-story-game-over" for event in before_the_book)
        written = {note for one in notes.values() for note in one}
        assert {message for message in messages if message.startswith("margin-")} == written
        assert [len(one) for one in notes.values()] == [games] * count
        assert all(note != other for one in notes.values() for note, other in pairwise(one))
        assert len(written) > 15
        assert {event.message.split("-")[0] for event in lines} == {"margin", "grocer", "latecomer"}
        for event in lines:
            for language in LANGUAGES:
                assert "{" not in render(event.message, event.args, language)

    @pytest.mark.parametrize(("start", "age"), [("3", "young"), ("6", "grown"), ("8-road", "rider")])
    def test_a_campaign_that_is_taken_up_late(self, queensdale: Game, start: str, age: str) -> None:
        """Nobody was told of the epochs before, but they have been: couriers have grown up, and Tobin knows it too."""
        pos = queensdale.new(2, 1, {"epoch": start})
        drawn = told("courier", headline="12-title", card="12-text")
        buys = told("buy", face="bread", seals=1)
        period = next(number for number, (epochs, _) in enumerate(GROCER, 1) if pos.state.opened in epochs)
        lines = [event.message for event in remarks(queensdale.pack, pos.state, [], [drawn, buys])]
        assert lines == [drawn.message, f"courier-12-frame-{age}", f"grocer-{period}-1", buys.message]

    def test_the_same_moves_have_the_same_lines_and_so_has_what_was_taken_back(self, short: Game) -> None:
        line = campaign(short, 2, seed=5)
        again = Line.new(short, line.seats, 5)
        for one in line.played:
            again.play(one.move)
        assert [one.events for one in again.played] == [one.events for one in line.played]
        places = [
            i for i, one in enumerate(line.played) if any(event.message.startswith(LINES) for event in one.events)
        ]
        back = len(line.played) - places[-1]
        line.take_back(back)
        line.redo()
        assert [one.events for one in line.played] == [one.events for one in again.played]

    def test_a_campaign_of_the_first_edition_has_none(self) -> None:
        older = qw.load("queensdale", pack=str(Path(FOLDER) / "older" / "valley-1.toml"))
        courier = told("courier", headline="1-title", card="1-text")
        events = [courier, *a_game(SEATS), told("buy", face="bread", seals=1), Event("qd-story-game", {"game": 2})]
        assert remarks(older.pack, at(older).state, [], events) == events
        assert list(remark_ids(older.pack, 9, 2, "wall", 0)) == []

    def test_what_may_be_read_grows_with_the_epochs_and_the_branch(self, queensdale: Game) -> None:
        def texts(opened: int, count: int = 4, branch: str = "", deck: int = -1) -> set[str]:
            return set(remark_ids(queensdale.pack, opened, count, branch, deck))

        assert "margin-one_short" not in texts(1)
        assert "margin-one_short" in texts(2)
        assert {"grocer-2-1", "latecomer-2"} <= texts(3)
        assert not {"grocer-2-1", "latecomer-2"} & texts(2)
        assert "latecomer-doubled" in texts(1, 2) - texts(1, 3)
        assert texts(7, branch="wall") ^ texts(7, branch="road") == {"margin-builder", "margin-round_trip"}
        assert not {"margin-builder", "margin-round_trip"} & texts(7)

    def test_how_the_courier_comes_may_be_read_with_his_card_and_not_before_his_age(self, queensdale: Game) -> None:
        def frames(opened: int, *read: int) -> list[str]:
            deck = (1 << 14) - 1 - sum(1 << card - 1 for card in read)
            texts = remark_ids(queensdale.pack, opened, 4, "", deck)
            return [text for text in texts if text.startswith("courier-")]

        assert frames(1) == []
        assert frames(3, 5) == ["courier-5-frame-young"]
        assert frames(4, 5) == ["courier-5-frame-young", "courier-5-frame-grown"]
        assert [text.rpartition("-")[2] for text in frames(7, 14)] == ["young", "grown", "rider"]


class TestCourier:
    @pytest.mark.parametrize(
        ("opened", "age"),
        [(1, "young"), (3, "young"), (4, "grown"), (6, "grown"), (7, "rider"), (9, "rider")],
    )
    def test_he_grows_up_with_the_epochs(self, queensdale: Game, opened: int, age: str) -> None:
        log = [epoch(number) for number in range(2, opened + 1)]
        card = told("courier", headline="12-title", card="12-text")
        after = told("place", space="poor")
        for state, told_before in ((at(queensdale).state, log), (at(queensdale, opened=opened).state, [])):
            found = remarks(queensdale.pack, state, [told_before], [card, after])
            assert [event.message for event in found] == [card.message, f"courier-12-frame-{age}", after.message]

    def test_whoever_draws_him_hears_how_he_comes(self, queensdale: Game) -> None:
        own = {"goods": {"guilder": 1, "bread": 1}}
        pos = play(with_die(queensdale, "action", own, bag={"courier": 1}), "hire")
        (drawn,) = [event for event in pos.story() if event.message == "qd-story-courier"]
        told_then = remarks(queensdale.pack, pos.state, [], pos.story())
        frame = told_then[told_then.index(drawn) + 1]
        assert frame.message == f"courier-{pos.view(0)['courier_card']}-frame-young"
        assert frame.message in pos.disclosed_texts(None)
        for language in LANGUAGES:
            assert frame.text(language)


class TestTheFeast:
    """Whoever has played a campaign before is called by the right name."""

    def test_whoever_returns_is_greeted_after_the_story(self, queensdale: Game) -> None:
        pos = game_over(queensdale, of_epoch(2) | {"fame": 16}, of_epoch(2, "b"), {}, opened=2, ends_read=1)
        plain = remarks(queensdale.pack, pos.state, [], pos.story())
        assert GREETING not in [event.message for event in plain]
        found = remarks(queensdale.pack, pos.state, [], pos.story(), [1, 2])
        place = [event.message for event in found].index("epoch-end-2-text")
        winks = [Event(GREETING, {"seat": seat}) for seat in ("blue", "green")]
        assert found[place + 1 : place + 3] == winks
        assert [event for event in found if event not in winks] == plain
        assert GREETING in pos.disclosed_texts(None)
        assert GREETING not in at(queensdale).disclosed_texts(None)

    def test_at_no_other_feast(self, queensdale: Game) -> None:
        pos = game_over(queensdale, of_epoch(3) | {"fame": 22}, of_epoch(3, "b"), opened=3, ends_read=2)
        assert GREETING not in [one.message for one in remarks(queensdale.pack, pos.state, [], pos.story(), [0, 1])]


class TestWhatEventsKeep:
    def test_who_leaves_with_a_better_space_free(self, queensdale: Game) -> None:
        def left(**keys: Any) -> Any:
            return play(
                at(queensdale, {"dice": ["clay", "timber"]}, {"dice": ["stone"]}, **keys), "leave round"
            ).story()[0]

        assert left().args["spared"] == ["timber_plus", "clay_plus"]
        count = queensdale.pack.mirror.spaces[2][5]
        assert left(taken={"clay_plus": count}).args["spared"] == ["timber_plus"]
        nobody = play(at(queensdale, {"dice": ["action"]}, {"dice": ["stone"]}), "leave round").story()[0]
        assert "spared" not in nobody.args

    def test_what_everybody_has_when_a_game_is_over(self, queensdale: Game) -> None:
        me = {"seals": 2, "goods": {"clay": 3}, "figurines": {"gleeman": 1}, "buildings": {"timber_yard": 2}}
        story = game_over(queensdale, me, {}, {}).story()
        standing = next(event for event in story if event.message == "qd-story-standing" and event.args["seat"] == ME)
        kept = {"seals": 2, "goods": [[3, "clay"]], "figurines": [[1, "gleeman"]]}
        assert kept.items() <= standing.args.items()
        assert standing.args["rivets"] >= 2

    def test_bread_that_is_left_after_feeding(self, queensdale: Game) -> None:
        for bread in (1, 3):
            story = play(with_die(queensdale, "action", {"goods": {"bread": bread}}), "poor").story()
            assert next(event for event in story if event.message == "qd-story-feed").args["bread"] == bread - 1

    def test_steps_of_a_scout(self, queensdale: Game) -> None:
        pos = scouting(queensdale, 4, MINT, herbs=ROW)
        steps = [play(pos, move).story()[0].args["steps"] for move in ("gather red c4", "gather red b5")]
        assert steps == [1, 2]
        staying = play(pos.copy(), "rest in red", "at b5")
        assert staying.story()[0].args["steps"] == 0

    @pytest.mark.parametrize("count", [2, 3, 4])
    def test_votes_are_opened_with_the_last_one(self, queensdale: Game, count: int) -> None:
        pos, found = barn(queensdale, *[{} for _ in range(count - 1)]), []
        for vote in [2, 1, 1, 1][:count]:
            story = play(pos, f"vote {vote}").story()
            found.append([event.args["vote_option"] for event in story if "vote_option" in event.args])
        assert found[:-1] == [[]] * (count - 1)
        assert found[-1] == ["barn-stage", *["barn-oven"] * (count - 1)]
