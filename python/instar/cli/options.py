"""Options that several commands share, and what they resolve to."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from instar._core import Design, InstarError, Library, need_file, trace_index
from instar.cli.messages import messages
from instar.cli.progress import Steps, program_console, steps
from instar.origin import Origin, sealed
from instar.origin.data import document
from instar.places import library as library_of
from instar.report import page
from instar.variants import find_variant

if TYPE_CHECKING:
    from instar._core import VariantInfo, WorkloadInfo

__all__ = ["Steps", "messages", "program_console", "steps"]

EXIT_WRONG_RESULT = 1
EXIT_WRONG_INPUT = 2
#: What was asked was not finished in the time that it had.
EXIT_UNFINISHED = 3

#: The largest count that the simulator has.
MOST = (1 << 64) - 1


def tell_notes(notes: Iterable[str]) -> list[str]:
    """Each once on stderr; all of them for `--json`."""
    known = list(dict.fromkeys(notes))
    for note in known:
        messages.print(f"note: {note}")
    return known


def note_lines(notes: Iterable[str]) -> list[str]:
    """Each once on stderr, and as the lines of a report's head."""
    return [f"note          {note}" for note in tell_notes(notes)]


CallOption = Annotated[
    int, typer.Option("--call", metavar="N", help="Which call of an operation, counted from 1.", min=1)
]
RowsOption = Annotated[
    Path | None,
    typer.Option("--csv", metavar="FILE", help="The rows as CSV (- is standard output); default: none."),
]
MarkdownOption = Annotated[
    Path | None, typer.Option("--md", metavar="FILE", help="The tables as Markdown; default: none.")
]
CoreOption = Annotated[
    str | None,
    typer.Option(
        "--core",
        help="Core model that predicts cycles, as in cva6-superscalar (instar list); "
        "without it only instructions are counted.",
    ),
]
DesignOption = Annotated[
    list[str] | None,
    typer.Option(
        "--design",
        help="Design whose instructions may be used, by name or path; repeated, all of them; default: none.",
    ),
]
VariantOption = Annotated[
    str | None,
    typer.Option("--variant", help="Variant or baseline of the design; default: its last variant."),
]
CompilerOption = Annotated[
    str | None,
    typer.Option(
        "--cc",
        metavar="COMMAND",
        help="Installed RISC-V GCC, as in riscv64-unknown-elf-gcc; default: clang from ziglang.",
    ),
]
PathOption = Annotated[
    list[Path] | None,
    typer.Option(
        "--path",
        metavar="FOLDER",
        help="Folder with further designs/, cores/ and workloads/; may be repeated; "
        "default: what lies beside a design named by its path, INSTAR_PATH, the current folder, "
        "what is built in.",
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object on stdout.")]
ColdOption = Annotated[
    bool,
    typer.Option(
        "--cold", help="Time the first call, with empty caches and predictors; default: the second, warm."
    ),
]
NoCacheOption = Annotated[
    bool, typer.Option("--no-cache", help="Build and compute anew, whatever any cache holds.")
]


@dataclass(frozen=True)
class DesignOptions:
    """A design, or several at once, and one of its variants."""

    design: DesignOption = None
    variant: VariantOption = None

    def load(self, library: Library) -> tuple[Design | None, VariantInfo | None]:
        """The design and its variant; its last one where none is named."""
        loaded = library.design(self.design) if self.design else None
        refuse_lone_variant(loaded, self.variant)
        return loaded, find_variant(loaded, self.variant) if loaded else None


def refuse_empty(given: Mapping[str, object]) -> None:
    """An option without a value would pass for one that was not given."""
    for name, value in given.items():
        if value == "" or (isinstance(value, list) and "" in value):
            raise InstarError(f"{option_name(name)} is empty; give it a value, or leave it out")


def option_name(parameter: str) -> str:
    """`flame_of` → `--flame-of`."""
    return "--" + parameter.replace("_", "-")


def refuse_given(why: str, **options: object) -> None:
    """Raises `InstarError` for the first option that is given, where it would have no effect."""
    for name, value in options.items():
        if value is not None and value is not False:
            raise InstarError(f"{option_name(name)} {why}")


def open_library(search: list[Path] | None) -> Library:
    """The library that the command line asks for."""
    return library_of(search or [])


def refuse_lone_variant(design: object, variant: object) -> None:
    """A variant is one of a design, so it is wrong without, and must be one of it."""
    if variant is not None and design is None:
        raise InstarError("--variant names a variant of a design; say which with --design")
    if isinstance(design, Design):
        for name in variant if isinstance(variant, list) else [variant]:
            if isinstance(name, str):
                find_variant(design, name)


def need_core(name: str | None) -> str:
    """The core's name, where cycles are asked for."""
    if name is None:
        raise InstarError("cycles are those of a core; say which with --core, as in --core cva6-superscalar")
    return name


def need_workload(library: Library, name: str, what_is_right: str) -> tuple[WorkloadInfo, str]:
    """The workload and set called `name`, which may be a folder, as in `schemes/kyber-768`.

    A name that can only be a missing file's is told as one.
    """
    folders = (name, *(name[:at] for at, mark in enumerate(name) if mark == "-"))
    is_folder = any(Path(folder).is_dir() for folder in folders)
    if any(mark in name for mark in "/.") and not name.startswith(".") and not is_folder:
        raise InstarError(f"{name}: there is no such file; {what_is_right}")
    return library.workload_set(name)


def need_function(workload: WorkloadInfo, name: str, function: str | None, done: str) -> str:
    """The function that is to be `done` with; without one, the sentence that lists them."""
    if function is None:
        known = ", ".join([*workload["functions"], *workload["operations"]])
        raise InstarError(f'which function of "{name}" is to be {done}? It has: {known}')
    return function


def is_elf(file: Path) -> bool:
    """Whether a file begins as an ELF does."""
    need_file(file)
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def trace_core(trace: Path, index: Path | None) -> str:
    """The core that a trace was recorded on, by its index."""
    name = trace_index(trace, index)[0]["core"]
    if name is None:
        raise InstarError(f"{trace}: no index names its core; say which with --core")
    return name


def print_json(value: dict[str, Any], made: Origin | None) -> None:
    """One JSON document on stdout, with what made it, whatever else goes to stderr."""
    text = sealed(".json", document(value), made).decode()
    with _onto_stdout():
        sys.stdout.write(text)


def print_text(text: str, made: Origin | None = None) -> None:
    """Rendered text on stdout, and below it what made it."""
    shown = page.fit(text if made is None else f"{text.rstrip()}\n{made.line()}\n")
    with _onto_stdout():
        sys.stdout.write(shown if shown.endswith("\n") else shown + "\n")


def print_whole(text: str) -> None:
    """Text on stdout as it is, which another program may read."""
    with _onto_stdout():
        sys.stdout.write(text)


@contextmanager
def _onto_stdout() -> Iterator[None]:
    """Names stdout in what goes wrong with it."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, "stdout") from error
