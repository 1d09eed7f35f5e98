"""Install the peers of the benchmark, each into an environment of its own: `.peers/<name>`.

What is there already, from the same requirements, is left alone. A peer that cannot be installed is named, with the
reason in `.peers/<name>.problem`, and does not stop the others.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / ".peers"


def main() -> None:
    """Install every peer that has requirements."""
    PEERS.mkdir(exist_ok=True)
    for folder in sorted(path.parent for path in (ROOT / "bench" / "peers").glob("*/requirements.txt")):
        problem = install(folder.name, requirements(folder))
        note = PEERS / f"{folder.name}.problem"
        if problem:
            note.write_text(problem + "\n", encoding="utf-8")
        else:
            note.unlink(missing_ok=True)
        print(f"{folder.name}: {problem or 'installed'}", file=sys.stderr)


def requirements(folder: Path) -> Path:
    """What to install; on a machine with a GPU there may be more."""
    with_gpu = folder / "requirements-gpu.txt"
    return with_gpu if with_gpu.exists() and shutil.which("nvidia-smi") else folder / "requirements.txt"


def install(name: str, *wanted: Path) -> str:
    """Bring one environment up to date with requirements, one file after the other; what went wrong, or nothing."""
    home = PEERS / name
    stamp = home / "installed.txt"
    content = "\n".join([sys.version, *(f"{one.name}\n{one.read_text(encoding='utf-8')}" for one in wanted)])
    if stamp.exists() and stamp.read_text(encoding="utf-8") == content:
        return ""
    print(f"{name}: installing ...", file=sys.stderr)
    pip = [str(home / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    made = [sys.executable, "-m", "venv", "--clear", str(home)]
    for command in (made, *([*pip, "-r", str(one)] for one in wanted)):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            return f"cannot be installed: {last_line(done.stderr or done.stdout)}"
    stamp.write_text(content, encoding="utf-8")
    return ""


def last_line(text: str) -> str:
    """The line that usually says what went wrong."""
    return (text.strip().splitlines() or ["no reason given"])[-1]


if __name__ == "__main__":
    main()
