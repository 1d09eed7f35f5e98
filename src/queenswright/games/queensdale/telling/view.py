"""What a seat may see. Built field by field, never filtered: what is not named here stays hidden (QD-COMP-33, 34, 38).

Hidden are the stream of chance, the rewards of herb tokens and, while all choose, the huts of the others. Sealed is
what the campaign has not opened: of buildings, faces, figurines, spaces, tower boards and cards only open ones appear.
"""

from __future__ import annotations

import struct
from typing import Any

from queenswright.games.queensdale.content.disclosed import (
    cards_known,
    face_word,
    has_marble,
    is_board_open,
    is_building_open,
    is_signal_open,
    is_use_open,
    limit_of_use,
)
from queenswright.games.queensdale.content.later import ALL, OWN, Later, fields, is_in_play, may_hold
from queenswright.games.queensdale.content.names import (
    SPACE_NAMES,
    TILE_NAMES,
    amounts,
    colour_of,
    members,
    name_or_none,
    use_name,
)
from queenswright.games.queensdale.content.story import VOTES as OPTIONS
from queenswright.games.queensdale.documents.common import RANK_NUMBERS, boards, figurines_away
from queenswright.games.queensdale.documents.later import hidden_values, nothing, stored, written
from queenswright.games.queensdale.documents.position import course
from queenswright.games.queensdale.rules.board import in_force, site_count
from queenswright.games.queensdale.rules.character import fame
from queenswright.games.queensdale.rules.spaces import capacity
from queenswright.games.queensdale.rules.store import capacity_for
from queenswright.games.queensdale.rules.story_cards import told
from queenswright.games.queensdale.rules.supply import income
from queenswright.games.queensdale.rules.tie import rivets
from queenswright.games.queensdale.state.board import FIRST_BRIDGE, QUARTERS, SHRUBS, SPACE_KINDS
from queenswright.games.queensdale.state.cards import FACE_CARDS, VOTES
from queenswright.games.queensdale.state.course import BUILD_USES, CLEAR, NUMBER_CARDS, PLAY, RENOVATION
from queenswright.games.queensdale.state.effects import (
    CLOSED_SPACES,
    FLOODED_BRIDGES,
    GAINS,
    GATHER_ANY_ONCE,
    HERB_KINDS,
    KEEPS,
    OLD_FRIENDS,
    TENT_BREAD,
    WILD_BOARS,
)
from queenswright.games.queensdale.state.pieces import (
    COLOURS,
    FAME_SOURCES,
    FAMILIES,
    FIGURINES,
    GOODS,
    HERBS,
    MARBLE,
    NOBODY,
    NOTHING,
    REWARDS,
    TYPES,
)
from queenswright.games.queensdale.steps import ANSWER, pair_herbs
from queenswright.games.queensdale.telling.added import added
from queenswright.games.queensdale.telling.board import board
from queenswright.games.queensdale.telling.casebook import casebook_view, sealed_pair, sealed_view, secret_answers
from queenswright.games.queensdale.telling.disclosed_texts import disclosed_texts
from queenswright.games.queensdale.telling.knowledge import knowledge_view, unknown_cards
from queenswright.games.queensdale.telling.proposal import proposal
from queenswright.games.queensdale.telling.terms import terms
from queenswright.games.queensdale.telling.told import decided, is_read
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain

PROPHECY_OF_DICE = 0
"""The clairvoyant card that speaks of dice; who holds it is greeted by the first number card."""
_fame, _rivets, _income = plain(fame), plain(rivets), plain(income)
_site_count, _in_force = plain(site_count), plain(in_force)
_capacity, _capacity_for = plain(capacity), plain(capacity_for)
_told = plain(told)


def hidden(pack: Pack, s: Any, seat: int) -> bytes:
    """What a seat may not know: chance, rewards on the map, huts that others have chosen, cards unread or put back."""
    others = [NOTHING if i == seat else herb for i, herb in enumerate(s.chosen_hut)]
    known = struct.pack(f"4ii{SHRUBS}b{len(others)}b", *s.key, s.drawn, *s.reward, *others)
    secret = (hidden_values(s, seat), unknown_cards(s, seat), cards_known(s, seat), secret_answers(s, seat))
    return known + repr(secret).encode()


