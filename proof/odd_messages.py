"""Messages for the socket of a table: right ones, nearly right ones, and everything else."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

LARGEST_ID = 2**53
LARGEST_MESSAGE = 16 * 1024
REVISION, TEXT = ("revision", int), ("text", str)
FIELDS: dict[str, tuple[tuple[str, type], ...]] = {
    "move": (REVISION, TEXT),
    "end_turn": (REVISION,),
    "undo": (REVISION,),
    "redo": (REVISION,),
    "agree": (REVISION,),
    "decline": (REVISION,),
    "say": (TEXT,),
    "preview": (("moves", list),),
    "previews": (),
    "why": (TEXT,),
    "hint": (("bot", str),),
    "sync": (("since", int),),
}
"""What docs/protocol.md says a command has besides `do` and `id`."""
LONGEST_TEXT = {"move": 200, "why": 200, "say": 2000}

NUMBERS = (0, 1, 2, -1, -(2**63), 2**31, 2**53, 2**53 + 1, 2**63, 2**64, 10**40, 10**400)
WORDS = (
    "", " ", "x", "\x00", "\n", "a\u0000b", "ſ", "İ", "🏰" * 30, "e\u0301", "\u202etxet", "\u200d", "ﷺ" * 60, "%s%n",
    "{0}", "../../etc", "<script>alert(1)</script>", "' OR 1=1 --", "null", "done", "forfeit", "move 2", "move 99",
    "move -1", "move 999999999999999999999", "hire 4", "fire glazier-2", "travel Oakmere", "travel", "climb 2",
    "move  2", "MOVE 2", "roll", "9" * 199, "x" * 200, "x" * 201, "\u00a0", "\ufeffmove 1",
)  # fmt: skip
JUNK: tuple[Any, ...] = (None, True, False, 0.5, 1.0, -0.0, 1e308, [], {}, [None], {"": None}, [[]], *NUMBERS[:8])
NO_JSON = (
    "", " ", "{", "}", "[", "nul", "NaN", "Infinity", "{'do': 'undo'}", '{"do":"undo","id":1,"revision":NaN}',
    '{"do":"undo","id":Infinity,"revision":1}', '{"do":"say","id":1,"text":"\\ud800"}', '{"do":"say","text":"\\x"}',
    '{"do":"say","id":1,"text":"\n"}', '{"id":1}{"id":2}', '{"do":"undo","id":1,"revision":1},', "\ufeff{}",
    '{"do":"undo","id":01,"revision":1}', '{"do":"undo","id":1e400,"revision":1}', "/* */", '{"id":1,}', "\x00", "0x10",
    '{"do":"move","id":1,"revision":3,"text":"\\u0000"', "{" * 5000, "[" * 16000, '{"a":' * 3000, '"' + "\\" * 999,
)  # fmt: skip
OTHER_JSON = (
    "null",
    "true",
    "0",
    "-1",
    '""',
    '"undo"',
    "[]",
    "{}",
    "[1]",
    '[{"do":"undo"}]',
    "1e5",
    "[" * 900 + "]" * 900,
)


@dataclass
class Seen:
    """What a visitor knows of its table, so that some messages make sense."""

    number: int = 0
    revision: int = 0
    legal: list[str] = field(default_factory=list)
    identity: int = 0


@dataclass(frozen=True)
class Odd:
    """A message, whether it is a command (None: that is a matter of taste), and the id it has."""

    text: str
    is_command: bool | None
    identity: int | None

    @property
    def is_hint(self) -> bool:
        return self.is_command is not False and '"hint"' in self.text

    @property
    def is_apart(self) -> bool:
        """Whether it may be answered after what was sent later."""
        return self.is_hint or (self.is_command is not False and '"preview' in self.text)


def message(chance: Random, seen: Seen) -> Odd:
    """Any message."""
    if seen.legal and chance.random() < 0.2:
        command = {
            "do": "move",
            "id": _next(chance, seen),
            "revision": seen.revision,
            "text": chance.choice(seen.legal),
        }
        return _judged(command)
    lot = chance.random()
    if lot < 0.35:
        return _judged(_command(chance, seen))
    if lot < 0.55:
        return _judged(_unlikely(chance, _command(chance, seen)))
    if lot < 0.85:
        return _judged(_broken(chance, _command(chance, seen)))
    if lot < 0.88:
        return _doubled(chance, _command(chance, seen))
    if lot < 0.94:
        return Odd(chance.choice(OTHER_JSON), False, None)
    return Odd(chance.choice(NO_JSON), False, None)


def hint(chance: Random, seen: Seen) -> Odd:
    """A question for a hint; bots that do not exist are asked too."""
    bot = chance.choice(("random", "random", "mcts:1000000", "random:9", *WORDS[:14]))
    return _judged({"do": "hint", "id": _next(chance, seen), "bot": bot})


def preview(chance: Random, seen: Seen) -> Odd:
    """A question for the previews of all moves, or for that of a move that may be possible."""
    if seen.legal and chance.random() < 0.3:
        return _judged({"do": "preview", "id": _next(chance, seen), "moves": [chance.choice(seen.legal)]})
    return _judged({"do": "previews", "id": _next(chance, seen)})


def _next(chance: Random, seen: Seen) -> int:
    """An id; sometimes the same one again, or a very large one."""
    lot = chance.random()
    if lot < 0.1:
        return seen.identity
    seen.identity = chance.randrange(LARGEST_ID) if lot < 0.12 else (seen.identity + 1) % LARGEST_ID
    return seen.identity


def _command(chance: Random, seen: Seen) -> dict[str, Any]:
    """A command that is well-formed and fits what was seen."""
    do = chance.choice(("move", "move", "move", *(do for do in FIELDS if do != "hint")))
    command: dict[str, Any] = {"do": do, "id": _next(chance, seen)}
    for name, _ in FIELDS[do]:
        command[name] = _fitting(chance, seen, do, name)
    return command


def _fitting(chance: Random, seen: Seen, do: str, name: str) -> Any:
    if name == "revision":
        return seen.revision
    if name == "since":
        return max(0, seen.number - chance.choice((0, 0, 1, 3, 300)))
    if name == "moves":
        return [_move(chance, seen) for _ in range(chance.choice((0, 1, 1, 1, 2, 5)))]
    return chance.choice(WORDS) if do == "say" else _move(chance, seen)


def _move(chance: Random, seen: Seen) -> str:
    return chance.choice(seen.legal) if seen.legal and chance.random() < 0.8 else chance.choice(WORDS)


def _unlikely(chance: Random, command: dict[str, Any]) -> dict[str, Any]:
    """The right shape with values that hardly anybody sends."""
    for name, value in list(command.items()):
        if name == "do" or chance.random() < 0.3:
            continue
        if isinstance(value, int):
            command[name] = chance.choice((value - 1, value + 1, value + 1000, *NUMBERS))
        elif isinstance(value, str):
            command[name] = chance.choice((value.upper(), value + " ", value[::-1], value * 3, *WORDS))
        else:
            command[name] = [chance.choice(WORDS) for _ in range(chance.choice((0, 1, 3, 39, 40, 41, 80)))]
    return command


def _broken(chance: Random, command: dict[str, Any]) -> dict[str, Any]:
    """Fields that are missing, too many, or of another type."""
    for _ in range(chance.randint(1, 2)):
        name = chance.choice(list(command) or ["id"])
        match chance.randrange(6):
            case 0:
                command.pop(name, None)
            case 1:
                command[chance.choice(("seat", "person", "at", "", "__class__", "ID", "🏰", "x" * 300))] = 1
            case 2:
                command["do"] = chance.choice(("", "MOVE", "over", "seated", "flag", None, 1, [], "undo ", "ask"))
            case 3:
                command[name] = str(command.get(name))
            case 4:
                command[name] = _deep(chance)
            case _:
                command[name] = chance.choice(JUNK)
    return command


def _deep(chance: Random) -> Any:
    value: Any = chance.choice((1, "x", None))
    for _ in range(chance.choice((1, 10, 100, 400))):
        value = [value] if chance.random() < 0.5 else {"a": value}
    return value


def _doubled(chance: Random, command: dict[str, Any]) -> Odd:
    """A field that is there twice: whichever one counts, there is an answer."""
    text = json.dumps(command)
    return Odd(f'{text[:-1]}, "{chance.choice(list(command))}": {json.dumps(chance.choice(JUNK))}}}', None, None)


def _judged(command: dict[str, Any]) -> Odd:
    text = json.dumps(command, ensure_ascii=len(str(command)) % 2 == 0)
    identity = command.get("id")
    known = identity if _is_number(identity) else None
    return Odd(text, is_command(command), known)


def _is_number(value: Any) -> bool:
    return type(value) is int and 0 <= value <= LARGEST_ID


def is_command(command: dict[str, Any]) -> bool | None:
    """Whether a message is a command by the protocol; None where reading 1.0 as 1 is a matter of taste."""
    if any(type(value) is float for value in command.values()):
        return None if _without_floats(command) else False
    do = command.get("do")
    if not isinstance(do, str) or do not in FIELDS:
        return False
    if command.keys() != {"do", "id", *(name for name, _ in FIELDS[do])} or not _is_number(command["id"]):
        return False
    return all(_fits(do, kind, command[name]) for name, kind in FIELDS[do])


def _without_floats(command: dict[str, Any]) -> bool:
    return is_command({k: int(v) if type(v) is float else v for k, v in command.items()}) is not False


def _fits(do: str, kind: type, value: Any) -> bool:
    if kind is int:
        return _is_number(value)
    if kind is list:
        return type(value) is list and len(value) <= 40 and all(type(v) is str and len(v) <= 200 for v in value)
    return type(value) is str and len(value) <= LONGEST_TEXT.get(do, 40)
