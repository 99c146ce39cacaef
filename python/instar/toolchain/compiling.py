"""Runs compiler and linker: objects from sources, a program from objects, and what was read for each."""

from __future__ import annotations

import functools
import os
import re
import subprocess
import tempfile
import threading
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from instar import cache
from instar._core import InstarError
from instar.toolchain import macros, mentions, objects
from instar.toolchain.compiler import TO_LINKER, Compiler
from instar.toolchain.languages import refuse_no_code
from instar.toolchain.objects import Object
from instar.toolchain.reading import Now, Read, Scan, found, opened, refuse_pipes
from instar.toolchain.request import Build
from instar.toolchain.surroundings import environment

#: Signs of a full disk in a compiler's message: zig's own, and the system's.
_FULL = ("NoSpaceLeft", "No space left on device")
#: Lines of a compiler's message that are shown.
_SHOWN_LINES = 20
#: Macros and optimisation, which change no search path: programs of many sets are compiled alike.
_NO_FOLDER = re.compile(r"-[DO]\w")
#: How often a file is compiled that changes meanwhile.
_TRIES = 3
#: What a linker script reads.
_IN_SCRIPT = re.compile(r"\b(?:INCLUDE|INPUT|GROUP|STARTUP|SEARCH_DIR)\b")


def compile_sources(request: Build, folder: Path) -> list[Path]:
    """Compiles every source into `folder`; the objects in the order of the sources."""
    return [path for path, _ in compile_each(request, folder)]


def compile_each(request: Build, folder: Path, *, use_cache: bool = True) -> list[tuple[Path, Read]]:
    """The same, with what was read for each; `use_cache`: objects of other processes may serve."""
    for name, text in request.generated.items():
        (folder / name).write_text(text)
    now = Now()
    refuse_no_code(request.sources)
    refuse_pipes(request.sources, _include(request), now)
    paths = [folder / f"{number}-{path.stem}.o" for number, path in enumerate(request.sources)]
    common = request.common_digest()
    given = mentions.Given(request.defines, request.generated, tuple(request.users_words()))
    with ThreadPoolExecutor(os.cpu_count() or 1) as compilers:
        # The first file that is refused is told, whichever compiler was the fastest.
        one = partial(_object, request, folder, common, given, now, use_cache)
        made = compilers.map(one, request.sources, paths)
        return list(zip(paths, made, strict=True))


def _object(
    request: Build,
    folder: Path,
    common: str,
    given: mentions.Given,
    now: Now,
    use_cache: bool,
    source: Path,
    made: Path,
) -> Read:
    """Compiles a source, or takes what was made of it before."""
    # What goes to the linker is no part of an object: a proof links the objects of a program
    # another time.
    own = [flag for flag in request.flags_of(source, {}) if not flag.startswith(TO_LINKER)]
    place = "" if _is_anywhere(request, source) else str(Path.cwd())
    # What a source may mention is known once it was compiled.
    base = cache.digest(common, place, str(source), *own)
    key = mentions.key(base, given, now)
    if key is not None and (known := objects.find(key, _include(request), now, use_cache=use_cache)):
        made.write_bytes(known.data)
        return known.read
    read = _compile(request, folder, source, made)
    if read.known:
        key = mentions.note(base, read.files, given, now)
        objects.put(key, Object(made.read_bytes(), read))
    return read


def _is_anywhere(request: Build, source: Path) -> bool:
    """Whether the object is the same in every working folder, which debug information names without need."""
    return request.compiler.is_clang and source.is_absolute()


def _include(request: Build) -> tuple[str, ...]:
    return tuple(str(path.absolute()) for path in request.include)


def assembly(request: Build, source: Path, folder: Path, *, lines: bool = False) -> str:
    """What the compiler makes of one C source, as text for an assembler; `folder` is for scratch files.

    With `lines` it says from which line of the source each instruction came.
    """
    for name, text in request.generated.items():
        (folder / name).write_text(text)
    made = folder / f"{source.stem}.s"
    _run(
        _command(request, folder, source, made, "-S", "-g1" if lines else "-g0"),
        f"the compiler refused {source.name}",
    )
    return made.read_text(encoding="utf-8")


