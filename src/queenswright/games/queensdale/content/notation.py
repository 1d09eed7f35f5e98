"""The notation of every action: what moves are called in logs, records, and at the terminal."""

from queenswright.games.queensdale import steps as st
from queenswright.games.queensdale.state.board import (
    BRANCHES,
    CASTLE_ROOMS,
    FIRST_BRIDGE,
    HEXES,
    RAFT,
    RESOURCE_SPACES,
    SEGMENTS,
)
from queenswright.games.queensdale.state.cards import (
    ABILITY_CARDS,
    BALLOTS,
    FIRST_ABILITY,
    FIRST_ANSWER,
    GIFTS,
    ORDER_CARDS,
    PAIR_HERBS,
)
from queenswright.games.queensdale.state.pieces import (
    BREAD,
    COLOURS,
    DICE,
    FACES,
    FIGURINES,
    GOODS,
    GUILDER,
    HERBS,
    RANKS,
    ROBBERS,
    TILES,
    TOWER_SPACES,
)
from queenswright.kernel.data import Pack


def texts(pack: Pack, players: int) -> list[str]:
    """The notation of every action by number; what a pack does not have stays empty."""
    of_step = notation(pack)
    return [text for step in range(len(st.STEPS)) for text in of_step[step]]


def notation(pack: Pack) -> dict[int, list[str]]:
    """The notation of the actions of every step."""
    early = {**_of_turns(), **_of_spaces(pack), **_of_effects(), **_of_buildings(pack), **_between_games(pack)}
    return {**early, **_of_epochs(), **_of_works()}


def _of_turns() -> dict[int, list[str]]:
    dice = [f"die {n}" for n in range(1, DICE + 1)]
    subsets = [" ".join(str(n + 1) for n in range(DICE) if subset >> n & 1) for subset in range(1 << DICE)]
    return {
        st.TURN: [
            *dice,
            *(f"reroll for {good}" for good in GOODS[: BREAD + 1]),
            "reroll by signal fire",
            *(f"use {use}" for use in st.USES),
            "leave round",
            "end turn",
            "reroll by monument",
            "scout one step",
            "reroll one die",
            "reroll for nothing",
            *(f"use {use} and keep" for use in st.USES),
            *(f"robber {n}" for n in range(1, ROBBERS + 1)),
            "act again",
            "call an old friend",
            "reroll by lantern light",
            *(f"give {kind} to the {side}" for side in ("left", "right") for kind in FIGURINES),
        ],
        st.PAY_DIE: [*(f"pay {good}" for good in GOODS[: st.PAY_NOTHING]), "pay nothing"],
        st.ROLL: ["", *(f"roll {subset}" for subset in subsets[1:])],
        st.MIRROR: [f"as {die}" for die in dice],
        st.DIE: [f"on {die}" for die in dice],
    }


def _of_spaces(pack: Pack) -> dict[int, list[str]]:
    """Spaces for dice, and those of the map."""
    long, middle, short = pack.mirror.scout_steps
    resources = [name.replace("_plus", " +1") for name in RESOURCE_SPACES]
    actions = [
        "wage", f"scout {long}", f"scout {middle}", f"scout {short}",
        "hut", "market", "bakery", "poor", "build", "hire",
    ]  # fmt: skip
    later = ["tome", "cogwheel", "order", "ride 2", "ride 3", "fair", "landing stage"]
    shrubs = [st.space_name(space) for space in pack.mirror.shrub_space]
    return {
        st.PLACE: [
            *resources, *actions, "purple", *(f"occupied {action}" for action in actions),
            *later, *(f"occupied {action}" for action in later[:-1]),
            *(f"occupied {space}" for space in (*resources, later[-1])),
        ],
        st.SCOUT: [
            *(f"gather {shrub}" for shrub in shrubs), *(f"rest in {colour}" for colour in COLOURS), "rest on bridge",
            *(f"visit {colour} tent" for colour in COLOURS),
        ],
        st.REST: [
            *(f"at {st.hex_name(i)}" for i in range(HEXES)),
            *(f"at {st.space_name(i)}" for i in range(FIRST_BRIDGE, RAFT + 1)),
        ],
        st.TAKE: [f"token {shrub}" for shrub in shrubs],
        st.HERE: ["gather here", "gather nothing"],
        st.HUT: [f"hut {herb}" for herb in HERBS],
    }  # fmt: skip


