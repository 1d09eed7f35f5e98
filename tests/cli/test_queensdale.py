"""The Rise of Queensdale at the terminal: the valley as text, choices without secrets, a table of people and bots."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.cli.conftest import Run, at_a_terminal
from tests.cli.test_campaign import Kept, names

import queenswright as qw
from queenswright.bots import is_bot
from queenswright.cli.queensdale.display import Display
from queenswright.cli.terminal.display import display_for
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES, render, use_language
from queenswright.table import Line, read_seats

NAMES = ["Anna", "random", "Ben", "Cleo"]
WIDTH = 100
CLEARED = "\x1b[2J"
RICH = {
    "goods": {"timber": 12, "stone": 12, "clay": 12, "guilder": 12, "bread": 6, "marble": 6},
    "figurines": {"craftsman": 2, "gleeman": 1, "healer": 1, "merchant": 1},
    "seals": 6,
    "epoch": 7,
    "morale": 4,
}


@pytest.fixture(scope="module")
def game() -> Game:
    return qw.load("queensdale")


def seated(position: Position) -> Line:
    return Line(position, read_seats(NAMES[: position.players], is_bot))


def display(line: Line, plain: bool = False) -> Display:
    found = display_for(line, plain)
    assert isinstance(found, Display)
    return found


def shown(*things: Any, width: int = WIDTH) -> str:
    console = Console(file=StringIO(), width=width, markup=False, emoji=False, highlight=False, no_color=True)
    console.print(*things, sep="\n")
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def late(game: Game, players: int) -> Position:
    """The seventh epoch of a campaign: marble, all figurines, many buildings, full towers."""
    seats = [{**RICH, "tower": [f"{level}{'abcd'[seat]}" for level in (4, 5, 6)]} for seat in range(players)]
    return game.position({"opened": 7, "game_number": 12, "seats": seats})


def lively(line: Line, chance: Random) -> str:
    """A move that gets the game on: nobody rolls again for ever."""
    moves = [move.text for move in line.position.legal_moves]
    return chance.choice([text for text in moves if not text.startswith(("reroll", "leave"))] or moves)


def on_the_way(position: Position, moves: int, seed: int = 1) -> Iterator[Line]:
    """A table at every decision of a random game."""
    line, chance = seated(position), Random(seed)
    for _ in range(moves):
        if line.is_over:
            return
        yield line
        seat = line.to_move
        assert seat is not None
        line.choose(seat, lively(line, chance))


def lines(line: Line) -> list[str]:
    seat = line.to_move
    assert seat is not None
    return [
        f"{choice.move.text}|{choice.subject}|{choice.effect}" for choice in display(line, plain=True).choices(seat)
    ]


def test_the_valley_has_four_quarters_of_six_shifted_rows(game: Game) -> None:
    position = game.new(4, seed=5)
    view = position.view(None)
    rows = shown(display(seated(position)).map(0, WIDTH)).splitlines()[:16]
    for block, colours in ((rows[:8], ("green", "yellow")), (rows[8:], ("blue", "red"))):
        assert [row[:1] for row in block[2:]] == list("abcdef")
        for half, colour in enumerate(colours):
            for row, text in zip("abcdef", block[2:], strict=True):
                left = 31 * half + 2 + 2 * (row in "bdf")
                cells = [text[left + 4 * column] for column in range(6)]
                tokens = [view["herbs"].get(f"{colour} {row}{column + 1}") for column in range(6)]
                letters = [render(f"qd-cli-herb-{herb}", {}) if herb else None for herb in tokens]
                assert [cell for cell, letter in zip(cells, letters, strict=True) if letter] == [*filter(None, letters)]
        assert all(row[1] == "=" for row in (block[4], block[6]))


def test_scouts_huts_buildings_and_towers_are_drawn(game: Game) -> None:
    position = game.position(
        {
            "seats": [
                {"scout": "red e1", "huts": ["sage"], "buildings": {"dwelling": 2}},
                {"scout": "inner red"},
                {"scout": "red e1", "epoch": 2, "tower": ["1c"]},
            ],
            "opened": 2,
        }
    )
    text = shown(*display(seated(position)).screen(0, WIDTH))
    red = [line[31:59] for line in text.splitlines()[11:17]]
    assert red[4].startswith("e=·RG")
    assert re.search(r"1   □   \"", red[3])
    assert "B on the inner bridge from red quarter to blue quarter" in text
    assert re.search(r"Red Anna timber s", text)
    assert "borough 1 of 4: 1 dwelling II" in text
    assert "tower 1c" in text
    assert "1c" in "".join(line[:28] for line in text.splitlines()[1:9])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_and_every_choice_is_told(game: Game, players: int, language: str) -> None:
    use_language(language)
    for position in (game.new(players, seed=players), late(game, players)):
        for number, line in enumerate(on_the_way(position, 24)):
            seat, screen = line.to_move, display(line, plain=number % 2 == 0)
            assert seat is not None
            texts = [choice.move.text for choice in screen.choices(seat)]
            assert texts == [move.text for move in line.position.legal_moves]
            assert screen.question(seat)
            text = shown(*screen.screen(seat, WIDTH), *screen.brief(seat), screen.map(seat, WIDTH), screen.standing())
            assert max(map(len, text.splitlines())) <= WIDTH
            if screen.signs.plain and language == "en":
                assert text.replace("─", "-").replace("═", "-").isascii()


def test_all_steps_have_choices_with_subjects(game: Game) -> None:
    met: set[str] = set()
    for seed in range(6):
        for line in on_the_way(late(game, 2 + seed % 3), 700, seed):
            step = line.position.step
            if step in met:
                continue
            met.add(str(step))
            seat = line.to_move
            assert seat is not None
            assert all(choice.subject for choice in display(line).choices(seat)), step
    wanted = {"turn", "place", "scout", "rest", "hut", "pick", "build", "rank", "payment", "grocer", "die", "side"}
    assert wanted | {"start_hut", "tower"} <= met
    paying = {"step": "pay_die", "argument": {"space": "wage", "shown": ["timber", "stone"]}}
    line = seated(game.position({"seats": [{"goods": {"timber": 2, "stone": 2}}], **paying}))
    assert all(choice.subject for choice in display(line).choices(0))


def test_monuments_and_castle_rooms_are_told(game: Game) -> None:
    price = {"timber": 2, "stone": 2, "clay": 2, "marble": 1}
    own = {"family": "lantern", "monument": 4, "goods": price, "dice": ["action", "timber"]}
    position = game.position({"opened": 8, "seats": [own, {"goods": price, "monument": 1}, {}]})
    line = seated(position)
    assert any(text.startswith("reroll by monument|roll dice of your choice again") for text in lines(line))
    assert "family monument 4/4" in shown(*display(line).screen(0, WIDTH))
    position.push("die 1")
    position.push("build")
    told = {text.partition("|")[0]: text for text in lines(line)}
    assert "raise monument" not in told
    assert told["furnish room"].startswith("furnish room|castle room, 2T 2S 2C 1M|")
    position.push("furnish room")
    assert "furnish kitchen|kitchen: When furnished: 2 bread." in {text.rpartition("|")[0] for text in lines(line)}


def test_what_story_cards_allow_is_told(game: Game) -> None:
    numbers = {card.code: number for number, card in enumerate(game.pack.content.stories, 1)}

    def with_card(code: str, own: dict[str, Any], **keys: Any) -> Line:
        one = {"story": numbers[code], "stories": [numbers[code]], "opened": 8}
        return seated(game.position({"seats": [own, {}, {}], **one, **keys}))

    fair = with_card("y3", {"dice": ["action"], "goods": {"guilder": 2}}, step="place")
    assert any(text.startswith("fair|market fair") for text in lines(fair))
    assert "Market fair: In this game there is one more" in shown(*display(fair).screen(0, WIDTH)).replace("\n", " ")
    walk: dict[str, Any] = {"step": "scout", "argument": {"steps": 6}, "herbs": {}}
    tents = lines(with_card("y10", {"scout": "blue a3"}, tents=["blue"], **walk))
    assert any(text.startswith("visit blue tent|Visit the tent") for text in tents)
    raft = with_card("n6", {"scout": "red a1"}, step="rest", argument={"steps": 6, "in": "bridge"}, herbs={})
    assert any(text.startswith("at raft|raft, 1 step") for text in lines(raft))
    again = with_card("n2", {"dice": ["action"]}, step="place")
    again.position.push("bakery")
    assert any(text.startswith("act again|Carry out the action again|") for text in lines(again))
    wedding = lines(with_card("n4", {"figurines": {"gleeman": 1}}))
    assert any(
        text.startswith("give gleeman to the left|Give the neighbour on the left a figurine") for text in wedding
    )
    night = lines(with_card("v4", {"dice": ["timber", "clay"]}))
    assert any(text.startswith("reroll by lantern light|roll dice of your choice again for nothing") for text in night)
    friends = with_card("v3", {"removed": ["1a", "4b"]})
    assert any(text.startswith("call an old friend|Call an old friend|") for text in lines(friends))
    friends.position.push("call an old friend")
    assert [text.partition("|")[0] for text in lines(friends)] == ["friend 1a", "friend 4b"]


@pytest.mark.clauses("QD-LATER-17", "QD-LATER-27")
def test_abilities_and_gifts_are_told(game: Game) -> None:
    own = {"family": "heron"}
    choosing = seated(game.position({"seats": [own], "step": "ability", "opened": 5}))
    assert lines(choosing) == [
        "ability 9|One stroke further: Once in a round, on your turn, your scout may move 1 step.|",
        "ability 10|Bread in the boat: The first token that you gather in a round also brings 1 bread.|",
    ]
    gifts = lines(seated(game.position({"seats": [own], "step": "gift", "opened": 5})))
    assert gifts == ["gift seal|a seal|", "gift resources|basic resources of your choice|"]
    turn = lines(seated(game.position({"seats": [own | {"abilities": ["9"]}], "opened": 5})))
    assert "scout one step|move the scout one step, once in a round|" in turn


@pytest.mark.clauses("QD-COMP-38")
def test_choices_are_the_same_whatever_is_hidden(game: Game) -> None:
    """Neither rewards under tokens nor dice to come nor the order of the bag can be read off a choice."""
    compared = set()
    for line in on_the_way(late(game, 3), 120, 4):
        seat = line.to_move
        assert seat is not None
        twin = Line(line.position.redealt(seat, 99), line.seats)
        assert lines(twin) == lines(line)
        compared.add(line.position.step)
    assert {"turn", "place", "scout"} <= compared


def test_choices_leave_the_position_as_it_is(game: Game) -> None:
    for line in on_the_way(late(game, 2), 40):
        before = line.position.digest
        lines(line)
        assert line.position.digest == before


@pytest.mark.clauses("QD-COMP-34")
def test_a_screen_of_the_first_game_names_nothing_of_later_epochs(game: Game) -> None:
    later = [one.code for one in game.pack.content.buildings if one.epoch > 1]
    words = {render(f"building-{code}", {}) for code in later} | {"marble", "merchant", "healer", "renovate", "plunger"}
    for line in on_the_way(game.new(3, seed=8), 30):
        seat = line.to_move
        assert seat is not None
        screen = display(line)
        text = shown(*screen.screen(seat, WIDTH), screen.map(seat, WIDTH), *screen.overview(WIDTH))
        assert [word for word in words if re.search(rf"\b{re.escape(word)}\b", text)] == []


@pytest.mark.clauses("QD-WORK-06", "QD-COMP-21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_lists_what_every_kind_of_figurine_in_play_does(game: Game, language: str) -> None:
    use_language(language)
    try:
        early, later = (display(seated(pos)) for pos in (game.new(2, seed=1), late(game, 2)))
        starting = [render(f"figurine-{kind}-does", {}) for kind in ("craftsman", "gleeman", "courier")]
        merchant = render("figurine-merchant-does", {})
        told = [shown(one.map(0, 200), width=200) for one in (early, later)]
    finally:
        use_language("en")
    assert all(text in told[0] for text in starting)
    assert merchant not in told[0]
    assert merchant in told[1]


def with_vision(game: Game, names: list[str]) -> Line:
    document = {"seats": [{"clairvoyant": [2]}, {}]}
    return Line(game.position(document), read_seats(names, is_bot))


PUBLIC, PRIVATE = (render(f"clairvoyant-2-{half}", {}) for half in ("public", "private"))


@pytest.mark.clauses("QD-CLAIR-02")
def test_a_private_vision_is_on_the_screen_of_its_owner_alone(game: Game) -> None:
    alone = display(with_vision(game, ["Anna", "random"]))
    text = " ".join(shown(*alone.screen(0, WIDTH)).split())
    assert PUBLIC in text
    assert PRIVATE in text
    together = display(with_vision(game, ["Anna", "Ben"]))
    for seat in (0, 1):
        assert PRIVATE not in " ".join(shown(*together.screen(seat, WIDTH)).split())
    assert PRIVATE not in " ".join(shown(*alone.overview(WIDTH), *alone.lasting(WIDTH)).split())
    assert together.secrets(0) == [f"{PUBLIC} {PRIVATE}"]
    assert together.secrets(1) == []


def test_at_one_screen_a_vision_is_read_after_a_key_press(run: Run, game: Game, tmp_path: Path) -> None:
    from queenswright.records import write_record

    path = tmp_path / "vision.qw"
    path.write_text(write_record(with_vision(game, ["Anna", "Ben"]).record()), encoding="utf-8")
    done = run("play", "queensdale", "--text", "--load", str(path), keys="secrets\n\n\nquit\n")
    text = " ".join(done.output.split())
    before, asked, after = text.partition("Only Anna may look now. Anna, press Enter:")
    assert asked
    assert PRIVATE not in before
    assert PRIVATE in after


@pytest.mark.clauses("QD-SETUP-25")
def test_at_one_screen_a_chosen_hut_does_not_stay_to_be_read(data: Path) -> None:
    """Not above the next prompt, and not in the history of input either (the key for the line before is Ctrl-P)."""
    keys = [(" > ", "buy nothing more\n"), (" > ", "buy nothing more\n"), (" > ", "begin with sage\n"),
            (CLEARED, ""), (" > ", "\x10\n"), (" > ", "quit\n")]  # fmt: skip
    code, told = at_a_terminal("play", "queensdale", "--text", "--seats", "Anna,Ben", "--seed", "7", keys=keys)
    assert code == 0
    assert "sage" not in told
    (name,) = names(data)
    moves = [entry.value for entry in Kept(data, name).read().entries]
    assert moves == ["buy nothing more", "buy nothing more", "begin with sage"]


@pytest.mark.clauses("QD-SETUP-25")
def test_at_one_screen_a_hut_that_is_taken_back_is_not_named(run: Run) -> None:
    """Ben takes Anna's choice back before he makes his own."""
    keys = "buy nothing more\nbuy nothing more\nbegin with sage\nundo\nundo\nquit\n"
    done = run("play", "queensdale", "--text", "--seats", "Anna,Ben", "--seed", "7", keys=keys)
    told = [line for line in done.output.splitlines() if line.startswith("Taken back")]
    assert told == ["Taken back: a secret choice.", "Taken back: buy nothing more."]


