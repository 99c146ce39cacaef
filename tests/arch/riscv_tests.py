"""The folder of riscv-tests as checks: programs for one hart with physical addresses, which judge themselves.

Source: `isa/Makefile`, the `Makefrag` files and `env/p` of
github.com/riscv-software-src/riscv-tests.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from instar._core import InstarError, everything
from instar.toolchain import Build, Compiler

from .check import Check

#: Not that of the suite, whose program header says that nothing may be executed.
_LINK_SCRIPT = Path(__file__).parent / "env" / "link.ld"
#: What the assembler is told beside `rv32` or `rv64`, by what follows it in a folder's name.
_BUILT_AS = {
    "ui": "i",
    "um": "im",
    "ua": "ia",
    "uc": "imac",
    "mi": "ima",
    "mzicbo": "i_zicboz",
    "uziccid": "i",
}
#: Folders whose extension the simulator does not have.
_LACKING = {
    "uf": "no F",
    "ud": "no D",
    "uzfh": "no Zfh",
    "up": "no P",
    "si": "no supervisor mode",
    "ssvnapot": "no supervisor mode",
}
#: Tests of something that the simulator does not have, or refuses by design.
_APART = {
    "mi/pmpaddr": "no physical memory protection",
    "uziccid/ziccid": "no Ziccid: new code needs fence.i",
}
#: RV32 tests with constants of 64 bits, which GNU's assembler cuts.
_CONSTANTS = {"uzbb/sext_b", "uzbb/sext_h", "uzbb/zext_h"}
#: Tests that want misaligned loads and stores to work.
_MISALIGNED = {"ui/ma_data"}
_FOLDER = re.compile(r"rv(32|64)(\w+)")


def is_suite(folder: Path) -> bool:
    return (folder / "isa" / "macros" / "scalar").is_dir()


def checks(folder: Path, compiler: Compiler) -> Iterator[Check]:
    """Every test of the suite, ordered by folder and name."""
    environment = folder / "env" / "p"
    if not (environment / "riscv_test.h").is_file():
        raise InstarError(
            f"{folder}: the folder env is empty; fill it by git submodule update --init in {folder.name}"
        )
    for group in sorted((folder / "isa").iterdir()):
        match = _FOLDER.fullmatch(group.name)
        if not match:
            continue
        xlen, kind = int(match[1]), match[2]
        for source in sorted(group.glob("*.S")):
            name = f"{kind}/{source.stem}"
            skip = _LACKING.get(kind) or _APART.get(name)
            if compiler.is_clang and xlen == 32 and name in _CONSTANTS:
                skip = "clang refuses a constant; GCC takes it (--cc)"
            extensions = _BUILT_AS.get(kind) or (f"i_{kind[1:]}" if kind.startswith("uz") else None)
            if skip or not extensions:
                yield Check(group.name, source.stem, skip=skip or f'no rule for "{kind}"')
                continue
            texts = [source, *_included(source)]
            # The tests of RV32 include those of RV64, which are thus part of what the build is
            # known by.
            folders = dict.fromkeys(text.parent for text in texts[1:])
            request = Build(
                compiler,
                f"rv{xlen}{extensions}",
                (source,),
                (environment, environment.parent, folder / "isa" / "macros" / "scalar", *folders),
                generated={"riscv_test.h": _header(environment, "".join(map(Path.read_text, texts)))},
                link_script=_LINK_SCRIPT,
            )
            yield Check(
                group.name,
                source.stem,
                request,
                everything(32 if xlen == 32 else 64),
                misaligned_allowed=name in _MISALIGNED,
            )


def _included(source: Path) -> list[Path]:
    """The other tests that this one takes its text from."""
    names = re.findall(r'#include "(\.\./[^"]+)"', source.read_text())
    texts = [(source.parent / name).resolve() for name in names]
    return [found for text in texts if text.is_file() for found in (text, *_included(text))]


def _header(environment: Path, text: str) -> str:
    """The suite's own; trap handlers that the test makes global are not weak as well, which clang refuses."""
    header = (environment / "riscv_test.h").read_text()
    names = set(re.findall(r"\.glob[al]+\s+(\w+_handler)", text))
    # A test of machine mode takes that of supervisor mode and gives its handler the other name.
    for old, new in re.findall(r"#\s*define\s+(\w+_handler)\s+(\w+_handler)", text):
        names = names - {old} | {new}
    for name in names:
        header = re.sub(rf"\.weak\s+{name};", "", header)
    return header
