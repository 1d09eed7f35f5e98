"""How long the page of a table needs for a state update, as on a phone, and whether anything jumps meanwhile.

    python -m bench.page                     # both games, processor slowed down four times
    python -m bench.page --slowdown 1 --updates 100
    python -m bench.page --open 5            # instead: how the pages open, each five times with an empty cache

Two people share a screen in a real Chromium; another socket of theirs plays the first moves that are offered. An update
is what comes over the page's socket. Its processor time is that of the page's thread for script, style and layout, all
of it while the game goes on, shared out among the updates; painting is another thread's. The other times are from the
arrival of an update until letters and boxes are where they belong, and grow with whatever else the machine does. What
jumps is Chromium's own sum of layout shifts, of which less than 0.1 counts as good.

A page opens with its first contentful paint; it is there when its heading or its board is to be seen. Its weight is
what comes over the line for it until nothing more comes, and the scripts among that.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from queenswright.client import Client

PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1280, height=720)
TABLES: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("Queen's Architect", "architect", {}),
    ("Queensdale, first game", "queensdale", {}),
    ("Queensdale, epoch 8, wall", "queensdale", {"epoch": "8-wall"}),
)
PUZZLES = ("architect", "queensdale")
CALM_MS = 600
"""So long nothing more has to come before a page is taken for complete."""
START_LIMIT = 60.0
PAUSE = 0.4
WATCH = """(() => {
    window.updates = [];
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries())
            if (one.value) window.shifts.push(one.value);
    }).observe({ type: "layout-shift", buffered: true });
    const { set, get } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        get,
        set(listener) {
            set.call(this, (event) => {
                const began = performance.now();
                listener.call(this, event);
                queueMicrotask(() => queueMicrotask(() => {
                    void document.body.offsetHeight;
                    const took = performance.now() - began;
                    if (JSON.parse(event.data).kind === "happenings") window.updates.push(took);
                }));
            });
        },
    });
})()"""


class Measured(NamedTuple):
    """Milliseconds of processor time altogether, the time of every update, and what has jumped."""

    spent: float
    times: list[float]
    shifts: list[float]


class Opened(NamedTuple):
    """Milliseconds to the first paint and until the page is there, processor time of its thread, bytes on the line."""

    painted: float
    there: float
    spent: float
    weight: int
    scripts: int


def wait_for(port: int) -> None:
    """Until the server answers."""
    end = time.monotonic() + START_LIMIT
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


async def begin(address: str, table: str) -> None:
    """Play on until dice are placed or architects walk."""
    async with Client(address) as client, client.connect(table) as seat:
        while seat.state["view"].get("phase", "play") != "play" or seat.state["step"] not in ("turn", "architect"):
            await seat.play(seat.state["legal"][-1])


async def play(address: str, table: str, updates: int) -> None:
    """Moves of everybody at the screen, one after the other."""
    async with Client(address) as client, client.connect(table) as seat:
        for _ in range(updates):
            await seat.play(seat.state["legal"][0])
            await asyncio.sleep(PAUSE)


def lay(page: Page, game: str, options: dict[str, str]) -> str:
    """A table of two people at this screen."""
    csrf = page.request.get("/api/me").json()["csrf"]
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "person"}]
    wish = {"game": game, "seats": seats, "options": options, "take_back": "free", "clock": {"kind": "none"}}
    answer = page.request.post(
        "/api/tables", data={**wish, "public": False, "auto_end": True}, headers={"X-CSRF-Token": csrf}
    )
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def measure(page: Page, address: str, table: str, updates: int, slowdown: float) -> Measured:
    """What the updates of a table cost its page."""
    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop of its own in this one
        thread.submit(asyncio.run, begin(address, table)).result()
    page.add_init_script(WATCH)
    page.goto(f"/table/{table}")
    page.locator("[data-board]").wait_for()
    page.wait_for_timeout(1500)
    inside = page.context.new_cdp_session(page)
    inside.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    inside.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate("() => { updates.length = 0; shifts.length = 0; }")
    before = busy(inside)
    with ThreadPoolExecutor(1) as thread:
        playing = thread.submit(asyncio.run, play(address, table, updates))
        while not playing.done():
            page.wait_for_timeout(100)
        playing.result()
    page.wait_for_timeout(500)
    spent = busy(inside) - before
    return Measured(spent, page.evaluate("() => updates"), page.evaluate("() => shifts"))


def busy(inside: CDPSession) -> float:
    """Milliseconds of processor time that the page has spent on script, style and layout so far."""
    found = {one["name"]: one["value"] for one in inside.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(found["ScriptDuration"] + found["LayoutDuration"] + found["RecalcStyleDuration"])


def open_page(page: Page, where: str, seen: str) -> Opened:
    """Open a page and look at how it comes."""
    inside = page.context.new_cdp_session(page)
    inside.send("Network.enable")
    inside.send("Performance.enable", {"timeDomain": "threadTicks"})
    kinds: dict[str, str] = {}
    came: list[tuple[str, int]] = []
    inside.on("Network.responseReceived", lambda one: kinds.update({one["requestId"]: one["type"]}))
    inside.on(
        "Network.loadingFinished",
        lambda one: came.append((kinds.get(one["requestId"], ""), int(one["encodedDataLength"]))),
    )
    page.goto(where, wait_until="commit")
    page.locator(seen).first.wait_for()
    there = float(page.evaluate("performance.now()"))
    known = -1
    while known != len(came):
        known = len(came)
        page.wait_for_timeout(CALM_MS)
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    scripts = sum(size for kind, size in came if kind == "Script")
    return Opened(float(painted), there, busy(inside), sum(size for _, size in came), scripts)


def pages_to_open(page: Page) -> dict[str, tuple[str, str]]:
    """Address of every kind of page, and what is to be seen on it."""
    found = {"start page": ("/", "main h1")}
    for what, game, options in TABLES[:2]:
        found[what] = (f"/table/{lay(page, game, options)}", "[data-board]")
    for game in PUZZLES:
        found[f"puzzle, {game}"] = (f"/puzzles/{game}", "[data-board]")
        found[f"rulebook, {game}"] = (f"/rules/{game}", "main h1")
    return found


def opening_row(what: str, all_times: list[Opened]) -> str:
    """A row in Markdown: medians."""
    painted, there, spent, weight, scripts = (statistics.median(column) for column in zip(*all_times, strict=True))
    times = f"{painted:.0f} ms | {there:.0f} ms | {spent:.0f} ms"
    return f"| {what} | {times} | {weight / 1000:.0f} kB | {scripts / 1000:.0f} kB |"


def row(what: str, found: Measured) -> str:
    """A row in Markdown."""
    times = found.times
    mean, middle, worst = found.spent / len(times), statistics.median(times), max(times)
    jumped = sum(found.shifts)
    return f"| {what} | {len(times)} | {mean:.0f} ms | {middle:.0f} ms | {worst:.0f} ms | {jumped:.3f} |"


def measure_updates(browser: Browser, address: str, updates: int, slowdown: float) -> None:
    """What updates cost, for every table on phone and desk."""
    print("| | updates | processor | median | worst | layout shift |\n|---|--:|--:|--:|--:|--:|")
    for what, game, options in TABLES:
        for name, size in (("phone", PHONE), ("desk", DESK)):
            context = browser.new_context(base_url=address, viewport=size, reduced_motion="reduce")
            page = context.new_page()
            table = lay(page, game, options)
            print(row(f"{what}, {name}", measure(page, address, table, updates, slowdown)), flush=True)
            context.close()


def measure_opening(browser: Browser, address: str, times: int) -> None:
    """How every kind of page opens, with an empty cache each time."""
    print("| | first paint | there | processor | weight | scripts |\n|---|--:|--:|--:|--:|--:|")
    with browser.new_context(base_url=address) as context:
        pages = pages_to_open(context.new_page())
        cookies = context.cookies()
    for what, (where, seen) in pages.items():
        found = []
        for _ in range(times):
            with browser.new_context(base_url=address, viewport=DESK, reduced_motion="reduce") as context:
                context.add_cookies(cookies)  # type: ignore[arg-type]
                found.append(open_page(context.new_page(), where, seen))
        print(opening_row(what, found), flush=True)


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m bench.page")
    parser.add_argument("--slowdown", type=float, default=4)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--open", type=int, default=0, metavar="TIMES", help="measure how pages open instead")
    chosen = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    address = f"http://127.0.0.1:{port}"
    browser_path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(sys.executable).with_name("queenswright")
        home = {**os.environ, "QUEENSWRIGHT_DATA": folder}
        server = subprocess.Popen([program, "play", "--no-open", "--port", str(port)], env=home)
        try:
            wait_for(port)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
                if chosen.open:
                    measure_opening(browser, address, chosen.open)
                else:
                    measure_updates(browser, address, chosen.updates, chosen.slowdown)
                browser.close()
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