@pytest.mark.clauses("QD-SETUP-25")
def test_a_chosen_hut_is_a_secret_until_all_have_chosen(game: Game) -> None:
    line = Line.new(game, read_seats(["Anna", "Ben"], is_bot), seed=7)
    while line.position.step != "start_hut":
        line.choose(line.to_move or 0, "buy nothing more")
    for seat, herb in ((0, "sage"), (1, "mint")):
        assert display(line).secrets(seat) == []
        line.choose(seat, f"begin with {herb}")
        if seat == 0:
            assert display(line).secrets(0) == ["Your herb hut, not shown yet: sage."]
            assert display(line).secrets(1) == []
    assert display(line).secrets(0) == display(line).secrets(1) == []


def test_play_keeps_a_campaign_and_goes_on_with_it(run: Run, data: Path) -> None:
    first = run("play", "queensdale", "--text", "--seats", "Anna,random", "--seed", "7", keys="buy nothing\n1\n")
    assert first.exit_code == 0, first.output
    (name,) = names(data)
    played = len(Kept(data, name).read().entries)
    assert played
    assert f"queenswright campaign play {name}" in first.output
    second = run("play", "queensdale", "--text", keys="d1\n")
    assert "game 1" in second.output
    assert len(Kept(data, name).read().entries) > played
    run("play", "queensdale", "--text", "--new", "--seats", "Anna,Ben", keys="1\n")
    assert len(names(data)) == 2


