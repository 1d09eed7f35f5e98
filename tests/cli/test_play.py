"""`queenswright play`, played as people play it: numbers, notation, commands, typos, interruptions."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import COMMAND, Program, Run, at_a_terminal, kept, saved

import queenswright as qw
from queenswright.bots import is_bot
from queenswright.kernel.game import Game
from queenswright.records import read_record, write_record
from queenswright.store.local import LocalStore
from queenswright.table import Line, read_seats

QUICK = ("--seats", "me,random,random", "--seed", "7", "--option", "round_limit=2")
SEATS = [{"talers": 20, "craftsmen": {"lumberjack-1": 0, "glazier-1": 1}} for _ in range(2)]


def write_situation(game: Game, path: Path, names: list[str], **changes: object) -> Path:
    """A record that begins with a situation; `play --load` sits down at it."""
    line = Line(game.position({"seats": SEATS, "round": 3, **changes}), read_seats(names, is_bot))
    path.write_text(write_record(line.record()), encoding="utf-8")
    return path


def test_a_whole_game_by_always_taking_the_first_choice(program: Program, data: Path) -> None:
    done = program("play", "--text", *QUICK, keys="1\n" * 60)
    assert done.returncode == 0, done.stderr
    assert "The end" in done.stdout
    assert re.search(r"wins|share the victory", done.stdout)
    (path,) = saved(data)
    assert str(path) in done.stdout
    position = read_record(path.read_text(encoding="utf-8")).replay()
    assert position.is_over
    assert done.stderr == ""


def test_end_of_input_ends_politely_and_loses_nothing(run: Run, data: Path) -> None:
    done = run("play", "--text", "--seats", "me,Anna", "--seed", "7", keys="1\n1\n1\n")
    assert done.exit_code == 0
    assert "Nothing is lost" in done.output
    (record,) = kept(data)
    assert len(record.replay().moves) == 3


@pytest.mark.parametrize("game", ["architect", "tiny"])
def test_whoever_stops_reads_the_command_that_goes_on(run: Run, data: Path, game: str) -> None:
    done = run("play", game, "--text", "--seats", "Anna,Ben", "--seed", "7", keys="1\nquit\n")
    assert f'Nothing is lost: "queenswright play {game} --text" continues from here.' in done.output
    assert run("play", game, "--text", keys="1\nquit\n").exit_code == 0
    (record,) = kept(data)
    assert len(record.replay().moves) == 2


def test_the_next_play_goes_on_and_new_begins_anew(run: Run, data: Path) -> None:
    run("play", "--text", "--seats", "me,Anna", "--seed", "7", keys="1\n1\n")
    done = run("play", "--text", keys="1\n")
    assert "Continuing the unfinished game of me, Anna" in done.output
    (record,) = kept(data)
    assert len(record.replay().moves) == 3
    run("play", "--text", "--new", keys="1\n")
    assert len(kept(data)) == 2


def test_a_finished_game_is_not_continued(run: Run, data: Path) -> None:
    run("play", "--text", *QUICK, keys="1\n" * 60)
    done = run("play", "--text", keys="")
    assert "Continuing" not in done.output
    assert "Welcome" in done.output


def test_without_anybody_at_the_keyboard_one_person_meets_two_bots(run: Run, data: Path) -> None:
    done = run("play", "--text", keys="")
    assert done.exit_code == 0
    assert "Yellow (you)" in done.output
    assert "Green journeyman" in done.output
    assert "Blue journeyman" in done.output


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_keeps_every_move_and_play_resumes(program: Program, data: Path) -> None:
    running = subprocess.Popen(
        [*COMMAND, "play", "--text", "--seats", "me,Anna", "--seed", "7"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ),
    )  # fmt: skip
    assert running.stdin is not None
    running.stdin.write(b"1\n1\n1\n1\n")
    running.stdin.flush()
    for _ in range(600):
        if kept(data) and len(kept(data)[0].replay().moves) == 4:
            break
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert err == b""
    assert b"Nothing is lost" in out
    done = program("play", "--text", keys="log\n")
    assert done.returncode == 0
    (record,) = kept(data)
    assert len(record.replay().moves) == 4


@pytest.mark.parametrize(
    "junk", [b"\xff\xfe\x00\n" * 20, b"[bold]\n:smile:\n{ $x }\n%s\n", b"9" * 5000 + b"\n", b"\n\n"]
)
def test_junk_is_answered_and_never_crashes(program: Program, junk: bytes) -> None:
    done = program("play", "--text", "--seats", "me,Anna", "--seed", "7", keys=junk)
    assert done.returncode == 0
    assert "Traceback" not in done.stdout + done.stderr
    assert 'or "help"' in done.stdout or "There is no choice" in done.stdout


def test_unknown_input_says_what_one_can_write(run: Run) -> None:
    done = run("play", "--text", "--seats", "me,Anna", "--seed", "7", keys="castle\n77\nt\n[red]x\n")
    assert '"castle" is neither a move nor a command: type a number from 1 to' in done.output
    assert "There is no choice 77" in done.output
    assert '"t" could be: take' in done.output
    assert '"[red]x" is neither' in done.output


def test_moves_by_number_notation_beginning_and_short_name(
    run: Run, architect: Game, tmp_path: Path, data: Path
) -> None:
    path = write_situation(architect, tmp_path / "a.qw", ["Anna", "Ben"], step="travel")
    done = run("play", "--text", "--load", str(path), keys="travel oak\nmove 3\nforf\nquit\n")
    assert "Anna travels to Oakmere" in done.output
    (record,) = kept(data)
    moves = [move.text for move in record.replay().moves]
    assert moves == ["travel Oakmere", "move 3", "forfeit"]
    draft = run("play", "--text", "--seats", "me,Anna", "--seed", "7", keys="take bla-1\nquit\n")
    assert "takes Aldith Quickspark (bla-1)" in draft.output


def test_a_refused_move_names_the_clause_and_why_quotes_it(run: Run, architect: Game, tmp_path: Path) -> None:
    path = write_situation(architect, tmp_path / "a.qw", ["Anna", "Ben"])
    done = run(
        "play", "--text", "--load", str(path), keys="move 4\nwhy move 0\nwhy move 1\nwhy\nwhy 9\nwhy castle\nhire 3\n"
    )
    assert "The architect moves 1, 2 or 3 spaces. [QA-TURN-02]" in done.output
    assert "he may not stay where he is. [QA-TURN-03]" in done.output
    assert "QA-TURN-03: " in done.output
    assert '"move 1" is possible now' in done.output
    assert 'Type "why" and a move' in done.output
    assert '"hire 3" is not possible' in done.output


def test_undo_and_redo_of_the_own_choice(run: Run, architect: Game, tmp_path: Path, data: Path) -> None:
    path = write_situation(architect, tmp_path / "a.qw", ["Anna", "Ben"])
    done = run("play", "--text", "--load", str(path), keys="undo\nmove 2\nundo\nredo\nundo\nredo\nredo\n")
    assert "There is no move to take back." in done.output
    assert "Taken back: move 2." in done.output
    assert "There is nothing to redo." in done.output
    (record,) = kept(data)
    assert [move.text for move in record.replay().moves] == ["move 2"]


def test_undo_of_a_hire_is_refused_by_a_bot(run: Run, architect: Game, tmp_path: Path) -> None:
    path = write_situation(architect, tmp_path / "a.qw", ["Anna", "random"], step="hire")
    done = run("play", "--text", "--load", str(path), keys="hire 2\nundo yellow\n")
    assert "New on the billboard" in done.output
    assert "Something hidden has been revealed since." in done.output
    assert "Taken back" not in done.output


@pytest.mark.parametrize(
    ("answer", "told"), [("yes", "Taken back: travel Oakmere, move 1."), ("no", "Ben does not agree")]
)
def test_undo_behind_another_person_asks_for_consent(
    run: Run, architect: Game, tmp_path: Path, answer: str, told: str
) -> None:
    path = write_situation(architect, tmp_path / "a.qw", ["Anna", "Ben"], step="travel")
    keys = f"travel Oakmere\nmove 1\nundo Anna\nperhaps\n{answer}\nundo Zoe\n"
    done = run("play", "--text", "--load", str(path), keys=keys)
    assert 'Ben: Anna wants to take back "travel Oakmere"' in done.output
    assert "Please answer yes or no." in done.output
    assert told in done.output
    assert 'Nobody at the table is called "Zoe"' in done.output


def test_save_and_load_in_the_middle_of_a_game(run: Run, tmp_path: Path) -> None:
    keys = "1\nsave a.qw\n1\nsave a.qw\nload a.qw\nlog\nload\nsave\nload missing.qw\n"
    done = run("play", "--text", "--seats", "me,Anna", "--seed", "7", keys=keys)
    assert done.exit_code == 0
    assert done.output.count("The record was written to a.qw") == 2
    assert "Continuing with a.qw" in done.output
    assert "missing.qw: no such file or directory" in done.output
    record = read_record((tmp_path / "a.qw").read_text(encoding="utf-8"))
    assert len(record.replay().moves) == 2


@pytest.mark.parametrize("content", ["my shopping list\n", "", None])
def test_save_never_overwrites_another_file(run: Run, tmp_path: Path, content: str | None) -> None:
    target = tmp_path / "precious"
    if content is None:
        other = Line.new(qw.load("architect"), read_seats(["me", "Anna"], is_bot), seed=8)
        content = write_record(other.record())
    target.write_text(content, encoding="utf-8")
    done = run(
        "play", "--text", "--seats", "me,Anna", "--seed", "7", keys="1\nsave precious\nsave .\nsave no/such/folder\n"
    )
    assert done.exit_code == 0
    assert "precious: already exists and is not a record of this game" in done.output
    assert target.read_text(encoding="utf-8") == content


def test_loading_a_broken_record_leaves_the_game_as_it_is(run: Run, tmp_path: Path, data: Path) -> None:
    (tmp_path / "bad").write_text("format: 1\ngame: chess\n", encoding="utf-8")
    done = run("play", "--text", "--seats", "me,Anna", "--seed", "7", keys="1\nload bad\n1\n")
    assert "bad:2: game is 'chess'" in done.output
    (record,) = kept(data)
    assert len(record.replay().moves) == 2


def test_look_map_log_rules_and_help_answer(run: Run) -> None:
    keys = "log\n1\nlog\nlog all\nmap\nlook\nboard\nrules price marker\nrules qa-hire-11\n"
    keys += "rules zzzz\nrules\nhelp\n?\nquit\n"
    done = run("play", "--text", "--seats", "me,Anna", "--seed", "7", keys=keys)
    assert done.exit_code == 0
    for told in ("Nothing has happened yet.", "roads to", "more clauses", "QA-HIRE-11", "No clause", "undo [NAME]"):
        assert told in done.output


def test_a_game_that_cannot_be_saved_can_be_played(run: Run, data: Path) -> None:
    data.write_text("a file where the folder should be", encoding="utf-8")
    done = run("play", "--text", "--seats", "me,Anna", "--seed", "7", keys="1\n1\n")
    assert done.exit_code == 0
    assert done.output.count("This game cannot be saved as you play") == 1
    assert data.read_text(encoding="utf-8") == "a file where the folder should be"


def saved_by_0_1_0(data: Path, name: str, *, seed: int = 7, moves: int = 2) -> Path:
    """A game as version 0.1.0 saved it: a record in the data folder."""
    line = Line.new(qw.load("architect"), read_seats(["me", "Anna"], is_bot), seed)
    for _ in range(moves):
        line.play(line.position.legal_moves[0])
    path = data / "games" / f"architect-{name}.qw"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_record(line.record()), encoding="utf-8")
    return path


def test_a_game_saved_by_0_1_0_goes_on_once_and_its_file_stays(run: Run, data: Path) -> None:
    path = saved_by_0_1_0(data, "2026-11-15")
    before = path.read_bytes()
    done = run("play", "--text", keys="1\n")
    assert "Continuing the unfinished game of me, Anna" in done.output
    assert [len(record.replay().moves) for record in kept(data)] == [3]
    done = run("play", "--text", keys="1\n")
    assert "Continuing the unfinished game of me, Anna" in done.output
    done = run("play", "--text", "--load", str(path), keys="1\n")
    assert [len(record.replay().moves) for record in kept(data)] == [5]
    assert path.read_bytes() == before


def test_an_unreadable_save_is_passed_over(run: Run, data: Path) -> None:
    saved_by_0_1_0(data, "2026-11-15")
    (data / "games" / "architect-9999.qw").write_bytes(b"\xff\x00")
    done = run("play", "--text", keys="")
    assert "Continuing the unfinished game of me, Anna" in done.output


def test_a_save_that_departs_is_left_alone_and_a_new_game_begins(run: Run, data: Path) -> None:
    path = saved_by_0_1_0(data, "2026-11-15")
    spoilt = re.sub("hash: .*", "hash: 0123456789abcdef", path.read_text(encoding="utf-8"))
    path.write_text(spoilt, encoding="utf-8")
    done = run("play", "--text", keys="")
    assert "cannot be continued" in done.output
    assert "Welcome" in done.output
    assert path.read_text(encoding="utf-8") == spoilt


def test_two_terminals_play_two_games_at_once(run: Run, data: Path) -> None:
    """Both games are played at the same time, and a third terminal is not given one that somebody plays."""
    keys = [["--seats", "me,Anna", "--seed", "7"], ["--seats", "me,Ben", "--seed", "8"]]
    running = [
        subprocess.Popen([*COMMAND, "play", "--text", *args], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        for args in keys
    ]
    for turn in range(1, 4):
        for program in running:
            assert program.stdin is not None
            program.stdin.write(b"1\n")
            program.stdin.flush()
        for _ in range(600):
            if [len(record.replay().moves) for record in kept(data)] == [turn, turn]:
                break
            time.sleep(0.05)
        assert [len(record.replay().moves) for record in kept(data)] == [turn, turn]
    done = run("play", "--text", keys="")
    assert "is playing at this table" in " ".join(done.output.split())
    assert "Welcome" in done.output
    for program in running:
        program.communicate(b"quit\n", timeout=60)
        assert program.returncode == 0
    assert sorted(record.seats for record in kept(data)) == [
        ("me", "Anna"),
        ("me", "Ben"),
        ("me", "journeyman", "journeyman"),
    ]


def test_a_table_that_was_played_elsewhere_meanwhile_is_not_written_over(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the same table is open in the browser."""
    append = LocalStore.append

    def after_somebody_else(store: LocalStore, table_id: str, first: int, *args: Any) -> None:
        if first == 6:
            append(store, table_id, first, *args)
        append(store, table_id, first, *args)

    monkeypatch.setattr(LocalStore, "append", after_somebody_else)
    done = run("play", "--text", "--seats", "me,Anna", "--seed", "7", keys="1\n1\n1\n1\n1\n")
    assert done.exit_code == 2
    assert "the session ends here" in " ".join(done.output.split())
    assert "was changed by somebody else" in " ".join(done.output.split())
    assert len(kept(data)[0].replay().moves) == 3


