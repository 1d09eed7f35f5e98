"""The cards that are read aloud to all: their texts with what the campaign remembers, and the votes they put."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from queenswright.games.queensdale.content.deck import TOWER_LINE, story_card_ids
from queenswright.games.queensdale.content.later import is_in_play
from queenswright.games.queensdale.content.names import TILE_NAMES, colour_of, members
from queenswright.games.queensdale.content.story import (
    ANSWERS,
    CHAPTERS,
    EPOCH_CARDS,
    EPOCH_ENDS,
    FAMILY_RULE,
    FINALE_PAGES,
    LAUGHTER,
    LAVENDER,
    Card,
    text_id,
    text_ids,
    vote_ids,
)
from queenswright.games.queensdale.content.story import VOTES as OPTIONS
from queenswright.games.queensdale.content.told import Told
from queenswright.games.queensdale.rules.branch import has_whole_wall, is_walled
from queenswright.games.queensdale.rules.character import surplus
from queenswright.games.queensdale.rules.gifts import SNOW_OR_FAIR
from queenswright.games.queensdale.state.board import BRANCHES, QUARTERS, WALL
from queenswright.games.queensdale.state.cards import (
    BARN,
    BARON_SUPPER,
    BARONS,
    FAIR,
    FAIR_BUY,
    FAIR_LISTEN,
    FAVOUR_CARDS,
    FIRST_FAVOUR,
    FREE_FACE_FAVOUR,
    HALL,
    HOUSE,
    OVEN,
    PAIR,
    SNOW,
    SNOW_OPEN,
    STAGE,
    TOBIN,
    VOTES,
)
from queenswright.games.queensdale.state.course import EPOCHS, LAST_PRICES, QUEENS_LOAF, RANKING, TOLD, TOWERS
from queenswright.games.queensdale.state.pieces import FAMILIES, NOBODY
from queenswright.games.queensdale.steps import pair_herbs
from queenswright.games.queensdale.telling.casebook import opened_events
from queenswright.games.queensdale.telling.chronicle import chronicle_ids
from queenswright.games.queensdale.telling.finale import LAST_PAGE, VOTING_PAGE, first_pages, last_pages, page_ids
from queenswright.kernel.data import Event, Pack
from queenswright.kernel.rule import plain

BEFORE_ANSWERS, AFTER_ANSWERS = ("title", "text", "rule"), "after"
"""The parts of number cards 47 and 48 that put the question, and the one that is read when the answers are open."""
CARDS = {"epoch": {card.code: card for card in EPOCH_CARDS}, "end": {card.code: card for card in EPOCH_ENDS}}
STORY_PARTS = ("title", "text", "rule")
CARDS["end"] |= {card.code: card for card in FINALE_PAGES[:2]}


def read_events(pack: Pack, before: Any, after: Any, number: int) -> list[Event]:
    """QD-EPOCH-06, 07: a card is read: title, story and rule; then the question that it puts."""
    if number >= pack.mirror.first_story:
        return story_events(pack, before, after, number - pack.mirror.first_story)
    told = pack.content.told[number]
    card = CARDS[told.kind][told.code]
    args = arguments(pack, after, card)
    events = [Event(message, args) for message in text_ids(card)]
    if card in FINALE_PAGES:
        events += first_pages(pack, after, args)
    if told.effect == "pair_question":
        texts = (text_id(answer_card(told.branch), part) for part in BEFORE_ANSWERS)
        events += [Event(message, args) for message in texts]
    elif told.vote:
        events += question_events(told.vote)
    if told.kind == "epoch" and told.code == f"{after.opened}-1":
        events += chapter_events(pack, after)
    return events


def finale_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-CAMP-02: what follows the vote of the last card."""
    if before.ended or not after.ended:
        return []
    return last_pages(pack, before, after, arguments(pack, after, FINALE_PAGES[0]))


def question_events(vote: str) -> list[Event]:
    """QD-EPOCH-22: what the table is asked, and between what it chooses."""
    options = (f"vote-{vote}-{option}" for option in OPTIONS[vote])
    return [Event(message, {}) for message in (f"vote-{vote}-question", *options)]


def answer_card(branch: str) -> Card:
    """QD-LATER-47: the number card of a branch that asks for the pair."""
    return next(card for card in ANSWERS if card.branch == branch)