def _of_effects() -> dict[int, list[str]]:
    """What follows from spaces, figurines and cards."""
    return {
        st.PICK: [f"take {good}" for good in GOODS],
        st.FEED: ["feed bread", "feed guilder", "feed bread and bread", "feed guilder and bread"],
        st.KEEP_FIGURINE_STEP: [f"keep {kind}" for kind in FIGURINES],
        st.OFFER: ["accept", "decline"],
        st.DRAW: ["draw"],
        st.ROUSE: ["rise"],
        st.INCOME: ["income"],
        st.GAIN: ["gain"],
        st.CARD: ["read"],
        st.TELL: ["tell"],
        st.SPEND: [f"spend {good}" for good in GOODS[: GUILDER + 1]],
        st.SWAP: [f"swap {kind}" for kind in FIGURINES],
        st.SWAP_FOR: [f"for {colour} {kind}" for colour in COLOURS for kind in FIGURINES],
        st.LEDGER: [
            *(f"change {GOODS[given]} for {GOODS[taken]}" for given, taken in st.EXCHANGES), "change nothing more",
        ],
        st.KEEP_CARD: ["keep the first card", "keep the second card"],
        st.DEAL: ["deal usual", "deal larger"],
    }  # fmt: skip


def _of_buildings(pack: Pack) -> dict[int, list[str]]:
    """Building actions, and tower tiles."""
    codes = st.building_codes(pack)
    build, over, renovate = (
        [f"{verb} {code}" if code else "" for code in codes] for verb in ("build", "over", "renovate")
    )
    tiles = [st.tile_name(tile) for tile in range(TILES)]
    return {
        st.BUILD: [*build, "clear land", "renovate", "raise monument", "add segment", "furnish room"],
        st.RANK: [f"rank {n}" for n in range(1, RANKS + 1)],
        st.PAYMENT: [
            "craftsman", "courier", "save timber", "save stone", "save clay", "pay", "pay no surcharge",
            "craftsman and keep", "courier and keep",
        ],
        st.COVER: over,
        st.RENOVATE: renovate,
        st.TOWER: [f"tower {tile}" for tile in tiles],
        st.TOWER_SPACE: [f"replace {n}" for n in range(1, TOWER_SPACES + 1)],
        st.OLD_FRIEND: [f"friend {tile}" for tile in tiles],
    }  # fmt: skip


def _between_games(pack: Pack) -> dict[int, list[str]]:
    """The check list between two games that is there from the beginning, and what is given or sold besides."""
    content = pack.content
    without = [""] * (FACES - len(content.faces))
    sold = [f"buy {face.code}" if face.price else "" for face in content.faces]
    return {
        st.EXCHANGE: [*(f"give {item}" for item in st.ITEMS), "keep the rest"],
        st.STORE: [f"drop {item}" for item in st.ITEMS],
        st.GROCER: [*sold, *without, "buy nothing more"],
        st.SIDE: [*(f"instead of {code}" for code in content.face_codes), *without],
        st.START_HUT: [*(f"begin with {herb}" for herb in HERBS), "open casebook"],
        st.FREE_FACE_STEP: [*(f"paint {face.code}" for face in content.faces), *without, "paint nothing"],
    }


def _of_epochs() -> dict[int, list[str]]:
    """What the cards of epochs and chapters ask."""
    return {
        st.BALLOT: [f"vote {ballot.replace('_', ' ')}" for ballot in BALLOTS],
        st.BREAK_TIE: [f"decide for {branch}" for branch in BRANCHES],
        st.ABILITY: [f"ability {FIRST_ABILITY + card}" for card in range(ABILITY_CARDS)],
        st.GIFT: [f"gift {gift}" for gift in GIFTS],
        st.LEARN: ["study", "keep the tomes"],
        st.VOTE: [f"vote {n}" for n in range(1, st.MOST_OPTIONS + 1)],
        st.TRADE_ITEM: [*(f"trade {item}" for item in st.ITEMS), "trade nothing"],
        st.RIBBON: ["buy ribbons", "buy no ribbons"],
        st.CROWN: ["keep all seals", "return 1 seal", *(f"return {n} seals" for n in range(2, st.MOST_SEALS_BACK + 1))],
        st.ANSWER: [f"answer {' and '.join(st.pair_herbs(pair))}" for pair in range(len(PAIR_HERBS))],
        st.SEAL: [f"seal {st.answer_name(answer)}" for answer in range(FIRST_ANSWER[-1])],
        st.RETURN_ROBBER: [f"return robber {n}" for n in range(1, ROBBERS + 1)],
    }


def _of_works() -> dict[int, list[str]]:
    """Cogwheel, orders, wall, road and castle."""
    slots = [st.slot_name(slot) for slot in range(SEGMENTS)]
    return {
        st.TURN_COGWHEEL: [f"turn {n}" for n in range(1, st.MOST_SECTORS + 1)],
        st.ORDER: [f"fulfil {n}{by}" for by in ("", " by courier") for n in range(1, ORDER_CARDS + 1)],
        st.FULFIL: ["fulfil"],
        st.SEGMENT: [f"segment {slot}" for slot in slots],
        st.GIVE_BACK: [f"return {item}" for item in st.ITEMS],
        st.RIDE: [*(f"ride to {slot}" for slot in slots), "stop riding"],
        st.DELIVER: ["deliver", "pass on"],
        st.ROOM: [f"furnish {room}" for room in CASTLE_ROOMS],
    }
