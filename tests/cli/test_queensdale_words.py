"""The Rise of Queensdale at the terminal: what its lines say, in every language and on narrow screens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.cli.test_queensdale import display, late, seated, shown
from tests.rules.queensdale.situations import changed_pack

import queenswright as qw
from queenswright.bots import Thought, is_bot
from queenswright.cli.clausebook import clause_book
from queenswright.cli.terminal.hint import _line
from queenswright.kernel.game import Game
from queenswright.locale import LANGUAGES, render, use_language
from queenswright.records import write_record
from queenswright.table import Line, read_seats
from queenswright.table.spoken import spoken

PLAIN_DIE = ("timber", "stone", "clay", "guilder", "action", "action")
NARROW = (60, 80, 100)
LONG = ["Friederike Hohenst", "random", "Bartholomew Greenwoo", "Cleo"]
MANY = {"craftsman": 2, "gleeman": 1, "merchant": 1, "healer": 1}
ALL_HUTS = ["yarrow", "sage", "mint", "arnica", "lavender", "chamomile"]


@pytest.fixture(scope="module")
def game() -> Game:
    return qw.load("queensdale")


@pytest.fixture
def _english_again() -> Iterator[None]:
    yield
    use_language("en")


def of_first_seat(game: Game, seat: dict[str, Any], **keys: Any) -> Line:
    return seated(game.position({"seats": [seat, {}], **keys}))


def subjects(line: Line) -> dict[str, str]:
    """What every choice is about, by its notation."""
    assert line.to_move is not None
    return {choice.move.text: choice.subject.plain for choice in display(line).choices(line.to_move)}


@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_names_the_spaces_that_it_fits_in_the_language(game: Game, language: str) -> None:
    use_language(language)
    rich = {"timber": 9, "stone": 9, "clay": 9, "guilder": 9, "bread": 3}
    line = of_first_seat(game, {"dice": ["action", "feast"], "goods": rich})
    said = subjects(line)
    for kind in ("wage", "market", "bakery", "build", "hire"):
        assert render(f"qd-cli-space-{kind}", {}) in said["die 1"].partition(": ")[2].split(", ")
    assert said["die 2"] == f"{render('face-feast', {})}: {render('qd-cli-purple-space', {})}"
    joining = of_first_seat(game, {"dice": ["occupied"], "goods": rich}, taken={"market": 1, "wage": 1})
    names = [render(f"qd-cli-space-{kind}", {}) for kind in ("wage", "market")]
    spaces = ", ".join(render("qd-cli-joined", {"name": name}) for name in names)
    assert subjects(joining)["die 1"] == f"{render('face-occupied', {})}: {spaces}"
    joining.choose(0, "die 1")
    assert render("space-market", {}) in " ".join(subjects(joining).values())


@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_face_on_sale_does_is_told(game: Game, language: str) -> None:
    use_language(language)
    rich = {"seals": 6}
    line = of_first_seat(game, rich, step="grocer", phase="grocer")
    sold, told = subjects(line), shown(display(line).map(0, 250), width=250)
    for code in line.position.view(0)["grocer"]:
        does = render(f"face-{code}-does", {})
        assert does in told
        assert does in sold[f"buy {code}"]


def test_a_purple_face_says_what_it_does(game: Game) -> None:
    line = of_first_seat(game, {"dice": ["feast", "action"], "goods": {"bread": 1}})
    line.choose(0, "die 1")
    assert subjects(line) == {"purple": render("face-feast-does", {})}


def test_the_parts_of_a_choice_stand_apart(game: Game) -> None:
    sold = subjects(of_first_seat(game, {"seals": 6}, step="grocer", phase="grocer"))
    assert sold["buy choice_ts"].startswith("timber or stone, 1 seal, 2 left. ")
    line = of_first_seat(game, {"dice": ["action"], "goods": {"timber": 9, "stone": 9, "clay": 9, "guilder": 9}})
    line.choose(0, "die 1")
    assert subjects(line)["wage"] == "day's wage, 2 free"
    line.choose(0, "build")
    assert subjects(line)["build dwelling"].startswith("dwelling, 3T 2S 1C. Keeps")
    line.choose(0, "build dwelling")
    assert [text for text in subjects(line).values() if text == "dwelling II, 2 rivets"]


WAYS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "as usual": ({}, {}),
    "ferry house": ({"buildings": {"ferry_house": 1}, "epoch": 3}, {"opened": 3}),
    "flooded bridges": ({}, {"courier_card": 6}),
}


@pytest.mark.clauses("QD-SCOUT-02")
@pytest.mark.parametrize("way", WAYS)
def test_the_steps_shown_are_the_steps_that_a_scout_takes(game: Game, way: str) -> None:
    seat, keys = WAYS[way]
    seat = {**seat, "scout": "inner red", "huts": ALL_HUTS}
    if way == "ferry house":
        seat["tower"] = ["1a", "2a"]
    line = of_first_seat(game, seat, step="scout", argument={"steps": 4}, **keys)
    assert display(line).question(0).endswith("or let it rest (4 steps left):")
    counted = {}
    for text, said in subjects(line).items():
        if not text.startswith("gather"):
            continue
        walk = line.position.copy()
        walk.push(text)
        left = [one["argument"]["steps"] for one in walk.view(0)["pending"] if one["step"] == "scout"]
        counted[text] = 4 - (left[0] if left else 0)
        number = re.search(r", (\d+) steps?$", said)
        assert number, said
        assert int(number[1]) == counted[text], text
    assert len(set(counted.values())) > 1


@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_says_whose_scout_which_letter_is(game: Game, language: str) -> None:
    use_language(language)
    text = " ".join(shown(display(seated(game.new(4, seed=2))).map(0, 100)).split())
    names = ("Anna", "random", "Ben", "Cleo")
    for colour, name in zip(("red", "blue", "green", "yellow"), names, strict=True):
        letter = render(f"cli-letter-{colour}", {})
        assert f"{letter} {render(f'seat-{colour}', {})} {name}" in text


@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize("width", NARROW)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_screen_breaks_no_row_and_keeps_whose_turn_it_is(game: Game, language: str, width: int) -> None:
    use_language(language)
    seats = [{"figurines": MANY, "huts": ALL_HUTS[:3], "epoch": 7, "fame": 53} for _ in LONG]
    towers = [{**seat, "tower": [f"{level}{'abcd'[i]}" for level in (4, 5, 6)]} for i, seat in enumerate(seats)]
    position = game.position({"opened": 7, "game_number": 12, "seats": towers})
    line = Line(position, read_seats(LONG, is_bot))
    screen = display(line)
    lines = shown(*screen.screen(0, width), width=width).splitlines()
    assert max(map(len, lines)) <= width
    assert render("cli-turn-of", {"name": LONG[0]}) in lines[0]
    heading = next(i for i, line in enumerate(lines) if line.startswith(render("qd-cli-players", {}) + " "))
    rows = [line for line in lines[heading + 1 :] if "53/54" in line]
    assert len(rows) == len(LONG)
    end = lines[heading].index(render("qd-cli-column-fame", {})) + len(render("qd-cli-column-fame", {}))
    assert {row[:end].endswith(" 53/54") for row in rows} == {True}
    below = [line for line in lines[heading + 1 :] if line.strip() and line not in rows]
    assert all(line.startswith("    ") for line in below)
    assert len(shown(screen.standing(), width=width).splitlines()) > len(LONG)


def test_goods_have_columns_where_there_is_room_and_a_line_elsewhere(game: Game) -> None:
    line = of_first_seat(game, {"goods": {"timber": 2, "guilder": 3}})
    assert re.search(r"rivets +T  S  C  G  B$", shown(display(line).standing(), width=90).splitlines()[0])
    assert "\n    2T 0S 0C 3G 0B\n" in shown(display(line).standing(), width=89)


@pytest.mark.clauses("QD-COMP-34")
def test_rules_and_why_leave_sealed_clauses_out(run: Run, game: Game, tmp_path: Path) -> None:
    book = clause_book("queensdale")
    assert "QD-CHAR-09" in book.sealed
    seats = [{"dice": ["action"], "goods": {"guilder": 5}}, {}]
    position = game.position({"courier_card": 8, "seats": seats, "taken": {"wage": 1}})
    path = tmp_path / "closed.qw"
    path.write_text(write_record(Line(position, read_seats(["Anna", "Ben"], is_bot)).record()), encoding="utf-8")
    keys = "rules QD-CHAR-09\nrules QD-CHAR-01\nd1\nwhy wage\nwhy\nrules\nquit\n"
    text = " ".join(run("play", "queensdale", "--text", "--load", str(path), keys=keys).output.split())
    assert "No clause of the rules contains: QD-CHAR-09." in text
    assert book.find("QD-CHAR-01").text in text
    assert "The courier card in force closes the last free space of this kind: day's wage." in text
    assert book.find("QD-COURIER-14").text not in text
    assert "why build dwelling" in text
    assert "rules herb hut" in text
    whole = " ".join(run("clauses", "queensdale", "QD-CHAR-09").output.split())
    assert book.find("QD-CHAR-09").text in whole


def test_the_examples_that_are_given_can_be_written(run: Run) -> None:
    keys = "buy nothing\nbuy nothing\n1\n1\nwhy build dwelling\nrules herb hut\nquit\n"
    done = run("play", "queensdale", "--text", "--seats", "Anna,Ben", "--seed", "7", keys=keys)
    assert "is neither a move nor a command" not in done.output
    assert "QD-COMP-36" in done.output


@pytest.mark.clauses("QD-COMP-34")
def test_the_expected_line_of_a_hint_names_nothing_of_later_epochs(game: Game) -> None:
    line = ["end turn", "build dwelling", "build sawmill", "end turn"]
    assert spoken(game.new(2, seed=1), line) == line[:2]
    assert spoken(late(game, 2), line) == line


@pytest.mark.clauses("QD-COMP-34")
def test_a_hint_ends_where_the_game_would_open_something(game: Game) -> None:
    """The tower board is seen only when the epoch is completed, although the bot has already looked behind it."""
    seats = [{"fame": 12, "dice": []}, {"dice": []}, {"dice": []}]
    line = seated(game.position({"seats": seats, "placed": True}))
    behind = line.position.copy()
    behind.push("end turn")
    assert "tower 1a" in [move.text for move in behind.legal_moves]
    session: Any = SimpleNamespace(line=line, display=display(line))
    expected = Thought(line.position.parse("end turn"), line=("end turn", "tower 1a"))
    assert _line(session, 0, expected) == []


@pytest.mark.clauses("QD-SEAL-05")
@pytest.mark.usefixtures("_english_again")
def test_the_seal_of_the_last_to_complete_an_epoch_is_told_with_its_reason(game: Game) -> None:
    done = {"epoch": 2, "tower": ["1a"]}
    seats = [{"fame": 12, "dice": []}, {**done, "dice": []}, {**done, "tower": ["1b"], "dice": []}]
    line = seated(game.position({"seats": seats, "placed": True, "opened": 2}))
    line.choose(0, "end turn")
    told = [display(line).tell(event) for event in line.played[-1].events]
    last = told.index("Anna is the last to complete epoch 1 and receives 1 seal.")
    assert told[last - 1] == "Anna completes epoch 1 and now aims at 16."
    assert "Anna receives 1 seal." not in told
    assert "Ben receives 1 seal." in told


def test_help_names_both_games_and_options_of_both(run: Run) -> None:
    about = " ".join(run("--help").output.split())
    assert "Queen's Architect and The Rise of Queensdale" in about
    options = " ".join(run("play", "--help").output.split())
    for name in ("round_limit", "games", "first", "colours"):
        assert f"{name}=" in options


@pytest.mark.usefixtures("_english_again")
def test_help_explains_rivets(run: Run) -> None:
    for language, rivets in (("en", "Rivets"), ("de", "Ziernieten"), ("pt", "rebites")):
        assert rivets in render("cli-legend-queensdale", {}, language)


def test_a_limit_of_one_is_told_in_the_singular() -> None:
    told = [render("refused-qd-use-limit", {"limit": limit}) for limit in (1, 2)]
    assert told == [
        "That can be done at most once, and you have already done it.",
        "That can be done at most 2 times, and you have already done it.",
    ]


@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize("language", LANGUAGES)
def test_components_of_an_own_pack_are_shown_by_the_words_of_their_code(tmp_path: Path, language: str) -> None:
    barrel = '  { code = "ale_barrel", gain = { bread = 1 }, price = 2, copies = 4 },\n'
    salt = '  { code = "salt_house", colour = "pink", pattern = "normal", income = { bread = 1 } },\n'
    before = {'  { code = "card_1"': barrel, '  { code = "alehouse"': salt}
    own = changed_pack(tmp_path, *((first, more + first) for first, more in before.items()))
    use_language(language)
    goods = dict.fromkeys(("timber", "stone", "clay", "guilder"), 9)
    seat = {"seals": 6, "goods": goods, "buildings": {"salt_house": 1}}
    line = of_first_seat(own, seat, step="grocer", phase="grocer", opened=2)
    assert "ale barrel" in subjects(line)["buy ale_barrel"]
    assert "salt house" in shown(display(line).map(0, 250), width=250)
    sides = [["ale_barrel", "stone", "clay", "guilder", "action", "action"], *[[*PLAIN_DIE]] * 4]
    on_hand = of_first_seat(own, {"faces": sides, "dice": ["ale_barrel"], "goods": goods}, opened=2)
    assert "ale barrel" in subjects(on_hand)["die 1"]
    on_hand.choose(0, "die 1")
    assert list(subjects(on_hand)) == ["purple"]
    build = of_first_seat(own, {"goods": goods}, step="build", opened=2)
    assert "salt house" in subjects(build)["build salt_house"]
