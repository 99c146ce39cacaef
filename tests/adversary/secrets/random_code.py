"""Any instructions on secret and public numbers, judged by running them on many secrets in Unicorn.

What differs between two secrets, an instruction or the address of an access, is a leak. Where
nothing differs there may be one that no secret of these shows, so that a leak told there counts as
not shown. No division: its latency is not among what Unicorn shows.
"""

from __future__ import annotations

import functools
import random
import struct

from unicorn import (
    UC_ARCH_RISCV,
    UC_HOOK_CODE,
    UC_HOOK_MEM_READ,
    UC_HOOK_MEM_WRITE,
    UC_MODE_RISCV32,
    UC_MODE_RISCV64,
    Uc,
    UcError,
)
from unicorn.riscv_const import (
    UC_RISCV_REG_A0,
    UC_RISCV_REG_A1,
    UC_RISCV_REG_A2,
    UC_RISCV_REG_RA,
    UC_RISCV_REG_SP,
)

from tests.adversary.secrets.build import BYTES, PUBLIC, SECRET, CaseText, Subject

ISAS = ("rv32imac_zicsr", "rv64imac_zicsr")
#: Secrets that are compared with the one that is checked.
SECRETS = 24
#: Registers that hold numbers.
POOL = ("t0", "t1", "t2", "a3", "a4", "a5", "a6", "a7")

_BINARY = ("and", "or", "xor", "add", "sub", "sll", "srl", "sra", "slt", "sltu", "mul", "mulhu", "mulh")
_WORD = ("addw", "subw", "sllw", "srlw", "sraw", "mulw")
_IMMEDIATE = ("andi", "ori", "xori", "addi", "slti", "sltiu")
_BRANCHES = ("beq", "bne", "blt", "bge", "bltu", "bgeu")


def text(seed: int) -> CaseText:
    """The case of this seed."""
    choose = random.Random(f"random {seed}")
    isa = choose.choice(ISAS)
    binary = _BINARY + (_WORD if isa.startswith("rv64") else ())
    name = f"random_{seed}"
    lines = []
    for register in POOL:
        source = choose.choice(["a1", "a2", "a2"])
        load = choose.choice(["lw", "lbu", "lb", "lhu"])
        lines.append(
            choose.choice(
                [f"{load} {register}, {4 * choose.randrange(4)}({source})"] * 3
                + [f"li {register}, {_number(choose)}"]
            )
        )
    for _ in range(choose.randrange(8, 30)):
        a, b, c = (choose.choice(POOL) for _ in range(3))
        kind = choose.randrange(100)
        if kind < 45:
            lines.append(f"{choose.choice(binary)} {a}, {b}, {c}")
        elif kind < 60:
            lines.append(
                f"{choose.choice(_IMMEDIATE)} {a}, {b}, {choose.choice([-1, 0, 1, 7, 15, 255, -256, 2047])}"
            )
        elif kind < 68:
            lines.append(f"mv {a}, {b}")
        elif kind < 75:
            lines.append(f"li {a}, {_number(choose)}")
        elif kind < 82:
            lines += [f"sw {a}, {4 * choose.randrange(4)}(sp)", f"lw {b}, {4 * choose.randrange(4)}(sp)"]
        elif kind < 86:
            lines.append(f"csrrw {a}, mscratch, {b}")
        elif kind < 89:
            lines += [
                "mv t3, sp",
                f"amo{choose.choice(['add', 'and', 'or', 'xor', 'swap', 'maxu'])}.w {a}, {b}, (t3)",
            ]
        elif kind < 94:
            mask = choose.choice([0, 4, 8, 12])
            lines += [f"andi t3, {a}, {mask}", "add t3, t3, a2", f"lw {b}, (t3)"]
        else:
            other = choose.choice([c, "zero"])
            lines += [f"{choose.choice(_BRANCHES)} {a}, {other}, 1f", "addi t4, t4, 1", "1: nop"]
    body = "".join(f"    {line}\n" for line in lines)
    frame = "    csrw mscratch, zero\n    addi sp, sp, -16\n"
    frame += "".join(f"    sw zero, {4 * n}(sp)\n" for n in range(4))
    head = f"\n    .text\n    .globl {name}\n    .type {name}, @function\n    .balign 4\n{name}:\n"
    tail = f"    addi sp, sp, 16\n    ret\n    .size {name}, . - {name}\n"
    return CaseText(name, "random", seed, isa, head + frame + body + tail, None)


