"""The runner of the architecture tests tells a test that passes from one that fails and from no suite.

Source: own design; the suite is made up here.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .__main__ import main

_HEADER = """
#define RVTEST_CODE_BEGIN .weak mtvec_handler; .globl _start; _start:
#define FINISH(code) li a0, (code) << 1 | 1; la t0, tohost; sw a0, 0(t0); j .
#define RVTEST_DATA_BEGIN .data; .balign 8; .globl tohost; tohost: .dword 0; begin_signature:
"""
_START = '#include "riscv_test.h"\nRVTEST_CODE_BEGIN\n'
_END = "\nRVTEST_DATA_BEGIN\n"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def judging_themselves(folder: Path) -> Path:
    write(folder / "env/p/riscv_test.h", _HEADER)
    (folder / "isa/macros/scalar").mkdir(parents=True)
    write(folder / "isa/rv32ui/good.S", _START + "FINISH(0)" + _END)
    write(folder / "isa/rv32ui/bad.S", _START + "FINISH(7)" + _END)
    write(folder / "isa/rv64mi/trap.S", '#include "../rv64si/trap.S"')
    write(
        folder / "isa/rv64si/trap.S",
        _START
        + "la t0, mtvec_handler; csrw mtvec, t0; ecall; FINISH(1)\n"
        + ".balign 4; .globl mtvec_handler; mtvec_handler: FINISH(0)"
        + _END,
    )
    write(folder / "isa/rv64uf/sum.S", "")
    return folder


def with_signatures(folder: Path) -> Path:
    suite = folder / "riscv-test-suite"
    write(suite / "env/arch_test.h", "#define RVTEST_CASE(number, text, name...)\n")
    text = """
#include "model_test.h"
#include "arch_test.h"
.section .text.init
RVTEST_CASE(0, "//check ISA:=regex(.*32.*); def WORD=5;", made_up)
RVMODEL_BOOT
  la a0, begin_signature
  li a1, WORD
  sw a1, 4(a0)
RVMODEL_HALT
.data
RVMODEL_DATA_BEGIN
  .word 0x12345678, 0, -1, 0
RVMODEL_DATA_END
"""
    for name, second in (("good", 5), ("bad", 6)):
        write(suite / f"rv32i_m/I/src/{name}.S", text)
        words = [0x12345678, second, 0xFFFFFFFF, 0]
        write(
            suite / f"rv32i_m/I/references/{name}.reference_output",
            "".join(f"{word:08x}\n" for word in words),
        )
    return folder


def test_exit_codes_decide(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(judging_themselves(tmp_path))]) == 1
    shown = capsys.readouterr().out
    assert "| rv32ui | 2 | 1 | 1 | 0 |" in shown
    assert "| rv64mi | 1 | 1 | 0 | 0 |" in shown
    assert "| rv64uf | 1 | 0 | 0 | 1: no F |" in shown
    assert shown.endswith("rv32ui/bad: its case 7 failed\n")


def test_signatures_decide(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(with_signatures(tmp_path))]) == 1
    shown = capsys.readouterr().out
    assert "| **all** | 2 | 1 | 1 | 0 |" in shown
    assert "rv32i_m/I/bad: word 1 of the signature is 00000005, in the reference 00000006" in shown


def test_what_all_passes_ends_with_0(tmp_path: Path) -> None:
    folder = judging_themselves(tmp_path)
    assert main([str(folder), "--only", "mi"]) == 0


@pytest.mark.parametrize(
    ("makes", "lacks", "said"),
    [
        (judging_themselves, "isa/macros/scalar", "neither riscv-tests"),
        (judging_themselves, "env/p/riscv_test.h", "git submodule update --init"),
        (with_signatures, "riscv-test-suite/rv32i_m/I/references", "old-framework-2.x"),
    ],
)
def test_a_folder_that_is_no_suite_is_refused(
    makes: Callable[[Path], Path], lacks: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    makes(tmp_path)
    (tmp_path / lacks).rename(tmp_path / "elsewhere")
    assert main([str(tmp_path)]) == 2
    shown = capsys.readouterr().err
    assert said in shown and shown.count("\n") == 1
