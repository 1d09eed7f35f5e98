"""One catalogue in three languages: every message that code names exists everywhere, says the same and can be shown."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.foundation.texts import (
    SOURCE,
    TRANSLATED,
    is_used,
    messages,
    named_in_source,
    samples,
    skeleton,
    word_variants,
)

import queenswright as qw
from queenswright.games import game_rules, known_games
from queenswright.kernel.box import STRUCTURAL
from queenswright.kernel.contract import GameRules
from queenswright.locale import (
    LANGUAGES,
    catalogue,
    current_language,
    has_message,
    render,
    use_language,
    word_arguments,
)
from queenswright.server.texts import texts_for

TERMS = {
    "guild-lumberjack": ("Holzfäller", "lenhador"),
    "guild-blacksmith": ("Schmied", "ferreiro"),
    "guild-glazier": ("Glaser", "vidraceiro"),
    "guild-stonemason": ("Steinmetz", "alvanel"),
    "guild-bricklayer": ("Maurer", "pedreiro"),
    "guild-tailor": ("Schneider", "alfaiate"),
    "location-capital": ("Hauptstadt", "capital"),
    "location-village": ("Dorf", "aldeia"),
    "location-monastery": ("Kloster", "monastério"),
    "location-town": ("Stadt", "cidade"),
    "room-entrance": ("Eingang", "entrada"),
    "room-saloon": ("Schankraum", "salão"),
    "room-dormitory": ("Schlafsaal", "dormitório"),
    "action-construct": ("Bauen", "Construir"),
    "action-labour": ("Tagelöhner", "Dia de trabalho"),
    "action-hire": ("Anheuern", "Contratar"),
    "action-bank": ("Vertrauen gewinnen / Schuldscheine einlösen", "Ganhar confiança / Resgatar títulos"),
    "action-travel": ("Reise", "Viajar"),
    "action-tavern": ("Wirtshaus", "Taverna"),
}
"""The words of the rulebooks, German and Portuguese."""

SPOKEN_OF = {
    "QA": {
        "bond": ("Schuldschein", "título"),
        "taler": ("Münze", "táler"),
        "carriage": ("Wagen", "carruagem"),
        "billboard": ("schwarze", "quadro de avisos"),
        "price marker": ("marker", "marcador"),
        "draw pile": ("Nachziehstapel", "pilha"),
        "moneychanger": ("Geldwechsler", "cambista"),
        "quitting time tile": ("Feierabendplättchen", "ficha"),
        "demand tile": ("Vorgabenplättchen", "demanda"),
        "appreciation": ("Anerkennung", "apreciação"),
        "drop-out position": ("Ausstiegsposition", "posição de saída"),
        "day labourer icon": ("Symbol", "ícone"),
        "palace": ("Palast", "palácio"),
        "capital": ("Hauptstadt", "capital"),
    },
    "QD": {
        "borough": ("Stadtteil", "bairro"),
        "guilder": ("Gulden", "florim"),
        "craftsman": ("Handwerker", "artesão"),
        "gleeman": ("Spielmann", "menestrel"),
        "herb hut": ("Kräuterhütte", "cabana"),
        "morale": ("Stimmung", "moral"),
        "seal": ("Siegel", "selo"),
        "tower tile": ("Turmplättchen", "peça"),
        "trumpet": ("Trompete", "trombeta"),
    },
}
"""A clause that speaks of one of these in English uses the rulebook's word for it in the other languages."""

GAME_TITLE = {"board-game-first", "board-game-second"}
CHAT = {"web-chat", "web-drawer-chat", "web-key-chat"}
SAME_WORD = {
    "de": {
        *GAME_TITLE,
        *CHAT,
        "board-bonus-points",
        "board-start",
        "web-name",
        "web-seat-bot",
        "cli-command-undo",
        "cli-command-redo",
        "cli-command-hint",
        "cli-command-look",
        "cli-command-map",
        "cli-command-log",
        "cli-command-help",
        "cli-command-quit",
    },
    "pt": {
        "web-clock-bot",
        "web-span-hours",
        "web-span-minutes",
        *GAME_TITLE,
        *CHAT,
        "board-base-points",
        "location-capital",
        "cli-repair-short",
        "cli-command-redo",
        "cli-command-hint",
        "cli-command-look",
        "cli-command-map",
        "cli-command-log",
        "cli-command-help",
        "cli-command-quit",
    },
}
"""Messages that are rightly the same as in English: words to type, and words that both languages share."""