def _number(choose: random.Random) -> int:
    return choose.choice(
        [0, 1, -1, -2, 0xFF, 0xF0F0F, 0x7FFFFFFF, 1 << choose.randrange(31), choose.randrange(1 << 31)]
    )


def difference(text: CaseText, subject: Subject) -> str:
    """Where runs on two secrets part; "" where none does."""
    choose = random.Random(f"secrets {text.seed}")
    first = _trace(text, subject, SECRET)
    for _ in range(SECRETS):
        secret = choose.choice([bytes(BYTES), b"\xff" * BYTES, _flipped(choose), choose.randbytes(BYTES)])
        other = _trace(text, subject, secret)
        for step, (one, two) in enumerate(zip(first, other, strict=False)):
            if one != two:
                return (
                    f"{_told(one)} with secret {SECRET.hex()}, {_told(two)} with {secret.hex()} (step {step})"
                )
        if len(first) != len(other):
            return f"{len(first)} steps with secret {SECRET.hex()}, {len(other)} with {secret.hex()}"
    return ""


def _flipped(choose: random.Random) -> bytes:
    bit = choose.randrange(8 * BYTES)
    return (int.from_bytes(SECRET, "little") ^ 1 << bit).to_bytes(BYTES, "little")


def _told(step: tuple[str, int]) -> str:
    return f"{step[0]} {step[1]:#x}"


_RAM, _SIZE, _STACK = 0x8000_0000, 1 << 22, 0x9000_0000
_OUT, _SECRET_AT, _PUBLIC_AT, _END = _STACK + 0x8000, _STACK + 0x9000, _STACK + 0xA000, _STACK + 0xB000


def _trace(text: CaseText, subject: Subject, secret: bytes) -> list[tuple[str, int]]:
    """Instructions and addresses of accesses, in their order."""
    wide = text.isa.startswith("rv64")
    machine = Uc(UC_ARCH_RISCV, UC_MODE_RISCV64 if wide else UC_MODE_RISCV32)
    machine.mem_map(_RAM, _SIZE)
    machine.mem_map(_STACK, 0x10000)
    for address, data in _segments(subject.elf):
        machine.mem_write(address, data)
    machine.mem_write(_SECRET_AT, secret)
    machine.mem_write(_PUBLIC_AT, PUBLIC)
    for register, value in (
        (UC_RISCV_REG_A0, _OUT),
        (UC_RISCV_REG_A1, _SECRET_AT),
        (UC_RISCV_REG_A2, _PUBLIC_AT),
        (UC_RISCV_REG_SP, _STACK + 0x4000),
        (UC_RISCV_REG_RA, _END),
    ):
        machine.reg_write(register, value)
    trace: list[tuple[str, int]] = []
    machine.hook_add(UC_HOOK_CODE, lambda _machine, pc, _size, _data: trace.append(("instruction", pc)))
    machine.hook_add(
        UC_HOOK_MEM_READ | UC_HOOK_MEM_WRITE,
        lambda _machine, _access, address, _size, _value, _data: trace.append(("access", address)),
    )
    try:
        machine.emu_start(subject.program.symbols[text.name]["address"], _END, count=10_000)
    except UcError as error:
        raise AssertionError(f"{text.name} ends in Unicorn: {error}") from None
    return trace


@functools.lru_cache(maxsize=4)
def _segments(elf: bytes) -> tuple[tuple[int, bytes], ...]:
    """Loaded parts of an ELF file that lie in the memory here."""
    wide = elf[4] == 2
    start, size, count = (
        (struct.unpack_from("<Q", elf, 32)[0], *struct.unpack_from("<HH", elf, 54))
        if wide
        else (struct.unpack_from("<I", elf, 28)[0], *struct.unpack_from("<HH", elf, 42))
    )
    found = []
    for at in range(start, start + size * count, size):
        if wide:
            kind, _, offset, address, _, length = struct.unpack_from("<IIQQQQ", elf, at)
        else:
            kind, offset, address, _, length = struct.unpack_from("<IIIII", elf, at)
        if kind == 1 and length and _RAM <= address < _RAM + _SIZE:
            found.append((address, elf[offset : offset + length]))
    return tuple(found)
