"""Puts a version into a wheel or its metadata, where the build knew only which version comes.

Source: "Binary distribution format" and "Core metadata" of packaging.python.org.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import re
import zipfile
from collections.abc import Mapping
from pathlib import Path

_VERSION = re.compile(r"^Version: .*$", re.MULTILINE)


def metadata(folder: Path, version: str) -> str:
    """Gives a folder `instar-….dist-info` another version; its new name."""
    file = folder / "METADATA"
    file.write_text(_VERSION.sub(f"Version: {version}", file.read_text(encoding="utf-8"), count=1))
    named = folder.with_name(f"instar-{version}.dist-info")
    folder.rename(named)
    return named.name


def wheel(made: Path, folder: Path, version: str, built: str, more: Mapping[str, bytes] | None = None) -> str:
    """Writes a wheel of another version into `folder`, with the module `_built` in it; its name.

    `more` are further files, by their path in the package.
    """
    name, _, rest = made.name.partition("-")
    old, _, tags = rest.partition("-")
    before, after = f"{name}-{old}.dist-info/", f"{name}-{version}.dist-info/"
    written = folder / f"{name}-{version}-{tags}"
    module = f"{name}/_built.py"
    record: list[tuple[str, str, str]] = []
    with zipfile.ZipFile(made) as source, zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as result:
        entries = {entry.filename: entry for entry in source.infolist() if entry.filename != module}

        def add(entry: zipfile.ZipInfo, path: str, data: bytes) -> None:
            copy = zipfile.ZipInfo(path, entry.date_time)
            copy.compress_type, copy.external_attr = zipfile.ZIP_DEFLATED, entry.external_attr
            result.writestr(copy, data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append((path, f"sha256={digest}", str(len(data))))

        add(entries[f"{name}/__init__.py"], module, built.encode())
        for path, data in sorted((more or {}).items()):
            entry = zipfile.ZipInfo(f"{name}/{path}", entries[f"{name}/__init__.py"].date_time)
            entry.external_attr = entries[f"{name}/__init__.py"].external_attr
            add(entry, entry.filename, data)
        last = entries.pop(f"{before}RECORD")
        for path, entry in entries.items():
            data = source.read(entry)
            if path == f"{before}METADATA":
                data = _VERSION.sub(f"Version: {version}", data.decode(), count=1).encode()
            if not entry.is_dir():
                add(entry, path.replace(before, after, 1) if path.startswith(before) else path, data)
        lines = io.StringIO()
        csv.writer(lines, lineterminator="\n").writerows([*record, (f"{after}RECORD", "", "")])
        result.writestr(zipfile.ZipInfo(f"{after}RECORD", last.date_time), lines.getvalue())
    return written.name
