"""Our simulator against QEMU's code as PyPI's `unicorn` packs it: I, M and C on random sequences."""

from __future__ import annotations

import random
import struct

import pytest
from instar._core import instructions, run_code
from unicorn import UC_ARCH_RISCV, UC_MODE_RISCV32, Uc, UcError, riscv_const

from .programs import BASE_REGISTER, CODE, EDGES, MEMORY, MEMORY_BYTES, Generator, Sequence, seed

_SEQUENCES = 400
_LENGTH = 40
_X = [getattr(riscv_const, f"UC_RISCV_REG_X{i}") for i in range(32)]


def run_unicorn(sequence: Sequence, memory: bytes) -> tuple[list[int], bytes]:
    machine = Uc(UC_ARCH_RISCV, UC_MODE_RISCV32)
    machine.mem_map(CODE, 0x10000)
    machine.mem_map(MEMORY, 0x1000)
    machine.mem_write(CODE, sequence.code)
    machine.mem_write(MEMORY, memory)
    for number, value in enumerate(sequence.registers[1:], start=1):
        machine.reg_write(_X[number], value)
    machine.emu_start(CODE, CODE + len(sequence.code))
    registers = [machine.reg_read(register) & 0xFFFF_FFFF for register in _X]
    return registers, bytes(machine.mem_read(MEMORY, MEMORY_BYTES))


def compare(sequence: Sequence, isa: str, memory: bytes, note: str) -> None:
    ours = run_code(
        sequence.code,
        sequence.registers,
        isa=isa,
        address=CODE,
        memory=memory,
        memory_address=MEMORY,
    )
    assert ours["fault"] is None, f"{note}: {ours['fault']}"
    registers, after = run_unicorn(sequence, memory)
    pairs = zip(ours["registers"], registers, strict=True)
    different = [f"x{i}: {a:#x} not {b:#x}" for i, (a, b) in enumerate(pairs) if a != b]
    assert not different, f"{note}: {different}; {sequence.mnemonics}"
    assert ours["memory"] == after, f"{note}: memory differs; {sequence.mnemonics}"


@pytest.mark.parametrize("extension", ["i", "m"])
def test_random_sequences_end_in_the_same_state(extension: str) -> None:
    start = seed()
    generator = Generator("rv32im", {"i", extension}, start)
    memory = random.Random(start).randbytes(MEMORY_BYTES)
    for number in range(_SEQUENCES):
        compare(generator.sequence(_LENGTH), "rv32im", memory, f"INSTAR_SEED={start}, sequence {number}")


#: Compressed instructions that neither jump nor trap; memory ones get a valid base below.
_COMPRESSED = {
    *("c.addi4spn", "c.addi", "c.li", "c.addi16sp", "c.lui", "c.nop", "c.mv", "c.add"),
    *("c.srli", "c.srai", "c.andi", "c.sub", "c.xor", "c.or", "c.and", "c.slli"),
}


def test_every_compressed_word_without_memory_or_jump_does_the_same() -> None:
    start = seed()
    generator = random.Random(start)
    encodings = [e for e in instructions("rv32imc") if e["length"] == 2 and e["mnemonic"] in _COMPRESSED]
    names = {e["mnemonic"] for e in encodings}
    assert names >= _COMPRESSED - {"c.nop"}, names
    for number in range(_SEQUENCES):
        words: list[int] = []
        mnemonics: list[str] = []
        while len(words) < _LENGTH:
            encoding = generator.choice(encodings)
            word = encoding["value"] | generator.getrandbits(16) & ~encoding["mask"] & 0xFFFF
            if not is_defined(word):
                continue
            words.append(word)
            mnemonics.append(encoding["mnemonic"])
        registers = [0] + [
            generator.choice([generator.choice(EDGES), generator.getrandbits(32)]) for _ in range(31)
        ]
        registers[BASE_REGISTER] = MEMORY
        sequence = Sequence(b"".join(struct.pack("<H", word) for word in words), registers, mnemonics)
        compare(sequence, "rv32imc", bytes(MEMORY_BYTES), f"INSTAR_SEED={start}, sequence {number}")


def is_defined(word: int) -> bool:
    """Whether unicorn runs this compressed word alone, and to its end (jumps and reserved words fall out)."""
    machine = Uc(UC_ARCH_RISCV, UC_MODE_RISCV32)
    machine.mem_map(CODE, 0x1000)
    machine.mem_write(CODE, struct.pack("<H", word))
    try:
        machine.emu_start(CODE, CODE + 2, count=1)
    except UcError:
        return False
    return bool(machine.reg_read(riscv_const.UC_RISCV_REG_PC) == CODE + 2)


def test_compressed_loads_and_stores_do_the_same() -> None:
    start = seed()
    generator = random.Random(start)
    encodings = [
        e
        for e in instructions("rv32imc")
        if e["mnemonic"] in {"c.lw", "c.sw", "c.lwsp", "c.swsp"} and e["length"] == 2
    ]
    assert len(encodings) == 4
    memory = generator.randbytes(MEMORY_BYTES)
    for number in range(_SEQUENCES):
        encoding = generator.choice(encodings)
        word = encoding["value"] | generator.getrandbits(16) & ~encoding["mask"] & 0xFFFF
        if encoding["mnemonic"] == "c.lwsp" and (word >> 7) & 31 == 0:
            continue
        registers = [0] + [MEMORY + 4 * generator.randrange(512) for _ in range(31)]
        sequence = Sequence(struct.pack("<H", word), registers, [encoding["mnemonic"]])
        compare(sequence, "rv32imc", memory, f"INSTAR_SEED={start}, case {number}")
