"""For every instruction the solver's term, evaluated, and the handler agree on the fuzzer's operand classes.

The cases are those of `tests.differential`; each is one instruction with what must be executed
before it. A solver is asked for a case in which term and handler differ, and finds none.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import bitwuzla
import pytest
from instar._core import CodeResult, Encoding, everything, instructions, run_code

from ..differential.cases import Generator, subjects
from ..differential.image import At, Case
from ..differential.operands import Subject
from .solver import Program, Script

SEED = 1
#: Pairs of classes that are tried of an instruction with two sources; crates/manual/tests tries all
#: of them.
_PAIRS = 6
_CODE, _MEMORY = 0x8000_0000, 0x8010_0000
#: Instructions that may stand in front of the one in question.
_BEFORE = ("csrrw", "lr.w", "lr.d")


def _cases(subject: Subject) -> Iterator[Case]:
    generator = Generator(subject, SEED)
    pick = random.Random(SEED)
    single = sorted(cell for cell in subject.cells if ", " not in cell)
    pairs = sorted(cell for cell in subject.cells if ", " in cell)
    for wish in [*single, *pick.sample(pairs, min(_PAIRS, len(pairs))), ""]:
        yield generator.case(wish)


@cache
def _encodings(xlen: int) -> list[Encoding]:
    return instructions(everything(32 if xlen == 32 else 64))


def _steps(case: Case, subject: Subject) -> list[tuple[str, int]]:
    """Mnemonics and words up to the instruction in question."""
    code = case.code[case.entry]
    steps: list[tuple[str, int]] = []
    while True:
        word = int.from_bytes(code[:4], "little")
        length = 4 if word & 3 == 3 else 2
        word &= (1 << 8 * length) - 1
        if word == case.words[0]:
            return [*steps, (subject.mnemonic, word)]
        before = (e for e in _encodings(subject.xlen) if e.mnemonic in _BEFORE and e.operands(word))
        steps.append((next(before).mnemonic, word))
        code = code[length:]


def _value(value: int | At, case: Case, xlen: int) -> int:
    if isinstance(value, At):
        base = _CODE if value.of == "code" else _MEMORY + case.memory // 2
        value = base + value.offset
    return value % (1 << xlen)


def _memory(case: Case, xlen: int) -> bytearray:
    """What memory holds before: bytes without a pattern, and pointers."""
    memory = bytearray((73 * n * n + 29 * n + 5) >> 3 & 0xFF for n in range(case.memory))
    for offset, pointer in case.pointers.items():
        start = case.memory // 2 + offset
        memory[start : start + xlen // 8] = _value(pointer, case, xlen).to_bytes(xlen // 8, "little")
    return memory


def _window(case: Case, subject: Subject, registers: list[int]) -> range:
    """Addresses among which are all that the instruction may access."""
    if not case.memory:
        return range(0)
    operands = subject.encoding.operands(case.words[0])
    assert operands is not None
    _, rs1, _, immediate = operands
    if subject.way == "table":
        entry = _MEMORY + case.memory // 2 + immediate * subject.xlen // 8
        return range(entry, entry + subject.xlen // 8)
    if subject.way == "frame":
        return range(registers[rs1] - 176, registers[rs1] + 176)
    if subject.encoding.kind == "CacheBlock":
        return range(registers[rs1] & -64, (registers[rs1] & -64) + 64)
    address = registers[rs1] + (0 if subject.atomic else immediate)
    return range(address, address + 8)


def _bits(value: int, width: int) -> str:
    return f"(_ bv{value} {width})"


class Comparison:
    """The cases of one instruction in one script."""

    def __init__(self, subject: Subject) -> None:
        self.subject, self.xlen = subject, subject.xlen
        self.script = Script(subject.xlen)
        self.array = f"(Array (_ BitVec {self.xlen}) (_ BitVec 8))"

    def claim(self, case: Case) -> str:
        """That the terms are what the handlers left."""
        steps = _steps(case, self.subject)
        registers = [0, *(_value(value, case, self.xlen) for value in case.registers[1:])]
        memory = _memory(case, self.xlen)
        done = run_code(
            b"".join(word.to_bytes(4 if word & 3 == 3 else 2, "little") for _, word in steps),
            registers,
            isa=everything(32 if self.xlen == 32 else 64),
            address=_CODE,
            memory=bytes(memory),
            memory_address=_MEMORY,
            max_instructions=len(steps),
        )
        assert done["instructions"] == len(steps), f"{self.subject.mnemonic} {case.words}: {done['fault']}"
        window = _window(case, self.subject, registers)
        program = self._before(registers, memory, window)
        for mnemonic, word in steps:
            program.step(mnemonic, {}, {}, word)
        return f"(and {' '.join(self._equal(program, registers, bytes(memory), window, done))})"

    def _before(self, registers: list[int], memory: bytearray, window: range) -> Program:
        program = Program(self.script)
        program.state = {f"x{n}": _bits(value, self.xlen) for n, value in enumerate(registers)}
        contents = f"((as const {self.array}) #x00)"
        for address in window:
            symbol = f"m{len(self.script.lines)}"
            store = f"(store {contents} {_bits(address, self.xlen)} {_bits(memory[address - _MEMORY], 8)})"
            self.script.lines.append(f"(define-fun {symbol} () {self.array} {store})")
            contents = symbol
        csrs = f"(Array (_ BitVec 12) (_ BitVec {self.xlen}))"
        program.state |= {
            "pc": _bits(_CODE, self.xlen),
            "memory": contents,
            "CSR": f"((as const {csrs}) {_bits(0, self.xlen)})",
            "PRIVILEGE": "#b11",
            "RESERVED": _bits(0, self.xlen),
            "RESERVED_BYTES": _bits(0, 4),
        }
        return program

    def _equal(
        self, program: Program, registers: list[int], memory: bytes, window: range, done: CodeResult
    ) -> Iterator[str]:
        yield from (f"(= {raised} #b0)" for raised in program.raised)
        yield f"(= {program.state['pc']} {_bits(_next_pc(done), self.xlen)})"
        for n in range(1, 32):
            yield f"(= {program.state[f'x{n}']} {_bits(done['registers'][n], self.xlen)})"
        for address in window:
            byte = done["memory"][address - _MEMORY]
            yield f"(= (select {program.state['memory']} {_bits(address, self.xlen)}) {_bits(byte, 8)})"
        start, end = (window.start - _MEMORY, window.stop - _MEMORY) if window else (0, 0)
        assert done["memory"][:start] + done["memory"][end:] == memory[:start] + memory[end:]


def _next_pc(done: CodeResult) -> int:
    """The pc, or where a jump went that the simulator does not follow."""
    words = (done["fault"] or "").split()
    return int(words[2].rstrip(","), 16) if words[:2] == ["jump", "to"] else done["pc"]


SUBJECTS = [subject for xlen in (32, 64) for subject in subjects(xlen)]


@pytest.mark.parametrize("subject", SUBJECTS, ids=[f"{s.key}, RV{s.xlen}" for s in SUBJECTS])
def test_term_agrees_with_handler(subject: Subject) -> None:
    comparison = Comparison(subject)
    cases = list(_cases(subject))
    claims = [comparison.claim(case) for case in cases]
    if comparison.script.decide(f"(and true {' '.join(claims)})") != bitwuzla.Result.UNSAT:
        wrong = [
            c
            for c, q in zip(cases, claims, strict=True)
            if comparison.script.decide(q) != bitwuzla.Result.UNSAT
        ]
        pytest.fail(f"seed {SEED}: {subject.mnemonic} {wrong[0].words[0]:#x} with {wrong[0].registers}")


@pytest.mark.parametrize("xlen", [32, 64])
def test_a_term_of_another_instruction_is_told_apart(xlen: int) -> None:
    subject = next(s for s in subjects(xlen) if s.mnemonic == "add")
    comparison = Comparison(subject)
    claim = comparison.claim(Generator(subject, SEED).case("rs2 one"))
    lines = [line.replace("bvadd s", "bvsub s") for line in comparison.script.lines]
    assert lines != comparison.script.lines
    comparison.script.lines = lines
    assert comparison.script.decide(claim) == bitwuzla.Result.SAT


@pytest.mark.parametrize("xlen", [32, 64])
@pytest.mark.parametrize(
    ("mnemonic", "state", "cause"),
    [
        ("ecall", {"PRIVILEGE": "#b11"}, 11),
        ("ecall", {"PRIVILEGE": "#b00"}, 8),
        ("ebreak", {}, 3),
        ("c.ebreak", {}, 3),
        ("mret", {"PRIVILEGE": "#b00"}, 2),
        ("wfi", {}, 0),
    ],
)
def test_what_no_case_can_hold_raises_its_exception(
    mnemonic: str, state: dict[str, str], cause: int, xlen: int
) -> None:
    script = Script(xlen)
    program = Program(script)
    program.state = dict(state)
    program.step(mnemonic, {}, {})
    claim = f"(and (= {program.raised[0]} #b{int(cause > 0)}) (= {program.causes[0]} {_bits(cause, xlen)}))"
    assert script.decide(claim) == bitwuzla.Result.UNSAT
