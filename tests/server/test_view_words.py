"""The table in words: whatever a view of a campaign names has a word in the catalogues, in every place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.conformance.starts import start

import queenswright as qw
from queenswright.games import game_rules
from queenswright.games.queensdale.content.notation import texts
from queenswright.games.queensdale.steps import COUNT, FIRST, IS_AUTOMATIC
from queenswright.games.queensdale.telling.board import SAYS, SPACES
from queenswright.locale import catalogue

WEB = Path(__file__).parents[2] / "web" / "src"
SHOWN_OTHERWISE = {"args", "effect", "building_board", "said", "private", "card", "dice", "colour", "added", "casebook"}
"""Told by a sentence of its own, or not at all."""
SEEDS = range(1, 9)


@cache
def known() -> frozenset[str]:
    """All messages that a browser may get."""
    names = ["web", "architect/game", "architect/web", "queensdale/game", "queensdale/sealed", "queensdale/cards"]
    names += ["queensdale/entries", "queensdale/epochs"]
    text = catalogue("en", names)
    return frozenset(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE))


def table(source: str, name: str) -> dict[str, list[str]]:
    """A table of the client's source: names and the words beside them."""
    part = source[source.index(f"const {name}") :]
    lines = re.findall(r"^  (\w+): (.+),$", part[: part.index("\n};")], re.MULTILINE)
    return {key: re.findall(r"[\w-]+", value) for key, value in lines}


def names(source: str, name: str) -> set[str]:
    return set(re.findall(r'"(\w+)"', re.findall(rf"const {name} = new Set\(\[(.*?)\]\)", source, re.DOTALL)[0]))


SOURCE = (WEB / "games" / "queensdale" / "reading.ts").read_text(encoding="utf-8")
KINDS = table(SOURCE, "KINDS")
AMOUNTS = table(SOURCE, "AMOUNTS")
BEGINNINGS = {"amount": "amount", "gain": "web-gain", "fame": "web-fame"}
UNREAD = names((WEB / "table" / "reading.ts").read_text(encoding="utf-8"), "UNREAD") | names(SOURCE, "LEFT_OUT")


def views() -> Iterator[dict[str, Any]]:
    """What seats and spectators see in every epoch, and between the games of a campaign."""
    game = qw.load("queensdale")
    for seed in SEEDS:
        position, chance = start(game, 3, seed), Random(seed)
        for _ in range(60):
            yield as_read(position.view(chance.choice([None, 0, 1])))
            if position.to_move is None:
                break
            position.push(chance.choice(position.legal_moves))


def as_read(view: dict[str, Any]) -> dict[str, Any]:
    """A view as the client reads it: what a seat has done once are marks, what the table has used are figurines."""
    renamed = {"used": "marks"}
    return {**view, "seats": [{renamed.get(key, key): value for key, value in one.items()} for one in view["seats"]]}


def brought(view: dict[str, Any]) -> dict[str, list[str]]:
    """The words that the view itself has for what later epochs bring; those of cards are titles."""
    kinds = view.get("board", {}).get("kinds", {}).items()
    return {name: re.split("[ :]", kind) if ":" not in kind else [kind.split(":")[0]] for name, kind in kinds}


def unnamed(key: str, value: Any, all_kinds: dict[str, list[str]]) -> Iterator[str]:
    """What stands under a name and has no word there."""
    if key in UNREAD | SHOWN_OTHERWISE:
        return
    if isinstance(value, list):
        for item in value:
            yield from unnamed(key, item, all_kinds)
    elif isinstance(value, dict) and all(isinstance(row, dict) and name not in AMOUNTS for name, row in value.items()):
        yield from (f"{key}: {row}" for row in value if not has_word(key, row, all_kinds))
        for column, cell in ((column, cell) for row in value.values() for column, cell in row.items()):
            if not any(has_word(under, column, all_kinds) for under in (f"{key} columns", "")):
                yield f"{key} column {column}"
            yield from unnamed(column, cell, all_kinds)
    elif isinstance(value, dict):
        for name, item in value.items():
            if not has_word(key, name, all_kinds):
                yield f"{key}: {name}"
            yield from unnamed(key if key in all_kinds else name, item, all_kinds)
    elif isinstance(value, str) and not has_word(key, value, all_kinds):
        yield f"{key} = {value}"