@pytest.mark.parametrize(("epoch", "entry"), [("8-wall", "A wall segment is"), ("8-road", "A road segment is")])
def test_a_campaign_is_taken_up_in_a_late_epoch(run: Run, epoch: str, entry: str) -> None:
    new = ("campaign", "new", "late", "--seats", "Anna,Ben", "--seed", "3", "--option", f"epoch={epoch}")
    assert run(*new, "--option", "games=1").exit_code == 0
    played = run("campaign", "play", "late", keys="rules\n1\nquit\n").output
    assert entry in played
    assert "Landing stage: any resource die" in played
    assert re.search(r"Game \d\d", run("campaign", "show", "late").output)


def test_moves_by_number_notation_and_short_form(run: Run, data: Path) -> None:
    keys = "buy nothing\nbuy nothing\nbegin with mint\nbegin with sage\nd1\n1\nhelp\n"
    done = run("play", "queensdale", "--text", "--seats", "Anna,Ben", "--seed", "7", keys=keys)
    assert "begins with a hut for mint" in done.output
    (name,) = names(data)
    texts = [entry.value for entry in Kept(data, name).read().entries]
    assert texts[:2] == ["buy nothing more", "buy nothing more"]
    assert "die 1" in texts
    assert "rules QD-HUT-01" in done.output
    assert "tower boards and the grocer" in " ".join(done.output.split())


