"""Our simulator against Debian's qemu-riscv32: Zba, Zbb, Zbc and Zbs on random sequences.

PyPI's unicorn knows none of the four. Continuous integration installs qemu-user (`.ci/run`), so there the
test fails without it; elsewhere it says what is missing and skips.
"""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from instar._core import run_code
from instar.toolchain import find_compiler

from .programs import BASE_REGISTER, CODE, MEMORY, Generator, Sequence, seed

_SEQUENCES = 300
_LENGTH = 30
_BYTES = 4 * 32  # registers of one sequence
_OUTPUTS = 0x2000_0000

_LINK_SCRIPT = f"""
ENTRY(_start)
SECTIONS {{
  . = 0x10000;
  .text : {{ *(.text) }}
  .data : ALIGN(0x1000) {{ *(.data) }}
  .bss {_OUTPUTS:#x} (NOLOAD) : {{ *(.bss) }}
}}
"""


def qemu() -> str:
    found = shutil.which("qemu-riscv32") or shutil.which("qemu-riscv32-static")
    if found is None:
        message = "qemu-riscv32 is missing; Debian's package qemu-user has it"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return found


def assembly(sequences: list[Sequence]) -> str:
    """A Linux program that runs each sequence and writes all registers after it to standard output."""
    base = f"x{BASE_REGISTER}"
    lines = [".globl _start", ".text", "_start:"]
    for number, sequence in enumerate(sequences):
        lines.append(f"    la {base}, inputs+{_BYTES * number}")
        lines += [f"    lw x{i}, {4 * i}({base})" for i in range(1, 32) if i != BASE_REGISTER]
        lines.append(f"    li {base}, {sequence.registers[BASE_REGISTER]:#x}")
        lines += [f"    .word {word:#010x}" for (word,) in struct.iter_unpack("<I", sequence.code)]
        lines += [f"    sw x{i}, {4 * i}({base})" for i in range(32)]
    write_all = [
        "li a0, 1",
        f"li a1, {_OUTPUTS:#x}",
        f"li a2, {_BYTES * len(sequences)}",
        "li a7, 64",
        "ecall",
    ]
    lines += [f"    {line}" for line in [*write_all, "li a0, 0", "li a7, 93", "ecall"]]
    lines += [".data", ".balign 4", "inputs:"]
    lines += ["    .word " + ", ".join(f"{value:#x}" for value in s.registers) for s in sequences]
    lines += [".bss", ".balign 4", f"    .space {_BYTES * len(sequences)}", ""]
    return "\n".join(lines)


def run_qemu(sequences: list[Sequence], folder: Path) -> list[tuple[int, ...]]:
    source, script, program = folder / "all.S", folder / "link.ld", folder / "all.elf"
    source.write_text(assembly(sequences))
    script.write_text(_LINK_SCRIPT)
    compiler = find_compiler()
    flags = compiler.target_flags("rv32im_zba_zbb_zbc_zbs")
    link = ["-nostdlib", "-static", f"-Wl,-T,{script}"]
    subprocess.run([*compiler.command, *flags, *link, str(source), "-o", str(program)], check=True)
    cpu = "rv32,zba=true,zbb=true,zbc=true,zbs=true"
    done = subprocess.run([qemu(), "-cpu", cpu, str(program)], check=True, capture_output=True)
    assert len(done.stdout) == _BYTES * len(sequences)
    return list(struct.iter_unpack("<32I", done.stdout))


@pytest.mark.parametrize("extension", ["zba", "zbb", "zbc", "zbs"])
def test_random_sequences_end_in_the_same_registers(extension: str, tmp_path: Path) -> None:
    qemu()
    start = seed()
    isa = f"rv32im_{extension}"
    generator = Generator(isa, {extension}, start)
    sequences = []
    for number in range(_SEQUENCES):
        sequence = generator.sequence(_LENGTH)
        registers = list(sequence.registers)
        registers[BASE_REGISTER] = _OUTPUTS + _BYTES * number
        sequences.append(replace(sequence, registers=registers))
    reference = run_qemu(sequences, tmp_path)
    seen: set[str] = set()
    for number, (sequence, theirs) in enumerate(zip(sequences, reference, strict=True)):
        ours = run_code(sequence.code, sequence.registers, isa=isa, address=CODE, memory_address=MEMORY)
        note = f"INSTAR_SEED={start}, sequence {number}"
        assert ours["fault"] is None, f"{note}: {ours['fault']}"
        assert ours["registers"] == list(theirs), f"{note}: {sequence.mnemonics}"
        seen.update(sequence.mnemonics)
    assert seen == {encoding["mnemonic"] for encoding in generator.encodings}
