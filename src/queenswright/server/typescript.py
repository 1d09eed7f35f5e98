"""The message types in TypeScript: `python -m queenswright.server.typescript FILE` writes them.

The file is kept with the browser's sources; a test compares it, so that server and client stay in step.
"""

from __future__ import annotations

import inspect
import json
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

from queenswright.locale import Language
from queenswright.server.commands import Command
from queenswright.server.messages import (
    Annals,
    AskAnswer,
    AskChances,
    AskWorth,
    BringPosition,
    BroughtPosition,
    Credentials,
    Examined,
    Export,
    Frame,
    GameInfo,
    GamesPlayed,
    Goodbye,
    Handbook,
    Happening,
    Join,
    Leave,
    LinkWish,
    Lobby,
    Me,
    NewMail,
    NewName,
    NewPassword,
    NewTable,
    Openings,
    Outcomes,
    PlayPosition,
    PositionDocument,
    Proof,
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleInfo,
    PuzzleProgress,
    Recovery,
    RecoveryByLink,
    RefusalMessage,
    Replay,
    ReplayCourse,
    ReplayFrames,
    ReplayRows,
    RuleBook,
    SeatBot,
    SessionInfo,
    StudyInfo,
    Token,
    Tried,
    TryMoves,
    Walk,
    Walked,
    Worth,
)
from queenswright.server.messages.base import FromClient, OptionValue
from queenswright.server.messages.puzzles import FirstTry
from queenswright.server.messages.study import Verdict
from queenswright.server.messages.tables import AtZero, ClockKind, Status, TakeBack

HEAD = """\
/**
 * What server and browser say to each other; docs/protocol.md is the manual. Written by `make wire`
 * from the types of the server: change those.
 */

/** An argument of a sentence. */
export type Argument = string | number | boolean | null | Argument[];
"""
NAMED = {
    "Language": Language,
    "OptionValue": OptionValue,
    "TakeBack": TakeBack,
    "ClockKind": ClockKind,
    "AtZero": AtZero,
    "Status": Status,
    "Verdict": Verdict,
    "FirstTry": FirstTry,
    "Happening": Happening,
    "Frame": Frame,
    "Command": Command,
}
"""Types that are no structs but have a name in the browser."""
HTTP = (
    RefusalMessage,
    Me,
    NewName,
    Credentials,
    SessionInfo,
    Proof,
    NewPassword,
    Recovery,
    LinkWish,
    Token,
    RecoveryByLink,
    NewMail,
    Goodbye,
    Export,
    GameInfo,
    RuleBook,
    Handbook,
    NewTable,
    Lobby,
    GamesPlayed,
    Join,
    Leave,
    SeatBot,
    Replay,
    ReplayFrames,
    ReplayRows,
    ReplayCourse,
    Annals,
    StudyInfo,
    Walk,
    Walked,
    TryMoves,
    Tried,
    AskChances,
    Outcomes,
    AskWorth,
    Worth,
    PuzzleProgress,
    PuzzleChoice,
    PuzzleInfo,
    AskAnswer,
    PuzzleAnswer,
    Openings,
    BringPosition,
    PlayPosition,
    BroughtPosition,
    Examined,
    PositionDocument,
)
WIDTH = 100


def typescript() -> str:
    """All message types, each after those it consists of."""
    names = [(shapes.type_info(kind), name) for name, kind in NAMED.items()]
    unions = [f"export type {name} ={_union(shape, names)};" for shape, name in names]
    structs: dict[type, shapes.StructType] = {}
    for shape in shapes.multi_type_info([*NAMED.values(), *HTTP]):
        _collect(shape, structs)
    interfaces = [_interface(struct, names) for struct in structs.values()]
    return "\n".join([HEAD, "\n".join(unions), "", "\n\n".join(interfaces), ""])


def _collect(shape: Any, found: dict[type, shapes.StructType]) -> None:
    """Collect every struct that a type consists of."""
    if isinstance(shape, shapes.StructType):
        for field in shape.fields:
            _collect(field.type, found)
        found.setdefault(shape.cls, shape)
    for part in _parts(shape):
        _collect(part, found)


def _parts(shape: Any) -> Iterator[Any]:
    if isinstance(shape, shapes.UnionType):
        yield from shape.types
    elif isinstance(shape, shapes.ListType):
        yield shape.item_type
    elif isinstance(shape, shapes.DictType):
        yield from (shape.key_type, shape.value_type)
    elif isinstance(shape, shapes.Metadata):
        yield shape.type


def _interface(struct: shapes.StructType, names: list[tuple[Any, str]]) -> str:
    lines = [*_comment(inspect.getdoc(struct.cls) or ""), f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        lines += _comment(_description(field.type), "  ")
        lines.append(f"  {field.encode_name}{'?' if _may_lack(struct, field) else ''}: {_written(field.type, names)};")
    return "\n".join([*lines, "}"])


def _may_lack(struct: shapes.StructType, field: shapes.Field) -> bool:
    """Whether a field is optional: its default is UNSET, or a client may leave it out."""
    is_unset = field.default is field.default_factory is msgspec.NODEFAULT
    return not field.required and (is_unset or issubclass(struct.cls, FromClient))


def _description(shape: Any) -> str:
    """The comment for a field."""
    return (shape.extra_json_schema or {}).get("description", "") if isinstance(shape, shapes.Metadata) else ""


def _comment(text: str, indent: str = "") -> list[str]:
    if not text:
        return []
    short = f"{indent}/** {text} */"
    if "\n" not in text and len(short) <= WIDTH:
        return [short]
    width = WIDTH - len(indent) - 3
    rows = [row for line in text.splitlines() for row in textwrap.wrap(line, width) or [""]]
    return [f"{indent}/**", *(f"{indent} * {row}".rstrip() for row in rows), f"{indent} */"]


def _written(shape: Any, names: list[tuple[Any, str]]) -> str:
    """A type in TypeScript."""
    for known, name in names:
        if shape == known:
            return name
    if isinstance(shape, shapes.Metadata):
        return str((shape.extra or {}).get("typescript") or _written(shape.type, names))
    if isinstance(shape, shapes.StructType):
        return shape.cls.__name__
    if isinstance(shape, shapes.ListType):
        item = _written(shape.item_type, names)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(shape, shapes.DictType):
        return f"Record<{_written(shape.key_type, names)}, {_written(shape.value_type, names)}>"
    if isinstance(shape, (shapes.UnionType, shapes.LiteralType)):
        return " | ".join(_choices(shape, names))
    return PLAIN[type(shape)]


PLAIN: dict[type, str] = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def _choices(shape: Any, names: list[tuple[Any, str]]) -> Iterable[str]:
    if isinstance(shape, shapes.LiteralType):
        return [json.dumps(value) for value in shape.values]
    return dict.fromkeys(_written(part, names) for part in shape.types)


def _union(shape: Any, names: list[tuple[Any, str]]) -> str:
    """The members of a named union, one per line if there are many."""
    choices = list(_choices(shape, [one for one in names if one[0] != shape]))
    return f" {' | '.join(choices)}" if len(choices) <= 4 else "".join(f"\n  | {choice}" for choice in choices)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
