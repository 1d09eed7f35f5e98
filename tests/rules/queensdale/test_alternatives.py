"""QD-EPOCH-07, QD-LATER-51: what a card tells differently depends on what this campaign has seen; each way is told.

Three campaigns between which everything differs that a text asks for: votes, prophecies, bread and the poor.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.foundation.texts import messages, numbers_in, word_variants
from tests.rules.queensdale.situations import clauses, finished, of_epoch, play, quietly, texts
from tests.rules.queensdale.telling import events, number_of
from tests.rules.queensdale.test_finale import voting
from tests.rules.queensdale.test_finds import ORDER, STATIONS, masons

from queenswright.games.queensdale.content.story import VOTES
from queenswright.games.queensdale.state.pieces import FAMILIES
from queenswright.kernel.data import Event
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES

GOALS = [10, 16, 22, 30, 38, 46, 54, 62, 70]
PUT = ("barn", "reader", "barons", "snow", "fair", "house", "tobin")
"""The votes in the order in which documents have them."""
READ_ALOUD = ("epoch-card-", "epoch-end-", "family-", "number-card-", "story-card-")


class World(NamedTuple):
    """What has happened in a campaign; votes by the places of their options."""

    players: int
    votes: tuple[int, ...]
    happened: bool

    def keys(self, branch: str | None, *undecided: str) -> dict[str, Any]:
        votes = [0 if vote in undecided else chosen for vote, chosen in zip(PUT, self.votes, strict=True)]
        return {"branch": branch, "votes": votes}

    def own(self) -> dict[str, Any]:
        """What the first player has done besides."""
        return {"fed": 3} if self.happened else {}

    def others(self) -> list[dict[str, Any]]:
        """The other players, of whom the first one has drawn all prophecies and baked."""
        drawn = {"clairvoyant": [1, 2, 3, 4, 5, 6, 7], "baked": 2} if self.happened else {}
        return [drawn, {}, {}][: self.players - 1]

    def told(self, branch: str | None) -> dict[str, str]:
        """What texts are told of it, by the names of their variables."""
        decided = {vote: VOTES[vote][chosen - 1] for vote, chosen in zip(PUT, self.votes, strict=True)}
        done = dict.fromkeys(("drawn", "baked", "fed"), "yes" if self.happened else "no")
        return {**decided, **done, "way": branch or "none"}


WORLDS = (
    World(2, (1, 1, 1, 1, 1, 1, 1), happened=True),
    World(3, (2, 2, 2, 2, 2, 2, 2), happened=False),
    World(4, (1, 2, 1, 2, 1, 3, 1), happened=True),
)
worlds = pytest.mark.parametrize("world", WORLDS, ids=["two", "three", "four"])
OF_BRANCHES = [(8, "wall"), (8, "road"), (7, "wall"), (7, "road")]


def over(game: Game, world: World, epoch: int, branch: str | None, read: int, *undecided: str) -> Position:
    """The first player has completed an epoch, for the second time where two players need two."""
    winner = {**of_epoch(epoch), **world.own(), "fame": GOALS[epoch - 1], "ticked": world.players < 3 and not epoch % 2}
    keys = {key: value for key, value in world.keys(branch, *undecided).items() if value is not None}
    return finished(game, winner, *world.others(), **keys, ends_read=read)


def check(world: World, branch: str | None, read: list[Event], *wanted: str, **also: str) -> None:
    """The texts are read, each with all that it asks for."""
    found = {event.message: event for event in read}
    told = {**world.told(branch), **also}
    for text in wanted:
        event = found[text]
        asked = word_variants(messages("en")[text]).keys() & told.keys()
        assert asked or "players" in numbers_in(messages("en")[text]), text
        assert {name: event.args[name] for name in asked} == {name: told[name] for name in asked}, text
        assert event.args.get("players", world.players) == world.players
        for language in LANGUAGES:
            assert event.text(language)


@clauses("QD-EPOCH-07", "QD-EPOCH-14", "QD-LATER-51")
@worlds
def test_ends_of_epochs(queensdale: Game, world: World) -> None:
    check(world, None, events(over(queensdale, world, 2, None, 1, *PUT)), "epoch-end-2-text")
    check(world, None, events(over(queensdale, world, 5, None, 4, *PUT[3:])), "epoch-end-5-text")
    check(world, None, events(over(queensdale, world, 6, None, 5, *PUT[3:])), "epoch-end-6-text")


@clauses("QD-EPOCH-07", "QD-EPOCH-14")
@pytest.mark.parametrize(("fame", "missed"), [(10, "no"), (9, "yes")])
def test_the_first_end_knows_whether_anybody_fell_short(queensdale: Game, fame: int, missed: str) -> None:
    pos = finished(queensdale, {"fame": 10}, {"fame": fame}, {"fame": 10}, ends_read=0)
    check(WORLDS[1], None, events(pos), "epoch-end-1-text", missed=missed)


@clauses("QD-EPOCH-07")
@pytest.mark.parametrize(
    ("absent", "grandmother"), [("anvil", "Hedda"), ("heron", "Inga"), ("key", "Philippa"), ("lantern", "Rosamund")]
)
def test_of_three_families_the_grandmother_of_the_fourth_has_the_empty_chair(
    queensdale: Game, absent: str, grandmother: str
) -> None:
    families = [family for family in FAMILIES if family != absent]
    seats = [{"family": family} for family in families]
    pos = finished(queensdale, of_epoch(2) | {"fame": 16} | seats[0], *seats[1:], ends_read=1)
    (read,) = [event for event in events(pos) if event.message == "epoch-end-2-text"]
    for language in LANGUAGES:
        toast = next(one for one in read.text(language).split(".") if grandmother in one)
        assert toast.endswith(grandmother)
        assert all(toast.count(name) == 1 for name in ("Hedda", "Inga", "Philippa", "Rosamund"))


@clauses("QD-EPOCH-07")
def test_of_those_who_baked_or_fed_equally_often_the_lowest_goal_is_named(queensdale: Game) -> None:
    winner = {**of_epoch(5), "fame": GOALS[4], "baked": 4}
    others = [{**of_epoch(3, "b"), "baked": 4}, {**of_epoch(2, "c"), "baked": 4}, {"baked": 3}]
    read = {event.message: event for event in events(finished(queensdale, winner, *others, ends_read=4))}
    assert read["epoch-end-5-text"].args["baker"] == "green"
    assert read["epoch-end-5-text"].args["baked"] == "yes"


@clauses("QD-EPOCH-07", "QD-LATER-51")
@worlds
@pytest.mark.parametrize("branch", ["wall", "road"])
def test_the_end_of_epoch_8_and_the_answer(queensdale: Game, world: World, branch: str) -> None:
    pos = quietly(over(queensdale, world, 8, branch, 7, *PUT[5:]), "answer")
    while pos.step == "answer":
        play(pos, texts(pos)[0])
    number = {"wall": 47, "road": 48}[branch]
    check(world, branch, events(pos), f"epoch-end-8-{branch[0]}-text", f"number-card-{number}-after")


@clauses("QD-EPOCH-07", "QD-LATER-51")
@worlds
@pytest.mark.parametrize(
    ("epoch", "branch", "cards"),
    [
        (3, None, ["3-3"]),
        (4, None, ["4-1"]),
        (5, None, ["5-1", "5-2"]),
        (7, "wall", ["7-w1", "7-w2"]),
        (7, "road", ["7-r1", "7-r2"]),
        (8, "wall", ["8-w"]),
        (8, "road", ["8-r"]),
        (9, "wall", ["9-1"]),
    ],
)
def test_epoch_cards(queensdale: Game, world: World, epoch: int, branch: str | None, cards: list[str]) -> None:
    pos = quietly(over(queensdale, world, epoch - 1, branch, 9), "turn", "gift")
    told = events(pos)
    check(world, branch, told, *(f"epoch-card-{card}-text" for card in cards))
    if epoch == 8:
        played = {entry["family"] for entry in pos.to_dict()["seats"]}
        for family in FAMILIES:
            check(world, branch, told, f"family-{family}-ring", played="yes" if family in played else "no")


@clauses("QD-EPOCH-04", "QD-LATER-51")
@pytest.mark.parametrize(("code", "epoch", "vote"), [("y9", 4, "barn"), ("n3", 5, "barons")])
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_story_cards(queensdale: Game, code: str, epoch: int, vote: str, chosen: int) -> None:
    """The well can be dug before the barn has its use; nobody falls into the shaft before Sigga has hers."""
    left = [number_of(queensdale, card.code) for card in queensdale.pack.content.stories if card.code != code]
    votes = [chosen if name == vote else 1 for name in PUT]
    opened = {"opened": epoch, "votes": votes, "stories": sorted(left)}
    told = events(quietly(finished(queensdale, of_epoch(epoch), {}, {}, **opened), "turn"))
    (text,) = [event for event in told if event.message == f"story-card-{code}-text"]
    assert text.args[vote] == ("none", *VOTES[vote])[chosen]


@clauses("QD-LATER-41", "QD-LATER-51")
@pytest.mark.parametrize("barons", [1, 2])
def test_the_find_of_the_tenth_segment(queensdale: Game, barons: int) -> None:
    pos = masons(queensdale, 9, votes=[1, 1, barons, 0, 0, 0, 0])
    play(pos, f"segment {STATIONS[ORDER[9]]}")
    (find,) = [event for event in events(pos) if event.message == "number-card-37-text"]
    assert find.args["barons"] == VOTES["barons"][barons - 1]


@clauses("QD-LATER-51")
@worlds
@pytest.mark.parametrize("branch", ["wall", "road"])
def test_the_finale(queensdale: Game, world: World, branch: str) -> None:
    keys = world.keys(branch, "tobin", "fair" if branch == "wall" else "snow")
    pos = voting(queensdale, *world.others(), **keys)
    play(pos, *[f"vote {world.votes[-1]}"] * world.players)
    other = {"snow": "none"} if branch == "road" else {}
    pages = ["page-4", "page-7", "page-8", *(["r-page-3"] if branch == "road" else [])]
    check(world, branch, events(pos), *(f"epoch-end-9-{page}" for page in pages), **other)


def test_nothing_else_is_told_in_several_ways() -> None:
    """Whatever depends on votes, prophecies and deeds is above; number card 1 is in `test_number_cards.py`."""
    asked = {*VOTES, "drawn", "baked", "fed", "missed"}
    found = {
        text
        for text, message in messages("en").items()
        if text.startswith(READ_ALOUD) and word_variants(message).keys() & asked
    }
    ends = {f"epoch-end-{code}" for code in ("1-text", "5-text", "6-text", "8-w-text", "8-r-text")}
    pages = {f"epoch-end-9-{page}" for page in ("page-4", "page-7", "page-8", "r-page-3")}
    codes = ("3-3", "4-1", "5-2", "7-w1", "7-w2", "7-r1", "7-r2", "8-w", "8-r", "9-1")
    stories = {"story-card-y9-text", "story-card-n3-text"}
    numbers = {f"number-card-{card}" for card in ("1-text", "37-text", "47-after", "48-after")}
    cards = {f"epoch-card-{code}-text" for code in codes}
    assert found == ends | pages | cards | stories | numbers | {"family-key-ring"}
