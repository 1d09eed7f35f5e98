"""Documents and texts read well: lines of at most 100 columns, and none of the phrases we have given up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from tests.foundation.texts import found, messages, skeleton

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "queenswright"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
MODULES = sorted(SOURCE.rglob("*.py"))
CATALOGUES = sorted(path for path in SOURCE.rglob("*.ftl") if path.parent.name == "en")
WIDTH = 100
LINK = re.compile(r"!?\[[^\]]*\]\([^)]*\)|https?://\S+")
GIVEN_UP = (
    *("so many", "anew", "belongs into", "belong into", "expected are", "allowed are", "known here are", "found '"),
    *("an own ", "the own ", "each own ", "all own ", "any own ", "every own ", "one own ", "stays said", "is told by"),
    *("nobody is told", "as things are", "the one who asks", "dearer", "for want of", "by whomever", "is no work"),
    *("whole or not at all", "led to the newest", "shall be", "melt into", "the http part of", "belongs to nobody"),
)
ANY_GIVEN_UP = re.compile(rf"\b(?:{'|'.join(map(re.escape, GIVEN_UP))})")

GERMAN = (
    *(r"zug ist getan", r"lass die nächsten ran", r"wieder vor", r"ratschl[aä]g", r"rat (?:holen|geben|gibt)", r"rat:"),
    *(r"hauptwege", r"gemalt\w* tisch", r"gespräch", r"geschehen\.$", r"spielende[nr]"),
    *(r"ortsteil", r"moralstufe", r"burgstraße", r"reist umsonst", r"umsonst (?:neu|reisen)", r"neu(?:er|en) wurf"),
    r"(?:klicken|drücken|wählen|können|möchten|müssen|dürfen) sie (?:bitte|hier|jetzt|zuerst)",
)
"""Old German words, and sentences that say "Sie" to the player."""
PORTUGUESE = (
    *(r"ecrãs?", r"ficheiros?", r"regist(?:os?|ar|ad[oa]s?|a|am)", r"definições", r"palavras?-passe", r"utilizador\w*"),
    *(
        r"carreg(?:ar|ue) em",
        r"descarreg\w+",
        r"anul(?:ar|e|ad[oa]s?)",
        r"cr[óo]nicas?",
        r"bónus",
        r"prémios?",
        r"factos?",
    ),
    *(
        r"contact[oae]\w*",
        r"equipas?",
        r"connosco",
        r"convosco",
        r"consigo",
        r"porque não\?",
        r"diz porquê",
        r"até aos?",
    ),
    *(r"à espera", r"demasiad\w+", r"corr(?:eu|er) mal", r"ligaç(?:ão|ões)", r"prima (?:uma|enter)", r"antevis\w+"),
    *(
        r"partilh\w+",
        r"baralhad[oa]s?",
        r"baralham",
        r"baralhar",
        r"aceites",
        r"por omissão",
        r"gém\w+",
        r"ao (?:seu )?serviço",
    ),
    *(
        r"personage(?:m|ns) idênticas?",
        r"a mesma personagem",
        r"uma personagem",
        r"castanh[oa]s?",
        r"di-lo",
    ),
    *(
        r"está cá",
        r"já lá est\w+",
        r"base de dados",
        r"grande de mais",
        r"depressa de mais",
        r"perguntar por",
        r"age-se",
    ),
    *(
        r"(?:est(?:á|ão|ava|avam|ar)|continu(?:a|am|e|em|ar)) a (?!partir)[\wà-ú-]+r(?:-se)?",
        r"a (?:jogar|subir) a trilha",
    ),
    *(r"\d\.[ªº]", r"em oferta", r"por ordem (?:de)?crescente", r"nem sequer", r"salvo se"),
    r"(?:perdem|gastam|ordenam|deslocam|tomam|tornam|encaixa|pagam?|embaralham|leem|cobrem|aplica|percorre)-se",
)
"""Words and forms of Portugal; players read the Portuguese of Brazil."""
REFUSED = {
    language: re.compile(rf"(?<![\w-])(?:{'|'.join(words)})(?![\w])|[«»]", re.IGNORECASE)
    for language, words in {"de": GERMAN, "pt": PORTUGUESE}.items()
}


def prose(document: Path) -> list[tuple[int, str]]:
    """The numbered lines of a page that are neither code nor part of a table."""
    lines, code = [], False
    for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), 1):
        if line.lstrip().startswith("```"):
            code = not code
        elif not code and not line.startswith("|"):
            lines.append((number, line))
    return lines


@pytest.mark.parametrize("document", PAGES, ids=lambda page: page.name)
def test_lines_of_documents_are_wrapped(document: Path) -> None:
    long = [(number, line) for number, line in prose(document) if len(line) > WIDTH and not LINK.search(line)]
    assert long == []


@pytest.mark.parametrize("path", [*PAGES, *CATALOGUES, *MODULES], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_phrases_we_have_given_up_do_not_come_back(path: Path) -> None:
    text = re.sub(r"\s+", " ", path.read_text(encoding="utf-8").casefold())
    assert ANY_GIVEN_UP.findall(text) == []


def test_there_are_pages_and_catalogues() -> None:
    assert {"README.md", "CONTRIBUTING.md", "glossary.md", "house-style.md"} <= {page.name for page in PAGES}
    assert {"kernel.ftl", "web.ftl"} <= {path.name for path in CATALOGUES}


@pytest.mark.parametrize("language", REFUSED)
def test_translations_keep_to_the_words_we_have_chosen(language: str) -> None:
    said = {one.id: REFUSED[language].findall(skeleton(one)) for one in messages(language).values()}
    assert {id: words for id, words in said.items() if words} == {}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Dein Zug ist getan"),
        ("de", "Kein Ratschlag von diesem Bot"),
        ("de", "Markt, Ortsteil und mehr"),
        ("de", "Drücken Sie hier"),
        ("pt", "A mesa está a ser posta …"),
        ("pt", "Um registo em ficheiro"),
        ("pt", "O jogo «Palácio»"),
        ("pt", "Porque não?"),
        ("pt", "sobe até ao espaço 3"),
        ("pt", "As fichas são baralhadas"),
        ("pt", "Os pontos acima do máximo perdem-se"),
        ("pt", "depois da 3.ª contratação"),
    ],
)
def test_words_we_have_not_chosen_are_recognised(language: str, sentence: str) -> None:
    assert REFUSED[language].search(sentence)


def test_portuguese_counts_one_by_its_number() -> None:
    """In Brazil 0 takes the plural of one: a text for `one` would say of nothing that it is one."""
    counted = [
        one.id
        for one in messages("pt").values()
        for variant in found(one.pattern, ast.Variant)
        if isinstance(variant.key, ast.Identifier) and variant.key.name == "one"
    ]
    assert counted == []