def test_a_campaign_of_bots_ends_with_the_castle_and_is_told(run: Run) -> None:
    run("campaign", "new", "bots", "--seats", "random,random", "--seed", "3", "--option", "games=2")
    done = run("campaign", "play", "bots")
    assert done.exit_code == 0
    assert "|____|" in done.output.rpartition("The end")[2]
    assert "the agreed number of games has been played." in done.output
    told = run("campaign", "show", "bots").output
    assert [line for line in told.splitlines() if re.fullmatch(r"Game \d", line)] == ["Game 1", "Game 2"]
    listed = run("campaign", "list").output
    assert re.search(r"over +epochs 1 1", listed)
    assert run("campaign", "back", "bots", "--game", "2", "--yes").exit_code == 0
    assert re.search(r"bots .* 2 +epochs 1 1", run("campaign", "list").output)


@pytest.mark.clauses("QD-COMP-33", "QD-COMP-34")
def test_the_export_for_players_holds_nothing_hidden_or_sealed(
    run: Run, game: Game, tmp_path: Path, data: Path
) -> None:
    run("campaign", "new", "open", "--seats", "random,random", "--seed", "3", "--option", "games=1")
    run("campaign", "play", "open")
    run("campaign", "back", "open", "--game", "1", "--yes")
    run("campaign", "play", "open", "--substitute", "red=Anna", keys="1\n" * 6)
    for arguments, suffix in ((["--json"], "json"), ([], "txt")):
        assert run("campaign", "export", "open", "--for", "players", *arguments).exit_code == 0
        text = (tmp_path / f"open.{suffix}").read_text(encoding="utf-8")
        campaign = Kept(data, "open").read()
        secrets = {f"{campaign.key:032x}", campaign.chain, *(entry.state for entry in campaign.entries)}
        later = {one.code for one in game.pack.content.buildings if one.epoch > 1}
        sealed = (later | {"marble", "healer", "merchant"}) - {"mint"}  # a herb too
        assert [word for word in secrets | sealed if re.search(rf"\b{word}\b", text)] == []
        assert "Game 1" in text or '"number": 1' in text


