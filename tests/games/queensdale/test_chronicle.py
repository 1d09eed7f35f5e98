"""QD-LATER-50: the chronicle that is written from the log of a campaign."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules.queensdale.situations import clauses, of_epoch, play
from tests.rules.queensdale.test_finale import heard, voting

from queenswright.games.queensdale.content.story import CHRONICLE, chronicle_id
from queenswright.games.queensdale.telling.chronicle import Page, chronicle, chronicle_ids
from queenswright.games.queensdale.telling.remarks import remarks
from queenswright.kernel.data import Event
from queenswright.kernel.game import Game
from queenswright.locale import LANGUAGES, render

SEATS = {2: ["red", "green"], 3: ["red", "blue", "green"], 4: ["red", "blue", "green", "yellow"]}


def told(message: str, **args: Any) -> Event:
    return Event(message, args)


def past(players: int, branch: str) -> list[Event]:
    """What was told of two games in which the whole story happened, in a few words."""
    seats = SEATS[players]
    second = seats[1]
    other = "road" if branch == "wall" else "wall"
    barn = {seat: "barn-oven" if seat == "red" else "barn-stage" for seat in seats}
    votes = [told("qd-story-vote-opened", seat=seat, vote_option=option) for seat, option in barn.items()]
    tokens = {seat: {branch: 0, other: 2} if seat == second else {branch: 2, other: 0} for seat in seats}
    ballots = [told("qd-story-ballot-opened", seat=seat, **laid) for seat, laid in tokens.items()]
    events = [told("qd-story-family", seat=seat, family="anvil") for seat in seats]
    events += [told("qd-story-first-hut", seat=seat, herb="sage") for seat in seats]
    events += [
        told("qd-story-place", seat="red", space="bakery"),
        told("qd-story-feed", seat=second),
        told("qd-story-gather", seat=second, herb="sage", quarter="red", hex="a1"),
        told("qd-story-built", seat="red", building="timber_yard", rank=1),
        told("qd-story-courier", seat="red", headline="1-title", card="1-text"),
        told("qd-story-vision", seat=second, vision="3-public"),
        told("qd-story-vision", seat="red", vision="7-public"),
        told("qd-story-game-over", game=1, round=6),
        told("qd-story-winner", seat="red", game=1, surplus=0),
        told("qd-story-margin", seat=second),
        told("margin-exact", seat=second),
        *votes,
        told("vote-barn-chosen-stage"),
        told("qd-story-epoch-done", seat="red", epoch=1, goal=16),
        told("qd-story-seals", seat=second, seals=2),
        told("qd-story-crown", seat=second, seals=1, crown=1),
        told("qd-story-game", game=2),
        told("qd-story-opens", epoch=2),
        told("story-card-y1-title", seat="red"),
        told("qd-story-buy", seat=second, face="choice_ts", seals=1),
        told("qd-story-gather", seat="red", herb="yarrow", quarter="red", hex="a1"),
        told("family-anvil-letter-title", played="yes", seat="red"),
        told("qd-story-monument", seat="red", stage=1),
        *ballots,
        told(f"vote-way-chosen-{branch}"),
        told(f"qd-story-segment-{branch}", seat=second, quarter="red", slot=1),
        *(told("qd-story-ride", seat=seat, quarter="blue", slot=2) for seat in ("red", second, "red")),
        told("qd-story-deliver", seat="red", quarter="blue", slot=2),
        told("qd-story-room", seat="red", furnished="kitchen"),
        told("qd-story-game-over", game=2, round=6),
        told("qd-story-no-winner", game=2),
    ]  # fmt: skip
    for epoch in range(3, 10):
        events += [
            told("qd-story-epoch-done", seat=second, epoch=epoch - 1, goal=70),
            told("qd-story-opens", epoch=epoch),
        ]
    return events


def book(game: Game, players: int = 3, branch: str = "wall") -> list[Page]:
    """The chronicle of a campaign that ends with the finale."""
    others = [{"sealed": ["cause mice", None, None], "sealed_in": [4, 0, 0]}, {}, {}][: players - 1]
    pos = play(voting(game, *others, branch=branch), *["vote 2"] * players)
    return chronicle(game.pack, [*past(players, branch), *heard(pos)])


def page(pages: list[Page], part: str) -> list[Event]:
    """The lines of the page with a title."""
    return next(one.lines for one in pages if one.title.message == chronicle_id(part))


def lines(pages: list[Page], part: str) -> list[dict[str, Any]]:
    """The arguments of all lines of a kind."""
    return [dict(event.args) for one in pages for event in one.lines if event.message == chronicle_id(part)]


@clauses("QD-LATER-50")
@pytest.mark.parametrize("branch", ["wall", "road"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_book_has_its_pages_in_order(queensdale: Game, branch: str, players: int) -> None:
    titles = [one.title.message.removeprefix("chronicle-") for one in book(queensdale, players, branch)]
    assert titles == [
        "title", "picture-title", "families-title", *["chapter-title"] * 9, "oven-title", "bench-title", "dice-title",
        "seals-title", "herbs-title", "casebook-title", "prophecies-title", "way-title", "rooms-title",
        "unopened-title", "last-title",
    ]  # fmt: skip


@clauses("QD-LATER-50")
@pytest.mark.parametrize("branch", ["wall", "road"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_text_in_every_language(queensdale: Game, branch: str, language: str) -> None:
    for one in book(queensdale, 4, branch):
        for event in (one.title, *one.lines):
            text = render(event.message, event.args, language)
            assert text
            assert "{" not in text
            assert event.message not in text


@clauses("QD-LATER-50")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_families_games_towers_and_a_memory_of_every_player(queensdale: Game, players: int) -> None:
    pages = book(queensdale, players)
    seats = SEATS[players]
    assert [event.args["seat"] for event in page(pages, "families-title")] == seats
    assert [event.args["roof"] for event in page(pages, "picture-title")][1:] == ["nest", "line", "view"][: players - 1]
    for kind in ("oven", "seals", "huts"):
        assert [args["seat"] for args in lines(pages, kind)] == seats
    won = [event.message for one in pages for event in one.lines if "winner" in event.message]
    assert won == ["qd-story-winner", "qd-story-no-winner", "qd-story-winner"]  # the last one of the game in the finale


@clauses("QD-LATER-50")
def test_every_epoch_has_a_chapter_with_what_happened_in_it(queensdale: Game) -> None:
    pages = book(queensdale)
    chapters = [one for one in pages if one.title.message == "chronicle-chapter-title"]
    assert [one.title.args["epoch"] for one in chapters] == list(range(1, 10))
    first, second = chapters[0].lines, chapters[1].lines
    assert [event.message for event in first] == [
        "chronicle-chapter-1", "qd-story-winner", "chronicle-first-built", "vote-barn-chosen-stage",
        "chronicle-lone-vote", "qd-story-margin", "margin-exact", "chronicle-couriers",
    ]  # fmt: skip
    assert first[2].args == {"building": "timber_yard"}
    assert first[4].args == {"seat": "red"}
    assert first[-1].args == {"letters": 1}
    messages = [event.message for event in second]
    assert messages[:3] == ["chronicle-chapter-2", "chronicle-opened", "qd-story-no-winner"]
    assert second[1].args == {"seat": "red", "games": 1}
    assert lines(pages, "weather") == [{"stories": ["y1-title"]}]
    assert "family-anvil-letter-title" in messages
    assert lines(pages, "lone-way") == [{"way": "wall", "seat": "blue"}]
    assert chapters[1].lines[0].args["barn"] == "stage"
    assert chapters[8].lines[0].args["tobin"] == "go"


@clauses("QD-LATER-50")
@pytest.mark.parametrize(("branch", "seventh"), [("wall", "draughts"), ("road", "strangers")])
def test_the_physician_has_a_diagnosis_for_every_year_but_two(queensdale: Game, branch: str, seventh: str) -> None:
    pages = book(queensdale, 2, branch)
    causes = [args["cause"] for args in lines(pages, "diagnosis")]
    assert causes == ["drains", "books", "marble", "grief", "flour", seventh, "sea"]
    assert lines(pages, "diagnosis-last") == [{}]


def test_with_two_players_nobody_votes_alone(queensdale: Game) -> None:
    assert lines(book(queensdale, 2), "lone-vote") == []
    assert lines(book(queensdale, 2), "lone-way") == []


def test_bread_bench_faces_and_seals_are_counted(queensdale: Game) -> None:
    pages = book(queensdale)
    ovens = {args["seat"]: (args["loaves"], args["shade"]) for args in lines(pages, "oven")}
    assert ovens == {"red": (1, "black"), "blue": (0, "none"), "green": (0, "none")}
    assert lines(pages, "bench") == [{"fed": "yes", "poor": 1}]
    assert lines(pages, "face") == [{"game": 2, "seat": "blue", "face": "choice_ts", "seals": 1}]
    seals = {args["seat"]: (args["received"], args["paid"], args["returned"]) for args in lines(pages, "seals")}
    assert seals == {"red": (1, 0, 0), "blue": (3, 1, 1), "green": (1, 0, 0)}


@pytest.mark.parametrize(
    ("loaves", "shade"), [(0, "none"), (1, "black"), (8, "black"), (9, "brown"), (20, "brown"), (21, "golden")]
)
def test_bread_gets_better_with_practice(queensdale: Game, loaves: int, shade: str) -> None:
    pos = play(voting(queensdale, {}), "vote 1", "vote 1")
    baked = [told("qd-story-place", seat="green", space="bakery")] * loaves
    pages = chronicle(queensdale.pack, [*baked, *heard(pos)])
    assert lines(pages, "oven")[1] == {"seat": "green", "loaves": loaves, "shade": shade}


def test_a_campaign_in_which_nobody_did_anything_has_its_words_too(queensdale: Game) -> None:
    pos = play(voting(queensdale, {}), "vote 1", "vote 1")
    pages = chronicle(queensdale.pack, heard(pos))
    assert lines(pages, "bench") == [{"fed": "no", "poor": 0}]
    assert lines(pages, "dice-none") == [{}]
    assert lines(pages, "pair") == [{"sage": 0, "yarrow": 0}]
    assert [args["drawn"] for args in lines(pages, "prophecy")] == ["no"] * 7


@pytest.mark.parametrize(("branch", "riders"), [("wall", 0), ("road", 3)])
def test_wall_and_road_have_their_builders_and_the_road_its_riders(queensdale: Game, branch: str, riders: int) -> None:
    built, *rode = page(book(queensdale, 3, branch), "way-title")
    assert (built.message, built.args["seat"]) == (f"qd-story-segment-{branch}", "blue")
    assert len(rode) == riders
    assert [event.args for event in rode] == [
        {"seat": "red", "rode": [2, "station"], "served": [1, "delivery"]},
        {"seat": "blue", "rode": [1, "station"], "served": [0, "delivery"]},
        {"seat": "green", "rode": [0, "station"], "served": [0, "delivery"]},
    ][:riders]


def test_herbs_prophecies_and_what_was_never_opened(queensdale: Game) -> None:
    pages = book(queensdale)
    assert lines(pages, "pair") == [{"sage": 1, "yarrow": 1}]
    assert {(args["herb"], args["seat"], args["game"]) for args in lines(pages, "last-token")} == {
        ("sage", "blue", 1),
        ("yarrow", "red", 2),
    }
    cards = len(queensdale.pack.content.stories)
    assert lines(pages, "unopened") == [{"letters": cards - 1}]
    assert [event.args["verdict"] for event in page(pages, "casebook-title")][:2] == ["none", "wrong"]


@pytest.mark.parametrize(("branch", "third"), [("wall", "early"), ("road", "false")])
def test_seven_prophecies_drawn_and_by_hearsay(queensdale: Game, branch: str, third: str) -> None:
    found = page(book(queensdale, 3, branch), "prophecies-title")
    heard_of = [event.message for event in found[::2]]
    assert heard_of == [
        "clairvoyant-3-public",
        "clairvoyant-7-public",
        *(f"prophecy-{number}-hearsay" for number in (1, 2, 4, 5, 6)),
    ]
    truths = [(event.args.get("seat"), event.args["truth"]) for event in found[1::2]]
    assert truths[:2] == [("blue", third), ("red", "half")]
    assert truths[2:] == [(None, "true"), (None, "true"), (None, "true"), (None, "false"), (None, "true")]
    for language in LANGUAGES:
        assert len({event.text(language) for event in found[1::2]}) >= 4


@pytest.mark.parametrize(
    ("number", "epoch", "truth"),
    [
        (1, 2, "early"),
        (1, 3, "true"),
        (2, 3, "early"),
        (2, 4, "true"),
        (5, 2, "false"),
        (6, 7, "early"),
        (7, 9, "half"),
    ],
)
def test_a_prophecy_is_early_until_its_epoch(queensdale: Game, number: int, epoch: int, truth: str) -> None:
    log = [told("qd-story-opens", epoch=one) for one in range(2, epoch + 1)]
    drawn = told("qd-story-vision", seat="red", vision=f"{number}-public")
    pages = chronicle(queensdale.pack, [*log, drawn, *heard(play(voting(queensdale, {}), "vote 1", "vote 1"))])
    first = lines(pages, "prophecy")[0]
    assert (first["seat"], first["truth"]) == ("red", truth)


@clauses("QD-LATER-50")
def test_it_is_read_out_after_the_end_of_a_campaign_with_its_castle(queensdale: Game) -> None:
    pos = play(voting(queensdale, of_epoch(2, "b")), "vote 1", "vote 1")
    read = remarks(queensdale.pack, pos.state, [past(2, "wall")], pos.story())
    messages = [event.message for event in read]
    assert messages.index("chronicle-title") > messages.index("qd-story-final")
    assert messages[-1] == "chronicle-last-line"
    assert set(chronicle_ids()) <= set(pos.disclosed_texts(None))
    assert len(chronicle_ids()) == len(CHRONICLE) + 7
    early = [told("qd-story-end", reason="games")]
    found = remarks(queensdale.pack, pos.state, [past(2, "wall")], early)
    assert "chronicle-title" not in [event.message for event in found]


@pytest.mark.parametrize("branch", ["wall", "road"])
def test_a_campaign_that_was_taken_up_late_begins_with_that_epoch(queensdale: Game, branch: str) -> None:
    """What was decided before is known all the same, and nothing is said of epochs that nobody here has played."""
    votes = [2, 1, 2, *((1, 0) if branch == "wall" else (0, 2)), 3, 0]
    pos = voting(queensdale, {}, branch=branch, votes=votes)
    before = heard(pos)
    play(pos, "vote 2", "vote 2")
    read = remarks(queensdale.pack, pos.state, [before], pos.story())
    assert [event.args["epoch"] for event in read if event.message == "chronicle-chapter-title"] == [9]
    (chapter,) = [event for event in read if event.message == "chronicle-chapter-9"]
    decided = {"barn": "stage", "reader": "lend", "barons": "wage", "way": branch, "house": "hall", "tobin": "go"}
    assert decided.items() <= chapter.args.items()
    ways = [event.args for event in read if event.message == "chronicle-way-title"]
    assert ways == ([{"way": "road"}] if branch == "road" else []), "nobody has built here since"
    read = remarks(queensdale.pack, pos.state, [[told("qd-story-opens", epoch=9)], before], pos.story())
    assert [event.args["epoch"] for event in read if event.message == "chronicle-chapter-title"] == [8, 9]


def test_nothing_of_it_can_be_read_before(queensdale: Game) -> None:
    pos = voting(queensdale, {})
    assert not any(text.startswith("chronicle-") for text in pos.disclosed_texts(None))


def test_it_is_written_from_any_log(queensdale: Game) -> None:
    """Whatever is missing from a log, the book is a book."""
    pos = play(voting(queensdale, {}, {}), *["vote 1"] * 3)
    events = past(3, "road")
    for seed in range(20):
        some = random.Random(seed).sample(events, len(events) // 2)
        some.sort(key=events.index)
        assert chronicle(queensdale.pack, [*some, *heard(pos)])[-1].title.message == "chronicle-last-title"
