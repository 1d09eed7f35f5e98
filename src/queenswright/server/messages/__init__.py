"""All messages between server and clients, as types; docs/protocol.md is the manual.

The browser has the same types in TypeScript: `make wire` writes `web/src/wire/types.ts` from these.
"""

from __future__ import annotations

from queenswright.server.messages.base import Message, RefusalMessage
from queenswright.server.messages.exports import Export, OwnTable, Said
from queenswright.server.messages.frames import (
    AnswerFrame,
    BotsState,
    Frame,
    HappeningsFrame,
    PresenceFrame,
    RefusedFrame,
    StaleFrame,
    TableFrame,
)
from queenswright.server.messages.games import Chapter, Characters, ClauseText, GameInfo, OfferedOption, RuleBook
from queenswright.server.messages.happenings import Happening
from queenswright.server.messages.people import (
    Credentials,
    Goodbye,
    LinkWish,
    Me,
    NewMail,
    NewName,
    NewPassword,
    Proof,
    Recovery,
    RecoveryByLink,
    SessionInfo,
    Token,
)
from queenswright.server.messages.states import Hint, Replay, ReplayCourse, ReplayFrames, ReplayRows, State
from queenswright.server.messages.tables import (
    Character,
    Join,
    Leave,
    Lobby,
    NewTable,
    SeatBot,
    SeatInfo,
    SeatWish,
    Status,
    TableInfo,
)

__all__ = [
    "AnswerFrame",
    "BotsState",
    "Chapter",
    "Character",
    "Characters",
    "ClauseText",
    "Credentials",
    "Export",
    "Frame",
    "GameInfo",
    "Goodbye",
    "Happening",
    "HappeningsFrame",
    "Hint",
    "Join",
    "Leave",
    "LinkWish",
    "Lobby",
    "Me",
    "Message",
    "NewMail",
    "NewName",
    "NewPassword",
    "NewTable",
    "OfferedOption",
    "OwnTable",
    "PresenceFrame",
    "Proof",
    "Recovery",
    "RecoveryByLink",
    "RefusalMessage",
    "RefusedFrame",
    "Replay",
    "ReplayCourse",
    "ReplayFrames",
    "ReplayRows",
    "RuleBook",
    "Said",
    "SeatBot",
    "SeatInfo",
    "SeatWish",
    "SessionInfo",
    "StaleFrame",
    "State",
    "Status",
    "TableFrame",
    "TableInfo",
    "Token",
]