def _compile(request: Build, folder: Path, source: Path, made: Path) -> Read:
    """Compiles a source; what was read. A file that changes meanwhile is compiled again."""
    rule = made.with_suffix(".d")
    tell = ["-MD", "-MF", str(rule), "-MT", "object"] if source.suffix != ".s" else []
    command = _command(request, folder, source, made, *tell, "-c")
    behind = _behind(request, source)
    for _ in range(_TRIES):
        began = clock(folder)
        try:
            _run(command, f"the compiler refused {source.name}")
        except InstarError as error:
            if more := macros.hint(str(error), source.suffix, request.generated):
                raise InstarError(f"{error}{more}") from error
            raise
        scan = Scan(_include(request), behind, Now(), f"{folder}{os.sep}")
        read = scan.read([str(source.absolute()), *opened(rule)])
        if settled(read.files, began):
            return read
    return Read(read.files, known=False)


def clock(folder: Path) -> int:
    """The time by which the file system stamps changes, a tick later than any change before."""
    mark = folder / f".now-{threading.get_ident()}"
    mark.touch()
    before = now = mark.stat().st_ctime_ns
    while now <= before:
        mark.touch()
        now = mark.stat().st_ctime_ns
        if now <= before:
            threading.Event().wait(0.002)
    return now


def settled(files: Iterable[str], began: int) -> bool:
    """Whether none of the files was changed since, whatever times somebody gave them."""
    try:
        return all(Path(path).stat().st_ctime_ns < began for path in files)
    except OSError:
        return False


def _command(request: Build, generated: Path, source: Path, made: Path, *words: str) -> list[str]:
    headers = request.compiler.headers
    include = [f"-I{path.absolute()}" for path in (generated, *request.include)]
    include += ["-isystem", str(headers)] if headers else []
    flags = [flag for flag in request.flags_of(source) if not flag.startswith(TO_LINKER)]
    if _is_anywhere(request, source):
        flags.append(f"-fdebug-compilation-dir={os.sep}")
    if source.suffix == ".s" and request.compiler.is_clang:
        # Flags for C and its headers say nothing to an assembler, and a warning for each would fill
        # the page.
        flags.append("-Qunused-arguments")
    return [*request.compiler.command, *flags, *include, *words, str(source), "-o", str(made)]


def _behind(request: Build, source: Path) -> tuple[str, ...]:
    """Folders that are searched beside those of the build: of flags, the surroundings, the compiler."""
    flags = tuple(flag for flag in request.flags_of(source) if not flag.startswith(TO_LINKER))
    asked = tuple(flag for flag in flags if not _NO_FOLDER.match(flag))
    listed = _searched(request.compiler, asked, tuple(sorted(environment().items())), str(Path.cwd()))
    # One that is not there yet is left out of the compiler's list.
    headers = [str(request.compiler.headers)] if request.compiler.headers else []
    return tuple(dict.fromkeys([*_folders(flags), *listed, *headers]))


@functools.lru_cache(64)
def _searched(
    compiler: Compiler, flags: tuple[str, ...], variables: tuple[tuple[str, str], ...], _folder: str
) -> tuple[str, ...]:
    """The search path that the compiler says to have."""
    asked = subprocess.run(
        [*compiler.command, *flags, "-E", "-v", "-x", "c", os.devnull, "-o", os.devnull],
        capture_output=True,
        text=True,
        errors="surrogateescape",
        env=dict(variables),
        stdin=subprocess.DEVNULL,
    )
    _, _, listed = asked.stderr.partition("search starts here:")
    listed, _, _ = listed.partition("End of search list")
    return tuple(_absolute(line[1:]) for line in listed.splitlines() if line.startswith(" /"))


#: Flags that name a folder to be searched, with it or before it.
_FOLDER = re.compile(r"-(?:I|L|B|iquote|isystem|idirafter|-sysroot=|-library-path=?)(.*)")


def _absolute(path: str) -> str:
    return str(Path(path).absolute())


