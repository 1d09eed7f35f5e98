"""The story of the campaign: every card is written in every language, keeps its measure and tells nothing too early."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from tests.foundation.texts import messages, numbers_in, skeleton, word_variants

from queenswright.games.queensdale.content.story import (
    ANSWER,
    BRANCHES,
    CAUSES,
    CLUES,
    EPOCH_CARD,
    EPOCH_CARDS,
    EPOCH_END,
    FINALE,
    LATECOMERS,
    LETTER,
    RING,
    SELLERS,
    STORY,
    VOTES,
    Card,
    cards_of,
    clue_id,
    latecomer_id,
    line_ids,
    story_ids,
    text_id,
    text_ids,
    vote_ids,
)
from queenswright.locale import LANGUAGES, render
from queenswright.server.texts import opened_texts, texts_for

STORY_PARTS = ("text", "after")
"""The parts that tell something; the others are titles and rules."""
WORDS = {
    EPOCH_CARD: (90, 130),
    EPOCH_END: (70, 100),
    FINALE: (30, 60),
    LETTER: (80, 110),
    RING: (80, 110),
    ANSWER: (110, 150),
}
RULE_WORDS = {EPOCH_CARD: 45, EPOCH_END: 40, FINALE: 40, ANSWER: 40}
LONG_PAGE = "9-page-4"
LONG_PAGE_WORDS = (90, 125)
"""The one page of the finale in which somebody speaks at length."""
LONGER = {"en": 0.0, "de": 0.10, "pt": 0.15}
"""By how much a language may run longer or shorter than English."""
TITLE_WORDS = 7
OPTION_WORDS = 12
CLUE_WORDS = 25
LINE_WORDS = 20
SENTENCES_WORDS = 70

SURE_CLUES = {
    *(f"dye-{number}" for number in range(1, 9)),
    *(f"herb-{number}" for number in range(1, 8)),
    *(f"who-{number}" for number in range(1, 6)),
}
"""What every campaign learns, whichever branch it takes and whichever story cards it draws."""

PLAYERS = (2, 3, 4)
COUNTS = (1, 5, 12)

MOMENT = {EPOCH_CARD: 1, LETTER: 2, RING: 2, EPOCH_END: 5, ANSWER: 6, FINALE: 6}
"""When in its epoch a kind of card is read."""
NAMES_ASKED = 86
"""The moment of number cards 47 and 48, which tell the names that nobody has asked for."""
NOT_BEFORE = {
    "Elin": NAMES_ASKED,
    "Marit": NAMES_ASKED,
    "Nan": 21,
    "Hobb": 21,
    "Wim": 21,
    "Quillan": 21,
    "Tobin": 21,
    "Oriel": 21,
    "Bertram": 41,
    "Sigga": 41,
    "Hedda": 25,
    "Inga": 25,
    "Philippa": 25,
    "Rosamund": 25,
    "Runa": 51,
    "Lotte": 71,
    "Lisbet": 75,
    "Ansel": 81,
}
"""Epoch and moment before which a name is not written."""
NEVER = {
    "en": r"\bpoison|\barsenic|\btoxic",
    "de": r"\bgift|\bvergift|\barsen\b",
    "pt": r"\bveneno|\benvenen|\barsênico",
}
FORBIDDEN_MARKS = {"en": "„“”«»—", "de": '"”«»—', "pt": '"„«»—'}
PAIRS = {"de": ("„", "“"), "pt": ("“", "”")}
PHRASES = {
    "en": (
        "I have had worse",
        "It is no trouble at all",
        "I only carry it",
        "I never said",
        "It is on the list",
        "Beyond any doubt",
        "Somebody will want the crust",
        "Mind the paint",
        "And how does she sleep",
        "Nothing personal",
        "It will be done by winter",
        "Ask whoever cleans it",
    ),
    "de": (
        "Ich hatte schon Schlimmeres",
        "Das macht gar keine Mühe",
        "Ich überbringe es nur",
        "habe ich nie gesagt",
        "steht auf der Liste",
        "Ohne jeden Zweifel",
        "Den Kanten will schon jemand",
        "Vorsicht mit der Farbe",
        "Und wie schläft sie",
        "Nichts Persönliches",
        "Bis zum Winter steht es",
        "Fragt, wer dort putzt",
    ),
    "pt": (
        "Já tive piores",
        "Não custa nada",
        "Eu só trago o recado",
        "Nunca disse",
        "Está na lista",
        "Sem sombra de dúvida",
        "A casca há de servir para alguém",
        "Cuidado com a tinta",
        "E como ela dorme",
        "Nada pessoal",
        "Até o inverno fica pronto",
        "Perguntem a quem limpa",
    ),
}
"""Everybody's turn of phrase: at most once on a card."""