def view(pack: Pack, s: Any, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) sees it.

    Do not change it: what is printed on buildings is shared between the views of a pack.
    """
    shown = {
        **course(pack, s),
        "seat": seat,
        "seats": [seat_view(pack, s, i, seat) for i in range(s.players)],
        "herbs": {
            SPACE_NAMES[pack.mirror.shrub_space[shrub]]: HERBS[herb]
            for shrub, herb in enumerate(s.herb)
            if herb != NOTHING
        },
        **caves(pack, s),
        **bridges_marked(pack, s),
        "rewards_left": rewards_left(s),
        "spaces": spaces(pack, s),
        "stock": stock(pack, s),
        "grocer": grocer(pack, s),
        "bag": amounts(FIGURINES, s.bag),
        "used": used(pack, s),
        "roles": amounts(FIGURINES, s.roles),
        "huts_left": pack.mirror.hut_supply - sum(huts.bit_count() for huts in s.huts),
        "courier_card": None if s.courier_card == NOTHING else s.courier_card + 1,
        "courier_deck": s.courier_deck.bit_count(),
        "clairvoyant_deck": s.clairvoyant_deck.bit_count(),
        "tower_boards": {str(epoch): tiles for epoch, tiles in boards(s).items() if is_board_open(s, epoch)},
        "plunger": None if s.plunger == NOBODY else s.plunger,
        "uses": uses(pack, s),
        "cost": amounts(GOODS, s.price),
        "savings": s.savings,
        **later_view(pack, s, None, seat),
        **knowledge_view(pack, s, seat),
        **cards(pack, s, seat),
        **added(pack, s),
        **casebook_view(pack, s, disclosed_texts(pack, s, seat), disclosed_texts(pack, s, None)),
        **proposal(pack, s),
    }
    return {**shown, **board(pack, s, seat, shown)}


def caves(pack: Pack, s: Any) -> dict[str, list[str]]:
    """QD-THREE-01: the two entrances, where there are any."""
    entrances = pack.content.valley.caves(s.caves)
    return {"caves": [SPACE_NAMES[space] for space in entrances]} if entrances else {}


def seat_view(pack: Pack, s: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    """One player's open area; the hut chosen in secret and private visions only for the seat itself."""
    chosen = s.chosen_hut[seat]
    return {
        "colour": colour_of(s, seat),
        "family": FAMILIES[s.family[seat]],
        **goal_card(pack, s, seat),
        "morale": s.morale[seat],
        "goods": {good: s.goods[seat][i] for i, good in enumerate(GOODS) if i != MARBLE or has_marble(pack, s)},
        "seals": s.seals[seat],
        "figurines": amounts(FIGURINES, s.figurines[seat]),
        "huts": members(HERBS, s.huts[seat]),
        "has_chosen_hut": chosen != NOTHING,
        "chosen_hut": name_or_none(HERBS, chosen) if seat == viewer else None,
        "scout": SPACE_NAMES[s.scout[seat]],
        "gathered": s.gathered[seat],
        "dice": [
            {
                "faces": [face_word(pack, s, face) for face in die],
                "shows": None if up == NOTHING else face_word(pack, s, up),
            }
            for die, up in zip(s.dice[seat], s.showing[seat], strict=True)
        ],
        **borough(pack, s, seat),
        **terms(pack, s, seat),
        "clairvoyant": [
            {"card": card + 1, "private": f"clairvoyant-{card + 1}-private" if seat == viewer else None}
            for card, owner in enumerate(s.clairvoyant)
            if owner == seat
        ],
        "left_round": bool(s.left_round >> seat & 1),
        **later_things(pack, s, seat),
        **later_view(pack, s, seat, viewer),
        **story_marks(pack, s, seat),
        **number_cards(pack, s, seat, viewer),
        **sealed_view(pack, s, seat, viewer),
    }


def goal_card(pack: Pack, s: Any, seat: int) -> dict[str, Any]:
    """QD-CHAR-02, 03, QD-SEAL-03: goal, red area and fame values of the seat's epoch, and the fame of this game."""
    printed, epoch = pack.mirror, s.epoch[seat]
    if s.phase != PLAY and s.aim[seat] == printed.goal[epoch - 1]:
        epoch -= 1  # completed; the card stays until the next game is set up
    return {
        "epoch": s.epoch[seat],
        "ticked": bool(s.ticked[seat]),
        "goal": s.aim[seat],
        "red_area": [printed.red_from[epoch], printed.goal[epoch] - 1],
        "fame": _fame(s, seat),
        "earned": amounts(FAME_SOURCES, s.earned[seat]),
        "values": {
            "build": printed.build_fame[epoch],
            "hut": printed.hut_fame[epoch],
            "trumpet": printed.trumpet_fame[epoch],
        },
    }


