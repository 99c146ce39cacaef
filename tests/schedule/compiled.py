"""Functions in C, and what the shipped clang and an installed GCC write of them with `-S`."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from instar.toolchain import find_compiler

from ..gcc import GCC

ISA = "rv32imc"
#: What compilers are told, by a short name.
FLAGS = {
    "O0": ["-O0"],
    "O0-g-unwind": ["-O0", "-g", "-fasynchronous-unwind-tables"],
    "O2-g": ["-O2", "-g"],
    "O2-sections": ["-O2", "-ffunction-sections", "-fno-asynchronous-unwind-tables"],
    "O3-unwind": ["-O3", "-fasynchronous-unwind-tables"],
}
#: Functions that are scheduled, each with something of its own in what compilers write.
FUNCTIONS = {
    "straight": "void fn(unsigned *a, unsigned *b) { unsigned t = a[1] * a[0]; a[2] = t * b[0]; b[1] = t; }",
    "loop": "int fn(const int *a) { int s = 0; for (int i = 0; i < 16; i++) s += a[i] * a[i]; return s; }",
    "counted": "int fn(const int *a, int n) { int s = 0; for (int i = 0; i < n; i++) s ^= a[i]; return s; }",
    "table": "static const unsigned t[4] = {3, 5, 7, 11};\n"
    "unsigned fn(unsigned *a) { unsigned s = 0; for (int i = 0; i < 4; i++) s += t[i] * *a; return s; }",
    "weak": "__attribute__((weak)) unsigned fn(unsigned *a) { return a[0] * a[1] + a[2]; }",
    "alias": "unsigned fn(unsigned *a) { return a[0] * a[1] + a[2]; }\n"
    'unsigned other(unsigned *a) __attribute__((alias("fn")));',
    # GCC puts it into .text.startup, and the start-up code has a weak one.
    "main": "int main(int count, char **words) { return (void)words, count * 3 + 1; }",
    "inline": 'int fn(int *x) { int r; __asm__ volatile("slli %0, %1, 3\\n\\tadd %0, %0, %1" : "=&r"(r) : '
    '"r"(x[0])); return r + x[1]; }',
    "branches": "int fn(int *a, int *b) { if (!a) return -1; if (b && *a > *b) return a[1]; return a[2]; }",
    "strings": 'const char *fn(int x) { return x ? "yes; # no" : "no"; }',
    "hidden": '__attribute__((visibility("hidden"), section(".text.hot"))) int fn(int *a) { return *a; }',
}
SEVERAL = (
    "unsigned one(unsigned *a) { return a[0] + a[1]; }\n"
    "unsigned two(unsigned *a) { return a[0] * a[1] + a[2]; }\n"
    "static __attribute__((noinline)) unsigned own(unsigned *a) { return a[7]; }\n"
    "unsigned three(unsigned *a) { return own(a) * own(a + 1); }\n"
)


def compiled(folder: Path, name: str, code: str, compiler: str, flags: str) -> Path:
    """The assembly of the code, as the compiler writes it."""
    source, made = folder / f"{name}.c", folder / f"{name}.s"
    source.write_text(f"{code}\n")
    if compiler == "clang":
        found = find_compiler(None)
        command = [*found.command, *found.target_flags(ISA)]
    else:
        command = [shutil.which(GCC) or GCC, f"-march={ISA}", "-mabi=ilp32"]
    subprocess.run(
        [*command, "-ffreestanding", "-S", *FLAGS[flags], source.name, "-o", made.name],
        cwd=folder,
        check=True,
    )
    return made
