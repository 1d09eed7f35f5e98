"""The race as a game of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.tiny import rules

from queenswright.kernel import chart
from queenswright.kernel.contract import (
    Content,
    Documents,
    Fresh,
    GameRules,
    Judgement,
    Pack,
    Reports,
    Telling,
    fingerprint,
)
from queenswright.kernel.document import Table, read_toml
from queenswright.kernel.errors import PositionError
from queenswright.kernel.game import key_number, key_words
from queenswright.kernel.position import Position

NAMES = ("ash", "elm", "oak")


def load_pack(path: Path) -> Pack:
    root = read_toml(path)
    about, race = root.table("pack"), root.group("race")
    record = rules.PACK.blank()
    record.goal = race.number("goal", 1, 100)
    race.finish()
    root.finish()
    return Pack(
        about.text("name"), fingerprint(str(record.goal).encode()), record.goal, record, rules.PACK.record(record)
    )


def texts(pack: Pack, players: int) -> list[str]:
    return ["roll", "draw", "secret", "yield", "resist"]


def hidden(pack: Pack, s: Any, seat: int) -> bytes:
    others = [secret for other, secret in enumerate(s.secret) if other != seat]
    return repr((s.key, s.drawn, s.deck[: s.deck_size], others)).encode()


def view(pack: Pack, s: Any, seat: int | None) -> dict[str, Any]:
    own = None if seat is None else s.secret[seat]
    spent = [secret == rules.SPENT for secret in s.secret[: s.players]]
    return {"spaces": s.space[: s.players], "deck": s.deck_size, "spent": spent, "own": own, "turns": s.turns}


def describe(pack: Pack, s: Any) -> str:
    return f"turn {s.turns}: " + ", ".join(f"{name} {space}" for name, space in zip(NAMES, s.space, strict=True))


def turn_label(s: Any) -> str:
    return f"{s.turns} {NAMES[s.turns % s.players]}"


def end_reason(s: Any) -> str:
    return "goal"


def to_dict(pack: Pack, s: Any) -> dict[str, Any]:
    depth = range(s.agenda_depth)
    return {
        "players": s.players,
        "key": key_number(s.key),
        "drawn": s.drawn,
        "agenda": [[s.agenda_step[i], s.agenda_seat[i], s.agenda_argument[i]] for i in depth],
        "space": s.space,
        "secret": s.secret,
        "deck": s.deck[: s.deck_size],
        "turns": s.turns,
    }


def from_dict(pack: Pack, document: Mapping[str, Any], fresh: Fresh) -> Any:
    root = Table("position", "", document, PositionError)
    s = fresh(root.number("players", 2, 3), {}, root.number("key", 0, 2**128 - 1))
    s.key = key_words(root.number("key", 0, 2**128 - 1))
    s.drawn = root.number("drawn", 0, 10**6)
    s.space = root.numbers("space", 0, 999, rules.SEATS)
    s.secret = root.numbers("secret", 0, 4, rules.SEATS)
    deck = root.numbers("deck", 0, 2, 0, rules.CARDS)
    s.deck, s.deck_size = deck + [0] * (rules.CARDS - len(deck)), len(deck)
    s.turns = root.number("turns", 0, 9999)
    entries = root.raw("agenda")
    s.agenda_depth = len(entries)
    for i in range(len(s.agenda_step)):
        entry = entries[i] if i < len(entries) else (0, 0, 0)
        s.agenda_step[i], s.agenda_seat[i], s.agenda_argument[i] = entry
    root.finish()
    return s


def schema(pack: Pack) -> dict[str, Any]:
    return {"type": "object"}


def facts(position: Position) -> dict[str, Any]:
    deeds = list(position.actions())
    return {
        "turns": position.state.turns,
        "spaces": position.state.space[: position.players],
        "duels": sum(deed.step == "answer" for deed in deeds),
        "secrets": [deed.seat for deed in deeds if deed.text == "secret"],
    }


def charts(samples: Sequence[chart.Sample]) -> list[chart.Section]:
    if not samples:
        return []
    turns = [sample.facts["turns"] for sample in samples]
    words = f"A race takes {min(turns)} to {max(turns)} turns."
    rows = [(str(number), str(turns.count(number))) for number in sorted(set(turns))]
    bars = chart.Bars("Turns", [row[0] for row in rows], {"races": [turns.count(int(row[0])) for row in rows]})
    table = chart.Table("Turns", ("turns", "races"), rows)
    return [chart.Section("turns", "Turns", words, [bars], [table], {"longest": max(turns)})]


def content(pack: Pack, players: int) -> dict[str, Any]:
    return {"goal": pack.content, "cards": rules.CARDS}


def judgement() -> Judgement:
    from tests.tiny.judgement import JUDGEMENT

    return JUDGEMENT


RULES = GameRules(
    name="tiny",
    title="Race at the Fair",
    player_counts=(2, 3),
    seat_names=NAMES,
    folder=Path(__file__).parent,
    state=rules.STATE,
    steps=rules.STEPS,
    loops=rules.LOOPS,
    texts=texts,
    refusals={rules.DECK_EMPTY: ("T-1", "refused-game-over"), rules.SECRET_SPENT: ("T-2", "refused-game-over")},
    judgement=judgement,
    content=Content(layout=rules.PACK, load=load_pack, default="fair", printed=content),
    telling=Telling(hidden=hidden, view=view, describe=describe, turn_label=turn_label, end_reason=end_reason),
    documents=Documents(to_dict=to_dict, from_dict=from_dict, schema=schema),
    reports=Reports(facts=facts, charts=charts),
)
