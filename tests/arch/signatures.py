"""A folder of riscv-arch-test with reference signatures (its framework 2.x) as checks.

Source: the test format specification in `doc` of github.com/riscv-non-isa/riscv-arch-test, branch
old-framework-2.x; later frameworks carry no references, because they ask a second model for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from instar._core import InstarError, everything
from instar.toolchain import Build, Compiler

from .check import Check

_TARGET = Path(__file__).parent / "env"
#: What the assembler is told beside `rv32` or `rv64`, by folder.
_BUILT_AS = {
    "I": "i",
    "M": "im",
    "C": "imc",
    "K": "i_zbkb_zbkc_zbkx_zknd_zkne_zknh_zksed_zksh",
    "Zifencei": "i",
    "privilege": "i",
}
_LACKING = {"F": "no F", "D": "no D"}
#: Tests on RV64 whose signature holds the pc of a trap. It lies after constants that clang loads
#: in fewer instructions than GNU's assembler, which made the references.
_LENGTHS = re.compile(r"ebreak|ecall|cebreak-01|misalign-[ls][bhwd]u?-01")
_CASE = re.compile(r'RVTEST_CASE\(\s*\d+\s*,\s*"//(.*?)"', re.DOTALL)
_DEFINE = re.compile(r"def\s+(\w+)=(\w+)")


def is_suite(folder: Path) -> bool:
    return (folder / "riscv-test-suite" / "env" / "arch_test.h").is_file()


def checks(folder: Path, compiler: Compiler) -> Iterator[Check]:
    """Every test of rv32i_m and rv64i_m, ordered by folder and name."""
    suite = folder / "riscv-test-suite"
    groups = [group for width in ("rv32i_m", "rv64i_m") for group in sorted((suite / width).glob("*/src"))]
    if not any((group.parent / "references").is_dir() for group in groups):
        raise InstarError(
            f"{folder}: this version has no reference signatures; check out its branch old-framework-2.x"
        )
    for sources in groups:
        kind, xlen = sources.parent.name, 32 if "rv32i_m" in sources.parts else 64
        for source in sorted(sources.glob("*.S")):
            group = f"{sources.parent.parent.name}/{kind}"
            reference = sources.parent / "references" / f"{source.stem}.reference_output"
            skip = _skip(kind, reference)
            if compiler.is_clang and xlen == 64 and _LENGTHS.fullmatch(source.stem):
                skip = "code lengths of GNU's assembler in the reference (--cc)"
            if skip:
                yield Check(group, source.stem, skip=skip)
                continue
            wants = " ".join(_CASE.findall(source.read_text()))
            extensions = "ic" if kind == "privilege" and ".C" in wants else _BUILT_AS[kind]
            request = Build(
                compiler,
                f"rv{xlen}{extensions}",
                (source,),
                (_TARGET, suite / "env"),
                {"XLEN": xlen, **dict(_DEFINE.findall(wants))},
                link_script=_TARGET / "link.ld",
            )
            yield Check(group, source.stem, request, everything(32 if xlen == 32 else 64), reference)


def _skip(kind: str, reference: Path) -> str | None:
    if kind not in _BUILT_AS:
        return _LACKING.get(kind, f"no {kind}")
    return None if reference.is_file() else "no reference signature"
