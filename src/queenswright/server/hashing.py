"""A place of its own for what is slow on purpose: the hashes of passwords.

A hash takes some cores for some hundredths of a second. Forty at a time would leave the moves of others the rest of the
machine; so there is one at a time, behind everything else.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from queenswright.server.refusals import busy

T = TypeVar("T")

NICE = 10
MOST_WAITING = 100
"""Hashes that wait; whoever comes then is told to come back."""


class Hashing:
    """One thread, which lets every other one go first."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="passwords", initializer=_step_back)
        self._waiting = 0

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """The result of a hash; refused when too many wait already."""
        if self._waiting >= MOST_WAITING:
            raise busy()
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the thread; nobody waits any more."""
        self._thread.shutdown(wait=True, cancel_futures=True)


def _step_back() -> None:
    """On Linux a thread has a priority of its own, which the threads of the hash inherit."""
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