SHORT = 2
"""Letters that say nothing in any language."""


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    english = {one.id: one.file for one in messages("en").values()}
    assert {one.id: one.file for one in messages(language).values()} == english


@pytest.mark.parametrize("language", TRANSLATED)
def test_messages_use_the_same_variables_and_tell_the_same_cases_apart(language: str) -> None:
    for message in messages("en").values():
        other = messages(language).get(message.id)
        assert other is not None, message.id
        assert other.variables == message.variables, message.id
        assert word_variants(other) == word_variants(message), message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_shown(language: str) -> None:
    for message in messages(language).values():
        for args in samples(message):
            text = render(message.id, args, language)
            assert text.strip(), message.id
            assert "{" not in text, message.id
            assert "}" not in text, message.id


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_in_english(language: str) -> None:
    english = messages("en")
    same = {one.id for one in messages(language).values() if skeleton(one) == skeleton(english[one.id])}
    said = {one for one in same if len(re.sub(r"[\W\d_]", "", skeleton(english[one]))) > SHORT}
    assert said <= SAME_WORD[language] | shared_words()


def shared_words() -> set[str]:
    """Messages whose file says that they are the same in every language, by a comment `# Same in every language.`."""
    return {one.id for language in LANGUAGES for one in messages(language).values() if one.is_shared}


@pytest.mark.parametrize("message", TERMS)
def test_words_of_the_rules_are_those_of_the_rulebooks(message: str) -> None:
    assert tuple(render(message, {}, language) for language in TRANSLATED) == TERMS[message]


def test_every_message_that_code_names_exists() -> None:
    assert named_in_source() <= set(messages("en"))


def test_no_message_is_left_over() -> None:
    assert [one.id for one in messages("en").values() if not is_used(one)] == []


def indices() -> list[str]:
    """The indices of clauses of all games."""
    return [path.read_text(encoding="utf-8") for path in sorted((SOURCE / "games").glob("*/clauses.toml"))]


def index() -> list[dict[str, str]]:
    """All clauses of all games."""
    return [entry for text in indices() for entry in tomllib.loads(text)["clause"]]


def test_clauses_say_in_english_what_the_index_says() -> None:
    entries = {f"clause-{entry['id']}": entry["text"] for entry in index()}
    told = {one for one in messages("en") if one.startswith("clause-")}
    assert told == set(entries)
    assert {one: render(one, {}, "en") for one in told} == entries


def test_chapters_have_the_titles_of_the_index() -> None:
    told = {one for one in messages("en") if one.startswith("chapter-")}
    titles = {}
    for text in indices():
        prefix = tomllib.loads(text)["clause"][0]["id"].partition("-")[0]
        found = re.findall(r"^# -+ ([A-Z]+): (.+)$", text, re.MULTILINE)
        titles.update({f"chapter-{prefix}-{chapter}": title for chapter, title in found})
    assert {one: render(one, {}, "en") for one in told} == titles


def kept_words(text: str) -> Counter[str]:
    """Numbers, ids of clauses and names of switches: the same in every language."""
    return Counter(re.findall(r"Q[A-Z]-[A-Z]+-\d+|[a-z]+(?:_[a-z]+)+|\d+", text))


