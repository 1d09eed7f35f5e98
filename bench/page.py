"""How long the page of a table needs for a state update, as on a phone, and whether anything jumps meanwhile.

    python -m bench.page                     # both games, processor slowed down four times
    python -m bench.page --slowdown 1 --updates 100

Two people share a screen in a real Chromium; another socket of theirs plays the first moves that are offered. An update
is what comes over the page's socket. Its processor time is that of the page's thread for script, style and layout, all
of it while the game goes on, shared out among the updates; painting is another thread's. The other times are from the
arrival of an update until letters and boxes are where they belong, and grow with whatever else the machine does. What
jumps is Chromium's own sum of layout shifts, of which less than 0.1 counts as good.
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

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

from queenswright.client import Client

PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1280, height=720)
TABLES: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("Queen's Architect", "architect", {}),
    ("Queensdale, first game", "queensdale", {}),
    ("Queensdale, epoch 8, wall", "queensdale", {"epoch": "8-wall"}),
)
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


def row(what: str, found: Measured) -> str:
    """A row in Markdown."""
    times = found.times
    mean, middle, worst = found.spent / len(times), statistics.median(times), max(times)
    jumped = sum(found.shifts)
    return f"| {what} | {len(times)} | {mean:.0f} ms | {middle:.0f} ms | {worst:.0f} ms | {jumped:.3f} |"


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m bench.page")
    parser.add_argument("--slowdown", type=float, default=4)
    parser.add_argument("--updates", type=int, default=60)
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
            print("| | updates | processor | median | worst | layout shift |\n|---|--:|--:|--:|--:|--:|")
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
                for what, game, options in TABLES:
                    for name, size in (("phone", PHONE), ("desk", DESK)):
                        context = browser.new_context(base_url=address, viewport=size, reduced_motion="reduce")
                        page = context.new_page()
                        table = lay(page, game, options)
                        found = measure(page, address, table, chosen.updates, chosen.slowdown)
                        print(row(f"{what}, {name}", found), flush=True)
                        context.close()
                browser.close()
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
