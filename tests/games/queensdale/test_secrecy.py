"""QD-COMP-34, QD-COMP-38: nobody is told what lies hidden, and nobody what the campaign has not opened.

The kept campaigns are walked from the first epoch to the last; now and then everything that a seat or a spectator is
told is compared with what it would be told if all that is hidden lay otherwise, and searched for what is sealed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.games.queensdale.make_records import FOLDER
from tests.games.queensdale.test_records import replayed
from tests.rules.queensdale.situations import at, last_die, quietly

import queenswright as qw
from queenswright.games.queensdale.state.course import BUILD_USES
from queenswright.games.queensdale.state.effects import SIGNAL_FIRE
from queenswright.games.queensdale.state.pieces import FIGURINES, HERBS, NOBODY, NOTHING, TILES, TILES_PER_EPOCH
from queenswright.games.queensdale.steps import tile_name
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import COMPILED
from queenswright.locale import LANGUAGES, catalogue, render
from queenswright.table.preview import imagined, preview

KEYS = (5, 2**127 + 11)
SAMPLES = 24
FEW = 6
"""So many of the legal moves of a position are previewed."""

MARBLE_FROM, PLUNGER_FROM, CLEAR_FROM, RENOVATE_FROM = 4, 2, 2, 3
USES_FROM = {"clear": CLEAR_FROM, "renovate": RENOVATE_FROM, "monument": 5, "segment": 7, "room": 8}
FIGURINES_FROM = {"merchant": 4, "healer": 6}

pytestmark = pytest.mark.skipif(COMPILED, reason="reads mirrors, which are made anew for every look in compiled mode")


@cache
def sampled(name: str) -> list[tuple[Position, Position]]:
    """Positions of a kept campaign, each with the one after its next move: now and then, and the first of a kind."""
    whole = replayed(FOLDER / f"{name}.qw")
    stride = len(whole.moves) // SAMPLES
    seen: set[tuple[str | None, int]] = set()
    found = []
    for count, (position, move) in enumerate(zip(whole.past(), whole.moves, strict=False)):
        kind = (position.step, position.state.cursor if position.step == "start_hut" else 0)
        if count % stride == 0 or kind not in seen:
            seen.add(kind)
            now, then = (Position(whole.game, whole.game.copy_state(position.held)) for _ in range(2))
            then.push(move)
            found.append((now, then))
    return found


@pytest.fixture(params=["castle-2", "castle-3", "castle-4"])
def samples(request: pytest.FixtureRequest) -> list[tuple[Position, Position]]:
    return sampled(request.param)


def told(position: Position, seat: int | None) -> str:
    """All that a seat (None: a spectator) is told about a position, as one text."""
    everything: list[Any] = [position.view(seat), str(position), position.turn, sorted(position.disclosed_texts(seat))]
    if seat is not None and position.to_move == seat:
        everything += [
            [move.text for move in position.legal_moves],
            sorted(position.sealed_actions()),
            refusals(position),
        ]
        copy = imagined(position, seat, key=KEYS[0])
        everything.append([preview(position, copy, seat, [move]) for move in position.legal_moves[:FEW]])
    return json.dumps(everything, ensure_ascii=False)


def refusals(position: Position) -> list[tuple[str, str]]:
    """Everything that can be said at all, and what is answered to it."""
    sealed = position.sealed_actions()
    spoken = [
        position.game.move(action, position.players)
        for action, text in enumerate(position.game.texts(position.players))
        if text and action not in sealed
    ]
    return [(move.text, repr(position.why_not(move)) if move.step == position.step else "") for move in spoken]


def test_what_a_seat_cannot_tell_apart_is_told_alike(
    queensdale: Game, samples: list[tuple[Position, Position]]
) -> None:
    differ = 0
    for now, _ in samples:
        for seat in range(now.players):
            here = told(now, seat), told(now, None)
            other = now.redealt(seat, KEYS[1])
            hidden = [queensdale.rules.telling.hidden(queensdale.pack, p.state, seat) for p in (now, other)]
            differ += hidden[0] != hidden[1]
            assert (told(other, seat), told(other, None)) == here
    assert differ == sum(now.players for now, _ in samples)


def test_dealing_anew_leaves_no_trace_of_what_was(samples: list[tuple[Position, Position]]) -> None:
    """What is dealt to a seat under a key is the same, whatever it was before: no bit of it survives."""
    for now, _ in samples:
        for seat in range(now.players):
            once = now.redealt(seat, KEYS[0]).to_bytes()
            assert now.redealt(seat, KEYS[1]).redealt(seat, KEYS[0]).to_bytes() == once


def test_dealing_anew_keeps_what_everybody_knows(samples: list[tuple[Position, Position]]) -> None:
    """Herbs, the rewards left of each of them, and how often chance was asked."""
    for now, _ in samples:
        other = now.redealt(0, KEYS[1]).state
        assert other.herb == now.state.herb
        assert other.drawn == now.state.drawn
        tokens = [sorted(zip(s.herb, s.reward, strict=True)) for s in (now.state, other)]
        assert tokens[0] == tokens[1]


def choosing(players: int) -> Iterator[Position]:
    """The positions in which first huts are being chosen, and some have been."""
    yield from (now for now, _ in sampled(f"castle-{players}") if now.step == "start_hut" and now.state.cursor > 1)


@pytest.mark.clauses("QD-NEXT-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hut_chosen_in_secret_is_known_to_its_owner_alone(players: int) -> None:
    found = list(choosing(players))
    assert len(found) >= players - 1
    for position in found:
        owner = next(seat for seat, herb in enumerate(position.state.chosen_hut) if herb != NOTHING)
        for herb in range(len(HERBS)):
            state = position.game.rules.state.copy(position.state)
            state.chosen_hut[owner] = herb
            other = Position(position.game, state)
            assert other.view(owner)["seats"][owner]["chosen_hut"] == HERBS[herb]
            for seat in (None, *(seat for seat in range(players) if seat != owner)):
                assert told(other, seat) == told(position, seat)


@pytest.mark.clauses("QD-NEXT-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_story_of_a_choice_in_secret_names_no_herb(players: int) -> None:
    for now, then in sampled(f"castle-{players}"):
        if now.step == "start_hut" and then.step == "start_hut":
            events = json.dumps([[event.message, dict(event.args)] for event in then.story()])
            assert not any(herb in events for herb in HERBS)


@pytest.mark.clauses("QD-CLAIR-02", "QD-CLAIR-03", "QD-CLAIR-07")
def test_the_private_half_of_a_vision_is_for_its_owner(samples: list[tuple[Position, Position]]) -> None:
    shown = 0
    for now, then in samples:
        state = now.state
        for seat in (None, *range(now.players)):
            own = {f"clairvoyant-{card + 1}-private" for card, owner in enumerate(state.clairvoyant) if owner == seat}
            every = json.dumps([now.view(seat), sorted(now.disclosed_texts(seat)), str(now)])
            assert set(re.findall(r"clairvoyant-\d-private", every)) == (own if seat is not None else set())
            shown += len(own)
        story = [event for event in then.story() if "private" in json.dumps([event.message, dict(event.args)])]
        assert story == []
    assert shown > 0


def closed(position: Position) -> set[str]:
    """Words for what is not open yet, from the pack and the epochs of the players: codes and notation.

    One building has the name of a herb.
    """
    state, content = position.state, position.game.pack.content
    words = {building.code for building in content.buildings if building.epoch > state.opened}
    words |= {face.code for face in content.faces if face.epoch > state.opened}
    highest = max(state.epoch[: position.players])
    words |= {tile_name(tile) for tile in range(TILES) if tile // TILES_PER_EPOCH + 1 >= highest}
    words |= {figurine for figurine, epoch in FIGURINES_FROM.items() if epoch > state.opened}
    assert set(USES_FROM) == set(BUILD_USES)
    words |= {use for use, epoch in USES_FROM.items() if epoch > state.opened}
    words |= {"marble"} if state.opened < MARBLE_FROM else set()
    words |= {"cleared"} if state.opened < CLEAR_FROM else set()
    words |= {"renovated"} if state.opened < RENOVATE_FROM else set()
    fire = position.game.pack.mirror.tile_power.index(SIGNAL_FIRE) // TILES_PER_EPOCH + 1
    words |= {"signal", "signal_used"} if fire >= highest else set()
    words |= {"plunger_used"} if state.opened < PLUNGER_FROM else set()
    in_deck = [card + 1 for card in range(14) if state.courier_deck >> card & 1]
    words |= {f"courier-{card}-{part}" for card in in_deck for part in ("title", "text")}
    unseen = [card + 1 for card, owner in enumerate(state.clairvoyant) if owner == NOBODY]
    words |= {f"clairvoyant-{card}-{part}" for card in unseen for part in ("public", "private")}
    return words - set(HERBS)


def names(words: set[str], text: str) -> set[str]:
    """The words that a text has."""
    return words & set(re.findall(r"[\w-]+", text))


@pytest.mark.clauses("QD-COMP-33", "QD-COMP-34")
def test_nothing_that_is_told_names_what_is_sealed(samples: list[tuple[Position, Position]]) -> None:
    epochs = set()
    for now, then in samples:
        words = closed(now)
        epochs.add(now.state.opened)
        for seat in (None, *range(now.players)):
            assert names(words, told(now, seat)) == set(), (now.turn, seat)
        story = json.dumps([[event.message, dict(event.args)] for event in then.story()])
        assert names(closed(then), story) == set(), then.turn
    assert epochs == set(range(1, 10))


@pytest.mark.clauses("QD-COMP-34")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_printed_on_the_components_names_nothing_that_is_sealed(queensdale: Game, players: int) -> None:
    position = queensdale.new(players, seed=1)
    words = closed(position)
    assert len(words) > 100
    assert names(words, json.dumps(queensdale.rules.content.printed(queensdale.pack, players))) == set()


def sealed_texts(position: Position, seat: int | None, language: str) -> set[str]:
    """The sentences and names of the sealed catalogue that a seat may not read yet, as they are written."""
    opened = set(position.disclosed_texts(seat))
    return {text for message, text in sealed_catalogue(language).items() if message not in opened}


@cache
def sealed_catalogue(language: str) -> dict[str, str]:
    """The sealed texts without arguments, long enough to be nothing else."""
    lines = re.findall(r"^([a-z][\w-]*) = (.{12,})$", catalogue(language, ["queensdale/sealed"]), re.MULTILINE)
    return {message: text for message, text in lines if "{" not in text}


@pytest.mark.clauses("QD-COMP-34")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_story_is_sealed(samples: list[tuple[Position, Position]], language: str) -> None:
    assert len(sealed_catalogue(language)) > 80
    for _, then in samples:
        story = " ".join(event.text(language) for event in then.story())
        known = sealed_texts(then, None, language)
        assert not [text for text in known if text in story], then.turn
        assert "{" not in story


@pytest.mark.clauses("QD-COMP-34")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_browser_gets_names_nothing_that_is_sealed(language: str) -> None:
    """The open catalogue knows neither the names nor the ids of what comes later; family histories are prose."""
    open_text = re.sub(r"(?m)^family-\w+-story = .*$", "", catalogue(language, ["queensdale/game"]))
    sealed = catalogue(language, ["queensdale/sealed"])
    ids = set(re.findall(r"^([a-z][\w-]*) =", sealed, re.MULTILINE))
    assert ids & set(re.findall(r"^([a-z][\w-]*) =", open_text, re.MULTILINE)) == set()
    kinds = "building|courier|clairvoyant|tile|figurine|good"
    titles = {render(message, {}, language) for message in ids if re.fullmatch(rf"({kinds})-\w+(-title)?", message)}
    assert len(titles) > 50
    found = [title for title in titles if re.search(rf"\b{re.escape(title)}\b", open_text, re.IGNORECASE)]
    assert found == []


def test_the_order_of_bag_and_decks_is_nowhere(queensdale: Game) -> None:
    """They are sets: what is drawn is decided by chance at the moment of drawing, so there is no order to be read."""
    names_of_fields = set(queensdale.rules.state.names)
    assert {"bag", "courier_deck", "clairvoyant_deck"} <= names_of_fields
    position = queensdale.new(2, seed=1)
    assert len(position.state.bag) == len(FIGURINES)
    assert isinstance(position.state.courier_deck, int)
    assert isinstance(position.state.clairvoyant_deck, int)


def test_undo_stops_where_sealed_texts_were_opened(queensdale: Game) -> None:
    """Who completes an epoch sees its tower tiles; nothing was drawn, but the move cannot be taken back."""
    pos = last_die(queensdale, {"fame": 200}, {"fame": 3}, {"fame": 5}, round=20)
    pos.push("leave round")
    assert "tile-1a" in pos.disclosed_texts(0)
    refusal = pos.why_no_undo(0)
    assert refusal is not None
    assert refusal.message == "undo-revealed"


def test_a_hut_chosen_in_secret_can_be_taken_back(queensdale: Game) -> None:
    """Nobody has learned it; once all have chosen, it is shown and stays."""
    pos = quietly(queensdale.new(2, seed=1), "start_hut")
    first = pos.to_move
    assert first is not None
    pos.push("begin with mint")
    assert pos.why_no_undo(first) is None
    pos.undo(first)
    pos.push("begin with sage")
    pos.push("begin with arnica")
    assert pos.step == "turn"
    refusal = pos.why_no_undo(1 - first)
    assert refusal is not None
    assert refusal.message == "undo-revealed"


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("feed bread and bread", {"opened": 3}),
        ("feed guilder", {"courier_deck": [1], "courier_card": 13}),
        ("feed guilder and bread", {"opened": 3, "courier_deck": [1], "courier_card": 13}),
        ("keep craftsman", {"opened": 2}),
    ],
)
def test_moves_of_buildings_and_cards_are_no_moves_before(queensdale: Game, text: str, known: dict[str, Any]) -> None:
    pos = at(queensdale, {"goods": {"bread": 1, "guilder": 1}}, step="feed")
    with pytest.raises(qw.MalformedMove) as refused:
        pos.parse(text)
    assert str(refused.value).endswith("you can write: feed bread")
    assert at(queensdale, {"goods": {"bread": 1, "guilder": 1}}, step="feed", **known).parse(text).text == text
