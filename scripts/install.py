"""Installs packages into the environment whose Python runs this: `install.py -r LOCK`, or `install.py -e .`.

uv needs a third of pip's processor time, but reads none of pip's settings, so they are handed over. pip does the work
where there is no uv for this machine, where it cannot be told what pip is told, and where it fails.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

BIN = Path(sys.executable).parent
UV = BIN / "uv"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
LOCK_OF_UV = Path(__file__).with_name("uv.lock")
PLACES = {
    "index-url": "--default-index",
    "extra-index-url": "--index",
    "find-links": "--find-links",
    "trusted-host": "--allow-insecure-host",
    "cert": "--cert",
}
"""Where pip looks for packages and whom it trusts, with what uv calls it; several values stand apart by spaces."""
NO_MATTER = {"cache-dir", "config-file", "default-timeout", "disable-pip-version-check", "no-color", "no-input",
             "progress-bar", "quiet", "retries", "root-user-action", "timeout"}  # fmt: skip
"""Settings that decide nothing about which packages are installed."""


def settings_of_pip() -> dict[str, str]:
    """What pip is told by its files and by the environment, for all commands and for `install`; the last counts."""
    told = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=True).stdout
    ranks = {"global": 0, "install": 1, ":env:": 2}
    found: dict[str, tuple[int, str]] = {}
    for line in told.splitlines():
        key, _, value = line.partition("=")
        section, _, name = key.rpartition(".")
        rank = ranks.get(section, -1)
        if rank >= found.get(name, (0, ""))[0]:
            found[name] = (rank, str(ast.literal_eval(value)))
    return {name: value for name, (_, value) in found.items()}


def words_for_uv(settings: dict[str, str]) -> list[str] | None:
    """The same for uv, or None where it does not know something; like pip it takes the best of all indexes."""
    words = ["--index-strategy", "unsafe-best-match"]
    for name, value in settings.items():
        if name in PLACES:
            words += [word for one in value.split() for word in (PLACES[name], one)]
        elif name == "no-cache-dir":
            words += ["--no-cache"]
        elif name not in NO_MATTER:
            return None
    return words


def fetch_uv() -> bool:
    """Whether uv is there, or a program of it for this machine can be had."""
    lock = ["--require-hashes", "--only-binary", ":all:", "-r", str(LOCK_OF_UV)]
    return UV.exists() or subprocess.run([*PIP, "install", "-q", *lock], capture_output=True).returncode == 0


def by_uv(wanted: list[str]) -> bool:
    """Whether uv has done it."""
    words = words_for_uv(settings_of_pip())
    if words is None or not fetch_uv():
        return False
    command = [UV, "pip", "install", "-q", "--no-config", "--python", sys.executable, *words, *wanted]
    return subprocess.run(command, capture_output=True).returncode == 0


def main(arguments: list[str]) -> int:
    """The exit code of whoever has done it."""
    wanted = ["--require-hashes", *arguments] if arguments[0] == "-r" else ["--no-deps", *arguments]
    if by_uv(wanted):
        return 0
    return subprocess.run([*PIP, "install", "-q", "--no-compile", *wanted]).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
