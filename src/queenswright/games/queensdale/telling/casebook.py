"""QD-LATER-55: the casebook: the clues of the cards read so far, what seats have sealed, and how that is opened."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

from queenswright.games.queensdale.content.deck import NUMBER_CARDS, STORY_CLUES
from queenswright.games.queensdale.content.later import is_in_play
from queenswright.games.queensdale.content.names import colour_of
from queenswright.games.queensdale.content.story import (
    CAUSES,
    CLUES,
    EPOCH_CARDS,
    EPOCH_ENDS,
    LETTERS,
    QUESTIONS,
    RINGS,
    SELLERS,
    clue_id,
    text_id,
)
from queenswright.games.queensdale.state.board import BRANCHES, ROAD
from queenswright.games.queensdale.state.cards import FIRST_ANSWER, PAIR
from queenswright.games.queensdale.state.course import CASEBOOK, EPOCHS
from queenswright.games.queensdale.state.pieces import HERBS
from queenswright.games.queensdale.steps import answer_name, pair_herbs
from queenswright.kernel.data import Event, Pack

BY_PROPHECY = {"clairvoyant-4-public": "dye-6", "clairvoyant-5-public": "who-5"}
"""The clairvoyant cards whose public half is a clue."""
ON_THE_ROAD = {"epoch-end-7-w-text": "epoch-end-7-r-text"}
"""The card of the road that tells as much more as that of the wall."""
OPENED_IN = {"cause": EPOCHS, "pair": EPOCHS - 1, "seller": EPOCHS}
"""The epochs in which answers are opened; what was right before was right early."""


@cache
def clue_texts() -> tuple[tuple[str, str], ...]:
    """Every text that holds a clue, with the clue, in the order of reading; those that come by chance stand last."""
    found: list[tuple[str, str]] = []
    for epoch in range(1, EPOCHS + 1):
        for card in (*EPOCH_CARDS, *LETTERS, *RINGS, *EPOCH_ENDS):
            if card.epoch == epoch:
                found += [(text_id(card, "text"), clue) for clue in card.clues]
    found += [(f"story-card-{code}-text", clue) for code, clues in STORY_CLUES.items() for clue in clues]
    found += [(f"number-card-{one.number}-text", clue) for one in NUMBER_CARDS for clue in one.clues]
    return (*found, *BY_PROPHECY.items())


def clues(readable: Collection[str], branch: int) -> dict[str, dict[str, str]]:
    """The clues on texts that somebody may read, each with the variables of its entry."""
    found: dict[str, dict[str, str]] = {}
    for text, clue in clue_texts():
        if text in readable:
            way = BRANCHES[branch - 1] if branch else BRANCHES[0]
            found.setdefault(clue, {"more": _tells_more(clue, readable, branch), "way": way})
    return found


def _tells_more(clue: str, readable: Collection[str], branch: int) -> str:
    text = CLUES[clue]
    if branch == ROAD:
        text = ON_THE_ROAD.get(text, text)
    return "yes" if text in readable else "no"


def casebook_view(pack: Pack, s: Any, own: Collection[str], everybodys: Collection[str]) -> dict[str, Any]:
    """The clues of a viewer, whose readable texts are `own`; those on cards that others have not read are marked."""
    if not is_in_play(pack, s, CASEBOOK):
        return {}
    common = clues(everybodys, s.branch)
    mine = clues(own, s.branch)
    return {"casebook": [{"clue": clue, "args": args, "own": clue not in common} for clue, args in mine.items()]}


def sealed_view(pack: Pack, s: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    """To which questions a seat has sealed an answer, and in which epoch; the answers for itself, or once open."""
    if not is_in_play(pack, s, CASEBOOK):
        return {}
    epochs = {name: s.sealed_in[seat][question] for question, name in enumerate(QUESTIONS) if s.sealed[seat][question]}
    shown = [
        answer_name(answer - 1)
        for question, answer in enumerate(s.sealed[seat])
        if answer and (seat == viewer or s.unsealed >> question & 1)
    ]
    return {"sealed_in": epochs, "sealed": shown}


def secret_answers(s: Any, seat: int) -> list[list[int]]:
    """What a seat may not know of the casebooks of others."""
    return [
        [0 if owner == seat or s.unsealed >> question & 1 else answer for question, answer in enumerate(answers)]
        for owner, answers in enumerate(s.sealed)
    ]


def sealed_pair(s: Any, seat: int | None) -> list[str] | None:
    """The pair that a seat has sealed, which is proposed to it when card 47 or 48 asks."""
    answer = s.sealed[seat][PAIR] if seat is not None else 0
    return pair_herbs(answer - 1 - FIRST_ANSWER[PAIR]) if answer else None


def seal_events(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> list[Event]:
    """That a seat has sealed something, not what."""
    return [Event("casebook-sealed", {"seat": colour_of(before, seat)})]


def opened_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """What all have sealed to the questions that have just been opened, question by question."""
    if not is_in_play(pack, after, CASEBOOK):
        return []
    new = after.unsealed & ~before.unsealed
    return [
        Event(f"casebook-opened-{name}", opened_answer(pack, after, seat, question))
        for question, name in enumerate(QUESTIONS)
        if new >> question & 1
        for seat in range(after.players)
    ]


def opened_answer(pack: Pack, s: Any, seat: int, question: int) -> dict[str, Any]:
    """The variables of the line by which the answer of a seat is opened."""
    name, answer, epoch = QUESTIONS[question], s.sealed[seat][question] - 1, s.sealed_in[seat][question]
    args: dict[str, Any] = {"seat": colour_of(s, seat), "verdict": "none", "epoch": epoch}
    if answer < 0:
        return args
    place = answer - FIRST_ANSWER[question]
    if question == PAIR:
        args |= dict(zip(("herb", "other_herb"), pair_herbs(place), strict=True))
        is_right = sum(1 << HERBS.index(herb) for herb in pair_herbs(place)) == pack.mirror.remedy
    else:
        args[name] = list(CAUSES if name == "cause" else SELLERS)[place]
        is_right = args[name] == pack.content.answers[name]
    verdict = ("early" if epoch < OPENED_IN[name] else "right") if is_right else "wrong"
    return args | {"verdict": verdict}


def casebook_texts(pack: Pack, s: Any, readable: Collection[str]) -> Iterator[str]:
    """QD-COMP-34: the casebook, the answers that were named, the clues on readable texts, and what has been opened."""
    if not is_in_play(pack, s, CASEBOOK):
        return
    yield from ("casebook-title", "casebook-about", "casebook-pair", "casebook-sealed", *TEXTS)
    yield from (f"casebook-question-{question}" for question in QUESTIONS)
    for kind, cards in (("cause", CAUSES), ("seller", SELLERS)):
        for answer, code in cards.items():
            if f"epoch-card-{code}-text" in readable:
                yield f"casebook-{kind}-{answer}"
    yield from (clue_id(clue) for clue in clues(readable, s.branch))
    yield from (f"casebook-opened-{name}" for question, name in enumerate(QUESTIONS) if s.unsealed >> question & 1)


TEXTS = (
    "step-seal", "qd-story-casebook", "web-view-casebook", "web-view-sealed", "web-view-sealed_in", "web-move-casebook",
    "web-move-seal-cause", "web-move-seal-pair", "web-move-seal-seller", "refused-qd-no-casebook",
    "refused-qd-nothing-to-seal", "refused-qd-answers-are-open",
    "refused-qd-sealed-already", "refused-qd-not-named-yet", "refused-qd-same-answer",
)  # fmt: skip