def borough(pack: Pack, s: Any, seat: int) -> dict[str, Any]:
    """Buildings site by site, the tower, and what they bring, store and count for."""
    sites = _site_count(s, seat)
    return {
        "buildings": [
            {"building": pack.content.building_codes[kind], "rank": rank + 1}
            for kind, rank in zip(s.site[seat], s.rank[seat], strict=True)
            if kind != NOTHING
        ],
        "sites": sites,
        "free_sites": s.site[seat][:sites].count(NOTHING),
        "rivets": _rivets(pack.mirror, s, seat),
        "income": {name: count for i, name in enumerate(GAINS) if (count := _income(pack.mirror, s, seat, i))},
        "keeps": {name: count for i, name in enumerate(KEEPS) if (count := _capacity_for(pack.mirror, s, seat, i))},
        "tower": [name_or_none(TILE_NAMES, tile) for tile in s.tower[seat]],
    }


def later_things(pack: Pack, s: Any, seat: int) -> dict[str, Any]:
    """QD-COMP-34: what a seat has from mechanisms of later epochs; before they open, not even their names appear."""
    shown: dict[str, Any] = {}
    if is_use_open(pack, s, CLEAR):
        shown["cleared"] = s.cleared[seat]
    if is_use_open(pack, s, RENOVATION):
        codes = pack.content.building_codes
        shown["renovated"] = [codes[kind] for site, kind in enumerate(s.site[seat]) if s.renovated[seat] >> site & 1]
    if pack.mirror.plunger_from <= s.opened:
        shown["plunger_used"] = bool(s.plunger_used >> seat & 1)
    if is_signal_open(pack, s):
        shown["signal_used"] = bool(s.signal_used >> seat & 1)
    lending = [kind for kind, found in enumerate(pack.mirror.building_modifier) if found == GATHER_ANY_ONCE]
    if any(is_building_open(pack, s, kind) for kind in lending):
        shown["gathered_any"] = bool(s.gathered_any >> seat & 1)
    return shown


def later_view(pack: Pack, s: Any, seat: int | None, viewer: int | None) -> dict[str, Any]:
    """QD-COMP-34: the fields of later mechanisms of a seat or of the table (None) that a viewer may see."""
    return {
        field.name: written(field, stored(s, field, seat))
        for field in fields(seat is not None)
        if field.shown
        and is_shown(pack, s, field, seat)
        and (field.seen == ALL or (field.seen == OWN and seat == viewer))
    }


def is_shown(pack: Pack, s: Any, field: Later, seat: int | None) -> bool:
    """Whether the campaign has come to a field; one that is filled early, or is a secret, appears with its value."""
    is_open = is_in_play(pack, s, field.mechanism) and may_hold(pack, s, field) and field.seen == ALL
    return field.shown and (is_open or stored(s, field, seat) != nothing(field))


def cards(pack: Pack, s: Any, viewer: int | None) -> dict[str, Any]:
    """QD-EPOCH-06, 22, QD-LATER-47: the cards that were read, the vote or question of now, what was decided."""
    shown: dict[str, Any] = {}
    read = [card.name for card in pack.content.told if is_read(card, s.opened, s.ends_read, s.branch)]
    if read:
        shown["cards_read"] = read
    if s.stories:
        codes = [card.code for card in pack.content.stories]
        shown["cards_read"] = [*read, *(card.name for card in members(pack.content.stories, s.stories))]
        shown["story_card"] = codes[s.story - 1] if s.story else None
        if _told(pack.mirror, s, TENT_BREAD):
            shown["tents"] = members(COLOURS, s.tents)
        shown["lasting_cards"] = members(codes, s.stories & pack.mirror.permanent_stories)
    if s.vote:
        about = VOTES[s.vote - 1]
        mine = s.voted[viewer] if viewer is not None else 0
        shown["voting"] = {"about": about, "options": list(OPTIONS[about]), "mine": mine or None}
    if any(s.agenda_step[i] == ANSWER for i in range(s.agenda_depth)):
        mine = s.answer[viewer] if viewer is not None else 0
        named = {"mine": pair_herbs(mine - 1) if mine else None, "proposed": sealed_pair(s, viewer)}
        shown["asking"] = {"about": "pair", **named}
    if any(s.votes) or s.branch:
        shown["decided"] = {vote: option for vote, option in decided(s).items() if option != "none"}
    return shown


