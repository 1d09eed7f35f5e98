"""The server that the browser tests play on: the real one, with bots that do not wait.

python -m tests.browser.serve serve|play PORT FOLDER [DATABASE]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from tests.installed import install_tiny

from queenswright.server import handbook, making, tables
from queenswright.server.config import LIMITS, Config, Limit
from queenswright.server.messages import NewTable, SeatWish
from queenswright.server.parts import Parts
from queenswright.server.run import listen, run, serve
from queenswright.table import Happening, TableState, wishes


def with_positions(folder: Path) -> None:
    """Beside the positions of the handbook, those that a test has left in a folder can be tried.

    One with `company` is laid for two people.
    """

    def position_to_try(game: str, name: str) -> Mapping[str, Any]:
        path = folder / f"{name}.json"
        if not path.exists():
            return handbook.position_to_try(game, name)
        found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return found

    async def make_table(parts: Parts, wish: NewTable, *asked: Any, **keys: Any) -> str:
        """`company` names another person, who gets the second seat at a table that everybody may look at."""
        start = keys.pop("start", None) or {}
        other, called = start.get("company", ("", ""))

        def sit(parts: Parts, state: TableState, seat: int, one: SeatWish, *others: Any) -> Sequence[Happening]:
            if other and one.kind == "bot":
                return wishes.sit(state, other, seat, called, others[2])
            found: Sequence[Happening] = seated(parts, state, seat, one, *others)
            return found

        vars(making).update(_seated=sit)
        wish = replace(wish, public=wish.public or bool(other))
        keys["start"] = {key: value for key, value in start.items() if key != "company"} or None
        return await making.make_table(parts, wish, *asked, **keys)

    seated = vars(making)["_seated"]
    vars(tables).update(position_to_try=position_to_try, make_table=make_table)


if __name__ == "__main__":
    mode, port, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    install_tiny()  # the smallest game of the contract is on the shelf too
    plenty = dict.fromkeys(LIMITS, Limit(10_000, 100_000))
    static = folder / "static"
    with_positions(folder)
    config = Config(
        local=mode == "play", bot_pace=0.0, study_simulations=2, limits=plenty, sockets_per_person=1000, static=static
    )
    database = sys.argv[4] if len(sys.argv) > 4 else f"sqlite:///{folder / 'games.db'}"
    run(serve(database, listen("127.0.0.1", port), config))
