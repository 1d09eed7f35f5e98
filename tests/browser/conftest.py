"""Browser tests: a real server in a process of its own, and Debian's Chromium.

Every picture that a test takes lies under `artifacts/pictures/` afterwards, to be looked at; with `--no-pictures` only
those of where a test failed.
Whatever the browser complains about (broken scripts, the content policy, strange addresses) fails the test.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Dialog, Page, Request, ViewportSize, expect
from tests.postgres import new_database, postgres_server

from queenswright.server.config import STATIC

__all__ = ["postgres_server"]

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "artifacts" / "pictures"
DESK = ViewportSize(width=1280, height=720)
PHONE = ViewportSize(width=390, height=844)
SMALL_PHONE = ViewportSize(width=360, height=640)
LOCALES = {"en": "en-GB", "de": "de-DE", "pt": "pt-BR"}
START_LIMIT = 120.0
PATIENCE = 30_000
BROWSERS = ("chromium-headless-shell", "chromium")
"""The first of these that is installed: without windows Chromium needs less of everything."""
NO_PART_OF_A_PAGE = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""Chromium would draw two pages of suggestions for the address line of every window, which nobody sees. The rest is
what Playwright switches off; of two such lists Chromium reads the last."""
EXPECTED = ("Failed to load resource", "WebSocket connection")
"""What the console says about refusals and about a server that is down, which are part of some tests."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without Chromium the browser tests are skipped, except in CI, where nothing may be."""
    if chromium() or os.environ.get("CI") == "true":
        return
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.skip(reason="Chromium is not installed (scripts/setup.sh test)"))


def chromium() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's own Chromium; as root it runs without its sandbox, and it does not imitate a graphics card."""
    expect.set_options(timeout=PATIENCE)
    flags = ["--no-sandbox", "--disable-gpu", f"--disable-features={','.join(NO_PART_OF_A_PAGE)}"]
    return {**browser_type_launch_args, "executable_path": chromium(), "args": flags}


class Site:
    """A running server that tests may stop and start again."""

    def __init__(self, folder: Path, mode: str = "serve", database: str | None = None) -> None:
        self.folder, self.mode = folder, mode
        self.database = [] if database is None else [database]
        shutil.copytree(STATIC, folder / "static")  # a build in the meantime disturbs nobody
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start the process and wait until it answers."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.serve", self.mode, str(self.port), str(self.folder), *self.database],
            cwd=ROOT,
            env={**os.environ, "QUEENSWRIGHT_DATA": str(self.folder)},
        )
        end = time.monotonic() + START_LIMIT
        while time.monotonic() < end and self.process.poll() is None:
            if self.answers():
                return
            time.sleep(0.05)
        self.stop()
        raise RuntimeError("the server did not start")

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/games", timeout=5):
                return True
        except urllib.error.HTTPError as error:
            error.close()
            return False
        except OSError:
            return False

    def stop(self) -> None:
        """Pull the plug: the process has no chance to tidy up."""
        self.process.kill()
        self.process.wait()


@contextmanager
def running(folder: Path, mode: str, database: str | None) -> Iterator[Site]:
    site = Site(folder, mode, database)
    yield site
    site.stop()


@contextmanager
def database_of(request: pytest.FixtureRequest, always_postgresql: bool = False) -> Iterator[str | None]:
    """A new database on PostgreSQL where that is asked for, otherwise none: the server's own file."""
    if not always_postgresql and not request.config.getoption("--postgresql"):
        yield None
        return
    with new_database(request.getfixturevalue("postgres_server")) as address:
        yield address


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for people who come over the net."""
    with database_of(request) as database, running(tmp_path_factory.mktemp("site"), "serve", database) as site:
        yield site


@pytest.fixture(scope="session")
def home(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server as `queenswright play` starts it: for the people at this machine."""
    with database_of(request) as database, running(tmp_path_factory.mktemp("home"), "play", database) as home:
        yield home


