"""The types of the wire: the same for server and browser, told in the manual, and strict."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tests.server.strict import check_body, check_frame

from queenswright.server.commands import Command
from queenswright.server.messages import Frame, Happening
from queenswright.server.typescript import typescript

ROOT = Path(__file__).parents[2]
REFUSED = {"kind": "refused", "id": 1, "reason": {"message": "server-too-fast", "args": {}, "clause": None}}


def test_the_browser_has_the_types_of_the_server() -> None:
    kept = (ROOT / "web/src/wire/types.ts").read_text(encoding="utf-8")
    assert kept == typescript(), "the types of the wire have changed: make wire"


@pytest.mark.parametrize("kinds", [Frame, Happening, Command])
def test_the_manual_names_every_kind_with_its_fields(kinds: object) -> None:
    manual = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    for kind in get_args(kinds):
        struct = msgspec.inspect.type_info(kind)
        assert isinstance(struct, msgspec.inspect.StructType)
        missing = [name for name in (struct.tag, *kind.__struct_fields__) if f"{name}" not in manual]
        assert not missing, f"{kind.__name__}: docs/protocol.md does not speak of {missing}"


def test_a_frame_with_more_or_less_than_its_type_is_noticed() -> None:
    check_frame(REFUSED)
    for odd in ({**REFUSED, "seat": 1}, {"kind": "refused", "id": 1}, {**REFUSED, "id": "1"}, {**REFUSED, "kind": "x"}):
        with pytest.raises(msgspec.ValidationError):
            check_frame(odd)


def test_a_body_with_more_than_its_type_is_noticed() -> None:
    me: dict[str, object] = {"person": "a", "name": None, "account": False, "local": True, "csrf": "b"}
    me |= {"mail": None, "can_mail": False, "codes_left": 0}
    check_body("/api/me", me)
    with pytest.raises(msgspec.ValidationError):
        check_body("/api/me", {**me, "password": "c"})
    with pytest.raises(AssertionError):
        check_body("/api/secrets", me)
