"""What later epochs put on the board, for a client that draws by kind: places, prices, gains, moves and message ids.

QD-COMP-34: a client has no names of later things of its own. Whatever it draws, lets people tap or puts into words of
them is named here, from the moment at which the campaign opens it, and comes with the view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from queenswright.games.queensdale.content.disclosed import has_room, is_space_open, is_use_open
from queenswright.games.queensdale.content.later import is_effect_known, is_in_play
from queenswright.games.queensdale.content.names import amounts, members, use_name
from queenswright.games.queensdale.content.story import VOTES as OPTIONS
from queenswright.games.queensdale.rules.casebook import is_named, question_of
from queenswright.games.queensdale.rules.road import owed_at
from queenswright.games.queensdale.rules.tome import tome_price
from queenswright.games.queensdale.state.board import (
    BRANCHES,
    CASTLE_ROOMS,
    NO_BRANCH,
    ROAD,
    SLOTS,
    SPACE_KINDS,
    STATIONS,
)
from queenswright.games.queensdale.state.cards import ABILITY_CARDS, FIRST_ABILITY, ORDER_CARDS, PAIR, QUESTIONS, VOTES
from queenswright.games.queensdale.state.course import BUILD_USES, ORDERS, PROMISE_PARTS, PROMISES, USED, WALL_OR_ROAD
from queenswright.games.queensdale.state.effects import ABILITY_EFFECTS, GAINS, PAYS, RAFT_STEPS
from queenswright.games.queensdale.state.pieces import BREAD, FAMILIES, GOODS, ROBBERS, SECTORS
from queenswright.games.queensdale.steps import COUNT, SEAL, answer_name
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.games.queensdale.telling.knowledge import known_cards
from queenswright.games.queensdale.telling.taps import asked, delivery, of_all, of_own, taps
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain

Thing = dict[str, Any]
Saying = tuple[str, str, dict[str, str], str]

_owed_at, _tome_price, _is_named, _question_of = plain(owed_at), plain(tome_price), plain(is_named), plain(question_of)

STONE, GUILDERS = "stone", "guilder"
"""The resource areas in which later epochs add die spaces."""
SPACES: Mapping[str, dict[str, Any]] = {
    "marble": {"area": STONE, "symbol": "r-marble"},
    "tome": {"house": "tome", "symbol": "a-tome", "front": "f-tome", "gain": {"tome": 1}},
    "cogwheel": {"house": "cogwheel", "symbol": "a-cog"},
    "order": {"house": "order", "symbol": "a-order", "title": "web-view-orders"},
    "rider_short": {"house": "ride", "symbol": "a-rider", "title": "promise-part-rider", "move": "ride 2", "mark": "2"},
    "rider_long": {"house": "ride", "symbol": "a-rider", "title": "promise-part-rider", "move": "ride 3", "mark": "3"},
    "fair": {"house": "fair", "symbol": "a-market", "front": "f-market"},
    "landing": {"area": GUILDERS, "symbol": "a-landing", "move": "landing stage"},
}
"""How the kinds of die spaces of later epochs are drawn: in a resource area, or before a house of the street."""
WORKS: Mapping[str, tuple[str, str]] = {
    "clear": ("clear land", "a-clear"),
    "renovate": ("renovate", "a-renovate"),
    "monument": ("raise monument", "a-monument"),
    "segment": ("add segment", "a-wall"),
    "room": ("furnish room", "s-castle"),
}
"""What begins another use of the build action, and its symbol."""
SIGNS = {
    "letter": "a-order",
    "wedge": "a-cog",
    "frame": "a-wall",
    "stops": "a-rider",
    "window": "s-castle",
    "float": "a-landing",
    "token": "s-baron",
    "skill": "s-fame",
    "task": "s-seal",
    "call": "s-letter",
    "course": "s-tower",
    "lesson": "r-tome",
    "grant": "s-crown",
}
"""The symbol of every kind of thing."""
BY_ABILITY = {
    "scout_steps": ("step", "scout one step"),
    "reroll_dice": ("reroll", "reroll one die"),
    "no_surcharge": ("surcharge", "pay no surcharge"),
    "free_die": ("free_die", "pay nothing"),
}
"""What is noted when an ability that is a move of its own was used, and that move."""
SAYS: tuple[Saying, ...] = (
    (r"use courier as (\w+) and keep", "web-move-use-courier-and-keep", {"figurine": "$1"}, ""),
    (r"use (\w+) and keep", "web-move-use-and-keep", {"figurine": "$1"}, ""),
    (r"(craftsman) and keep", "web-move-use-and-keep", {"figurine": "$1"}, ""),
    (r"courier and keep", "web-move-use-courier-and-keep", {"figurine": "craftsman"}, ""),
    (r"visit (\w+) tent", "web-move-visit", {"quarter": "$1"}, "a-scout"),
    (r"at raft", "web-move-at-raft", {}, "a-landing"),
    (r"act again", "web-move-act-again", {}, "a-star"),
    (r"call an old friend", "web-move-call-friend", {}, "s-tower"),
    (r"friend (\w+)", "web-move-friend", {"tile": "$1"}, "s-tower"),
    (r"give (\w+) to the (left|right)", "web-move-wed", {"figurine": "$1", "side": "$2"}, "a-hire"),
    (r"robber (\d)", "web-move-robber", {"robber": "$1"}, "s-baron"),
    (r"return robber (\d)", "web-move-return-robber", {"robber": "$1"}, "s-baron"),
    (r"swap (\w+)", "web-move-swap", {"figurine": "$1"}, "a-hire"),
    (r"for (\w+) (\w+)", "web-move-swap-for", {"other": "$1", "figurine": "$2"}, "a-hire"),
    (r"return (\d) seals?", "web-move-crown", {"seals": "#1"}, "s-crown"),
    (r"keep all seals", "web-move-crown-none", {}, "s-seal"),
    (r"study", "web-move-study", {}, "r-tome"),
    (r"keep the tomes", "web-move-keep-tomes", {}, "r-tome"),
    (r"deal usual", "web-move-usual-deal", {}, "a-market"),
    (r"deal larger", "web-move-larger-deal", {}, "a-market"),
    (r"turn (\d)", "web-move-turn", {"sectors": "#1"}, "a-cog"),
    (r"fulfil (\d+)", "web-move-fulfil", {"order": "$1-title"}, "a-order"),
    (r"fulfil (\d+) by courier", "web-move-fulfil-by-courier", {"order": "$1-title"}, "a-order"),
    (r"vote (\D+)", "web-move-vote", {"ballot": "_$1"}, "s-letter"),
    (r"decide for (\w+)", "web-move-decide", {"branch": "$1"}, "s-letter"),
    (r"add segment", "web-move-add-segment", {}, "a-wall"),
    (r"segment (\w+) (\d)", "web-move-segment", {"quarter": "$1", "slot": "$2"}, "a-wall"),
    (r"return (\w+)", "web-move-return", {"goods": "1 $1"}, ""),
    (r"ride to (\w+) (\d)", "web-move-ride", {"quarter": "$1", "slot": "$2"}, "a-rider"),
    (r"stop riding", "web-move-stop-riding", {}, "a-rider"),
    (r"deliver", "web-move-deliver", {}, "a-rider"),
    (r"pass on", "web-move-pass-on", {}, "a-rider"),
    (r"furnish room", "web-use-room", {}, "s-castle"),
    (r"furnish (\w+)", "web-move-furnish", {"furnished": "$1"}, "s-castle"),
    (r"open casebook", "web-move-casebook", {}, "s-eye"),
    (r"seal (cause) (\w+)", "web-move-seal-cause", {"question": "$1", "cause": "$2"}, "s-eye"),
    (
        r"seal (pair) (\w+) and (\w+)",
        "web-move-seal-pair",
        {"question": "$1", "herb": "$2", "other_herb": "$3"},
        "s-eye",
    ),
    (r"seal (seller) (\w+)", "web-move-seal-seller", {"question": "$1", "seller": "$2"}, "s-eye"),
    (r"answer (\w+) and (\w+)", "web-move-answer", {"herb": "$1", "other_herb": "$2"}, "s-letter"),
    (r"gift (\w+)", "web-move-gift", {"gift": "$1"}, ""),
    (r"ability (\d+)", "web-move-ability", {"ability": "$1-title", "ability_rule": "$1-rule"}, "s-fame"),
    (r"scout one step", "web-move-step-on", {}, "a-scout"),
    (r"pay nothing", "web-move-pay-nothing", {}, "s-fame"),
    (r"pay no surcharge", "web-move-no-surcharge", {}, "s-fame"),
    (r"renovate (\w+)", "web-move-renovate", {"building": "$1"}, ""),
    (r"as die (\d)", "web-move-as-die", {"die": "$1"}, ""),
    (r"change (?!nothing)(\w+) for (\w+)", "web-move-change", {"given": "1 $1", "taken": "1 $2"}, ""),
    (r"change nothing more", "web-move-change-nothing", {}, ""),
    (r"paint nothing", "web-move-paint-nothing", {}, ""),
    (r"spend (\w+)", "web-move-pay", {"goods": "1 $1"}, ""),
    (r"clear land", "web-use-clear", {}, "a-clear"),
    (r"renovate", "web-use-renovate", {}, "a-renovate"),
    (r"raise monument", "web-use-monument", {}, "a-monument"),
    (r"trade nothing", "web-move-trade-nothing", {}, ""),
    (r"trade (\w+)", "web-move-trade", {"goods": "1 $1"}, ""),
    (r"paint (?!nothing)(\w+)", "web-move-paint", {"face": "$1"}, ""),
    (r"buy ribbons", "web-move-ribbons", {}, "r-guilder"),
    (r"buy no ribbons", "web-move-no-ribbons", {}, "r-guilder"),
)
"""Moves in words: notation, message, arguments (`$1` a part of the notation, `_$1` with underscores,
`#1` as a number, `1 $1` one of it) and
symbol; each is told as soon as its message may be read."""
ASKED_BY = {
    "web-move-pay": "step-spend",
    "web-move-trade": "step-trade_item",
    "web-move-trade-nothing": "step-trade_item",
    "web-move-paint": "step-free_face",
    "web-move-ribbons": "step-ribbon",
    "web-move-no-ribbons": "step-ribbon",
}
"""Open messages of moves that name nothing; the question that they answer is sealed."""
LEARNT = "once"
KINDS = {
    "knowledge_used": f"web-{LEARNT}",
    "knowledge": "number-card:title:rule",
    "pile": "number-card:title:rule",
    "orders": "order:title:does",
    "faces_read": "face",
    "faces_shown": "face",
    "branch": "thing",
    "ballot": "ballot",
    "abilities": "number-card:title:rule",
    "marks": "used-mark",
    "robbers": "robber",
    "robbers_at_work": "robber",
    "cogwheel": "sector",
    "promise": "promise-part quarter space",
    "built_in": "quarter",
    "castle_rooms": "room seat",
    "herbs_found": "herb",
    "tents": "quarter",
    "removed_tiles": "tile",
    "friend": "tile",
    "segments": "seat",
    "finds": "seat",
    "more_huts": "herb",
    "sealed": "casebook",
    "sealed_in": "casebook-question",
}
"""Beginnings of messages for what stands under a name of the view; with the parts of a card that are read out."""
UNDER_ANOTHER_NAME = {"marks": "abilities"}
"""A client shows what a seat has used up beside its abilities, since `used` is that of the figurines."""
STEPS = {"free_face": "grocer", "seal": "book", "answer": "pair", "ballot": "hidden"}
"""The scene between two games in which a step is asked."""
NEWS = {
    "result": ("qd-story-wall-kept", "qd-story-wall-missed"),
    "next": (
        "qd-story-cogwheel-shows",
        "qd-story-orders",
        "qd-story-plunger",
        "qd-story-robbers",
        "qd-story-crown-fame",
    ),
    "vote": ("qd-story-ballot-opened", "qd-story-ballot-tie", "qd-story-tie-decided"),
}
"""The scenes to look at between two games that tell these messages."""
SEAT_SIGNS = {
    "tomes": ("count", "tome"),
    "crown": ("lane", "s-crown"),
    "robbers": ("sign", "s-baron"),
    "monument": ("hex d3", "monument"),
}
"""How what a seat has is drawn: a number, a mark on its fame lane, a sign beside its name, stages on a hex."""


def board(pack: Pack, s: Any, viewer: int | None, shown: Mapping[str, Any]) -> dict[str, Any]:
    """The part of a view with what later epochs have put on the board; nothing before there is any."""
    readable = frozenset(disclosed_texts(pack, s, viewer))
    parts = {
        "spaces": dict(_spaces(pack, s, shown["turn_of"] if viewer is None else viewer)),
        "works": {
            use_name(use, s.branch): list(WORKS[name])
            for use, name in enumerate(BUILD_USES)
            if is_use_open(pack, s, use)
        },
        "things": (things := list(_things(pack, s, viewer))),
        "signs": {kind: SIGNS[kind] for kind in {thing["kind"]: None for thing in things} if kind in SIGNS},
        "taps": taps(readable),
        "says": [*map(list, _of_now(s, viewer)), *_says(readable)],
        "kinds": _known(KINDS, shown),
        "seat": {name: list(sign) for name, sign in _known(SEAT_SIGNS, shown).items()},
        "steps": {step: scene for step, scene in STEPS.items() if f"step-{step}" in readable},
        "news": {scene: told for scene, news in NEWS.items() if (told := [one for one in news if one in readable])},
    }
    found = {name: part for name, part in parts.items() if part}
    return {"board": found} if found else {}


@lru_cache(maxsize=1000)
def _says(readable: frozenset[str]) -> list[list[Any]]:
    return [list(row) for row in SAYS if ASKED_BY.get(row[1], row[1]) in readable]


def _of_now(s: Any, viewer: int | None) -> Iterator[Saying]:
    """The two knowledge cards that the viewer looks at, and the options of the vote that is going on."""
    for which, card in zip(("first", "second"), known_cards(s, viewer)[-2:], strict=False):
        if card:
            yield (
                f"keep the {which} card",
                "web-move-keep-card",
                {"book": f"{card}-title", "lesson": f"{card}-rule"},
                "r-tome",
            )
    if s.vote:
        about = VOTES[s.vote - 1]
        for number, option in enumerate(OPTIONS[about], 1):
            yield f"vote {number}", "web-move-vote-for", {"vote_option": f"{about}-{option}"}, "s-letter"


def _known(rows: Mapping[str, Any], shown: Mapping[str, Any]) -> dict[str, Any]:
    """The rows about what the view shows."""
    there = {*shown, *shown["seats"][0]}
    return {name: row for name, row in rows.items() if UNDER_ANOTHER_NAME.get(name, name) in there}


def _spaces(pack: Pack, s: Any, seat: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """The kinds of die spaces that the first epoch does not have."""
    for name, drawn in SPACES.items():
        if is_space_open(pack, s, SPACE_KINDS.index(name)):
            space = {"move": name, **drawn}
            if name == "tome":
                price = _tome_price(pack.mirror, s, seat)
                space |= {"pay": {"guilder": price}} if price else {}
            yield name, space


def _things(pack: Pack, s: Any, viewer: int | None) -> Iterator[Thing]:
    """Everything else that has a place: what it is called, what it costs and brings, its move, and who has it."""
    yield from _letters(pack, s)
    yield from _wheel(pack, s)
    yield from _frame(pack, s)
    yield from _windows(pack, s)
    if is_effect_known(pack, s, RAFT_STEPS):
        yield {"kind": "float", "name": "web-raft", "move": "at raft"}
    yield from of_all(pack, s)
    if viewer is not None:
        yield from _own(pack, s, viewer)
        yield from of_own(pack, s, viewer)
        yield from _answers(pack, s, viewer)


def _letters(pack: Pack, s: Any) -> Iterator[Thing]:
    """QD-LATER-19: the orders that lie on space J."""
    for number in members(range(1, ORDER_CARDS + 1), s.orders) if is_in_play(pack, s, ORDERS) else ():
        yield {
            "kind": "letter",
            "name": f"order-{number}",
            "pay": amounts(PAYS, [int(n) for n in pack.mirror.order_price[number - 1]]),
            "gain": gain(pack, pack.mirror.order_gain[number - 1], pack.mirror.order_trumpets[number - 1]),
            "move": f"fulfil {number}",
        }


def _wheel(pack: Pack, s: Any) -> Iterator[Thing]:
    """QD-LATER-15: the sectors in their order, from the one that shows on; how far each has to be turned."""
    for steps in range(SECTORS if s.cogwheel else 0):
        sector = (s.cogwheel - 1 + steps) % SECTORS
        yield {
            "kind": "wedge",
            "name": f"sector-{sector + 1}",
            "gain": gain(pack, pack.mirror.sector_gain[sector]),
            "move": f"turn {steps or SECTORS}",
        }


def _frame(pack: Pack, s: Any) -> Iterator[Thing]:
    """QD-LATER-11, 12, 42: the twelve places around the valley: segments, and on the road stations and riders."""
    if not is_in_play(pack, s, WALL_OR_ROAD) or s.branch == NO_BRANCH:
        return
    by = [owner - 1 if owner else None for owner in s.segments]
    yield {"kind": "frame", "name": f"thing-{BRANCHES[s.branch - 1]}", "by": by, "move": "segment"}
    if s.branch == ROAD:
        yield {
            "kind": "stops",
            "pay": [_delivery(pack, place) for place in range(STATIONS)],
            "gain": [gain(pack, pack.mirror.delivery_gain[slot]) for slot in range(SLOTS)],
            "stand": [rider - 1 for rider in s.rider[: s.players]],
            "served": [[place for place in range(STATIONS) if done >> place & 1] for done in s.delivered[: s.players]],
            "move": "ride to",
            **delivery(s),
        }


def _delivery(pack: Pack, place: int) -> dict[str, int]:
    """QD-LATER-42: what a station takes."""
    return amounts(GOODS[: BREAD + 1], [_owed_at(pack.mirror, place, good) for good in range(BREAD + 1)])


def _windows(pack: Pack, s: Any) -> Iterator[Thing]:
    """QD-LATER-61: the rooms of the castle, whoever has furnished them."""
    for room, name in enumerate(CASTLE_ROOMS):
        if has_room(pack, s, room):
            owner = s.castle_rooms[room]
            yield {
                "kind": "window",
                "name": f"room-{name}",
                "gain": gain(pack, pack.mirror.room_gain[room]),
                "by": owner - 1 if owner else None,
                "move": f"furnish {name}",
            }


def _own(pack: Pack, s: Any, me: int) -> Iterator[Thing]:
    """What lies before the viewer alone: robber barons, abilities, the promise of the family."""
    for number in members(range(1, ROBBERS + 1), s.robbers[me]):
        yield {"kind": "token", "name": f"robber-{number}", "mark": str(number), "move": f"robber {number}"}
    for number in members(range(FIRST_ABILITY, FIRST_ABILITY + ABILITY_CARDS), s.abilities[me]):
        effect = ABILITY_EFFECTS[pack.mirror.ability_effect[number - FIRST_ABILITY]]
        mark, move = BY_ABILITY.get(effect, (None, ""))
        done = mark is not None and bool(s.used[me] >> USED.index(mark) & 1)
        yield {"kind": "skill", "name": f"number-card-{number}", "done": done, "move": move}
    if is_in_play(pack, s, PROMISES):
        family = s.family[me]
        yield {
            "kind": "task",
            "of": "promise",
            "name": f"promise-{FAMILIES[family]}",
            "needs": int(pack.mirror.promise_needs[family]),
            "parts": members(PROMISE_PARTS, s.promise[me]),
            "done": bool(s.used[me] >> USED.index("promise") & 1),
            "times": s.promises_kept[me],
        }


def _answers(pack: Pack, s: Any, me: int) -> Iterator[Thing]:
    """QD-LATER-55: while an answer is sealed, the pages of the casebook with what the cards have named."""
    if asked(s) != (SEAL, me):
        return
    for answer in range(COUNT[SEAL]):
        question = _question_of(answer)
        if question != PAIR and _is_named(pack.mirror, s, answer):
            yield {
                "kind": "answer",
                "of": f"casebook-question-{QUESTIONS[question]}",
                "name": f"casebook-{answer_name(answer).replace(' ', '-')}",
                "done": s.sealed[me][question] == answer + 1,
                "move": f"seal {answer_name(answer)}",
            }


def gain(pack: Pack, row: int, trumpets: int = 0) -> dict[str, int]:
    """A row of gains by name, with a number of trumpets besides."""
    found = amounts(GAINS, [int(n) for n in pack.mirror.gain[row]])
    return found | ({"trumpet": int(trumpets)} if trumpets else {})