def has_word(key: str, name: str, all_kinds: dict[str, list[str]]) -> bool:
    """As `value`, `entry` and `phrase` look for it."""
    if re.fullmatch(r"(red|blue|green|yellow) [a-f]\d|(inner|outer) \w+|\d+", name) or name in UNREAD | SHOWN_OTHERWISE:
        return True
    if key in ("story_card", "lasting_cards"):
        return f"story-card-{name}-title" in known()
    kinds = [*all_kinds.get(key, []), *(BEGINNINGS[one] for one in AMOUNTS.get(key, []))]
    kinds += {"rewards_left columns": ["reward"], "uses": ["web-use"]}.get(key, [])
    if not kinds:
        return f"web-view-{name}" in known()
    return any({f"{kind}-{name}", f"{kind}-{name}-title"} & known() for kind in kinds)


def test_everything_in_the_views_of_a_campaign_has_a_word() -> None:
    missing: set[str] = set()
    for view in views():
        kinds = {**KINDS, **brought(view)}
        for part, value in view.items():
            missing.update((*label(part), *unnamed(part, value, kinds)))
    assert sorted(missing) == []


def label(part: str) -> Iterator[str]:
    if part not in UNREAD and f"web-view-{part}" not in known():
        yield part


def test_what_is_printed_has_a_word() -> None:
    game = qw.load("queensdale")
    shown = re.findall(r'"(\w+)"', re.findall(r"printed: \[(.*?)\]", SOURCE)[0])
    content = game.rules.content.printed(game.pack, 3)
    assert [one for part in shown for one in (*label(part), *unnamed(part, content[part], KINDS))] == []


@pytest.mark.parametrize("game", ["architect", "queensdale"])
def test_a_form_offers_no_number_that_is_refused(game: str) -> None:
    """What is the highest is allowed, and one more is not."""
    numbers = [info.to_dict() for info in game_rules(game).options.infos if info.kind == "number"]
    assert numbers
    for option in numbers:
        qw.load(game).new(2, options={option["name"]: option["highest"]})
        with pytest.raises(qw.OptionError):
            qw.load(game).new(2, options={option["name"]: option["highest"] + 1})


def test_only_numbers_have_a_highest() -> None:
    for game in ("architect", "queensdale"):
        for option in game_rules(game).options.infos:
            assert (option.highest is not None) == (option.kind == "number")


def test_what_the_cards_have_added_has_titles_and_sentences() -> None:
    titles = {"epoch": "epoch-card-{}-title", "end": "epoch-end-{}-title", "story": "story-card-{}-title"}
    cards = 0
    for view in views():
        for card, one in view["added"].items():
            kind, _, code = card.partition(" ")
            cards += bool(code)
            assert (titles[kind].format(code) if code else "web-added-start") in known()
            assert {f"rule-entry-{number}" for number in one["rules"]} <= known()
            assert {f"board-slot-{slot}" for slot in one["slots"]} <= known()
    assert cards > 100


def test_every_move_of_a_campaign_has_words() -> None:
    """No notation is shown to people: the client has words for the first epoch, the view for what comes later."""
    source = (WEB / "games" / "queensdale" / "moves.ts").read_text(encoding="utf-8")
    of_client = re.findall(r"^ +\[?/\^(.+?)\$/,", source, re.MULTILINE)
    patterns = [re.compile(one) for one in (*of_client, *(row[0] for row in SAYS), "keep the .+ card", r"vote \d")]
    places = {drawn.get("move", name) for name, drawn in SPACES.items()}
    said = texts(qw.load("queensdale").pack, 4)
    asked = [text for step, first in enumerate(FIRST) if not IS_AUTOMATIC[step] for text in said[first:][: COUNT[step]]]
    wordless = {
        text
        for text in filter(None, asked)
        if text.removeprefix("occupied ") not in places and not any(one.fullmatch(text) for one in patterns)
    }
    assert wordless == set()
    assert len(of_client) > 40
