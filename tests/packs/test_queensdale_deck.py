"""Story cards, number cards and small texts: all declared, all written, in their measure and not before their time."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from tests.foundation.texts import messages, skeleton, word_variants
from tests.packs.test_queensdale_story import FORBIDDEN_MARKS, LONGER, NEVER, NOT_BEFORE, PAIRS, PHRASES, tellings

import queenswright as qw
from queenswright.games.queensdale.content.asides import AGES, COURIERS, GROCER, MARGINS, aside_ids, frame_id
from queenswright.games.queensdale.content.deck import (
    FAVOUR,
    MONUMENT,
    NUMBER_CARDS,
    ROAD_FIND,
    STORY_CLUES,
    USES,
    WALL_FIND,
    number_card_ids,
    story_card_ids,
)
from queenswright.games.queensdale.content.story import BRANCHES, VOTES, cards_of
from queenswright.games.queensdale.state.board import CASTLE_ROOMS
from queenswright.locale import LANGUAGES
from queenswright.server.texts import opened_texts, texts_for

TOLD_ELSEWHERE = {23, 24, 25, 26, 47, 48}
LONG_USES = {ROAD_FIND, WALL_FIND, FAVOUR, MONUMENT}
SHORT_WORDS, LONG_WORDS = {"text": (25, 45), "rule": (1, 25)}, {"text": (35, 60), "rule": (1, 20)}
STORY_WORDS = {"text": (45, 70), "rule": (1, 30), "again": (1, 20)}
TITLE_WORDS = 8
FRAME_WORDS, ROBBER_WORDS, ASIDE_WORDS = 12, 15, 20
EXACT = {"promise-anvil", "promise-reward", "delivery-3"}
"""Rules that list more than a short text holds."""
UNDECIDED = "none"
"""What a text is told that may be read before the vote that it remembers."""
GREEN = {"en": r"\bgreen", "de": r"\bgrün", "pt": r"\bverde"}

STORIES = qw.load("queensdale").pack.content.stories
COLOUR_FROM = {"yellow": 2, "brown": 5, "silver": 8}
"""QD-EPOCH-15: the first epoch of each colour."""
STORY_ALL = [text for card in STORIES for text in story_card_ids(card)]
NUMBER_ALL = [text for card in NUMBER_CARDS for text in number_card_ids(card)]
DECK = {
    **{text: 10 * COLOUR_FROM[card.colour] + 1 for card in STORIES for text in story_card_ids(card)},
    **{text: 10 * card.epoch + 1 + 4 * (card.use == FAVOUR) for card in NUMBER_CARDS for text in number_card_ids(card)},
}
"""Every text of a card with the moment from which it may be read."""
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def measure(text: str) -> tuple[int, int]:
    """The fewest and the most words of a text."""
    kind, _, part = text.rpartition("-")
    if part == "title":
        return 1, TITLE_WORDS
    if text in STORY_ALL:
        return STORY_WORDS.get(part, (1, ASIDE_WORDS))
    if text in NUMBER_ALL:
        use = next(card.use for card in NUMBER_CARDS if kind == f"number-card-{card.number}")
        return (LONG_WORDS if use in LONG_USES else SHORT_WORDS)[part]
    if text in EXACT:
        return 1, 2 * ASIDE_WORDS
    return 1, FRAME_WORDS if kind.endswith("-frame") else ROBBER_WORDS if text.startswith("robber-") else ASIDE_WORDS


def test_every_text_is_declared_once_and_written() -> None:
    declared = Counter([*DECK, *aside_ids()])
    assert [text for text, times in declared.items() if times > 1] == []
    written = {one.id for one in messages("en").values() if one.file == "queensdale/cards"}
    assert set(declared) == written


def test_the_decks_are_whole() -> None:
    assert Counter(card.colour for card in STORIES) == {"yellow": 10, "brown": 6, "silver": 4}
    assert {card.number for card in NUMBER_CARDS} == set(range(1, 49)) - TOLD_ELSEWHERE
    assert {card.use for card in NUMBER_CARDS} == set(USES)
    assert [card.code for card in STORIES if card.is_permanent] == ["y9", "n6"]
    assert len(CASTLE_ROOMS) == 8


@pytest.mark.parametrize("branch", BRANCHES)
def test_a_clue_of_these_cards_only_confirms_what_every_campaign_reads(branch: str) -> None:
    sure = {clue for card in cards_of(branch) for clue in card.clues}
    assert {clue for clues in STORY_CLUES.values() for clue in clues} <= sure
    assert {clue for card in NUMBER_CARDS for clue in card.clues} <= sure
    assert set(STORY_CLUES) <= {card.code for card in STORIES}


def test_a_vote_is_remembered_by_its_options_or_not_yet_decided() -> None:
    remembered = set()
    for text in [*DECK, *aside_ids()]:
        for vote in VOTES.keys() & word_variants(messages("en")[text]).keys():
            remembered.add(vote)
            assert word_variants(messages("en")[text])[vote] - {UNDECIDED} == set(VOTES[vote]), text
    assert remembered == {"barn", "barons", "house"}


@in_every_language
def test_every_text_keeps_its_measure(language: str) -> None:
    slack = LONGER[language]
    for text in [*DECK, *aside_ids()]:
        least, most = measure(text)
        told = [len(one.split()) for one in tellings(text, language)]
        assert least * (1 - slack) <= min(told), text
        assert max(told) <= most * (1 + slack), text


@in_every_language
def test_nobody_is_named_before_their_time(language: str) -> None:
    for text, moment in DECK.items():
        for told in tellings(text, language):
            assert early_names(told, moment) == [], text
    for margin in MARGINS:
        for told in tellings(f"margin-{margin.code}", language):
            assert early_names(told, 10 * margin.epoch + 1) == [], margin.code


@in_every_language
def test_the_courier_and_the_grocer_name_nobody_before_their_time(language: str) -> None:
    for courier in range(1, COURIERS + 1):
        for _, (first, *_) in AGES:
            for one in tellings(frame_id(courier, first), language):
                assert early_names(one, 10 * first + 1) == [], one
    for period, (epochs, lines) in enumerate(GROCER, 1):
        for line in range(1, lines + 1):
            for one in tellings(f"grocer-{period}-{line}", language):
                assert early_names(one, 10 * epochs[0] + 1) == []
                assert not re.search(GREEN[language], one, re.IGNORECASE)


def early_names(told: str, moment: int) -> list[str]:
    return [name for name, first in NOT_BEFORE.items() if moment < first and re.search(rf"\b{name}\b", told)]


@in_every_language
def test_texts_have_the_marks_of_their_language(language: str) -> None:
    opening, closing = PAIRS.get(language, ('"', '"'))
    for text in [*DECK, *aside_ids()]:
        for told in tellings(text, language):
            assert not set(FORBIDDEN_MARKS[language]) & set(told), text
            assert told.count(opening) == told.count(closing), text
            assert told.count('"') % 2 == 0, text
            assert not re.search(NEVER[language], told, re.IGNORECASE), text


@in_every_language
def test_stories_have_no_figures_and_no_turn_of_phrase_twice(language: str) -> None:
    for text in DECK:
        if text.endswith("-text"):
            assert not re.search(r"\d", skeleton(messages(language)[text])), text
        for told in tellings(text, language):
            assert [one for one in PHRASES[language] if told.casefold().count(one.casefold()) > 1] == [], text


def test_margin_notes_are_told_apart_and_leave_enough_that_do_not_tease() -> None:
    assert len({margin.seen for margin in MARGINS}) == len(MARGINS)
    assert sum(not margin.teases and margin.epoch == 1 for margin in MARGINS) >= 20


def test_the_grocer_has_something_to_say_in_every_epoch() -> None:
    assert [epoch for epochs, _ in GROCER for epoch in epochs] == list(range(1, 10))
    assert all(3 <= lines <= 5 for _, lines in GROCER)


@in_every_language
def test_no_browser_is_sent_these_texts_before_they_are_opened(language: str) -> None:
    sent = texts_for(language)[0]
    assert [text for text in [*DECK, *aside_ids()] if f"{text} = " in sent] == []
    for text in [*DECK, *aside_ids()]:
        assert opened_texts("queensdale", language, [text]).startswith(f"{text} = ")
