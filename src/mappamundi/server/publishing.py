"""The pages for any web host: in any folder, without a server behind them."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from mappamundi.errors import BadSetup
from mappamundi.server.http.headers import POLICY

INDEX = "index.html"
WORKER = "sw.js"
LIST = "self.KEPT="  # begins the line of the worker with the files that it keeps
NOT_PUBLISHED = {"built-from.txt"}
AS_IT_IS = ".nojekyll"  # or some hosts leave out files whose names begin with an underscore
HEAD = '<meta charset="utf-8" />'
# What a server says in its headers the index has to say itself; who may frame it, it cannot.
OWN_POLICY = POLICY.partition("; frame-ancestors")[0]
MARKS = f"""{HEAD}
    <meta name="mappamundi-site" content="alone" />
    <meta http-equiv="Content-Security-Policy" content="{OWN_POLICY}" />"""


def publish(files: Path, folder: Path, *, is_forced: bool = False) -> list[Path]:
    """Write built pages into a folder; return what was written, as paths within it."""
    if not (files / INDEX).is_file():
        raise BadSetup("site-no-pages")
    if not is_forced and folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadSetup("site-not-empty", folder=str(folder))
    paths = sorted(contents(files))
    for path in paths:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(files / path, folder / path)
    index = alone((files / INDEX).read_text(encoding="utf-8"))
    worker = keeping((files / WORKER).read_text(encoding="utf-8"), index)
    for name, text in ((INDEX, index), (WORKER, worker), (AS_IT_IS, "")):
        (folder / name).write_text(text, encoding="utf-8")
    return [*paths, Path(AS_IT_IS)]


def contents(files: Path) -> Iterator[Path]:
    """Return every file of the pages."""
    for path in files.rglob("*"):
        if path.is_file() and path.name not in NOT_PUBLISHED:
            yield path.relative_to(files)


def alone(index: str) -> str:
    """The index of pages that are beside it, wherever that is, and know that they are alone."""
    return index.replace('="/', '="./').replace(HEAD, MARKS, 1)


def keeping(worker: str, index: str) -> str:
    """The worker that keeps this index, and takes no other address for a page."""
    said, _, code = worker.partition(";\n")
    kept = json.loads(said.removeprefix(LIST))
    files = [f"?{fingerprint(index)}", *kept["files"][1:]]
    kept |= {"version": fingerprint("\n".join(files)), "files": files, "isAlone": True}
    return f"{LIST}{json.dumps(kept, separators=(',', ':'))};\n{code}"


def fingerprint(text: str) -> str:
    """Return enough of a hash to tell two versions apart."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]
