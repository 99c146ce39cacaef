"""What a command writes against what it reads: compared before anything is opened, so that nothing is lost.

Two names may be one file, by a link or by two ways to it; so files are compared, not names. A pipe
or a device (`/dev/null`) cannot be lost and may be named twice.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from instar._core import Core, Design, InstarError, Library, WorkloadInfo
from instar.cli.messages import messages
from instar.cli.options import print_whole
from instar.origin import Origin, sealed, write
from instar.origin.inputs import design_files, workload_files

#: An option or an argument as a sentence names it, and the file that it names.
Named = tuple[str, Path | None]


def refuse_overwriting(
    outputs: Iterable[Named], inputs: Iterable[str | Path | None], *, stdout: bool = False
) -> None:
    """Raises `InstarError` where an output is an input, or two outputs are one file.

    `-` is refused too, unless the command writes such a file to `stdout`.
    """
    seen: dict[object, str] = {}
    named = [(name, path) for name, path in outputs if path is not None]
    for _, path in named:
        if not stdout:
            _refuse_stdout(path)
    read = {_identity(Path(path)) for path in inputs if path is not None} if named else set()
    for name, path in named:
        identity = _identity(path)
        if identity is None:
            continue
        if identity in read:
            raise InstarError(
                f"{name}: {path} is one of the files that this command reads, and would be lost; "
                "name another file"
            )
        if identity in seen:
            both = f"{path}: {seen[identity]} and {name}"
            if is_stdout(path):
                raise InstarError(f"{both} would both go to standard output; name a file for one")
            raise InstarError(f"{both} are one file; name two")
        seen[identity] = name


def check_outputs(
    outputs: Sequence[Named],
    inputs: Iterable[str | Path | None],
    *,
    json: bool = False,
    stdout: bool = True,
) -> None:
    """Before the work: files lose nothing, have a folder, and leave stdout to one result.

    `-` is refused, unless the command writes such files to `stdout`.

    Raises `InstarError` with what is wrong of them.
    """
    if stdout and json and any(is_stdout(path) for _, path in outputs):
        raise InstarError("--json prints on standard output, and so would the file -; name a file")
    refuse_overwriting(outputs, inputs if any(path for _, path in outputs) else (), stdout=stdout)
    for _, path in outputs:
        if path is not None and not is_stdout(path):
            check_folder(path)


def _refuse_stdout(file: Path) -> None:
    if is_stdout(file):
        raise InstarError("-: this cannot be written to standard output; name a file")


def is_stdout(file: Path | None) -> bool:
    """It is `-`: what a command writes stands on standard output, in place of its text."""
    return file is not None and str(file) == "-"


def write_out(file: Path, text: str, made: Origin, *, ending: str) -> None:
    """Writes a file with its record and says so; prints the same text where the file is `-`."""
    if is_stdout(file):
        print_whole(sealed(ending, text.encode(), made).decode())
        return
    write(file, text.encode(), made, ending=ending)
    say_written(file)


def check_folder(file: Path) -> None:
    """A file needs a folder to lie in; told before the work, not after."""
    _refuse_stdout(file)
    if file.is_dir():
        raise InstarError(f"{file}: this cannot be written: it is a folder; name a file")
    if not file.absolute().parent.is_dir():
        raise InstarError(f"{file}: this cannot be written: there is no folder {file.parent}")


def make_folder(folder: Path) -> None:
    """A folder to write to, made if it is not there."""
    if folder.exists() and not folder.is_dir():
        raise InstarError(f"{folder}: files cannot be written there: it is a file; name a folder")
    folder.mkdir(parents=True, exist_ok=True)


def say_written(file: Path, more: str = "") -> None:
    """Tells that a file is there, and what is in it."""
    sentence = f"{file}: written" + (f", {more}" if more else "")
    messages.print(sentence)


def seal(file: Path, made: Origin) -> None:
    """Puts the record into a file that the run itself wrote; a pipe or a device has gone its way."""
    if file.is_file():
        write(file, file.read_bytes(), made, ending=".svg")


def files_of(
    library: Library,
    core: Core | None = None,
    design: Design | None = None,
    workload: WorkloadInfo | None = None,
) -> Iterator[Path]:
    """The files that these were read from, and those that a program of them is built from."""
    if core is not None:
        yield Path(library.find("core", core.name)["path"])
    if design is not None:
        yield from design_files(design)
    if workload is not None:
        yield from workload_files(workload)


def _identity(path: Path) -> object:
    """Equal for names of one file, also of one that is not there yet; None for what cannot be lost."""
    try:
        found = path.stat()
    except OSError:
        return os.path.realpath(path)
    if not stat.S_ISREG(found.st_mode):
        return None if not stat.S_ISDIR(found.st_mode) else os.path.realpath(path)
    return found.st_dev, found.st_ino