written = pytest.mark.parametrize(
    ("card", "language"), [pytest.param(c, x, id=f"{c.kind}-{c.code}-{x}") for c in STORY for x in LANGUAGES]
)


def tellings(message: str, language: str) -> Iterator[str]:
    """A message as it can be told, in every combination of what it tells apart."""
    found = messages(language)[message]
    words, numbers = word_variants(found), numbers_in(found)
    choices: dict[str, list[Any]] = {}
    for name in sorted(found.variables):
        if name in words:
            choices[name] = sorted(words[name])
        elif name == "players":
            choices[name] = list(PLAYERS)
        else:
            choices[name] = list(COUNTS) if name in numbers else ["Anna"]
    for values in product(*choices.values()):
        yield render(message, dict(zip(choices, values, strict=True)), language)


def stories(card: Card, language: str) -> Iterator[str]:
    """The parts of a card that are read aloud as its story, in every combination."""
    parts = [text_id(card, part) for part in card.parts if part in STORY_PARTS]
    for texts in product(*(list(tellings(part, language)) for part in parts)):
        yield " ".join(texts)


def titles(card: Card, language: str) -> list[str]:
    return list(tellings(text_id(card, "title"), language)) if "title" in card.parts else []


def moment(card: Card) -> int:
    return 10 * card.epoch + MOMENT[card.kind]


def test_every_card_is_declared_once() -> None:
    ids = [text for card in STORY for text in text_ids(card)]
    assert len(ids) == len(set(ids))
    assert all(card.branch in ("", *BRANCHES) for card in STORY)


@written
def test_every_part_of_a_card_is_written(card: Card, language: str) -> None:
    assert [one for one in text_ids(card) if one not in messages(language)] == []


@written
def test_a_card_keeps_its_measure(card: Card, language: str) -> None:
    least, most = LONG_PAGE_WORDS if card.code == LONG_PAGE else WORDS[card.kind]
    slack = LONGER[language]
    if any(part in STORY_PARTS for part in card.parts):
        told = [len(text.split()) for text in stories(card, language)]
        assert min(told) >= least * (1 - slack)
        assert max(told) <= most * (1 + slack)
    if "rule" in card.parts:
        rules = [len(text.split()) for text in tellings(text_id(card, "rule"), language)]
        assert max(rules) <= RULE_WORDS[card.kind] * (1 + slack)
    assert all(len(text.split()) <= TITLE_WORDS for text in titles(card, language))


@written
def test_a_card_names_nobody_before_their_time(card: Card, language: str) -> None:
    for text in [*stories(card, language), *titles(card, language)]:
        early = [name for name, first in NOT_BEFORE.items() if re.search(rf"\b{name}\b", text) and moment(card) < first]
        assert early == []
        assert not re.search(NEVER[language], text, re.IGNORECASE)


