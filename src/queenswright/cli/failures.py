"""Errors for people: one clear line on stderr and exit code 2; the traceback only with --debug."""

from __future__ import annotations

import errno
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from queenswright.kernel.errors import QueenswrightError
from queenswright.locale import render

BAD_INPUT = 2
INTERRUPTED = 130


@contextmanager
def for_people(debug: bool) -> Iterator[None]:
    """Turn the errors of a command into a line and an exit code."""
    try:
        yield
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except (QueenswrightError, OSError) as error:
        if isinstance(error, OSError) and error.errno == errno.EPIPE:
            raise  # the reader of a pipe is gone; Typer ends quietly
        if debug:
            traceback.print_exc()
        sys.stdout.flush()
        print(render("cli-error", {"problem": sentence(error)}), file=sys.stderr)
        raise typer.Exit(BAD_INPUT) from None


def sentence(error: QueenswrightError | OSError) -> str:
    """An error on one line."""
    if isinstance(error, OSError):
        reason = (error.strerror or str(error)).lower()
        return f"{error.filename}: {reason}" if error.filename is not None else reason
    return " ".join(str(error).split())
