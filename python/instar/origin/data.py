"""A record in JSON, CSV and Parquet: a key, a column, an entry of the schema's metadata.

CSV has no comments that all readers know, so the record is a column of its own, which the first row
fills.
"""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from instar.origin.record import Foreign, Origin, parsed, read

KEY = "origin"
#: Keys that tell of a run and not of what came out of it: they are no part of what is compared.
OF_THE_RUN = {"cached", "computed_at", "kept", "seconds", "worker"}
_PARQUET_KEY = b"instar.origin"


def with_origin(value: dict[str, Any], made: Origin) -> dict[str, Any]:
    """The value of a document with its record after all others."""
    return {**value, KEY: made.as_dict()}


def document(value: Any) -> bytes:
    """A document as we write it."""
    return json.dumps(value, indent=2).encode() + b"\n"


def put_json(plain: bytes, made: Origin) -> bytes:
    """A key more."""
    return document(with_origin(json.loads(plain), made))


def take_json(content: bytes) -> tuple[Origin | None, bytes]:
    """The record, and the document as we would write it, however it is laid out, of what lasts."""
    try:
        found = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise Foreign("it is no JSON") from error
    if not isinstance(found, dict):
        raise Foreign("it is no object of JSON")
    own = found.pop(KEY, None)
    try:
        return None if own is None else read(own), document(_lasting(found))
    except RecursionError as error:
        raise Foreign("it is nested too deep") from error


def _lasting(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _lasting(one) for key, one in value.items() if key not in OF_THE_RUN}
    return [_lasting(one) for one in value] if isinstance(value, list) else value


def put_csv(plain: bytes, made: Origin) -> bytes:
    """A column more."""
    heading, *rows = _rows(plain) or [[]]
    own = json.dumps(made.as_dict(), separators=(",", ":"))
    cells = [own, *("" for _ in rows[1:])]
    return _written([[*heading, KEY], *([*row, cell] for row, cell in zip(rows, cells, strict=False))])


def take_csv(content: bytes) -> tuple[Origin | None, bytes]:
    """The record of whichever row has it, and the table without its column."""
    rows = _rows(content)
    if not rows or KEY not in rows[0]:
        return None, _written(rows)
    at = rows[0].index(KEY)
    own = next((row[at] for row in rows[1:] if len(row) > at and row[at]), None)
    return None if own is None else parsed(own), _written([row[:at] + row[at + 1 :] for row in rows])


def _rows(content: bytes) -> list[list[str]]:
    try:
        return list(csv.reader(io.StringIO(content.decode(), newline="")))
    except (UnicodeDecodeError, csv.Error) as error:
        raise Foreign("it is no CSV") from error


def _written(rows: list[list[str]]) -> bytes:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue().encode()


def put_parquet(plain: bytes, made: Origin) -> bytes:
    """An entry more beside those of the schema."""
    import pyarrow
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(pyarrow.BufferReader(plain))
    known = table.schema.metadata or {}
    sink = pyarrow.BufferOutputStream()
    table = table.replace_schema_metadata({**known, _PARQUET_KEY: json.dumps(made.as_dict())})
    pyarrow.parquet.write_table(table, sink)
    return bytes(sink.getvalue().to_pybytes())


def take_parquet(content: bytes) -> tuple[Origin | None, bytes]:
    """The record, and what the table says, whichever version of the library wrote it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise Foreign("reading Parquet needs pyarrow") from error
    try:
        table = pyarrow.parquet.read_table(pyarrow.BufferReader(content))
    except (pyarrow.ArrowException, OSError) as error:
        raise Foreign("it is no Parquet") from error
    known = dict(table.schema.metadata or {})
    own = known.pop(_PARQUET_KEY, None)
    said = {key.decode(errors="replace"): value.decode(errors="replace") for key, value in known.items()}
    said.pop("ARROW:schema", None)
    types = [[field.name, str(field.type)] for field in table.schema]
    rest = document({"said": said, "types": types, "rows": table.to_pylist()})
    return None if own is None else parsed(own.decode(errors="replace")), rest