@pytest.mark.parametrize("branch", BRANCHES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_brings_one_new_person_at_most(language: str, branch: str) -> None:
    """In the order of reading, from the opening on; the grandmothers come in one toast, nurse and Queen at last."""
    known = set(re.findall(r"\w+", render("qd-opening", {"players": 4}, language)))
    for card in sorted(cards_of(branch), key=moment):
        words = {word for text in stories(card, language) for word in re.findall(r"\w+", text)}
        new = (words & {"Gesa", *NOT_BEFORE}) - known - {"Hedda", "Inga", "Philippa", "Rosamund"}
        assert len(new) <= 1 or moment(card) == NAMES_ASKED, (card.code, new)
        known |= words


@written
def test_a_story_has_the_marks_of_its_language_and_no_figures(card: Card, language: str) -> None:
    for text in stories(card, language):
        assert not set(FORBIDDEN_MARKS[language]) & set(text)
        opening, closing = PAIRS.get(language, ('"', '"'))
        assert text.count(opening) == text.count(closing)
        assert text.count('"') % 2 == 0
    parts = [messages(language)[text_id(card, part)] for part in card.parts if part in STORY_PARTS]
    assert not re.search(r"\d", " ".join(skeleton(part) for part in parts))


@written
def test_a_turn_of_phrase_is_on_a_card_once_at_most(card: Card, language: str) -> None:
    for text in stories(card, language):
        often = [one for one in PHRASES[language] if text.casefold().count(one.casefold()) > 1]
        assert often == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("vote", VOTES)
def test_a_vote_has_a_question_short_options_and_what_becomes_of_them(vote: str, language: str) -> None:
    assert [one for one in vote_ids(vote) if one not in messages(language)] == []
    for option in VOTES[vote]:
        assert len(render(f"vote-{vote}-{option}", {}, language).split()) <= OPTION_WORDS * (1 + LONGER[language])


def test_every_vote_is_put_by_a_card() -> None:
    assert {card.vote for card in STORY} - {""} == set(VOTES)


@pytest.mark.clauses("QD-LATER-48")
@pytest.mark.parametrize("branch", BRANCHES)
def test_every_campaign_reads_every_sure_clue(branch: str) -> None:
    clues = [clue for card in cards_of(branch) for clue in card.clues]
    assert set(clues) == SURE_CLUES
    pair = [card for card in cards_of(branch) if card.kind == LETTER and re.search("herb-[4567]", " ".join(card.clues))]
    assert len(pair) == 4, "each letter leaves out one herb of six"


def test_every_text_of_the_catalogue_is_declared_and_every_declared_text_is_there() -> None:
    written = {one.id for one in messages("en").values() if one.file == "queensdale/epochs"}
    assert set(story_ids()) == written
    assert set(CLUES) == SURE_CLUES
    assert {text for text in CLUES.values() if text} <= written


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_and_lines_are_short_and_in_the_marks_of_their_language(language: str) -> None:
    slack = LONGER[language]
    short = {clue_id(clue): CLUE_WORDS for clue in CLUES} | {latecomer_id(line): LINE_WORDS for line in LATECOMERS}
    for text in [*line_ids(), *(one for vote in VOTES for one in vote_ids(vote))]:
        for told in tellings(text, language):
            assert len(told.split()) <= short.get(text, SENTENCES_WORDS) * (1 + slack), text
            assert not set(FORBIDDEN_MARKS[language]) & set(told), text
            assert not re.search(NEVER[language], told, re.IGNORECASE), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_of_the_casebook_names_nobody_whom_its_first_card_does_not_know(language: str) -> None:
    for clue in CLUES:
        first = min(moment(card) for card in STORY if clue in card.clues)
        if "more" in messages(language)[clue_id(clue)].variables:
            told = [render(clue_id(clue), {"more": "no", "way": way}, language) for way in BRANCHES]
        else:
            told = list(tellings(clue_id(clue), language))
        for text in told:
            early = [name for name, since in NOT_BEFORE.items() if re.search(rf"\b{name}\b", text) and first < since]
            assert early == [], clue


def test_what_can_be_answered_has_been_named_by_a_card() -> None:
    codes = {card.code for card in EPOCH_CARDS}
    assert {*CAUSES.values(), *SELLERS.values()} <= codes
    named = {seller: card for seller, card in SELLERS.items() if seller not in ("stranger", "chamberlain")}
    for seller, card in named.items():
        assert seller.capitalize() in render(f"epoch-card-{card}-text", {"drawn": "yes", "players": 4}, "en")


@pytest.mark.clauses("QD-LATER-51")
@pytest.mark.parametrize("vote", VOTES)
def test_what_the_table_decides_comes_back(vote: str) -> None:
    """QD-LATER-51: in two later texts at least; the way is remembered by the cards of its branch as well."""
    own = set(vote_ids(vote))
    remembering = [one for one in messages("en").values() if vote in one.variables and one.id not in own]
    assert len(remembering) >= 2
    for message in remembering:
        assert word_variants(message)[vote] >= set(VOTES[vote]) - {VOTES[vote][-1]}, message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_browser_is_sent_the_story_with_its_texts(language: str) -> None:
    sent = texts_for(language)[0]
    ids = story_ids()
    assert [text for text in ids if f"{text} =" in sent] == []
    openings = [render(text, {}, language)[:40] for text in ids if not messages(language)[text].variables]
    assert len(openings) > 100
    assert [opening for opening in openings if len(opening) == 40 and opening in sent] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_can_open_every_text_of_the_story(language: str) -> None:
    for text in story_ids():
        assert opened_texts("queensdale", language, [text]).startswith(f"{text} = ")