@pytest.mark.parametrize("language", TRANSLATED)
def test_clauses_keep_their_numbers_and_names(language: str) -> None:
    for entry in index():
        text = render(f"clause-{entry['id']}", {}, language)
        assert kept_words(text) == kept_words(entry["text"]), entry["id"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_clauses_use_the_words_of_the_rulebooks(language: str) -> None:
    missing = []
    for entry in index():
        text = render(f"clause-{entry['id']}", {}, language).casefold()
        for english, words in SPOKEN_OF[entry["id"][:2]].items():
            wanted = words[TRANSLATED.index(language)].casefold()
            if re.search(rf"\b{english}s?\b", entry["text"]) and not _speaks_of(text, wanted):
                missing.append((entry["id"], english, wanted))
    assert missing == []


def _speaks_of(text: str, wanted: str) -> bool:
    """Whether a word or its plural is in a text: endings may change in the last letters."""
    stems = [word[: max(4, len(word) - 2)] for word in wanted.split()]
    return all(stem in text for stem in stems)


@pytest.mark.parametrize("game", known_games())
def test_refusals_cite_clauses_that_exist(game: str) -> None:
    rules: GameRules = game_rules(game)
    known = {entry["id"] for entry in index()}
    for clause, message in [*rules.refusals.values(), *STRUCTURAL.values()]:
        assert has_message(message)
        assert clause is None or clause in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_looks_up_the_same_words_of_the_rules(language: str) -> None:
    """What the catalogue says about arguments reaches browsers with it, in every language."""
    told = dict(re.findall(r"^argument-(\w+) = ([\w-]+)$", texts_for(language)[0], re.MULTILINE))
    assert told == word_arguments()
    assert told.items() >= {"seat": "seat", "kind": "location", "lost_face": "face"}.items()


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message 'story-nothing'"):
        render("story-nothing", {})
    with pytest.raises(KeyError, match="story-travel"):
        render("story-travel", {"seat": "blue"})
    with pytest.raises(KeyError, match="no language 'fr'"):
        render("story-round", {"round": 1}, "fr")


def test_plurals_and_words_of_the_rules_are_shown() -> None:
    args = {"seat": "blue", "place": "Oakmere", "talers": 1}
    assert render("story-travel", args) == "Blue travels to Oakmere for 1 taler."
    assert render("story-travel", args, "de") == "Blau reist für 1 Münze nach Eichsee."
    missing = {"place": "Oakmere", "guilds": ["tailor", "glazier"]}
    assert render("refused-guild-missing", missing) == "Oakmere also asks for: tailor, glazier."
    assert render("refused-guild-missing", missing, "de") == "Eichsee verlangt außerdem: Schneider, Glaser."
    assert render("story-travel", {**args, "place": "My own_town"}, "de") == "Blau reist für 1 Münze nach My own town."


@pytest.mark.parametrize("language", TRANSLATED)
def test_places_and_people_have_names_in_every_language(language: str) -> None:
    """All of them different, and none longer than the table at the terminal has room for."""
    content = qw.load("architect").pack.content
    places = {one.name for board in content.maps for one in board.locations}
    for kind, names, most in (("place", places, 12), ("person", {one.name for one in content.characters}, 22)):
        told = [render(f"{kind}-{name}".replace(" ", "-"), {}, language) for name in names]
        assert len(set(told)) == len(names)
        assert set(told).isdisjoint(names)
        assert max(map(len, told)) <= most


def test_nothing_is_many_in_portuguese_too() -> None:
    assert "0 " in render("cli-supply", {"bonds": 0, "tiles": 5}, "pt")


def test_numbers_are_written_as_in_the_language() -> None:
    args = {"name": "Anna", "seconds": 2.04}
    shown = [render("cli-bot-thought", args, language) for language in LANGUAGES]
    assert [re.findall(r"2\D0", text) for text in shown] == [["2.0"], ["2,0"], ["2,0"]]


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.usefixtures("english_again")
def test_a_process_has_one_language_at_a_time() -> None:
    assert current_language() == "en"
    use_language("de")
    assert render("guild-tailor", {}) == "Schneider"
    assert render("guild-tailor", {}, "en") == "tailor"
    assert qw.load("architect").new(2, seed=7).why_not("palace") is not None
    with pytest.raises(KeyError, match="no language 'fr'"):
        use_language("fr")
    assert current_language() == "de"


def test_a_catalogue_joins_the_files_asked_for() -> None:
    text = catalogue("de", ["kernel", "architect/game"])
    assert "undo-nothing =" in text
    assert "guild-tailor = Schneider" in text
    assert "cli-welcome" not in text
    with pytest.raises(KeyError, match="no language"):
        catalogue("../en", ["kernel"])