def story_marks(pack: Pack, s: Any, seat: int) -> dict[str, Any]:
    """QD-EPOCH-20: what a seat has done for the story card of this game."""
    shown: dict[str, Any] = {}
    if _told(pack.mirror, s, HERB_KINDS):
        shown["herbs_found"] = members(HERBS, s.herbs_found[seat])
    if _told(pack.mirror, s, OLD_FRIENDS):
        shown["removed_tiles"] = members(TILE_NAMES, s.removed[seat])
        shown["friend"] = name_or_none(TILE_NAMES, s.friend[seat] - 1)
    return shown


def number_cards(pack: Pack, s: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    """QD-GROCER-05: the number cards that a seat has read, for itself alone, with what their texts ask for."""
    if not is_in_play(pack, s, NUMBER_CARDS):
        return {}
    holder = s.clairvoyant[PROPHECY_OF_DICE]
    greeting = {"drawn": "no", "holder": None} if holder == NOBODY else {"drawn": "yes", "holder": colour_of(s, holder)}
    read = [card for card in range(FACE_CARDS) if seat == viewer and s.faces_read[seat] >> card & 1]
    return {"number_cards": [{"card": card + 1, "args": {} if card else greeting} for card in read]}


def rewards_left(s: Any) -> dict[str, dict[str, int]]:
    """QD-HERB-10, 14: how many tokens of every herb still have which reward; everybody has seen the others."""
    left = {herb: [0] * len(REWARDS) for herb in HERBS}
    for herb, reward in zip(s.herb, s.reward, strict=True):
        if herb != NOTHING:
            left[HERBS[herb]][reward] += 1
    return {herb: amounts(REWARDS, counts) for herb, counts in left.items() if any(counts)}


def bridges_marked(pack: Pack, s: Any) -> dict[str, list[str]]:
    """QD-COURIER-14: the inner bridges, while floods or boars concern them; on die spaces tokens count as closed."""
    if not any(_in_force(pack.mirror, s, effect) for effect in (FLOODED_BRIDGES, WILD_BOARS)):
        return {}
    return {"courier_tokens": [SPACE_NAMES[FIRST_BRIDGE + quarter] for quarter in range(QUARTERS)]}


def spaces(pack: Pack, s: Any) -> dict[str, dict[str, int]]:
    """The die spaces of every open kind: how many there are, occupied, closed by a courier card, free."""
    closing = _in_force(pack.mirror, s, CLOSED_SPACES) > 0
    shown = {}
    for kind, name in enumerate(SPACE_KINDS):
        count = _capacity(pack.mirror, s, kind)
        if count:
            closed = pack.mirror.closed[kind] if closing else 0
            free = max(0, count - s.taken[kind] - closed)
            shown[name] = {"spaces": count, "taken": s.taken[kind], "closed": closed, "free": free}
    return shown


def stock(pack: Pack, s: Any) -> dict[str, dict[str, Any]]:
    """QD-BUILD-02: every opened type of building: what is printed on it, and the ranks that are left."""
    shown = {}
    for kind in range(TYPES):
        if is_building_open(pack, s, kind):
            building = pack.content.buildings[kind]
            shown[building.code] = {
                "building_board": building.board,
                "colour": building.colour,
                "cost": building.price,
                "effect": building.effect,
                "rivets": pack.mirror.building_rivets[kind],
                "ranks": members(RANK_NUMBERS, s.stock[kind]),
            }
    return shown


def grocer(pack: Pack, s: Any) -> dict[str, dict[str, int]]:
    """QD-GROCER-08: every face on sale with its price in seals and the copies left."""
    return {
        code: {"cost": pack.mirror.face_price[face], "left": s.faces[face]}
        for face, code in enumerate(pack.content.face_codes)
        if pack.mirror.face_price[face] and pack.mirror.face_from[face] <= s.opened
    }


def used(pack: Pack, s: Any) -> dict[str, int]:
    """QD-WORK-04, 12: the figurines in the centre of the board: those that neither bag nor players have."""
    return amounts(FIGURINES, [max(0, n - bag) for n, bag in zip(figurines_away(pack, s), s.bag, strict=True)])


def uses(pack: Pack, s: Any) -> dict[str, dict[str, Any]]:
    """QD-BUILD-26: the other uses of a build action that are open, with price and limit."""
    shown: dict[str, dict[str, Any]] = {}
    for use in range(len(BUILD_USES)):
        if is_use_open(pack, s, use):
            row = shown[use_name(use, s.branch)] = {"cost": amounts(GOODS, pack.mirror.use_price[use])}
            limit = limit_of_use(pack, s, use)
            if limit:
                row["limit"] = limit
    return shown
