"""A build serves again only while all that was read for it is as it was, and no longer."""

from __future__ import annotations

import importlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from instar import cache
from instar._core import Program
from instar.toolchain import Build, Compiler, build, build_key, find_compiler, objects

_ISA = "rv32imc"
_GCC = "riscv64-unknown-elf-gcc"
#: The modules; the package has functions of these names.
compiling = importlib.import_module("instar.toolchain.compiling")
module_build = importlib.import_module("instar.toolchain.build")


@pytest.fixture(autouse=True)
def anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "here"
    for name in ("src/sub", "first", "second", "far"):
        (folder / name).mkdir(parents=True)
    monkeypatch.chdir(folder)


def forget() -> None:
    """As another process finds it."""
    objects.forget()
    module_build._MADE.clear()


def test_the_next_tick_is_waited_for_whenever_it_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = iter(range(100))
    monkeypatch.setattr(Path, "stat", lambda self: SimpleNamespace(st_ctime_ns=next(looks) // 2))
    assert compiling.clock(tmp_path) == 1


def value(
    compiler: Compiler, *, source: str = "src/a.c", include: tuple[str, ...] = ("first", "second")
) -> int:
    """What `int f(void)` of the program gives."""
    folders = tuple(Path(name).absolute() for name in include)
    elf = build(Build(compiler, _ISA, (Path(source).absolute(),), folders))
    return int(Program(elf, isa=_ISA).call("f", returns="u32")["returned"])


def write(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(text)


def c(included: str, more: str = "") -> None:
    write("src/a.c", f"{included}\nint f(void) {{ {more} return N; }}\n")


def header(path: str, number: int) -> None:
    write(path, f"#define N {number}\n")


def _c_of(place: str, name: str) -> tuple[Callable[[], None], Callable[[int], None]]:
    return (lambda: c(f'#include "{name}"'), lambda number: header(place, number))


def _incbin(source: str, text: str) -> tuple[Callable[[], None], Callable[[int], None]]:
    return (lambda: write(source, text), lambda number: write("t.bin", chr(number) + "\0\0\0"))


_ASM = ".globl f\n.type f,@function\nf: la a0, 1f\n lw a0, 0(a0)\n ret\n.balign 4\n1: {}\n"
_MACRO = '.macro take what, of\n.\\what "\\of"\n.endm\n'
_IN_C = 'int f(void) { extern int t; return t; }\n__asm__(".balign 4\\nt: .incbin \\"t.bin\\"");\n'


def _link(number: int) -> None:
    Path("src/k.h").unlink(missing_ok=True)
    Path("src/k.h").symlink_to(Path(f"far/{number}.h").absolute())


def _old(number: int) -> None:
    header("src/k.h", number)
    os.utime("src/k.h", (1_000_000_000, 1_000_000_000))


def _all(*steps: Callable[[], None]) -> None:
    for step in steps:
        step()


#: What there is at first, and how the number that the program gives changes.
CHANGES: dict[str, tuple[Callable[[], None], Callable[[int], None]]] = {
    "a header in a folder below": _c_of("src/sub/k.h", "sub/k.h"),
    "a header in a folder above": _c_of("k.h", "../k.h"),
    "a header of another ending": _c_of("src/k.tbl", "k.tbl"),
    "a header without an ending": _c_of("src/k", "k"),
    "a header in a folder of the search path": _c_of("second/deep/k.h", "deep/k.h"),
    "a header that a macro names": (
        lambda: c('#define K "sub/k.h"\n#include K'),
        lambda number: header("src/sub/k.h", number),
    ),
    "a header of a header": (
        lambda: _all(lambda: c('#include "one.h"'), lambda: write("src/one.h", '#include "../far/two.h"\n')),
        lambda number: header("far/two.h", number),
    ),
    "a header that comes earlier in the search path": (
        lambda: c('#include "k.h"'),
        lambda number: header("second/k.h" if number == 1 else "first/k.h", number),
    ),
    "a header that comes beside the source": (
        lambda: c('#include "k.h"'),
        lambda number: header("first/k.h" if number == 1 else "src/k.h", number),
    ),
    "a header that goes": (
        lambda: _all(lambda: header("second/k.h", 2), lambda: c('#include "k.h"')),
        lambda number: header("first/k.h", 1) if number == 1 else Path("first/k.h").unlink(),
    ),
    "a header that is asked for": (
        lambda: c('#if __has_include("opt.h")\n#define N 2\n#else\n#define N 1\n#endif'),
        lambda number: None if number == 1 else write("second/opt.h", ""),
    ),
    "a link to another header": (
        lambda: _all(lambda: c('#include "k.h"'), lambda: header("far/1.h", 1), lambda: header("far/2.h", 2)),
        _link,
    ),
    "a header of the same time and length": (lambda: c('#include "k.h"'), _old),
    "bytes in assembly": _incbin("src/a.c", _IN_C),
    "bytes in an assembler's source": _incbin("src/a.S", _ASM.format('.incbin "t.bin"')),
    "bytes in a plain assembler's source": _incbin("src/a.s", _ASM.format('.INCBIN "t.bin"')),
    "bytes that a macro names": _incbin("src/a.S", '#define T "t.bin"\n' + _ASM.format(".incbin T")),
    "bytes that an assembler's macro names": _incbin(
        "src/a.S", _MACRO + _ASM.format('\n take incbin, "t.bin"')
    ),
    "an assembler's own header": (
        lambda: write("src/a.S", '.include "m.inc"\n' + _ASM.format(".word N")),
        lambda number: _all(
            lambda: write("m.inc", '.include "n.inc"\n'),
            lambda: write("n.inc", f".set N, {number}\n"),
        ),
    ),
}


@pytest.mark.parametrize("what", CHANGES)
@pytest.mark.parametrize("again", ["in the same process", "in another process"])
def test_what_was_read_makes_another_program(what: str, again: str) -> None:
    prepare, give = CHANGES[what]
    prepare()
    give(1)
    source = next(str(path) for path in sorted(Path("src").iterdir()) if path.stem == "a")
    compiler = find_compiler()
    assert value(compiler, source=source) == 1
    give(2)
    if again != "in the same process":
        forget()
    assert value(compiler, source=source) == 2


def test_bytes_are_embedded_anew() -> None:
    c('static const char t[] = {\n#embed "../t.bin"\n};\n#define N t[0]')
    compiler = find_compiler(flags=["-std=c23"])
    for number in (1, 2):
        write("t.bin", chr(number))
        assert value(compiler) == number


@pytest.mark.parametrize("name", ["CPATH", "C_INCLUDE_PATH"])
def test_folders_of_the_environment_are_part_of_a_build(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, folder in ((1, "first"), (2, "second")):
        header(f"{folder}/k.h", number)
    c("#include <k.h>")
    for number, folder in ((1, "first"), (2, "second")):
        monkeypatch.setenv(name, str(Path(folder).absolute()))
        assert value(find_compiler(), include=()) == number
        forget()
    # And a header that appears in a folder before it.
    monkeypatch.setenv(name, f"{Path('far').absolute()}:{Path('first').absolute()}")
    assert value(find_compiler(), include=()) == 1
    header("far/k.h", 3)
    assert value(find_compiler(), include=()) == 3


@pytest.mark.parametrize(
    "words", [["-Isub"], ["-include", "sub/k.h"], ["@words"], ["-iquote", "sub"]], ids=lambda words: words[0]
)
def test_what_the_users_flags_name_is_that_of_the_folder_one_stands_in(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    c({"-include": "", "-iquote": '#include "k.h"'}.get(words[0], "#include <k.h>"))
    source = str(Path("src/a.c").absolute())
    for number, folder in ((1, "one"), (2, "two")):
        header(f"{folder}/sub/k.h", number)
        write(f"{folder}/words", "-Isub")
        write(f"{folder}/other", "-DN=4")
    for number, folder in ((1, "one"), (2, "two")):
        with monkeypatch.context() as there:
            there.chdir(folder)
            assert value(find_compiler(flags=words), source=source, include=()) == number
    monkeypatch.chdir("two")
    header("sub/k.h", 3)
    assert value(find_compiler(flags=words), source=source, include=()) == 3


def test_a_linker_script_reads_others() -> None:
    write("src/a.c", "extern char n[];\nint f(void) { return (int)n; }\n")
    write("link.ld", "INCLUDE far/n.ld\nSECTIONS { . = 0x80000000; .text : { *(.text*) } }\n")
    wanted = Build(find_compiler(), _ISA, (Path("src/a.c").absolute(),), link_script=Path("link.ld"))
    for number in (1, 2):
        write("far/n.ld", f"n = {number};\n")
        for _ in range(2):
            elf = build(wanted)
            assert Program(elf, isa=_ISA).symbols["n"]["address"] == number


@pytest.mark.skipif(shutil.which(_GCC) is None, reason="no GCC for RISC-V")
@pytest.mark.parametrize("what", ["a header in a folder below", "bytes in an assembler's source"])
def test_gcc_tells_what_it_reads(what: str) -> None:
    prepare, give = CHANGES[what]
    prepare()
    source = next(str(path) for path in sorted(Path("src").iterdir()) if path.stem == "a")
    for number in (1, 2):
        give(number)
        for _ in range(2):
            assert value(find_compiler(_GCC), source=source) == number


@pytest.mark.skipif(shutil.which(_GCC) is None, reason="no GCC for RISC-V")
def test_another_file_in_the_compilers_place_is_another_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    c("")
    for number in (1, 2):
        write("far/my-cc", f'#!/bin/sh\nexec {shutil.which(_GCC)} -DN={number} "$@"\n')
        Path("far/my-cc").chmod(0o755)
        assert value(find_compiler(str(Path("far/my-cc").absolute()))) == number


def test_a_file_that_changes_while_it_is_compiled_is_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    header("src/k.h", 1)
    c('#include "k.h"')
    run = compiling._run

    def slow(command: list[str], failed: str) -> None:
        run(command, failed)
        if "-c" in command and Path("src/k.h").read_text() == "#define N 1\n":
            header("src/k.h", 2)

    monkeypatch.setattr(compiling, "_run", slow)
    assert value(find_compiler()) == 2
    forget()
    assert value(find_compiler()) == 2


def test_what_was_built_once_is_not_built_again(monkeypatch: pytest.MonkeyPatch) -> None:
    header("src/sub/k.h", 1)
    c('#include "sub/k.h"')
    assert value(find_compiler()) == 1
    forget()
    monkeypatch.setattr(compiling, "_run", lambda *_: pytest.fail("a compiler was started"))
    assert value(find_compiler()) == 1
    # Elsewhere in the search path names mean nothing that the program asks for.
    header("second/other.h", 5)
    assert value(find_compiler()) == 1


def test_results_know_a_program_by_what_it_is_made_of() -> None:
    header("src/k.h", 1)
    c('#include "k.h"')
    wanted = Build(find_compiler(), _ISA, (Path("src/a.c").absolute(),))
    first = build_key(wanted)
    header("src/k.h", 2)
    assert build_key(wanted) != first
    header("src/k.h", 1)
    assert build_key(wanted) == first


def test_a_source_that_two_programs_share_is_compiled_once_by_two_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    header("src/k.h", 1)
    write("src/shared.c", '#include "k.h"\nint shared(void) { return N; }\n')
    compiled: list[str] = []
    run = compiling._run

    def noted(command: list[str], failed: str) -> None:
        compiled.extend(Path(word).name for word in command[-3:] if "-c" in command and word.endswith(".c"))
        run(command, failed)

    monkeypatch.setattr(compiling, "_run", noted)

    def of(number: int, *, use_cache: bool = True) -> int:
        compiled.clear()
        forget()
        name = f"src/own{number}.c"
        write(name, f"int shared(void);\nint f(void) {{ return shared() + {number}; }}\n")
        sources = (Path("src/shared.c").absolute(), Path(name).absolute())
        elf = build(Build(find_compiler(), _ISA, sources), use_cache=use_cache)
        return int(Program(elf, isa=_ISA).call("f", returns="u32")["returned"])

    assert of(10) == 11 and sorted(compiled) == ["own10.c", "shared.c"]
    assert of(20) == 21 and compiled == ["own20.c"]
    assert of(30, use_cache=False) == 31 and sorted(compiled) == ["own30.c", "shared.c"]
    header("src/k.h", 2)
    assert of(40) == 42 and sorted(compiled) == ["own40.c", "shared.c"]
    # One that was cut is none.
    for path in cache.folder("objects").iterdir():
        if not path.suffix:
            path.write_bytes(path.read_bytes()[:-1])
    assert of(50) == 52 and sorted(compiled) == ["own50.c", "shared.c"]
