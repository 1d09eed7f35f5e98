"""The server: tables in the browser, for one person on this machine or for many online.

`create_app(store, config)` is the application; `serve` (run.py) runs it. docs/protocol.md is its manual.
"""

from queenswright.server.app import create_app
from queenswright.server.config import Config, Limit

__all__ = ["Config", "Limit", "create_app"]