def test_a_pack_of_ones_own_is_kept_so_that_the_game_goes_on(run: Run, tmp_path: Path, data: Path) -> None:
    royal = qw.load("architect").rules.folder / "packs" / "royal.toml"
    own = tmp_path / "mine.toml"
    own.write_text(royal.read_text(encoding="utf-8").replace('name = "royal"', 'name = "mine"'), encoding="utf-8")
    run("play", "--text", "--seats", "me,Anna", "--pack", "mine.toml", keys="1\n")
    own.unlink()
    done = run("play", "--text", keys="1\n")
    assert "Continuing" in done.output
    assert "cannot be continued" not in done.output


def test_loading_a_finished_game_shows_its_end_and_writes_nothing(run: Run, tmp_path: Path, data: Path) -> None:
    run("play", "--text", *QUICK, keys="1\n" * 60)
    (path,) = saved(data)
    other = tmp_path / "old.qw"
    path.rename(other)
    done = run("play", "--text", "--load", "old.qw")
    assert "The end" in done.output
    assert saved(data) == []
    assert len(kept(data)) == 1


def test_options_and_variant_reach_the_game(run: Run, data: Path) -> None:
    args = ("--option", "round_limit=none", "--option", "full_track=off")
    done = run("play", "--text", "--players", "2", "--variant", "companion", *args, keys="1\n")
    assert "round_limit=null" in done.output
    (record,) = kept(data)
    position = record.replay()
    assert position.players == 2
    wanted = qw.load("architect").new(2, 1, {"variant": "companion", "round_limit": None, "full_track": False})
    assert position.view(None)["options"] == wanted.view(None)["options"]


