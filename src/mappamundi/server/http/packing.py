"""Files that are packed once and sent so to everybody who can unpack them."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

# What shrinks; pictures and fonts are packed already. All of it is the same for everybody: an
# answer with anybody's secrets in it must never be packed, for its length would tell of them.
TEXTS = (".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest")
VARY = {"Vary": "Accept-Encoding"}


class PackedFiles(StaticFiles):
    """A folder whose texts are sent packed."""

    packed: dict[tuple[str, int], bytes]  # path and when it was written -> packed

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.packed = {}

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, packed or as it is; or word that the asker has it already."""
        plain = super().file_response(full_path, stat_result, scope, status_code)
        if Path(full_path).suffix not in TEXTS:
            return plain
        plain.headers.update(VARY)
        asked = Headers(scope=scope)
        if not isinstance(plain, FileResponse) or not takes_gzip(asked.get("accept-encoding", "")):
            return plain
        headers = {
            **VARY,
            "Content-Encoding": "gzip",
            "ETag": plain.headers["etag"].removesuffix('"') + '-gzip"',
            "Last-Modified": plain.headers["last-modified"],
        }
        if self.is_not_modified(Headers(headers), asked):
            return NotModifiedResponse(Headers(headers))
        body = self._pack(str(full_path), stat_result.st_mtime_ns)
        return Response(body, status_code, headers, plain.media_type)

    def _pack(self, path: str, written: int) -> bytes:
        if (path, written) not in self.packed:
            self.packed[path, written] = gzip.compress(Path(path).read_bytes(), mtime=0)
        return self.packed[path, written]


def takes_gzip(encodings: str) -> bool:
    """Does an `Accept-Encoding` allow it?"""
    for each in encodings.split(","):
        name, _, weight = each.partition(";")
        if name.strip().lower() == "gzip":
            return weight.replace(" ", "").rstrip("0") not in ("q=", "q=0.")
    return False