def answer_events(pack: Pack, before: Any, after: Any, i: int, seat: int) -> list[Event]:
    """QD-LATER-47: who has answered; when all have, every answer, what the card says then, and the next vote."""
    told = [Event("qd-story-answer", {"seat": colour_of(before, seat)})]
    if any(after.answer):
        return told
    for other in range(before.players):
        herb, other_herb = pair_herbs(i if other == seat else before.answer[other] - 1)
        args = {"seat": colour_of(before, other), "herb": herb, "other_herb": other_herb}
        told.append(Event("qd-story-answer-opened", args))
    card = answer_card(BRANCHES[after.branch - 1])
    args = {**decided(after), "drawn": _yes(after.clairvoyant[LAVENDER - 1] != NOBODY)}
    told += [Event(text_id(card, AFTER_ANSWERS), args), *opened_events(pack, before, after)]
    return told + (question_events(VOTES[after.vote - 1]) if after.vote else [])


def story_events(pack: Pack, before: Any, after: Any, number: int) -> list[Event]:
    """QD-EPOCH-04, 19: a story card is read, with a new line in front when it was read before."""
    code = pack.content.stories[number].code
    lowest = min(range(after.players), key=lambda seat: (after.aim[seat], seat))
    args = {
        **decided(after),
        "seat": colour_of(after, lowest),
        "other": colour_of(after, (lowest + 1) % after.players),
    }
    parts = ("again", *STORY_PARTS) if before.stories >> number & 1 else STORY_PARTS
    told = [Event(f"story-card-{code}-{part}", args) for part in parts]
    return told + (_removed_tiles(after) if "old_friends" in pack.content.stories[number].effects else [])


def _removed_tiles(s: Any) -> list[Event]:
    """Old friends: the tiles that have really been replaced, a line for each tower."""
    return [
        Event(TOWER_LINE, {"seat": colour_of(s, seat), "tiles": tiles})
        for seat in range(s.players)
        if (tiles := members(TILE_NAMES, s.removed[seat]))
    ]


def chapter_events(pack: Pack, s: Any) -> list[Event]:
    """QD-LATER-27: the families' pages of this epoch in the order of seats, then those that nobody plays."""
    seats = {FAMILIES[family]: colour_of(s, seat) for seat, family in enumerate(s.family[: s.players])}
    told = []
    for start, pages in zip(pack.mirror.chapter_from, CHAPTERS, strict=True):
        if start == s.opened:
            by_family = {page.code: page for page in pages}
            for family in (*seats, *(family for family in FAMILIES if family not in seats)):
                played = {"played": "yes", "seat": seats[family]} if family in seats else {"played": "no"}
                drawn = {"drawn": _yes(s.clairvoyant[LAUGHTER - 1] != NOBODY)}
                texts = [*text_ids(by_family[family]), FAMILY_RULE]
                told += [Event(message, {**played, **drawn}) for message in texts]
    return told


def arguments(pack: Pack, s: Any, card: Card) -> dict[str, Any]:
    """All variables that the texts of a card may use (see `content/story.py`)."""
    lowest = min(range(s.players), key=lambda seat: (s.aim[seat], seat))
    baker, feeder = (_most(s, counts) for counts in (s.baked, s.fed))
    drawn = bool(card.prophecy) and s.clairvoyant[card.prophecy - 1] != NOBODY
    winner = s.ranking[0] if s.ranking[0] != NOBODY else lowest
    missed = s.phase in (RANKING, TOLD, TOWERS) and any(plain(surplus)(s, seat) < 0 for seat in range(s.players))
    return {
        **decided(s),
        "players": s.players,
        "winner": colour_of(s, winner),
        "other": colour_of(s, lowest),
        "baker": colour_of(s, baker),
        "baked": _yes(s.baked[baker] > 0),
        "seat": colour_of(s, feeder),
        "fed": _yes(s.fed[feeder] > 0),
        "missed": _yes(missed),
        "drawn": _yes(drawn),
        "absent": next((name for i, name in enumerate(FAMILIES) if i not in s.family[: s.players]), "none"),
    }


def _most(s: Any, counts: Sequence[int]) -> int:
    """Who has most of something; between equals the lowest goal."""
    return max(range(s.players), key=lambda seat: (counts[seat], -s.aim[seat], -seat))


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def decided(s: Any) -> dict[str, str]:
    """What the table has decided, by vote; `none` before it is put."""
    chosen = {vote: option and OPTIONS[vote][option - 1] for vote, option in zip(VOTES, s.votes, strict=True)}
    chosen["way"] = s.branch and BRANCHES[s.branch - 1]
    return {vote: option or "none" for vote, option in chosen.items()}