def test_watching_shows_the_standing_and_the_whole_table_at_the_end(run: Run) -> None:
    watched = ("watch", "queensdale", "--seats", "random,random,random", "--pace", "0", "--seed", "4")
    done = run(*watched, "--option", "games=1")
    assert done.exit_code == 0, done.output
    assert done.output.count("Players ") > 3
    assert "Blue random" in done.output
    assert "Building stock" in done.output.rpartition("The end")[2]


def test_a_pack_says_itself_for_which_game_it_is(run: Run, tmp_path: Path, game: Game) -> None:
    own = tmp_path / "own.toml"
    own.write_text((game.rules.folder / "packs" / "valley.toml").read_text(encoding="utf-8"), encoding="utf-8")
    assert "a complete pack for queensdale: valley" in run("pack", "check", str(own)).stdout
    assert run("pack", "show", "valley").stdout == run("pack", "show", "--game", "queensdale").stdout
    assert "got 'queensdale'" in run("pack", "check", str(own), "--game", "architect").stderr


def test_the_content_of_the_pack_can_be_shown(run: Run) -> None:
    done = run("pack", "show", "--game", "queensdale")
    assert done.exit_code == 0, done.output
    for code in ("timber_yard", "castle_chapel", "double_stone", "9d"):
        assert code in done.output


def test_german_and_portuguese_screens(run: Run) -> None:
    for language, words in (
        ("de", ("Gebäudeangebot", "Freie Würfelfelder")),
        ("pt", ("Estoque de edifícios", "rodada")),
    ):
        keys = "buy nothing\nbuy nothing\n1\n1\nquit\n"
        done = run("--lang", language, "play", "queensdale", "--text", "--seats", "Anna,Ben", "--new", keys=keys)
        assert done.exit_code == 0, done.output
        assert all(word in done.output for word in words)


@pytest.mark.clauses("QD-LATER-25", "QD-LATER-26")
def test_what_the_cards_have_added_can_be_read_at_the_table(game: Game) -> None:
    goods = {"timber": 9, "stone": 9, "clay": 9}
    document = {"seats": [{"epoch": 3, "goods": goods}, {}], "opened": 3, "ends_read": 2, "step": "build"}
    told = shown(*display(seated(game.position(document))).added_rules())
    assert "A chest of books" in told
    assert "R10: Tome action: place an A die, pay 1 guilder, take 1 tome." in told
    assert "tome spaces" in told
    assert told.index("Rules that apply now:") < told.rindex("R15: ")
    assert "R21" not in told
    assert shown(*display(seated(game.new(2, seed=1))).added_rules()).strip() == ""
