"""Campaign files in bad company: forged logs, links, full disks, and those of 0.1.0. Nothing is lost, all is said."""

from __future__ import annotations

import errno
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from proof.junk import rehashed
from tests.cli.conftest import Run
from tests.cli.test_campaign import NEW, Kept, names
from tests.records.campaigns import begun, branched, move_on, played, plus

import queenswright as qw
from queenswright.cli.campaign.found import check_name
from queenswright.kernel.game import Game
from queenswright.records.campaign import MOVE, Campaign
from queenswright.records.campaign.text import sealed, write_campaign


def written(path: Path, campaign: Campaign) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_campaign(campaign), encoding="utf-8")
    return path


def old_file(data: Path, campaign: Campaign, name: str = "friday") -> Path:
    """A campaign where version 0.1.0 kept it."""
    return written(data / "campaigns" / f"{name}.qwc", campaign)


def architect_file(run: Run, data: Path) -> Path:
    """A campaign of four moves where version 0.1.0 kept it, and no database yet."""
    run(*NEW)
    run("campaign", "play", "friday", keys="1\n1\n1\n1\n")
    campaign = Kept(data).read()
    for path in data.glob("queenswright.db*"):
        path.unlink()
    return old_file(data, campaign)


def edited(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_bytes(rehashed(text.replace(old, new)))


def flat(text: str) -> str:
    return " ".join(text.split())


def no_space(*_: Any) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_file_of_0_1_0_is_taken_over_once_and_stays_as_it_is(run: Run, data: Path) -> None:
    path = architect_file(run, data)
    before = path.read_bytes()
    assert "Anna, Ben" in run("campaign", "list").output
    assert Kept(data).text().encode() == before
    path.write_bytes(b"changed by an older program, or damaged, afterwards\n")
    assert names(data) == ["friday"]
    assert Kept(data).text().encode() == before
    path.unlink()
    assert names(data) == ["friday"]


def test_a_torn_file_of_0_1_0_goes_on_from_its_last_whole_line_and_that_is_said(run: Run, data: Path) -> None:
    path = architect_file(run, data)
    path.write_bytes(path.read_bytes()[:-5])
    done = run("campaign", "list")
    assert "was cut off" in flat(done.output)
    assert len(Kept(data).moves()) == 3
    assert "cut off" not in run("campaign", "list").output


def test_a_damaged_file_of_0_1_0_is_listed_as_a_problem_and_refused_with_its_line(
    run: Run, data: Path, tiny: Game
) -> None:
    path = old_file(data, played(tiny, 4))
    spoilt = path.read_bytes().replace(b"person Anna", b"person Inna")
    path.write_bytes(spoilt)
    run(*NEW[:2], "sunday", *NEW[3:])
    shown = run("campaign", "list")
    assert shown.exit_code == 0
    assert "Anna, Ben" in shown.output
    for args in (("list",), ("show", "friday"), ("play", "friday")):
        assert "friday.qwc:12:theheaderdoesnotfititshash" in "".join(run("campaign", *args).output.split()), args
    assert run("campaign", "play", "friday").exit_code == 2
    taken = run(*NEW)
    assert taken.exit_code == 2
    assert "a campaign called friday already exists" in taken.output
    assert path.read_bytes() == spoilt


def test_an_unknown_pack_is_refused_with_its_line(run: Run, data: Path, tiny: Game) -> None:
    old_file(data, sealed(replace(begun(tiny), pack_digest="0123456789abcdef")))
    done = run("campaign", "show", "friday")
    assert done.exit_code == 2
    assert "friday.qwc:4: was begun with pack fair 0123456789abcdef" in flat(done.output)


def test_a_header_written_differently_is_refused_with_its_line(run: Run, data: Path, tiny: Game) -> None:
    path = written(data.parent / "copy.qwc", begun(tiny))
    edited(path, "options: {}", "options: { }")
    done = run("campaign", "import", str(path))
    assert done.exit_code == 2
    assert "copy.qwc:9: got options '{ }', expected '{}'" in flat(done.output)
    assert names(data) == []


def test_import_plays_what_was_taken_back_too(run: Run, data: Path, tiny: Game) -> None:
    path = written(data.parent / "friday.qwc", branched(tiny))
    done = run("campaign", "import", str(path), "--name", "saturday")
    assert done.exit_code == 0, done.output
    assert Kept(data, "saturday").text().encode() == path.read_bytes()


@pytest.mark.parametrize("line", [2, 3, 4, 5])
def test_a_forged_line_out_of_force_or_with_a_star_is_found_on_import(
    run: Run, data: Path, tiny: Game, line: int
) -> None:
    path = written(data.parent / "friday.qwc", branched(tiny))
    entry = branched(tiny).entries[line - 1]
    edited(path, f"@ {entry.state} {entry.chain}", f"@ {'f' * 16} {entry.chain}")
    done = run("campaign", "import", str(path), "--name", "saturday")
    assert done.exit_code == 2
    assert f"friday.qwc:{13 + line}: departs from the rules" in flat(done.output)
    assert names(data) == []


def test_a_move_that_was_never_possible_is_found_although_it_was_taken_back(run: Run, data: Path, tiny: Game) -> None:
    path = written(data.parent / "friday.qwc", branched(tiny))
    entry = branched(tiny).entries[2]
    edited(path, f"3 {entry.turn}: {entry.value} @", f"3 {entry.turn}: fly to the moon @")
    assert run("campaign", "import", str(path), "--name", "saturday").exit_code == 2


def test_a_file_with_states_of_another_layout_goes_on_by_its_moves(run: Run, data: Path, tiny: Game) -> None:
    position = tiny.new(2, 7)
    ours = move_on(begun(tiny), position, 6)
    older = sealed(replace(begun(tiny), layout="0" * 16))
    for entry in ours.entries:
        older = plus(older, MOVE, entry.turn, entry.value, "1" * 16)
    done = run("campaign", "import", str(written(data.parent / "older.qwc", older)))
    assert done.exit_code == 0, done.output
    assert Kept(data, "older").text() == write_campaign(ours)
    first = ours.entries[2].turn.split(" ")[0]
    assert run("campaign", "back", "older", "--game", first, "--yes").exit_code == 0
    run("campaign", "export", "older", "--for", "host", "--to", "again.qwc")
    assert run("campaign", "import", "again.qwc").exit_code == 0


def test_a_disk_that_fills_up_leaves_no_part_of_an_export(
    run: Run, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*NEW)
    before = {path.name for path in tmp_path.iterdir()}
    monkeypatch.setattr("os.fsync", no_space)
    done = run("campaign", "export", "friday", "--for", "host", "--to", "copy.qwc")
    assert done.exit_code == 2
    assert "copy.qwc: no space left on device" in done.output
    assert {path.name for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize("call", ["write", "ftruncate"])
def test_a_lock_that_cannot_be_written_is_named_and_given_back(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    run(*NEW)
    with monkeypatch.context() as full:
        full.setattr(f"os.{call}", no_space)
        done = run("campaign", "play", "friday", keys="1\n")
    assert done.exit_code == 2
    assert ".lock:nospaceleftondevice" in "".join(done.output.split())
    assert run("campaign", "play", "friday", keys="1\n").exit_code == 0


def test_a_link_that_leads_nowhere_is_listed_as_a_problem(run: Run, data: Path) -> None:
    run(*NEW)
    (data / "campaigns").mkdir()
    (data / "campaigns" / "gone.qwc").symlink_to(data / "nowhere")
    done = run("campaign", "list")
    assert done.exit_code == 0
    assert "Anna, Ben" in done.output
    assert "gone.qwc:nosuchfile" in "".join(done.output.split())
    assert "Campaign friday" in run("campaign", "play").output


def test_a_folder_that_cannot_be_read_is_not_an_empty_one(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*NEW)

    def refuse(folder: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(folder))

    monkeypatch.setattr("os.scandir", refuse)
    done = run("campaign", "list")
    assert done.exit_code == 2
    assert "campaigns: permission denied" in flat(done.output)


def test_the_folder_of_nobody_is_refused(run: Run) -> None:
    run(*NEW)
    done = run("campaign", "export", "friday", "--for", "host", "--to", "~nosuchuser/x.qwc")
    assert done.exit_code == 2
    assert "--to: got '~nosuchuser/x.qwc', but there is no home folder for that name" in done.output


def test_no_link_leads_the_program_to_write_over_another_file(run: Run, data: Path, tmp_path: Path) -> None:
    run(*NEW)
    precious = tmp_path / "precious.txt"
    precious.write_text("precious", encoding="utf-8")
    run("campaign", "play", "friday", keys="1\n")
    (lock,) = (data / "playing").iterdir()
    lock.unlink()
    lock.symlink_to(precious)
    assert run("campaign", "play", "friday", keys="1\n").exit_code == 2
    assert precious.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("has_links", [True, False])
def test_a_name_that_a_dangling_link_has_is_taken(
    run: Run, tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool
) -> None:
    """On a file system without hard links too, where a free name still works."""
    run(*NEW)
    if not has_links:
        monkeypatch.setattr("os.link", lambda *_: (_ for _ in ()).throw(OSError(errno.EPERM, "not permitted")))
    (tmp_path / "copy.qwc").symlink_to(tmp_path / "nowhere")
    done = run("campaign", "export", "friday", "--for", "host", "--to", "copy.qwc")
    assert "already exists; choose another file with --to" in done.output
    assert (tmp_path / "copy.qwc").is_symlink()
    assert run("campaign", "export", "friday", "--for", "host", "--to", "free.qwc").exit_code == 0
    assert (tmp_path / "free.qwc").read_text(encoding="utf-8") == Kept(data).text()


@pytest.mark.parametrize("name", ["", "Friday", "../friday", "a b", "x" * 41, "-a", "ä"])
def test_a_name_is_made_of_small_letters_digits_and_hyphens(name: str) -> None:
    with pytest.raises(qw.OptionError, match="lower-case letters, digits and hyphens"):
        check_name(name)


def test_a_database_that_cannot_be_opened_is_told(run: Run, data: Path) -> None:
    data.mkdir()
    (data / "queenswright.db").write_text("Dear diary, " * 100, encoding="utf-8")
    done = run(*NEW)
    assert done.exit_code == 2
    assert "cannot be read as a database" in flat(done.output)
    assert (data / "queenswright.db").read_text(encoding="utf-8") == "Dear diary, " * 100


@pytest.mark.clauses("QD-SETUP-27")
def test_a_substitute_who_could_not_be_read_again_is_not_written(run: Run, data: Path) -> None:
    run(*NEW)
    before = Kept(data).text()
    done = run("campaign", "play", "friday", "--substitute", f"green={'Ben' * 50}", keys="1\n")
    assert done.exit_code == 2
    assert "20 printable characters" in flat(done.output)
    assert Kept(data).text() == before


@pytest.mark.clauses("QD-KEEP-11")
def test_every_move_is_stored_before_the_next_question(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from queenswright.cli.terminal.console import Terminal

    run(*NEW)
    counts: list[int] = []
    ask = Terminal.ask

    def counted(terminal: Terminal, question: str) -> str:
        counts.append(len(Kept(data).moves()))
        return ask(terminal, question)

    monkeypatch.setattr(Terminal, "ask", counted)
    run("campaign", "play", "friday", keys="1\n1\n1\nquit\n")
    assert counts == [0, 1, 2, 3]
