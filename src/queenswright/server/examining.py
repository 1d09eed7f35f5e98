"""What a document describes, what is wrong with it, and what of both may be told."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from typing import Any, cast

from queenswright.games.sealed import closed_names, without
from queenswright.kernel.data import fingerprint
from queenswright.kernel.document import sentence_of
from queenswright.kernel.game import Game
from queenswright.kernel.mending import Wrong, examining
from queenswright.kernel.position import Position
from queenswright.locale import LANGUAGES
from queenswright.server.messages import DocumentChange, DocumentMend, Examined, Flaw, Wording
from queenswright.server.reach import refuse_sealed
from queenswright.server.refusals import plain
from queenswright.server.texts import opened_texts
from queenswright.server.workshop import Work

CLAUSE = re.compile(r" ?\(([A-Z]+-[A-Z]+-\d+)(?:, [^)]*)?\)")
RULE, FIT = "position-rule", "position-fit"
"""What is said where a reader has no words of its own: it is against a clause, or against the rest of the position."""
LONGEST_DETAIL = 600


def examined(game: Game, document: Mapping[str, Any], known: frozenset[str] | None, digest: str) -> Work[Examined]:
    """Read a document for somebody who may know these sealed texts and has the wording with this digest."""
    found = yield from examining(game, document)
    position = found.position
    if position is not None:
        refuse_sealed(position, known)
    yield
    wording = wording_of(game, known)
    closed = frozenset() if known is None else closed_names(game.rules.folder, known)
    return Examined(
        game=game.name,
        pack=game.pack.name,
        pack_digest=game.pack.digest,
        players=position.players if position else 0,
        names=list(position.seat_names) if position else [],
        options=dict(game.rules.options.show(position.state)) if position else {},
        document=written(position, closed) if position else None,
        view=position.view(None) if position else None,
        turn=position.turn if position else "",
        step=position.step if position else None,
        to_move=position.to_move if position else None,
        is_over=position.is_over if position else False,
        wrong=[_flaw(one, closed) for one in found.wrong],
        wording=None if wording.digest == digest else wording,
    )


def written(position: Position, closed: Collection[str]) -> dict[str, Any]:
    """A position as a document, without names that are sealed for somebody; what is left out follows from the rest."""
    tables = {key: value for key, value in position.to_dict().items() if isinstance(value, dict)}
    return position.to_dict() | {key: without(value, closed) for key, value in tables.items()}


def wording_of(game: Game, known: frozenset[str] | None) -> Wording:
    """The schema and the texts for somebody who may read these sealed texts."""
    documents, pack = game.rules.documents, game.pack
    if known is None or documents.known_schema is None:
        schema, texts = documents.schema(pack), dict[str, str]()
    else:
        schema = documents.known_schema(pack, known)
        texts = {str(language): opened_texts(game.name, language, sorted(known)) for language in LANGUAGES}
    digest = fingerprint(json.dumps([schema, texts]).encode())
    return Wording(digest, schema, texts)


def beginning(game: Game, players: int) -> dict[str, Any]:
    """The shortest document for a number of players."""
    schema = game.rules.documents.schema(game.pack)
    return {"seats": [{} for _ in range(players)]} if "seats" in schema["required"] else {"players": players}


def _flaw(wrong: Wrong, closed: Collection[str]) -> Flaw:
    error, mend = wrong.error, wrong.mend
    sentence = sentence_of(error)
    clause = CLAUSE.search(error.problem)
    detail = CLAUSE.sub("", error.problem)[:LONGEST_DETAIL]
    change = None if mend is None else DocumentChange(list(mend.change.path), mend.change.value, mend.change.gone)
    general = RULE if clause else FIT
    words = [str(one) for one in sentence.args.values() if not isinstance(one, int)]
    is_closed = bool(closed) and any(_says(one, closed) for one in words)
    return Flaw(
        place=error.where.rpartition(": ")[2],
        path=list(wrong.path),
        message=general if is_closed else sentence.message or general,
        args={} if is_closed else plain(sentence.args),
        clause=clause[1] if clause else None,
        detail="" if closed and _says(detail, closed) else detail,
        mend=None if mend is None or change is None else DocumentMend(cast("Any", mend.kind), change),
    )


def _says(text: str, closed: Collection[str]) -> bool:
    """Whether a sentence names something that is sealed."""
    return not set(re.findall(r"[\w-]+", text)).isdisjoint(closed)