@pytest.mark.parametrize("columns", ["80", "100", "140"])
def test_every_screen_of_a_game_fits_its_width(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    done = run(
        "play",
        "--text",
        "--seats",
        "me,random,random,random",
        "--seed",
        "5",
        "--option",
        "full_track=true",
        keys="2\n" * 20 + "map\n",
    )
    assert done.exit_code == 0
    lines = [line for line in done.output.splitlines() if "/games/" not in line]
    assert max(len(line) for line in lines) <= int(columns)
    assert "…" not in done.output


@pytest.mark.parametrize("columns", ["80", "140"])
@pytest.mark.parametrize("players", ["2", "4"])
def test_the_map_names_every_road_in_full(
    run: Run, architect: Game, monkeypatch: pytest.MonkeyPatch, players: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    seats = ",".join(["me", "random", "random", "random"][: int(players)])
    done = run("play", "--text", "--seats", seats, "--seed", "5", keys="map\n")
    shown = done.output.partition("roads to")[2]
    board = architect.pack.content.map_for(int(players))
    counts = [len(re.findall(rf"\b{place.name}\b", shown)) for place in board.locations]
    assert sum(counts) == len(board.locations) + 2 * len(board.streets)


def test_no_colour_and_ascii_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "--text", "--seats", "me,Anna", "--seed", "7"],
        input=b"1\n1\nmap\nhelp\n", capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert b"\x1b[" not in done.stdout
    assert done.stdout.isascii()
    assert b"lum" in done.stdout


@pytest.mark.usefixtures("ctrl_c")
def test_the_questions_of_a_first_and_a_second_visit(data: Path) -> None:
    first = [("Who plays?", "me\n"), ("expected one of: 2, 3, 4", "Zoe, Yan\n"), (" > ", "1\n"), (" > ", "quit\n")]
    code, told = at_a_terminal("play", "--text", keys=first)
    assert code == 0
    assert "Nothing is lost" in told
    (record,) = kept(data)
    assert record.seats == ("Zoe", "Yan")
    code, _ = at_a_terminal("play", "--text", keys=[("Zoe, Yan", ""), ("[Y/n]", "\n"), (" > ", "1\n"), (" > ", "\x03")])
    assert code == 130
    assert len(kept(data)[0].replay().moves) == 2
    code, told = at_a_terminal("play", "--text", keys=[("[Y/n]", "no\n"), ("Who plays?", "\x04")])
    assert code == 0
    assert "No game was started." in told


def test_numba_stays_out_of_play() -> None:
    script = (
        "import sys; sys.argv = ['queenswright', 'play', '--text', '--seats', 'me,random', '--seed', '7']\n"
        "from queenswright.cli import main\n"
        "try:\n    main()\n"
        "finally:\n    print('numba loaded:', 'numba' in sys.modules)\n"
    )
    done = subprocess.run([COMMAND[0], "-c", script], input=b"1\n" * 8, capture_output=True, timeout=120, check=False)
    assert b"numba loaded: False" in done.stdout
