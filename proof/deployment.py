"""Lets the programs themselves read the examples in deploy/: systemd, nginx, Caddy, docker-compose.

    python -m proof.deployment

As root on Debian, a program that is missing is installed; elsewhere it is left out, and said so. The container file is
carried out without a container engine (`proof/container.py`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from proof.container import container

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PACKAGES = {
    "systemd-analyze": "systemd",
    "nginx": "nginx-light",
    "caddy": "caddy",
    "openssl": "openssl",
    "docker-compose": "docker-compose",
}
CERTIFICATES = "/etc/letsencrypt/live/play.example.org"


def has(program: str) -> bool:
    """Whether a program is there, or can be installed."""
    if shutil.which(program):
        return True
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", PACKAGES[program]]):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    return shutil.which(program) is not None


def run(*command: str) -> tuple[int, str]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def systemd(folder: Path) -> tuple[int, str]:
    """The units, with the program of this project in the place of the installed one."""
    program = Path(sys.executable).with_name("queenswright")
    for path in DEPLOY.glob("*.service"):
        text = path.read_text(encoding="utf-8").replace("/opt/queenswright/bin/queenswright", str(program))
        (folder / path.name).write_text(text, encoding="utf-8")
    return run("systemd-analyze", "verify", "--man=no", *map(str, folder.glob("*.service")))


def nginx(folder: Path) -> tuple[int, str]:
    """The site within a whole configuration, with a certificate of its own."""
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    subject = ("-nodes", "-subj", "/CN=play.example.org", "-days", "1")
    files = ("-keyout", str(key), "-out", str(certificate))
    made = run("openssl", "req", "-x509", "-newkey", "rsa:2048", *files, *subject)
    if made[0]:
        return made
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").replace(CERTIFICATES, str(folder))
    whole = folder / "whole.conf"
    whole.write_text(f"pid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\n{site}\n}}\n", encoding="utf-8")
    return run("nginx", "-t", "-q", "-c", str(whole))


def caddy(folder: Path) -> tuple[int, str]:
    return run("caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))


def composition(folder: Path) -> tuple[int, str]:
    """The composition needs no engine to be read; without a password it has to be refused."""
    words = ("docker-compose", "--project-directory", str(DEPLOY), "-f", str(DEPLOY / "compose.yaml"), "config", "-q")
    if run("env", "-u", "POSTGRES_PASSWORD", *words)[0] == 0:
        return 1, "it is accepted without a password"
    return run("env", "POSTGRES_PASSWORD=secret", *words)


def main() -> None:
    """Check every example whose program is there."""
    checks = {"systemd-analyze": systemd, "nginx": nginx, "caddy": caddy, "docker-compose": composition}
    failed = 0
    for program, check in checks.items():
        if not has(program) or not has("openssl"):
            print(f"{program}: not here, left out")
            continue
        failed += _told(program, check)
    failed += _told("container file", lambda folder: container(folder, DEPLOY / "Containerfile"))
    sys.exit(bool(failed))


def _told(name: str, check: Callable[[Path], tuple[int, str]]) -> bool:
    """Check one example and say what came of it; whether it failed."""
    with tempfile.TemporaryDirectory() as folder:
        status, output = check(Path(folder))
    print(f"{name}: {'ok' if status == 0 else 'FAILED'}", flush=True)
    if status:
        print(output.strip())
    return bool(status)


if __name__ == "__main__":
    main()
