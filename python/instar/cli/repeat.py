"""`instar repeat`: a result made again, by the command that it names, and compared."""

from __future__ import annotations

import io
import tempfile
from contextlib import redirect_stdout
from pathlib import Path
from typing import Annotated

import typer

from instar._core import InstarError, write_file
from instar.cli.options import EXIT_WRONG_INPUT, EXIT_WRONG_RESULT, messages, print_text
from instar.cli.outputs import check_folder, say_written
from instar.cli.typed import REPEATED
from instar.origin import carrier_of
from instar.origin import command as running
from instar.repeat import Compared, Kept, compare, read
from instar.repeat.kept import of

#: Differences that are shown.
_SHOWN = 20


def command(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...",
            help="Results of Instar: JSON, CSV, Markdown, HTML, Parquet, SVG, PNG, assembly, …",
        ),
    ],
    keep: Annotated[
        Path | None,
        typer.Option("--keep", metavar="OTHER", help="Where the new result goes; default: nowhere."),
    ] = None,
) -> int:
    """Run the command that made a result again, and say what differs; exits with 1 if something does.

    Results of one command are made again by one run of it. Nothing is overwritten. Relative names in
    the command are those of the current folder.
    """
    by_command: dict[str, list[Kept]] = {}
    for kept in [read(file) for file in files]:
        by_command.setdefault(_repeated(kept), []).append(kept)
    if keep is not None:
        if len(files) > 1:
            raise InstarError("--keep: has one place, so it goes with one result; name one file")
        if keep.exists() or keep.is_symlink():
            raise InstarError(f"--keep {keep}: is there already, and is not overwritten; name another file")
        check_folder(keep)
    return max(_again(typed, results, keep) for typed, results in by_command.items())


def _repeated(kept: Kept) -> str:
    """The command that made a result, as it was typed; an error where there is none that may run."""
    words = kept.words
    if words[0] not in REPEATED and " ".join(words[:2]) not in REPEATED:
        raise InstarError(f"{kept.path}: `{kept.origin.command}` is no command that makes a result")
    return kept.origin.command


def _again(typed: str, results: list[Kept], keep: Path | None) -> int:
    """Runs a command and compares each of its results with the one that is there; the exit code."""
    for kept in results:
        if kept.edited:
            note = f"note: {kept.path} was changed since Instar wrote it"
            messages.print(note)
    messages.print(f"running: {typed}")
    with tempfile.TemporaryDirectory(prefix="instar-") as scratch:
        code, shown = _run(results[0].words, typed, Path(scratch))
        made = code <= EXIT_WRONG_RESULT
        contents = [_found(kept, shown, Path(scratch)) if made else None for kept in results]
    worst = 0
    for kept, content in zip(results, contents, strict=True):
        if content is None:
            messages.print(f"instar: {kept.path}: its command ended with {code} and made no such result here")
            worst = EXIT_WRONG_INPUT
            continue
        found = compare(kept, of(kept.path, content, kept.carrier))
        if keep is not None:
            write_file(keep, content)
            say_written(keep)
        print_text(_told(kept.path, found))
        worst = max(worst, EXIT_WRONG_RESULT if found.figures or kept.edited else 0)
    return worst


def _run(words: list[str], typed: str, folder: Path) -> tuple[int, bytes]:
    """The command's exit code, and what it printed."""
    from instar.cli import run_command

    printed = io.BytesIO()
    stream = io.TextIOWrapper(printed, encoding="utf-8", write_through=True)
    with running.again(typed, folder), redirect_stdout(stream):
        code = run_command(words)
        stream.flush()
    return code, printed.getvalue()


def _found(kept: Kept, shown: bytes, folder: Path) -> bytes | None:
    """The bytes of the same result among what the command made; None where it is not there."""
    made = [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and carrier_of(path, path.read_bytes()[:16]) is kept.carrier
    ]
    named = [path for path in made if path.name == kept.path.name] or made
    # A document that was printed has whatever name the user gave it.
    if kept.carrier.name == "JSON" and shown.lstrip().startswith(b"{") and named is made:
        return shown
    if len(named) > 1:
        names = ", ".join(path.name for path in named)
        raise InstarError(f"{kept.path}: its command makes {names}; name the file as the one that it was")
    return named[0].read_bytes() if named else None


def _told(file: Path, found: Compared) -> str:
    if found.same_bytes:
        return f"{file}: same bytes"
    lines = list(found.inputs)
    if not found.figures:
        lines.append("all figures are the same" if lines else "the same, but for how the run came by it")
    if (more := len(found.figures) - _SHOWN) > 0:
        lines += [*found.figures[:_SHOWN], f"and {more} more like these"]
    else:
        lines += found.figures
    return "\n".join([f"{file}:", *(f"  {line}" for line in lines)])
