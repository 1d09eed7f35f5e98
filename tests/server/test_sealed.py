"""Sealed texts: a browser gets those that its table has opened for it, and of all others not a word."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import tests.tiny
from tests.conformance.test_sealed import closed_words, mentioned
from tests.server.site import mover, play_on, served, settle

import queenswright as qw
from queenswright import locale
from queenswright.client import Client, Refused, Seat
from queenswright.games import game_rules
from queenswright.games.queensdale.state.board import LATER_SPACES
from queenswright.games.queensdale.state.cards import COURIER_CARDS
from queenswright.games.queensdale.state.course import MECHANISMS
from queenswright.kernel.contract import GameRules
from queenswright.kernel.data import Pack
from queenswright.kernel.game import Game
from queenswright.locale import LANGUAGES, catalogue
from queenswright.server import rulesbook, texts
from queenswright.server.config import STATIC
from queenswright.table.spoken import spoken

CATALOGUE = """# What the fair has in store.
tale-dusk = The dusk falls over {language}.
# Whoever spends a secret hears an answer.
whisper-0 = An owl answers in {language}, { $count ->
    [one] once
   *[other] { $count } times
}.
whisper-1 = A fox answers in {language}.
tale-night = The bonfire burns in {language}.
"""
WORDS = {"tale-dusk": "dusk", "whisper-0": "owl", "whisper-1": "fox", "tale-night": "bonfire"}
DUSK, NIGHT = 2, 500


def disclosed_texts(pack: Pack, s: Any, seat: int | None) -> list[str]:
    """Everybody reads of the dusk while it lasts; an answer is for whoever spent their secret; no night comes."""
    tales = [tale for tale, turn in (("tale-dusk", DUSK), ("tale-night", NIGHT)) if turn <= s.turns < turn + 2]
    return [*tales, *([f"whisper-{seat}"] if seat is not None and s.secret[seat] == 0 else [])]


def with_telling(rules: GameRules, **telling: Any) -> GameRules:
    """The rules of a game that tells some things in another way."""
    return replace(rules, telling=replace(rules.telling, **telling))


@pytest.fixture(autouse=True)
def fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The race with sealed texts of its own."""
    monkeypatch.setattr(tests.tiny, "RULES", with_telling(tests.tiny.RULES, disclosed_texts=disclosed_texts))
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        text = CATALOGUE.replace("{language}", language)
        (tmp_path / language / "sealed.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(locale, "_folders", [*locale._folders, lambda: {"tiny": tmp_path}])
    forget()
    yield
    forget()


def forget() -> None:
    """What was read from other files."""
    locale.forget_catalogues()
    texts._sealed.cache_clear()
    texts._texts.cache_clear()


async def opened(client: Client, table: str, language: str = "en") -> str:
    return (await client.http.get(f"/api/tables/{table}/texts/{language}")).text


async def read_all(seat: Seat, game: str = "tiny") -> str:
    """Everything that reached somebody, over the socket and by asking."""
    for question in ("previews", "sync"):
        try:
            await seat.ask(question, **({"since": 10**6} if question == "sync" else {}))
        except Refused:
            continue
    replay = ("/replay", "/replay/frames/0", "/replay/rows/0", "/replay/course")
    paths = [f"/api/tables/{seat.table}{end}" for end in ("", *replay, "/record", "/texts/en", "/texts/pt")]
    paths += [
        "/api/texts/en",
        "/api/texts/de",
        "/api/games",
        f"/api/games/{game}/rules/en",
        f"/api/games/{game}/content?players=2",
        "/api/openapi.json",
    ]
    answers = [(await seat.client.http.get(path)).text for path in paths]
    return json.dumps(seat.received) + "".join(answers)


def words_in(text: str) -> set[str]:
    return {message for message, word in WORDS.items() if re.search(rf"\b{word}\b", text) or message in text}


async def test_texts_are_opened_for_those_who_may_read_them(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two("tiny", auto_end=True)
        eve = await site.guest()
        assert "texts" not in anna.state
        assert await opened(anna.client, anna.table) == ""
        await anna.play("secret")
        await settle(anna, ben)
        assert "texts" in anna.state
        assert "texts" not in ben.state
        assert words_in(await opened(anna.client, anna.table)) == {"whisper-0"}
        assert await opened(ben.client, ben.table) == await opened(eve, ben.table) == ""
        before = anna.state["texts"]
        await ben.play("roll")
        await settle(anna, ben)
        assert anna.state["texts"] != before
        assert words_in(await opened(anna.client, anna.table)) == {"whisper-0", "tale-dusk"}
        assert words_in(await opened(eve, ben.table)) == {"tale-dusk"}
        text = await opened(anna.client, anna.table, "de")
        assert "An owl answers in de, { $count ->\n    [one] once\n   *[other] { $count } times\n}." in text
        assert "#" not in text


async def test_nothing_that_is_sealed_is_sent(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two("tiny", auto_end=True)
        watching = await site.seat(await site.guest(), anna.table)
        for seat in (anna, ben, watching):
            assert words_in(await read_all(seat)) == set()
        await anna.play("secret")
        await settle(anna, ben, watching)
        await ben.play("roll")
        await settle(anna, ben, watching)
        assert words_in(await read_all(anna)) == {"whisper-0", "tale-dusk"}
        assert words_in(await read_all(watching)) == {"tale-dusk"}
        await play_on(random.Random(3), anna, ben)
        await settle(anna, ben, watching)
        assert "tale-night" not in words_in("".join([await read_all(seat) for seat in (anna, ben, watching)]))


async def test_what_was_read_stays_readable(one_database: str) -> None:
    """The dusk is over, and the history still speaks of it; replays bring it along in every language."""
    async with served(one_database) as site:
        anna, ben = await site.two("tiny", auto_end=True)
        await play_on(random.Random(3), anna, ben)
        line = site.parts.hub.tables[anna.table].state.line
        assert line is not None
        assert "tale-dusk" not in disclosed_texts(line.position.game.pack, line.position.state, None)
        assert "tale-dusk" in words_in(await opened(await site.guest(), anna.table))
        replay = await anna.client.replay(anna.table)
        assert replay["texts"].keys() == set(LANGUAGES)
        assert "dusk falls over pt" in replay["texts"]["pt"]
        assert "opened" not in replay
        record = await anna.client.record(anna.table)
        again = await anna.client.replay_record(record)
        assert words_in(again["texts"]["en"]) == {"tale-dusk"}, "as a spectator"


async def test_a_preview_ends_before_what_it_would_open(one_database: str) -> None:
    async with served(one_database) as site:
        anna, _ = await site.two("tiny", auto_end=True)
        shown = (await anna.ask("preview", moves=["secret"]))["preview"]
        assert shown["moves"] == [{"text": "secret", "step": "turn", "story": [], "reveals": True}]
        assert shown["view"] == anna.state["view"]
        assert (shown["legal"], shown["to_move"], shown["step"]) == ([], None, None)
        assert (await anna.ask("preview", moves=["roll"]))["preview"]["view"]["turns"] == 1


async def test_a_language_that_is_not_there_is_refused(one_database: str) -> None:
    async with served(one_database) as site:
        anna, _ = await site.two("tiny")
        answer = await anna.client.http.get(f"/api/tables/{anna.table}/texts/../en")
        assert answer.status_code == 404
        assert (await anna.client.http.get(f"/api/tables/{anna.table}/texts/fr")).status_code == 404
        private = await anna.client.create("tiny", [{"kind": "me"}, {"kind": "open"}])
        stranger = await site.guest()
        assert (await stranger.http.get(f"/api/tables/{private['table']}/texts/en")).status_code == 404


def test_the_expected_line_of_a_hint_ends_before_what_nobody_may_know() -> None:
    rules = with_telling(game_rules("tiny"), sealed_actions=lambda pack, s: {2})
    game = Game(rules, rules.content.load(rules.folder / "packs" / "fair.toml"))
    assert spoken(game.new(2, seed=1), ["roll", "draw", "secret", "roll"]) == ["roll", "draw"]


def test_sealed_clauses_are_not_in_the_rules_for_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = '[[clause]]\nid = "{id}"\nkind = "rule"\ntext = "A rule."\nsources = ["fair"]\n'
    entries = "\n".join(entry.replace("{id}", name) for name in ("T-A-01", "T-B-02"))
    (tmp_path / "clauses.toml").write_text(entries, encoding="utf-8")
    (tmp_path / "sealed.toml").write_text('clauses = ["T-B-02"]\n', encoding="utf-8")
    monkeypatch.setattr(tests.tiny, "RULES", replace(tests.tiny.RULES, folder=tmp_path))
    rulesbook._book.cache_clear()
    chapters = rulesbook.rule_book("tiny", "en").chapters
    rulesbook._book.cache_clear()
    assert [(chapter.id, [clause.id for clause in chapter.clauses]) for chapter in chapters] == [("A", ["T-A-01"])]


FIRST_EPOCH = 1
ELSEWHERE = {
    "about": "a word of English",
    "bench": "where a game is studied",
    "builder": "of the other game",
    "crown": "of the other game",
    "knowledge": "in the name of a text about studies",
    "learn": "of the lessons",
    "order": "of columns, and of the seats",
    "promise": "a word of JavaScript",
    "sealed": "said of the key of a game",
    "spend": "of the other game",
    "theatre": "how wide a replay is",
}
"""Words of the page that are names of later things as well, and what they mean there."""


def script_words() -> Iterator[tuple[str, set[str]]]:
    """The words of every script and style sheet that a browser may load."""
    for path in sorted((STATIC / "assets").iterdir()):
        if path.suffix in (".js", ".css"):
            yield path.name, set(re.findall(r"[a-z_]+", path.read_text(encoding="utf-8").casefold()))


@pytest.mark.clauses("QD-COMP-34")
def test_the_script_of_the_page_names_nothing_that_is_sealed() -> None:
    """QD-COMP-34: the JavaScript that everybody loads has no name of what a campaign brings after its first epoch."""
    position = qw.load("queensdale").new(4, seed=1)
    later = {
        name for name, epoch in zip(MECHANISMS, position.game.pack.mirror.mechanism_from, strict=True) if epoch > 1
    }
    closed = (closed_words(position, None) | later | set(LATER_SPACES)) - set(ELSEWHERE) - {"order", "orders", "rooms"}
    found = {name: sorted(words & closed) for name, words in script_words()}
    assert {name: words for name, words in found.items() if words} == {}
    assert len(found) > 20


@pytest.mark.clauses("QD-COMP-34")
async def test_a_campaign_tells_nothing_of_later_epochs(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """QD-COMP-34, on the wire: names of things and words of texts of later epochs."""
    monkeypatch.setattr(locale, "_folders", locale._folders[:1])
    async with served(one_database) as site:
        anna, ben = await site.two("queensdale", options={"games": 1})
        chance = random.Random(2)
        for _ in range(40):
            await settle(anna, ben)
            one = mover(anna, ben)
            await one.play(chance.choice(one.state["legal"]))
        await settle(anna, ben)
        line = site.parts.hub.tables[anna.table].state.line
        assert line is not None
        sealed = catalogue("en", ["queensdale/sealed", "queensdale/epochs", "queensdale/cards"])
        told = re.compile(
            r"^((?:courier|epoch-card|epoch-end|family|casebook|clue|story-card|number-card)-\S+) = (.{30,40})", re.M
        )
        deck = line.position.state.courier_deck
        read = {f"courier-{card + 1}-text" for card in range(COURIER_CARDS) if not deck >> card & 1}
        openings = [opening for name, opening in told.findall(sealed) if "{" not in opening and name not in read]
        assert len(openings) > 200
        for seat, own in ((0, anna), (1, ben)):
            found = await read_all(own, "queensdale")
            assert [opening for opening in openings if opening in found] == []
            content = await own.client.get("/api/games/queensdale/content", players=2)
            replay = await own.client.replay(own.table)
            assert mentioned(closed_words(line.position, seat), [own.received, content, replay]) == set()
