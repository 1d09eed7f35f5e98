"""Long work stops at Ctrl-C in good order: what is known until then is kept."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from queenswright.study import Stopped


@contextmanager
def interrupted() -> Iterator[threading.Event]:
    """Ctrl-C sets the event; a second one interrupts, and so does a stop that comes before anything is known."""
    stopped = threading.Event()

    def stop(number: int, frame: FrameType | None) -> None:
        if stopped.is_set():
            raise KeyboardInterrupt
        stopped.set()

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield stopped
    except Stopped:
        raise KeyboardInterrupt from None
    finally:
        signal.signal(signal.SIGINT, before)
