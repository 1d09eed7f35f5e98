"""The built client: its files in memory, with long caching for names with a hash, and gzip where available."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Response

from queenswright.kernel.data import fingerprint
from queenswright.server.refusals import Refused

HASHED = re.compile(r"(^|/)assets/.+[-.][\w-]{8,}\.\w+$")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Queenswright</title>
<h1>The browser table is not built</h1>
<p>This copy of Queenswright holds no client for the browser. <code>pip install .</code> in the source folder builds it.
<p>The terminal table works without it: <code>queenswright play --text</code>
</html>
"""


@dataclass(frozen=True)
class Asset:
    """One file of the client."""

    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    caching: str


class BuiltClient:
    """The files of the built client. When it is rebuilt while the server runs, the new files are served."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamp = 0.0
        self._assets: dict[str, Asset] = {}

    def answer(self, path: str, headers: Any) -> Response[bytes]:
        """Answer with a file; every other path gets index.html, where the client does its own routing."""
        self._refresh()
        name = path.strip("/")
        asset = self._assets.get(name)
        if asset is None and ("." in name.rpartition("/")[2] or name.startswith("assets/")):
            raise Refused("server-not-found", 404)
        asset = asset or self._assets.get("index.html")
        if asset is None:
            return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)
        known = {"etag": asset.tag, "cache-control": asset.caching, "vary": "accept-encoding"}
        if asset.tag in headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=known, media_type=asset.kind)
        if asset.zipped is not None and "gzip" in headers.get("accept-encoding", ""):
            return Response(asset.zipped, headers={**known, "content-encoding": "gzip"}, media_type=asset.kind)
        return Response(asset.body, headers=known, media_type=asset.kind)

    def _refresh(self) -> None:
        index = self._folder / "index.html"
        stamp = index.stat().st_mtime if index.exists() else -1.0
        if stamp != self._stamp:
            self._stamp = stamp
            files = sorted(self._folder.rglob("*")) if stamp >= 0 else []
            self._assets = {
                path.relative_to(self._folder).as_posix(): _asset(path, path.relative_to(self._folder).as_posix())
                for path in files
                if path.is_file() and path.suffix != ".gz"
            }


def _asset(path: Path, name: str) -> Asset:
    body = path.read_bytes()
    zipped = path.with_name(f"{path.name}.gz")
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Asset(
        body,
        zipped.read_bytes() if zipped.exists() else None,
        kind,
        f'"{fingerprint(body)}"',
        FOREVER if HASHED.search(name) else ASK_AGAIN,
    )
