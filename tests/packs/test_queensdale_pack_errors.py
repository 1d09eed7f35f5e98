"""A pack of The Rise of Queensdale with an error is refused whole, with file, key, value and what is allowed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import queenswright as qw
from queenswright.games.queensdale.content.effects import Rows
from queenswright.games.queensdale.content.pack import FOLDER, load_pack
from queenswright.games.queensdale.state.course import NEVER
from queenswright.kernel.document import Fields

VALLEY = (FOLDER / "valley.toml").read_text(encoding="utf-8")


@pytest.fixture
def changed(tmp_path: Path) -> Callable[[str, str], Path]:
    """A copy of the valley with one place changed."""

    def change(pattern: str, replacement: str) -> Path:
        text, count = re.subn(pattern, replacement, VALLEY, count=1, flags=re.MULTILINE)
        assert count == 1, pattern
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return change


@pytest.mark.parametrize(
    ("pattern", "replacement", "message"),
    [
        (r'^game = "queensdale"', 'game = "architect"', r"pack.game: got 'architect', expected one of: queensdale"),
        (r'^name = "valley"', 'name = "The Valley"', r"pack.name: got 'The Valley', expected lower-case letters"),
        (r'code = "choice_ts"', f'code = "c{"9" * 40}"', r"code: got 'c9.*, expected 1 to 40 lower-case letters"),
        (r'code = "choice_ts"', 'code = "Choice"', r"code: got 'Choice', expected 1 to 40 lower-case letters"),
        (r"^tomes = 3", "pirates = 3", r"mechanisms.pirates: unknown key, expected one of: abilities"),
        (r"^tomes = 3", "tomes = 10", r"mechanisms.tomes: got 10, expected a whole number from 1 to 9"),
        (r"^\[tomes\]\n", "[books]\n", r"tomes: missing"),
        (r"^lantern = 2", "lantern = 3", r"promises.lantern: got 3, .*from 1 to 2"),
        (r"^heron = 2", "heron = 4", r"promises.heron: got 4, .*from 1 to 3"),
        (r"^kept = \{ choice = 2 \}\n", "", r"promises.kept: .*a table of gains"),
        (r"^last = \{ seal = 1 \}\n", "", r"promises.last: .*a table of gains"),
        (r"^letter = 5", "letter = 10", r"chapters.letter: got 10, .*from 1 to 9"),
        (r"^seal = \{ seal = 1 \}\n", "", r"chapters.seal: .*a table of gains"),
        (r"^second_from = 8", "second_from = 4", r"abilities.second_from: got 4, .*from 5 to 9"),
        (r"number = 7, ", "number = 8, ", r"abilities.card\[0\].number: got 8, .*from 7 to 7"),
        (
            r'number = 7, family = "anvil"',
            'number = 7, family = "spoon"',
            r"card\[0\].family: got 'spoon', expected one of",
        ),
        (r'number = 7, family = "anvil"', 'number = 7, family = "key"', r"abilities.card: got 1 abilities of anvil"),
        (r'effect = "free_die"', 'effect = "fly"', r"card\[7\].effect: got 'fly', expected one of: craftsman_guilders"),
        (r'"first_token", gain = \{ bread = 1 \}', '"first_token", amount = 1', r"card\[3\].gain: .*a table of gains"),
        (r'"free_die", amount = 1', '"free_die", amount = 0', r"card\[7\].amount: got 0, .*from 1 to 9"),
        (r"^\[crown_bar\]\n", "[hats]\n", r"crown_bar: missing"),
        (r"^fame = \[1, 2, 2", "fame = [2, 1, 2", r"crown_bar.fame: got .*, expected a list that does not fall"),
        (r"^fame = \[1, 2, 2, ", "fame = [1, 2, ", r"crown_bar.fame: got .*, expected a list of 9 whole numbers"),
        (r"^seals = 2 ", "seals = 3 ", r"crown_bar.seals: got 3, expected a whole number from 1 to 2"),
        (r"^share = 4", "share = 1", r"crown_bar.share: got 1, expected a whole number from 2 to 9"),
        (r"^behind = \[1, 1, 2\]", "behind = [2, 1, 1]", r"robber_barons.behind: .*who is further behind draws more"),
        (r"^behind = \[1, 1, 2\]", "behind = [1, 2]", r"robber_barons.behind: got .* a list of 3 whole numbers"),
        (r"\{ number = 2, gain = \{ choice", "{ number = 3, gain = { choice", r"token\[1\].number: got 3, expected 2"),
        (r'effect = "reroll"', 'effect = "fly"', r"token\[4\].effect: got 'fly', expected one of: gain, swap, join"),
        (r'effect = "reroll"', 'effect = "reroll", amount = 2', r"token\[4\].amount: unknown key"),
        (r'effect = "scout", amount = 3', 'effect = "scout"', r"token\[3\].amount: missing"),
        (r'"swap", gain = \{ figurine = 1 \}', '"swap"', r"token\[0\].gain: missing, expected a table of gains"),
        (r"  \{ number = 8, gain.*\n\]", "]", r"robber_barons.token: got 7 entries, expected a list of 8 tables"),
        (r"^  \{ gain = \{ clay = 2 \} \},\n", "", r"cogwheel.sector: got 5 entries, expected a list of 6 tables"),
        (r"^  \{ gain = \{ clay = 2 \} \},", "  {},", r"cogwheel.sector\[4\].gain: missing, expected a table of gains"),
        (r"^  \{ gain = \{ clay = 2 \} \}", "  { clay = 2 }", r"cogwheel.sector\[4\].gain: missing"),
        (r"^  \{ pay = \{ seal = 1 \}.*\n", "", r"orders.order: got 11 entries, expected a list of 12 tables"),
        (r"pay = \{ seal = 1 \}, ", "", r"orders.order\[11\].pay: missing, expected a table"),
        (r"pay = \{ seal = 1 \}", "pay = { courier = 1 }", r"orders.order\[11\].pay: got .*timber, stone, .*, healer"),
        (r"pay = \{ craftsman = 1 \}", "pay = { craftsman = 2 }", r"orders.order\[4\].pay: .*one figurine at most"),
        (r"pay = \{ choice = 4 \}, trumpets = 2", "pay = { choice = 4 }", r"orders.order\[9\].trumpets: missing"),
        (r"^  \{ card = 38, rivets = 3 \},\n", "", r"wall.find: got 5 entries, expected a list of 6 tables"),
        (r"card = 33, gain", "card = 34, gain", r"wall.find\[0\].card: got 34, expected 33 \(finds stand in"),
        (r"card = 38, rivets = 3", "card = 38, rivets = 0", r"wall.find\[5\].rivets: got 0, expected .* from 1 to 9"),
        (r"card = 38, rivets = 3", "card = 38, deliveries = 1", r"wall.find\[5\].gain: missing, expected a table of"),
        (r"card = 32, deliveries = 1", "card = 32, deliveries = 2", r"road.find\[5\].deliveries: got 2, expected .* 1"),
        (r"card = 32, deliveries = 1", "card = 32", r"road.find\[5\].gain: missing, expected a table of gains"),
        (r"^round_trip = \{ seal = 1 \}", "", r"road.round_trip: missing, expected a table of gains"),
        (r"^order = \[3, 4, 5\]", "order = [5, 4, 3]", r"spaces.order: got \[5, 4, 3\], .*does not fall"),
        (r"^  \{ gain = \{ clay = 2 \} \}", "  { gain = { gold = 2 } }", r"cogwheel.sector\[4\].gain: got .*timber"),
        (r"^pair = .*", 'pair = ["sage"]', r"remedy.pair: got .*a list of 2 different values out of: yarrow, sage"),
        (r"^pair = .*", 'pair = ["sage", "sage"]', r"remedy.pair: got .*2 different values"),
        (r"^pair = .*", 'pair = ["sage", "mint"]', r"remedy.clue\[1\].not: got .*herbs other than sage and mint"),
        (r'^  \{ clue = "herb-4".*\n', "", r"remedy.clue: got clues that leave yarrow, sage, arnica, expected all"),
        (r'on = "letter anvil"', 'on = "epoch 7-w2"', r"remedy.clue\[0\].on: got .*letter anvil, letter heron"),
        (r'clue = "herb-4"', 'clue = "herb-5"', r"remedy.clue\[0\].clue: got .*one of: herb-4, dye-6"),
        (r'^\[farm\]\nprovenance = "rulebook"', "[farm]", r"farm.provenance: missing"),
        (r"^huts = 14", "huts = 140", r"setup.huts: got 140, expected a whole number from 1 to 24"),
        (r"^hut_timber = 3", "hut_timber = 0", r"actions.hut_timber: got 0, expected a whole number from 1"),
        (r"^hut_timber = 3", "hut_timber = 1", r"buildings.board: got 1 timber saved on a hut, .*hut_timber \(1\)"),
        (r"^wage_guilders = 1", "wage = 1", r"actions.wage_guilders: missing"),
        (r"^items = 4", "items = 4\nbarns = 2", r"farm.barns: unknown key, expected one of: guilders"),
        (r'^goods = \["timber"', 'goods = ["marble"', r"reroll.goods: .*different values out of: timber, stone"),
        (r"^fame = \[10, 16", "fame = [10, 6", r"goals.fame: .*does not fall"),
        (r"^(fame = \[10, 16.*), 70\]", r"\1, 62]", r"goals.fame: .*last goal is above all others"),
        (r"^fame = \[10, 16, ", "fame = [10, ", r"goals.fame: .*list of 9 whole numbers"),
        (r"^red_from = \[8", "red_from = [10", r"fame.red_from: .*spaces before the goals"),
        (r"^doubled = \[2", "doubled = [9", r"fame.doubled: .*from 1 to 8"),
        (r"^top = 15", "top = 16", r"morale.top: got 16, expected a whole number from 1 to 15"),
        (r"^trumpet = \[3, 6", "trumpet = [3, 5", r"morale.trumpet: got \[5\] among the pink levels"),
        (r"^timber = \[2, 3, 4\]", "timber = [0, 3, 4]", r"spaces.timber: .*at least 1 space.*QD-RES-05"),
        (r"^wage = \[2, 2, 3\]", "wage = [3, 2, 2]", r"spaces.wage: .*does not fall"),
        (r"^scout_steps = \[4, 3, 2\]", "scout_steps = [2, 3, 4]", r"spaces.scout_steps: .*a falling list"),
        (r"^sage = \[2, 2", "sage = [2, 3", r"herbs.sage: got \[2, 3, 1, 1, 1, 1\], .*sum is 8 \(QD-HERB-10\)"),
        (r"^bread = \{ bread = 1 \}", "bread = { beer = 1 }", r"rewards.bread: .*with amounts of: timber"),
        (r"^bread = \{ bread = 1 \}", "bread = {}", r"rewards.bread: got \{\}, expected a table with amounts"),
        (r"craftsman = \{ count = 8", "craftsman = { count = 9", r"figurines.craftsman.count: got 9, expected 8"),
        (r"from = 1, saves = 2", "from = 2, saves = 2", r"figurines.craftsman.count: .*from epoch 1 on"),
        (r"merchant = \{ count = 4", "merchant = { number = 4", r"figurines.merchant.count: missing"),
        (r'^lantern = "Dunmere"', 'lantern = ""', r"families.lantern: got '', expected a text"),
    ],
)
def test_an_error_names_file_key_value_and_what_is_allowed(
    changed: Callable[[str, str], Path], pattern: str, replacement: str, message: str
) -> None:
    with pytest.raises(qw.PackError, match=message) as caught:
        load_pack(changed(pattern, replacement))
    assert "mine.toml" in str(caught.value)


@pytest.mark.parametrize(
    ("pattern", "replacement", "message"),
    [
        (r'^  "H \. \. H \. H"', '  "H . . H .  "', r"map.rows: .*6 texts of 6 letters"),
        (r'^  "H \. \. H \. H"', '  "H . . H . Q"', r"map.rows: .*letters out of: X, F"),
        (r'^  "H \. \. H \. H"', '  "H . . H . g"', r"map.rows: got .*'shrub': 11.*QD-BOARD-13"),
        (r'^  "H \. \. H \. H"', '  "S . . H . H"', r"map.rows: got .*'site': 5.*QD-BOARD-13"),
        (r'^  "H H \. S S g",\n  "\. H g S F T"', '  "H H . F S g",\n  ". H g S S T"', r"map.rows: .*around the farm"),
        (
            r"^inner_bridge = \{ from = \[-1, 2\]",
            "inner_bridge = { from = [-2, 2]",
            r"map.inner_bridge.from: .*\[-2, 2\]",
        ),
        (r"^cave = \[4, 2\]", "cave = [0, 0]", r"map.cave: got \[0, 0\], expected the place of a grass tile"),
        (r'^quarters = \["red", "blue"', 'quarters = ["blue", "red"', r"map.quarters: .*QD-BOARD-17"),
        (r'^resources = \["timber"', 'resources = ["bread"', r"map.resources: .*4 different values out of: timber"),
    ],
)
def test_a_map_that_breaks_its_clauses_is_refused(
    changed: Callable[[str, str], Path], pattern: str, replacement: str, message: str
) -> None:
    with pytest.raises(qw.PackError, match=message):
        load_pack(changed(pattern, replacement))


@pytest.mark.parametrize(
    ("pattern", "replacement", "message"),
    [
        (r'^wide = \["", ""', 'wide = ["**", ""', r"ranks.wide: .*the first one ''"),
        (r'^wide = \["", ""', 'wide = ["", {}', r"ranks.wide: .*marks out of"),
        (
            r'^  (\{ code = "great_hall".*)',
            r"  \1\n  \1",
            r"buildings.board: got great_hall twice, expected different codes",
        ),
        (r'^ample = \["", ""', 'ample = ["", 1', r"ranks.ample: .*marks out of"),
        (r"^ample = .*\n", "", r"board\[3\].building\[0\].pattern: got 'ample', expected one of: wide, normal, scarce"),
        (r"^guilders = \[0, 1, 2, 3\]", "guilders = [0, 2, 1, 3]", r"ranks.guilders: .*does not fall"),
        (r'^id = "1-3"', 'id = "2-3"', r"buildings.board: got .*3 of epoch 1 \(QD-COMP-14\)"),
        (r'^id = "1-1"', 'id = "0-1"', r"buildings.board\[0\].id: got '0-1'"),
        (r'code = "timber_yard"', 'code = "Timber Yard"', r"board\[0\].building\[0\].code: got 'Timber Yard'"),
        (
            r'code = "stone_pile"',
            'code = "timber_yard"',
            r"buildings.board: got timber_yard twice",
        ),
        (r'colour = "blue", pattern = "wide"', 'colour = "pink", pattern = "wide"', r"income: got \['keep'\].*pink"),
        (r'colour = "blue", pattern = "wide"', 'colour = "blue", pattern = "scarce"', r"\(19, 25, 34\).*QD-BUILD-24"),
        (r"price = \{ timber = 3, stone", "price = { bread = 3, stone", r"buildings.board\[0\].price: .*timber, stone"),
        (r'modifier = "scout_steps", amount = 1', 'modifier = "fly", amount = 1', r"modifier: got 'fly', expected"),
        (r'modifier = "scout_steps", amount = 1', 'modifier = "scout_steps"', r"building\[0\].amount: missing"),
        (r'modifier = "draw_two"', 'modifier = "draw_two", amount = 3', r"building\[2\].amount: unknown key"),
        (r', modifier = "free_turn" \}', " }", r"building\[0\].modifier: got none, expected one effect"),
        (r'modifier = "free_turn"', 'needs = "steam"', r"building\[0\].needs: got 'steam', expected one of: tomes"),
        (r"^clear = \{ from = 2", "clear = { from = 0", r"build_uses.clear.from: got 0"),
        (r"^monument = \{ price", "monument = { from = 6, price", r"build_uses.monument.from: unknown key"),
        (r"^(monument = .*), limit = 4 \}", r"\1, limit = 5 }", r"build_uses.monument.limit: got 5, .*from 1 to 4"),
        (r"^monument = .*\n", "", r"build_uses.monument: missing"),
        (r"^monuments = 5\n", "", r"(build_uses.)?monuments?: unknown key"),
        (r"^rivets = 2", "rivets = 0", r"monuments.rivets: got 0, .*from 1 to 9"),
        (r"^complete = \{ seal = 1 \}", "complete = { praise = 1 }", r"monuments.complete: .*amounts of: timber"),
        (r"^complete = .*\n", "", r"monuments.complete: .*a table of gains"),
        (r"^(room = .*) \}$", r"\1, limit = 2 }", r"build_uses.room.limit: unknown key"),
        (r"^most = \[3, 2, 2\]", "most = [3, 2]", r"rooms.most: "),
        (r"^kitchen = .*\n", "", r"rooms.kitchen: missing"),
        (r"^kitchen = .*", "kitchen = {}", r"rooms.kitchen.gain: .*a table of gains"),
        (r"^(bell_loft = .*)players = 3", r"\1players = 5", r"rooms.bell_loft.players: got 5, .*from 2 to 4"),
        (
            r"^(three_windows = .*) \}$",
            r"\1, players = 3 }",
            r"rooms.three_windows.players: got 3, expected 2: the last room is in every castle",
        ),
        (r"^three_windows = .*\n", r"\g<0>cellar = { gain = { bread = 1 } }\n", r"rooms.cellar: unknown key"),
        (r"price = 5, copies = 4", "price = 6, copies = 4", r"faces.face\[22\].price: got 6, .*from 1 to 5"),
        (r'code = "occupied", occupied = true', 'code = "occupied", occupied = false', r"got effects \[\]"),
        (
            r'code = "occupied", occupied = true',
            'code = "occupied", occupied = true, action = true',
            r"face\[15\].code",
        ),
        (r"^number_cards = 3\n", "", r"face\[23\].code: got effects \['goods'\], .*no effect while the mechanism"),
        (
            r"^number_cards = 3\n",
            "number_cards = 4\n",
            r"face\[23\].card: got a face from epoch 3, expected 4",
        ),
        (r"card = 6, needs", "card = 7, needs", r"face\[28\].card: got 7, expected .*from 1 to 6"),
        (r"card = 6, needs", "card = 5, needs", r"faces.face: got number cards \[5\] more than once"),
        (r"action = true, saves = 1", "saves = 1", r"face\[24\].code: got effects \['saves'\], expected goods, action"),
        (r"action = true, after", 'goods = ["clay"], after', r"face\[25\].code: got effects \['goods', 'after'\]"),
        (r"steps = 2, price", "steps = 2, action = true, price", r"face\[26\].code: got effects \['action', 'steps'\]"),
        (r"mirror = true", "mirror = true, change = 2", r"face\[28\].code: got effects \['mirror', 'change'\]"),
        (r"change = 3", "change = 0", r"face\[27\].change: got 0, expected .*from 1 to 9"),
        (r'^start = \["timber", "stone"', 'start = ["action", "stone"', r"faces.start: .*QD-COMP-05"),
        (r'id = "2d", colour = "special", power = "signal_fire"', 'id = "2d", colour = "roof"', r"boards \['3'\]"),
        (r'id = "1b"', 'id = "1a"', r"towers.tile\[1\].id: got '1a', expected '1b'"),
        (r'id = "9a", colour = "roof"', 'id = "9a", colour = "green"', r"tile\[32\].start: got none"),
        (
            r'lasting = "market_more", amount = 1',
            'instant = "lowest_morale"',
            r"6 instant and 8 lasting.*QD-COURIER-15",
        ),
        (r'instant = "everyone", gain = \{ choice = 1 \}', 'instant = "everyone"', r"couriers.card\[2\].gain: missing"),
        (r'offer", gain = \{ choice = 2 \}', 'offer", lasting = "mortar_tax"', r"card\[0\].instant: .*either instant"),
        (r'closed = \["wage", ', 'closed = ["wage", "build", ', r"card\[7\].closed: .*at most 4.*QD-COMP-12"),
        (r'bridges = \["inner"\]', 'bridges = ["broken"]', r"card\[11\].bridges: .*out of: inner, outer"),
        (r'number = 5, true = "no"', 'number = 5, true = "yes"', r"clairvoyant.card: got 1 false hints.*QD-CLAIR-08"),
        (r'number = 5, true = "no"', 'number = 5, true = "maybe"', r"card\[4\].true: got 'maybe'"),
        (r'number = 5, true = "no"', 'number = 6, true = "no"', r"card\[4\].number: got 6, expected 5"),
    ],
)
def test_components_that_break_their_clauses_are_refused(
    changed: Callable[[str, str], Path], pattern: str, replacement: str, message: str
) -> None:
    with pytest.raises(qw.PackError, match=message):
        load_pack(changed(pattern, replacement))


@pytest.mark.clauses("QD-BUILD-03")
def test_the_first_game_takes_no_orange_building(changed: Callable[[str, str], Path]) -> None:
    orange = 'colour = "orange", pattern = "wide", modifier = "wage_more", amount = 1'
    path = changed(r'colour = "blue", pattern = "wide", keep = \{ timber = 3 \}', orange)
    with pytest.raises(qw.PackError, match=r"got \['timber_yard'\] on boards of epoch 1, .*blue and pink"):
        load_pack(path)


@pytest.mark.parametrize("junk", ["", "[pack", "pack = 3", "\x00", "[pack]\nname = 'x'", "[[pack]]"])
def test_junk_is_refused(tmp_path: Path, junk: str) -> None:
    path = tmp_path / "junk.toml"
    path.write_text(junk, encoding="utf-8")
    with pytest.raises(qw.PackError, match=r"junk\.toml"):
        load_pack(path)


def test_titles_and_comments_do_not_change_the_hash_but_every_value_does(
    changed: Callable[[str, str], Path],
) -> None:
    digest = load_pack(FOLDER / "valley.toml").digest
    assert load_pack(changed(r"^title = .*", 'title = "Another title" # and a comment')).digest == digest
    assert load_pack(changed(r"^items = 4", "items = 5")).digest != digest
    assert load_pack(changed(r'^anvil = "Aldermoor"', 'anvil = "Smith"')).digest != digest


def test_switching_a_mechanism_on_brings_what_needs_it(tmp_path: Path) -> None:
    """A building that comes into play has to say what it does."""
    text = VALLEY.replace('modifier = "free_turn"', 'needs = "cogwheel"')
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(qw.PackError, match=r"board\[11\].building\[0\].modifier: got none"):
        load_pack(path)
    path.write_text(text.replace('needs = "cogwheel"', 'needs = "cogwheel", modifier = "draw_two"'), encoding="utf-8")
    mill_race = next(b for b in load_pack(path).content.buildings if b.code == "mill_race")
    assert mill_race.epoch == 6
    first = load_pack(FOLDER / "older" / "valley-1.toml")
    assert next(b for b in first.content.buildings if b.code == "mill_race").epoch == NEVER


def test_there_is_room_for_so_many_different_effects() -> None:
    rows = Rows(("timber", "stone"), 2)
    tiles = Fields("mine.toml", "tile", {"start": {"timber": 1}, "income": {"timber": 1}, "keep": {"stone": 1}})
    assert [rows.read(tiles, key)[0] for key in ("start", "income", "none")] == [1, 1, 0]
    with pytest.raises(qw.PackError, match=r"tile.keep: .*at most 1 different effects"):
        rows.read(tiles, "keep")
