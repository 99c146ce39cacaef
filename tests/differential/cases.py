"""Cases around single instructions: every class of operand that an instruction has, and random ones.

Source: the table of crates/isa as `instar._core.instructions` shows it. Nothing here knows what an
instruction computes; a new row of the table is generated without a new line here.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field

from instar._core import Encoding, everything, instructions

from .image import At, Case, addi
from .operands import VALUES, Subject, value_of

#: Instructions that no image can hold, with the reason.
EXCLUDED = {
    "ecall": "calls an environment, which every emulator answers differently",
    "ebreak": "traps; crates/sim tests traps by itself",
    "c.ebreak": "traps; crates/sim tests traps by itself",
    "mret": "needs a trap before it; crates/sim tests traps by itself",
    "wfi": "waits for interrupts, which no oracle here raises",
}

#: Read and written by CSR instructions: any value is legal in it.
MSCRATCH = 0x340
#: Bytes of memory of a case: a cache block in the middle, and room for any access beside it.
_MEMORY = 256
#: Half the memory of a case with a stack frame, whose largest is 160 bytes, and of one with a jump
#: table.
_FRAME, _TABLE = 256, 2304
_JVT = 0x017
#: Bytes of the code that notes which way a jump went, and of that which leads out.
_LANDING = 12


def subjects(xlen: int) -> list[Subject]:
    """Every instruction that can be tried, by the table; vectors have cases of their own (tests/vector)."""
    isa = everything(32 if xlen == 32 else 64)
    table = (e for e in instructions(isa) if e.kind != "Vector")
    return [Subject(e, xlen) for e in table if e.mnemonic not in EXCLUDED]


@dataclass
class _Draft:
    """Operands while they are being chosen."""

    operands: dict[str, int]
    registers: list[int | At]
    immediate: int = 0
    #: Where a jump through a register goes, from the instruction on.
    target: int = 0
    at_page: bool = False
    cells: set[str] = field(default_factory=set)


class Generator:
    """Makes the cases of one instruction: with one seed the same ones, whatever else the table holds."""

    def __init__(self, subject: Subject, seed: int) -> None:
        self.subject = subject
        self.xlen = subject.xlen
        self.random = random.Random(f"{seed}/{subject.xlen}/{subject.mnemonic}")
        self.load_reserved = self._load_reserved()

    def _load_reserved(self) -> Encoding | None:
        """For a store-conditional: the load-reserved of its size."""
        if not self.subject.mnemonic.startswith("sc."):
            return None
        name = "lr." + self.subject.mnemonic.removeprefix("sc.")
        return next(s.encoding for s in subjects(self.xlen) if s.mnemonic == name)

    def cases(self, rounds: int = 1, extra: int = 16) -> list[Case]:
        """Each cell `rounds` times, and `extra` cases without any wish."""
        wishes = [*sorted(self.subject.cells)] * rounds + [""] * extra
        return [self.case(wish) for wish in wishes]

    def case(self, wish: str = "") -> Case:
        """A case that hits the cell `wish` (which way a branch goes is seen only when it ran)."""
        while True:
            draft = self._draft(wish)
            if draft is None or (self._promised(wish) and wish not in draft.cells):
                continue
            word = self.subject.encoding.encode(**draft.operands, immediate=draft.immediate)
            if word is not None:
                return self._finish(draft, word)

    @staticmethod
    def _promised(wish: str) -> bool:
        return wish not in ("", "taken", "not taken", "forward", "backward")

    def _draft(self, wish: str) -> _Draft | None:
        """Operands, as the wish has them where it names some; `None` where they contradict each other."""
        subject, pick = self.subject, self.random
        form = "<32I" if self.xlen == 32 else "<32Q"
        registers: list[int | At] = [0, *struct.unpack(form, pick.randbytes(self.xlen * 4))[1:]]
        draft = _Draft({n: pick.choice(c) for n, c in subject.registers.items()}, registers)
        if "=" in wish:
            a, b = wish.split("=")
            draft.operands[a] = 0 if b == "x0" else draft.operands[b]
        for first, second in subject.encoding.tied:
            draft.operands[second] = draft.operands[first]
        wanted = dict(part.split(" ", 1) for part in wish.split(", ") if " " in part)
        for source in subject.sources:
            self._value(draft, source, wanted.get(source))
        if len(subject.sources) == 2:
            pair = [v for s in subject.sources for v in VALUES if f"{s} {v}" in draft.cells]
            if len(pair) == 2:
                draft.cells.add(f"rs1 {pair[0]}, rs2 {pair[1]}")
        if subject.encoding.rs1_is_number:
            self._number(draft, wanted.get("number"))
        self._immediate(draft, wanted.get("immediate"))
        draft.cells |= {a for a in subject.aliases if self._is_alias(draft, a)}
        if subject.pointer and not self._point(draft, wanted.get("address")):
            return None
        return draft

    def _value(self, draft: _Draft, source: str, wanted: str | None) -> None:
        number = draft.operands[source]
        if self.subject.pointer and number == draft.operands["rs1"]:
            return
        same = [s for s in self.subject.sources if s != source and draft.operands[s] == number]
        known = next((c.removeprefix(f"{s} ") for s in same for c in draft.cells if c.startswith(s)), None)
        if number == 0:
            kind = "zero"
        elif known is not None:
            kind = known
        else:
            kind = wanted or self.random.choice(VALUES)
            draft.registers[number] = value_of(kind, self.xlen, self.random)
        draft.cells.add(f"{source} {kind}")

    def _number(self, draft: _Draft, wanted: str | None) -> None:
        choices = self.subject.registers["rs1"]
        kind = wanted or self.random.choice(("min", "max", "random"))
        chosen = {"min": choices[0], "max": choices[-1], "random": self.random.choice(choices)}[kind]
        draft.operands["rs1"] = chosen
        draft.cells.add(f"number {kind}")

    def _immediate(self, draft: _Draft, wanted: str | None) -> None:
        if self.subject.way == "csr":
            draft.immediate = MSCRATCH
            return
        if self.subject.encoding.immediate is None:
            return
        low, high, step = self.subject.encoding.immediate
        if wanted is not None:
            draft.immediate = self.subject.immediates[wanted]
        elif self.subject.encoding.kind in ("Branch", "Jump"):
            room = self.subject.encoding.length + _LANDING
            near = [o for o in range(-64, 65, step) if low <= o <= high and not -_LANDING < o < room]
            draft.immediate = self.random.choice(near)
        else:
            draft.immediate = self.random.randrange(low, high + step, step)
        draft.cells |= {f"immediate {n}" for n, v in self.subject.immediates.items() if v == draft.immediate}

    def _is_alias(self, draft: _Draft, alias: str) -> bool:
        a, b = alias.split("=")
        return draft.operands[a] == (0 if b == "x0" else draft.operands[b])

    def _point(self, draft: _Draft, wanted: str | None) -> bool:
        """Makes rs1 the address that the instruction needs; `False` if x0 stands there."""
        number, subject = draft.operands["rs1"], self.subject
        if number == 0:
            return False
        if subject.way == "flow":
            # The lowest bit of the sum is ignored.
            target = _LANDING + subject.encoding.length + 2 * self.random.randrange(8)
            draft.target = self.random.choice((target, -_LANDING - 2 * self.random.randrange(8)))
            draft.registers[number] = At("code", draft.target - draft.immediate + self.random.randrange(2))
            return True
        kind = wanted or self.random.choice(subject.addresses)
        size = subject.access_bytes
        places: dict[str, Sequence[int]] = {
            "aligned": range(-32, 33, max(size, 4)),
            "page end": [-size],
            "misaligned": [n for n in range(-32, 33) if n % size],
            "page crossing": range(1 - size, 0),
        }
        if subject.way == "frame":
            places = {"aligned": range(-32, 33, 16), "page crossing": range(-16, 17, 16)}
        draft.at_page = kind.startswith("page")
        # The immediate of an atomic is its order, that of a frame a list of registers.
        offset = 0 if subject.way == "frame" or subject.atomic else draft.immediate
        draft.registers[number] = At("memory", self.random.choice(places[kind]) - offset)
        draft.cells.add(f"address {kind}")
        return True

    def _finish(self, draft: _Draft, word: int) -> Case:
        """The program around the word."""
        used = self.subject.encoding.touched(word)
        assert used is not None, f"{self.subject.mnemonic}: {word:#x} does not decode"
        link, marker = self.random.sample([n for n in range(1, 32) if n not in (*used[0], *used[1])], 2)
        word ^= self.subject.free_bits & self.random.getrandbits(32)
        code = word.to_bytes(self.subject.encoding.length, "little")
        if self.load_reserved and self.random.random() < 0.75:
            reserve = self.load_reserved.encode(rs1=draft.operands["rs1"])
            assert reserve is not None
            code = reserve.to_bytes(4, "little") + code
        case = Case((word,), {0: code}, [len(code)], draft.registers, link, cells=frozenset(draft.cells))
        if self.subject.way == "memory":
            case.memory, case.at_page = _MEMORY, draft.at_page
        elif self.subject.way == "frame":
            self._frame(case, draft)
        elif self.subject.way == "table":
            self._table(case, draft, marker)
        elif self.subject.way == "flow":
            self._flow(case, draft.target or draft.immediate, marker)
        return case

    def _frame(self, case: Case, draft: _Draft) -> None:
        """Every word that a pop may read is an address that leads out, and each is another one."""
        case.memory, case.at_page = 2 * _FRAME, draft.at_page
        pointer = draft.registers[draft.operands["rs1"]]
        assert isinstance(pointer, At)
        for number, offset in enumerate(range(0, _FRAME - 64, self.xlen // 8)):
            place = 16 + 8 * number
            case.pointers[pointer.offset + offset] = At("code", place)
            case.exits.append(place)

    def _table(self, case: Case, draft: _Draft, base: int) -> None:
        """Sets `jvt` to a table in which the one entry leads out after a mark."""
        case.memory = 2 * _TABLE
        case.registers[base] = At("memory")
        set_jvt = _JVT << 20 | base << 15 | 0x1073
        case.code = {
            0: set_jvt.to_bytes(4, "little") + case.code[0],
            32: addi(base, 0, 2).to_bytes(4, "little"),
        }
        case.exits[:] = [8, 36]
        case.pointers[draft.immediate * self.xlen // 8] = At("code", 32)

    def _flow(self, case: Case, offset: int, marker: int) -> None:
        """Two ways on, and a register that says which was taken: 1 straight on, 2 the jump."""
        length, below = self.subject.encoding.length, max(0, -offset)
        word = case.code.pop(0)
        case.entry = below
        if "taken" in self.subject.cells:
            case.marker = marker
        case.code[below] = word + addi(marker, 0, 1).to_bytes(4, "little")
        case.code[below + offset] = addi(marker, 0, 2).to_bytes(4, "little")
        case.exits[:] = [below + length + 4, below + offset + 4]
        case.registers = [
            At("code", r.offset + below) if isinstance(r, At) and r.of == "code" else r
            for r in case.registers
        ]
        direction = "forward" if offset > 0 else "backward"
        case.cells |= {direction} & self.subject.cells