Newcomer = Callable[..., Page]


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def newcomer(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Newcomer]:
    """Opens a browser of its own for a person: `newcomer(site, "Anna", size=PHONE, scheme="dark", language="de")`.

    Turns that are done wait for their player, unless `turn_end` says something else, so that a test has all the time.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_browser(
        site: Site,
        name: str = "",
        size: ViewportSize = DESK,
        scheme: str = "light",
        language: str = "en",
        turn_end: str = "asked",
    ) -> Page:
        context = browser.new_context(
            base_url=site.url,
            viewport=size,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            locale=LOCALES[language],
            has_touch=size["width"] < 600,
            is_mobile=size["width"] < 600,
        )
        contexts.append(context)
        context.add_init_script(f"""if (location.origin !== "null" && !localStorage.getItem("queenswright.settings"))
            localStorage.setItem("queenswright.settings", JSON.stringify({{ turn_end: "{turn_end}" }}))""")
        context.set_default_timeout(PATIENCE)
        listen(context, site, complaints)
        page = context.new_page()
        if name:
            introduce(page, name)
        return page

    yield open_browser
    show_failure(request.node, [page for context in contexts for page in context.pages])
    for context in contexts:
        context.close()
    assert not complaints, complaints


def show_failure(test: pytest.Function, pages: list[Page]) -> None:
    """Pictures of where a test failed; those of an earlier failure go when it succeeds."""
    name = re.sub(r"\W+", "-", test.name).strip("-")
    for old in PICTURES.glob(f"failed-{name}-*.png"):
        old.unlink()
    if test.stash.get(FAILED, False):
        PICTURES.mkdir(parents=True, exist_ok=True)
        for i, page in enumerate(pages):
            page.screenshot(path=str(PICTURES / f"failed-{name}-{i}.png"))


def listen(context: BrowserContext, site: Site, complaints: list[str]) -> None:
    """Collect what must not happen: broken scripts, breaches of the content policy, dialogs, foreign addresses."""
    ours = (site.url, site.url.replace("http:", "ws:"), "data:", "blob:")

    def heard(entry: ConsoleMessage) -> None:
        expected = any(words in entry.text for words in EXPECTED)
        if "Content Security Policy" in entry.text or (entry.type == "error" and not expected):
            complaints.append(entry.text)

    def asked(request: Request) -> None:
        if not request.url.startswith(ours):
            complaints.append(f"leaves the origin: {request.url}")

    def popped_up(dialog: Dialog) -> None:
        complaints.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    context.on("weberror", lambda error: complaints.append(str(error.error)))
    context.on("console", heard)
    context.on("request", asked)
    context.on("dialog", popped_up)


def introduce(page: Page, name: str) -> None:
    """Give the person of this browser a name; `test_online` does it through the form of the page."""
    send(page, "/api/me", {"name": name})


def send(page: Page, address: str, body: dict[str, Any]) -> Any:
    """What a form of the page sends, without the form: for the preparation of a test."""
    csrf = page.request.get("/api/me").json()["csrf"]
    answer = page.request.post(address, data=body, headers={"X-CSRF-Token": csrf})
    assert answer.ok, answer.text()
    return answer.json()


Picture = Callable[[Page, str], None]
SETTLED = """async () => {
    await document.fonts.ready;
    for (let i = 0; i < 2; i += 1) await new Promise(done => requestAnimationFrame(done));
}"""
"""The letters are there and what was changed is drawn."""


@pytest.fixture(scope="session")
def picture(pytestconfig: pytest.Config) -> Picture:
    """Keeps a screenshot of the page, where pictures are wanted."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    wanted = not pytestconfig.getoption("--no-pictures")

    def keep(page: Page, name: str) -> None:
        page.evaluate(SETTLED)
        if wanted:
            page.screenshot(path=str(PICTURES / f"{name}.png"), animations="disabled")

    return keep
