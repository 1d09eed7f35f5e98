"""Does what a container file says, without a container engine: its files, its commands, its program, its health check.

The folders of the image become folders below a temporary one. What only an engine can do is left out: base images and
what is installed in them, users and volumes. The program runs with the environment of the image and nothing else, and
as nobody special where whoever asks is root, so that it can write only where the image lets it.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
OWNED = ("/var/lib/queenswright", "/var/cache/queenswright")
PLACES = ("/opt/queenswright", "/project", *OWNED)
NOBODY = 10001
START_LIMIT = 180.0
STOP_LIMIT = 30.0


def instructions(path: Path) -> list[tuple[str, str]]:
    """The instructions with their text, lines that belong together joined."""
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(None, 1) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, rest in lines]


def _someone() -> dict[str, Any]:
    """As whom programs run: as nobody special where that is possible."""
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}


def _python() -> str:
    """A Python that whoever runs the program may run too: ours may lie where only we can read it."""
    for found in (sys.executable, "/usr/local/bin/python3", "/usr/bin/python3"):
        with suppress(OSError):
            if subprocess.run([found, "-c", "import ensurepip, venv"], check=False, **_someone()).returncode == 0:
                return found
    raise subprocess.SubprocessError("there is no Python here that everybody may run and that makes environments")


class Image:
    """A folder in the place of an image."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = _python()
        self.environment = {"PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin"}
        folder.chmod(0o755)
        for place in PLACES:
            self.path(place).mkdir(parents=True)

    def path(self, place: str) -> Path:
        """Where a folder of the image is."""
        return self.folder / place.lstrip("/")

    def moved(self, text: str) -> str:
        """A text of the container file with the folders where they are."""
        text = text.replace(" --no-cache-dir", "")  # an image shall not keep what was fetched; this machine has it
        text = text.replace("python -m venv", f"{self.python} -m venv")
        for place in PLACES:
            text = re.sub(rf"(?<![\w.-]){place}\b", str(self.path(place)), text)
        return text

    def build(self, stage: list[tuple[str, str]]) -> None:
        """Carry out the first stage. What is copied comes from the repository, as in a fresh clone."""
        known = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for word, rest in stage:
            if word == "COPY":
                *sources, _ = shlex.split(rest)
                for name in known.splitlines():
                    if any(name == source or name.startswith(f"{source}/") for source in sources):
                        target = self.path("/project") / name
                        target.parent.mkdir(parents=True, exist_ok=True)
                        shutil.copy(ROOT / name, target)
            elif word == "RUN":
                words, quick = ["sh", "-ec", self.moved(rest)], {**os.environ, "PIP_NO_COMPILE": "1"}
                subprocess.run(words, cwd=self.path("/project"), check=True, stdout=2, env=quick)
        shutil.rmtree(self.path("/project"))  # the second stage has it no more

    def settle(self, stage: list[tuple[str, str]]) -> None:
        """The environment of the second stage, and the folders that its user owns."""
        for word, rest in stage:
            if word == "ENV":
                self.environment |= dict(pair.split("=", 1) for pair in shlex.split(self.moved(rest)))
        for place in OWNED if os.geteuid() == 0 else ():
            os.chown(self.path(place), NOBODY, NOBODY)

    def start(self, words: list[str]) -> subprocess.Popen[bytes]:
        """A program of the image."""
        return subprocess.Popen(words, cwd=self.folder, env=self.environment, **_someone())


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _words(text: str, image: Image, port: int) -> list[str]:
    """The program of an instruction, on a port of this machine's own."""
    words: list[str] = json.loads(text[text.index("[") :])
    return [image.moved(one).replace("8000", str(port)).replace("0.0.0.0", "127.0.0.1") for one in words]


def look_after(image: Image, stage: list[tuple[str, str]]) -> str:
    """Start the program and ask its health check until it is content, then end it; what went wrong."""
    said, port = dict(stage), _free_port()
    check = _words(said["HEALTHCHECK"], image, port)
    if image.start(check).wait(START_LIMIT) == 0:
        return "the health check is content before anything runs"
    server = image.start(_words(said["ENTRYPOINT"], image, port))
    try:
        end = time.monotonic() + START_LIMIT
        while image.start(check).wait(START_LIMIT):
            if server.poll() is not None or time.monotonic() > end:
                return "the server does not become healthy"
            time.sleep(0.5)
        server.send_signal(getattr(signal, said["STOPSIGNAL"]))
        status = server.wait(STOP_LIMIT)
    finally:
        server.kill()
    stored = [path.name for path in image.path(OWNED[0]).rglob("*") if path.is_file()]
    if status or not stored:
        return f"the server ended with {status} and has stored {stored}"
    return ""


def container(folder: Path, path: Path) -> tuple[int, str]:
    """Build and run what a container file describes."""
    found = instructions(path)
    starts = [number for number, (word, _) in enumerate(found) if word == "FROM"]
    try:
        image = Image(folder)
        image.build(found[: starts[1]])
        image.settle(found[starts[1] :])
        problem = look_after(image, found[starts[1] :])
    except subprocess.SubprocessError as error:
        problem = str(error)
    return int(bool(problem)), problem
