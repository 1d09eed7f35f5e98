"""What a page says, and whether it says it in the right language."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from queenswright.locale import catalogue

PLAIN = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
PLACEABLE = re.compile(r"\{[^{}]*\}")
ID = re.compile(r"\b(web|board|lesson|server|table|story|refused|step|guild|action|room|location)-[a-z]\w*")
FILES = ("kernel", "table", "server", "web", "lesson")
GAME_FILES = {
    "architect": ("game", "web", "board", "lesson", "clauses", "handbook", "names"),
    "queensdale": ("game", "board", "clauses", "handbook"),
}
LETTERS_IN_MESSAGE = 5
SAID = """() => {
    const said = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.nodeType === 3) {
            if (node.parentElement.closest("script, style, option[lang]")) continue;
            said.push(node.nodeValue);
        } else for (const name of ["aria-label", "title", "placeholder"]) {
            if (node.hasAttribute(name)) said.push(node.getAttribute(name));
        }
    }
    return [...new Set(said.map(text => text.replace(/\\s+/g, " ").trim()).filter(Boolean))];
}"""


def said(page: Page) -> list[str]:
    """Every text of the page: what is seen, and what a screen reader says instead."""
    return [str(text) for text in page.evaluate(SAID)]


def message(name: str, language: str) -> str:
    """A plain message of the catalogue."""
    return _messages(language)[name]


def foreign(page: Page, language: str) -> list[str]:
    """Texts of the page that are message ids, or English where another language is spoken."""
    texts = said(page)
    ids = [text for text in texts if ID.search(text)]
    if language == "en":
        return ids
    plain, patterns = _english(language)
    return ids + [text for text in texts if text in plain or any(pattern.fullmatch(text) for pattern in patterns)]


@cache
def _messages(language: str) -> dict[str, str]:
    names = [*FILES, *(f"{game}/{name}" for game, files in GAME_FILES.items() for name in files)]
    return dict(PLAIN.findall(catalogue(language, names)))


@cache
def _english(language: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """English messages that nobody who speaks the language should see: plain texts, and those with gaps."""
    theirs = set(_messages(language).values())
    plain, patterns = set(), []
    for text in _messages("en").values():
        literal = PLACEABLE.sub("", text)
        if text in theirs or text.endswith("->") or len(re.findall("[A-Za-z]", literal)) < LETTERS_IN_MESSAGE:
            continue
        if literal == text:
            plain.add(text)
        else:
            patterns.append(re.compile(".+".join(re.escape(part) for part in PLACEABLE.split(text))))
    return plain, patterns
