"""suite.toml: what is wrong with it is told with its line, and what would be right."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from instar._core import InstarError
from instar.cli import run_command
from instar.places import data_folder
from instar.places import library as library_of
from instar.toolchain import find_compiler

from tests.suite import tiny


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('title = "Tiny"', 'titel = "Tiny"', "suite.toml:1:1: error: this file has no key `titel`"),
        ('[score]\nunit = "runs per thousand cycles"\nper = 1000\n', "", "score"),
        ("per = 1000", 'per = "many"', "`per`"),
        ("time = 2", "time = 0", "`time`"),
        ('sources = ["loop.c"]', 'sources = ["../loop.c"]', '"../loop.c" lies outside the suite\'s folder'),
        ('"flip.c" = "', '"flip.c" = "0', "is no SHA-256"),
        ("timed.c", "timer.c", "timer.c"),
        ("[rules.", "[ruled.", "[rules.<name>]"),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    more, _ = tiny.written(tmp_path)
    file = more / "suites" / "tiny" / "suite.toml"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
    with pytest.raises(InstarError) as told:
        library_of([more]).suite("tiny")
    assert said in str(told.value) and "suite.toml" in str(told.value)


def test_what_holds_for_all_programs_stands_before_what_is_ones_own(tmp_path: Path) -> None:
    more, _ = tiny.written(tmp_path)
    suite = library_of([more]).suite("tiny")
    assert suite["programs"]["flip"]["says"] == []
    assert suite["programs"]["loop"]["says"] == ["right -7 00ab! 12%"]
    assert suite["programs"]["loop"]["flags"] == suite["programs"]["flip"]["flags"] == ["-fhosted", "-w"]


def test_suites_are_listed(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command(["list", "suites"]) == 0
    shown = capfd.readouterr().out
    assert "coremark" in shown and "CoreMark, from a checkout of github.com/eembc/coremark" in shown


@pytest.mark.parametrize("isa", ["rv32imc", "rv64imc"])
def test_the_ports_stdint_needs_no_file_of_the_compiler(isa: str, tmp_path: Path) -> None:
    """As for GCC packages that have none (Debian's riscv64-unknown-elf from 14 on): its macros say it all."""
    widths = [f"sizeof({sign}int{bits}_t) == {bits // 8}" for bits in (8, 16, 32, 64) for sign in ("", "u")]
    claims = [
        *widths,
        "sizeof(intptr_t) == sizeof(void *)",
        "INT32_MIN < 0 && INT32_MAX == 0x7fffffff && UINT32_MAX == 0xffffffffu",
        "sizeof(UINT64_C(1)) == 8 && INT64_C(-1) < 0 && UINT8_C(255) == UINT8_MAX",
        "SIZE_MAX == (unsigned __INTPTR_TYPE__)-1",
    ]
    source = tmp_path / "claims.c"
    source.write_text(
        "#undef __clang__\n#include <stdint.h>\n"
        "#ifndef INSTAR_STDINT_H\n#error the compiler's own\n#endif\n"
        + "".join(f'_Static_assert({claim}, "{claim}");\n' for claim in claims)
    )
    compiler = find_compiler()
    port = data_folder() / "suites" / "port" / "include"
    flags = [*compiler.target_flags(isa), "-ffreestanding", "-nostdinc", "-fsyntax-only", f"-I{port}"]
    made = subprocess.run(
        [*compiler.command, *flags, str(source)], capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stderr