def _folders(words: Sequence[str]) -> list[str]:
    """Folders that flags name, whether they are there or not."""
    words = [
        part for word in words for part in (word.split(",")[1:] if word.startswith(TO_LINKER) else [word])
    ]
    named = []
    for word, next_word in zip(words, [*words[1:], ""], strict=True):
        if match := _FOLDER.fullmatch(word):
            named.append(_absolute(match[1] or next_word))
    return named


def link(request: Build, objects: Iterable[Path], out: Path, *words: str) -> Read:
    """Links objects to `out`; `words` go to the linker, after those of the build. What else was read."""
    rule = out.with_suffix(".d")
    files = [*map(str, objects), *map(str, request.libraries), "-o", str(out)]
    failed = "the linker refused the program"
    scratch = f"{out.parent}{os.sep}"
    for _ in range(_TRIES):
        began = clock(out.parent)
        told = True
        try:
            _run([*_linker(request, (*words, f"--dependency-file={rule}")), *files], failed)
        except InstarError as error:
            if "dependency-file" not in str(error):
                raise
            # An older linker does not tell what it reads.
            _run([*_linker(request, words), *files], failed)
            told = False
        read = _linked(request, rule if told else None, scratch)
        if settled(read.files, began):
            return read
    return Read(read.files, known=False)


def _linked(request: Build, rule: Path | None, scratch: str) -> Read:
    """What a linker read beside objects: its script, and what the script or the user's words name."""
    now = Now()
    script = [str(request.link_script.absolute())] if request.link_script else []
    libraries = [str(path.absolute()) for path in request.libraries]
    paths = [*script, *libraries, *(opened(rule) if rule else [])]
    files = {path: now.digest(path) for path in paths if not path.startswith(scratch)}
    known = all(files.values())
    searches = any(_IN_SCRIPT.search(now.text(path).decode(errors="replace")) for path in script)
    searches = searches or any(word.startswith(TO_LINKER) for word in request.flags)
    names = {(str(Path(path).parent), Path(path).name) for path in files}
    behind: tuple[str, ...] = ()
    if searches:
        known = known and rule is not None
        behind = (str(Path.cwd()), *_folders(request.flags))
        names |= {("", Path(path).name) for path in files}
    return Read(
        files={path: digest for path, digest in files.items() if digest},
        names=frozenset(names),
        behind=behind,
        found=found(names, [*_include(request), *behind], now),
        folder=str(Path.cwd()) if searches else None,
        known=known,
    )


def _linker(request: Build, more: Iterable[str]) -> list[str]:
    """The command that links, without files."""
    script = request.link_script
    words = ["-T", str(script)] if script else ["-e", "_start"]
    words += [word for flag in request.flags if flag.startswith(TO_LINKER) for word in flag.split(",")[1:]]
    words += more
    if request.compiler.linker is not None:
        return [*request.compiler.linker, "-static", *words]
    flags = [*request.compiler.target_flags(request.isa), "-nostdlib", "-static"]
    return [*request.compiler.command, *flags, *(f"{TO_LINKER}{word}" for word in words)]


def _run(command: Sequence[str], failed: str) -> None:
    done = subprocess.run(
        command, capture_output=True, text=True, errors="replace", env=environment(), stdin=subprocess.DEVNULL
    )
    if done.returncode != 0:
        if any(sign in done.stderr for sign in _FULL):
            raise InstarError(
                f"the compiler has no room for its files: the disk of {tempfile.gettempdir()} or of "
                f"{cache.folder('zig')} is full"
            )
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}, no message"]
        # What was included from where may fill the page before it is said what is wrong.
        first = next((n for n, line in enumerate(lines) if "error:" in line), 0)
        lines = lines if len(lines) <= _SHOWN_LINES else lines[first:]
        more = [f"({len(lines) - _SHOWN_LINES} more lines)"] if len(lines) > _SHOWN_LINES else []
        reason = "\n".join(lines[:_SHOWN_LINES] + more)
        raise InstarError(f"{failed}:\n{reason}")