def vote(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> list[Event]:
    """QD-EPOCH-22: with the last vote all are opened."""
    if not after.votes[argument]:
        return []
    about, cast = VOTES[argument], [*before.voted[: before.players]]
    cast[seat] = i + 1
    options = [f"{about}-{OPTIONS[about][one - 1]}" for one in cast]
    return [
        Event("qd-story-vote-opened", {"seat": colour_of(before, voter), "vote_option": option})
        for voter, option in enumerate(options)
    ]


def vote_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-EPOCH-22: who has voted, without saying for what; when all have, what was decided."""
    told = [
        Event("qd-story-voted", {"seat": colour_of(before, seat)})
        for seat in range(before.players)
        if after.voted[seat] and not before.voted[seat]
    ]
    for number, vote in enumerate(VOTES):
        if after.votes[number] and not before.votes[number]:
            told.append(Event(f"vote-{vote}-chosen-{OPTIONS[vote][after.votes[number] - 1]}", {}))
    return told


def gift_events(pack: Pack, s: Any) -> list[Event]:
    """QD-LATER-39, 56, 59, 60, 62, 63: where the things come from that a game starts with."""
    return [Event(f"qd-story-gift-{gift}", {}) for gift, is_given in gifts(pack, s).items() if is_given]


def has_noon_gate(pack: Pack, s: Any) -> bool:
    """Card 8-W: whether a finished quarter of the wall gives anything."""
    return (
        s.branch == WALL
        and s.opened >= pack.mirror.wall_quarters_from
        and any(plain(is_walled)(s, quarter) for quarter in range(QUARTERS))
    )


def gifts(pack: Pack, s: Any) -> dict[str, bool]:
    """What this game starts with besides what was stored, by name."""
    effects = {card.epoch: card.effect for card in pack.content.told if card.kind == "end"}
    last = effects.get(s.last_end, "none")
    return {
        "missed": last == "bread_for_missed" and bool(s.told_seats),
        "tomes": last == "tome_or_guilder",
        "rivets": last == "marble_for_fewest_rivets",
        "pair": last == "pair_question" and bool(s.told_seats),
        "oven": s.votes[BARN] == OVEN,
        "stage": s.votes[BARN] == STAGE,
        "healers": s.last_end == SNOW_OR_FAIR and s.votes[SNOW] == SNOW_OPEN,
        "listen": s.last_end == SNOW_OR_FAIR and s.votes[FAIR] == FAIR_LISTEN,
        "hall": s.votes[HOUSE] == HALL,
        "loaf": is_in_play(pack, s, QUEENS_LOAF) and len(set(s.aim[: s.players])) > 1,
        "last": is_in_play(pack, s, LAST_PRICES),
        "wall": s.branch == WALL and bool(plain(has_whole_wall)(s)),
        "quarters": has_noon_gate(pack, s),
    }


# fmt: off
TEXTS_OF_EFFECTS: dict[str, tuple[str, ...]] = {
    "bakery_price": ("step-spend", "refused-qd-no-resource-to-bake"),
    "marble_timber": ("refused-qd-shaft-not-paid",),
    "herb_kinds": ("web-view-herbs_found",),
    "tent_bread": ("qd-story-visit", "web-move-visit", "web-view-tents", "refused-qd-no-bread-in-tent"),
    "second_action": (
        "qd-story-act-again", "web-move-act-again", "used-mark-second_action", "refused-qd-shift-done",
        "refused-qd-nothing-to-repeat", "refused-qd-no-such-story",
    ),
    "wedding": (
        "qd-story-wedding", "web-move-wed", "used-mark-wedding", "refused-qd-wedding-over", "refused-qd-one-neighbour",
        "refused-qd-no-such-story",
    ),
    "raft_steps": ("qd-story-rest-raft", "web-move-at-raft", "web-raft", "refused-qd-no-raft"),
    "old_friends": (
        "step-old_friend", "qd-story-call-friend", "qd-story-friend", "web-move-call-friend", "web-move-friend",
        "web-view-removed_tiles", "web-view-friend", "refused-qd-tile-not-removed", "refused-qd-friend-called",
        "refused-qd-no-old-friend", "refused-qd-no-such-story",
    ),
    "free_reroll": (
        "qd-story-reroll-lantern", "used-mark-roll", "refused-qd-rerolled-already", "refused-qd-reroll-is-free",
        "refused-qd-no-such-story",
    ),
}
# fmt: on
"""The texts that become readable with what a story card changes."""
FREE_FACE_TEXTS = ("step-free_face", "qd-story-free-face", "refused-qd-not-for-free", "web-move-paint-nothing")
AFTER_END = {
    1: ("step-tell", "qd-story-gift-missed"),
    2: (
        "step-vote", "qd-story-voted", "qd-story-vote-opened", "refused-qd-no-such-option", "step-trade_item",
        "qd-story-trade-item", "qd-story-trade-nothing",
    ),
    3: ("qd-story-gift-tomes",),
    4: ("qd-story-gift-rivets",),
    5: FREE_FACE_TEXTS,
    8: ("step-answer", "qd-story-answer", "web-move-answer", "casebook-pair"),
}  # fmt: skip
"""The texts that become readable with an epoch end card, besides its own."""
AFTER_VOTE = {
    (BARN, OVEN): ("qd-story-gift-oven",),
    (BARN, STAGE): ("qd-story-gift-stage",),
    (BARONS, BARON_SUPPER): (
        "step-return_robber", "qd-story-robber-returned", "web-phase-supper", "web-move-return-robber",
    ),
    (SNOW, SNOW_OPEN): ("qd-story-gift-healers",),
    (FAIR, FAIR_BUY): (
        "step-ribbon", "qd-story-ribbons", "qd-story-no-ribbons", "refused-qd-no-guilder-for-ribbons",
    ),
    (FAIR, FAIR_LISTEN): ("qd-story-gift-listen",),
    (HOUSE, HALL): ("qd-story-gift-hall",),
}  # fmt: skip
"""Those that become readable with what the table has decided."""


def favour_events(pack: Pack, before: Any, after: Any) -> list[Event]:
    """QD-LATER-64: who has got a royal favour, and what it is."""
    told = []
    for favour in range(FAVOUR_CARDS):
        if after.favours[favour] and not before.favours[favour]:
            args = {"seat": colour_of(before, after.favours[favour] - 1)}
            told += [Event(message, args) for message in favour_ids(favour)]
    return told


def favour_ids(favour: int) -> list[str]:
    """The texts of a royal favour."""
    return [f"number-card-{FIRST_FAVOUR + favour}-{part}" for part in ("title", "text", "rule")]


def favour_texts(favour: int) -> list[str]:
    """The texts that become readable with a royal favour: its own, and those of a free face."""
    return [*favour_ids(favour), *(FREE_FACE_TEXTS if favour == FREE_FACE_FAVOUR else ())]


def told_texts(
    pack: Pack, opened: int, ends_read: int, votes: Sequence[int], branch: int, unsealed: int
) -> Iterator[str]:
    """QD-COMP-34: the texts of all cards that were read, of their questions, and of what was decided."""
    for told in pack.content.told:
        if is_read(told, opened, ends_read, branch):
            yield from text_ids(CARDS[told.kind][told.code])
            if told.effect == "pair_question":
                yield from (text_id(answer_card(told.branch), part) for part in BEFORE_ANSWERS)
            if told.effect == "pair_question" and unsealed >> PAIR & 1:
                yield text_id(answer_card(told.branch), AFTER_ANSWERS)
                yield from ("qd-story-answer-opened", "qd-story-gift-pair")
            if told.epoch == EPOCHS and told.kind == "end":
                pages = LAST_PAGE if votes[TOBIN] else VOTING_PAGE
                yield from (text for page in range(1, pages + 1) for text in page_ids(page, branch))
            if told.vote:
                yield from vote_ids(told.vote)[: 1 + len(OPTIONS[told.vote])]
    if votes[TOBIN]:
        yield from chronicle_ids()
    for epoch in range(1, ends_read + 1):
        yield from AFTER_END.get(epoch, ())
    for number, vote in enumerate(VOTES):
        if votes[number]:
            yield f"vote-{vote}-chosen-{OPTIONS[vote][votes[number] - 1]}"
            yield from AFTER_VOTE.get((number, votes[number]), ())


def story_texts(pack: Pack, stories: int) -> Iterator[str]:
    """QD-COMP-34, QD-EPOCH-04: the texts of the story cards that were read, and of what they change."""
    for number, card in enumerate(pack.content.stories):
        if stories >> number & 1:
            yield from story_card_ids(card)
            for effect in card.effects:
                yield from TEXTS_OF_EFFECTS.get(effect, ())
    if stories:
        yield from ("step-tell", "web-view-story_card", "web-view-lasting_cards")


def is_read(told: Told, opened: int, ends_read: int, branch: int) -> bool:
    """Whether the campaign has come to a card."""
    if told.branch and (not branch or told.branch != BRANCHES[branch - 1]):
        return False
    return told.epoch <= (opened if told.kind == "epoch" else ends_read)
