"""The judge's machine executes what Unicorn executes: what it says of a pair is no matter of taste."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from instar._core import Program
from instar.schedule import program_of
from instar.toolchain import find_compiler
from unicorn import UC_ARCH_RISCV, UC_HOOK_MEM_UNMAPPED, UC_MODE_RISCV32, UC_MODE_RISCV64, Uc
from unicorn.riscv_const import UC_RISCV_REG_PC, UC_RISCV_REG_X0

from tests.adversary.pairs.batch import isa
from tests.adversary.pairs.code import RA, ZBA, ZBB, ZBB_UNARY, Function, Ins, text
from tests.adversary.pairs.equal import CHANGES
from tests.adversary.pairs.execute import execute
from tests.adversary.pairs.grow import grow
from tests.adversary.pairs.judge import AT_FENCES, Assumed, difference
from tests.adversary.pairs.machine import Machine, State
from tests.adversary.pairs.states import states

PAGE = 4096
#: Functions in `make test`, and in `make test-all` too.
COUNTS = [20, pytest.param(60, marks=pytest.mark.slow)]


def functions(xlen: int, count: int) -> list[Function]:
    """So many that Unicorn knows all instructions of."""
    found = []
    for seed in range(10 * count):
        one = grow(f"f{seed}", xlen, Random(f"machine {xlen} {seed}"))
        if not any(ins.op in (*ZBA, *ZBB, *ZBB_UNARY) for ins in one.body):
            found.append(one)
        if len(found) == count:
            break
    return found


def unicorn(program: Program, machine: Machine, function: Function) -> tuple[list[int], Uc]:
    """Registers at the return, from the machine's registers and memory."""
    uc = Uc(UC_ARCH_RISCV, UC_MODE_RISCV32 if machine.xlen == 32 else UC_MODE_RISCV64)
    mapped: set[int] = set()
    code = {name: symbol for name, symbol in program.symbols.items() if name in machine.state.places}

    def page(first: int) -> None:
        mapped.add(first)
        uc.mem_map(first, PAGE)
        uc.mem_write(first, bytes(machine.byte(at & machine.mask) for at in range(first, first + PAGE)))

    def missing(_: Uc, __: int, at: int, size: int, ___: int, ____: Any) -> bool:
        for first in {at // PAGE * PAGE, (at + size - 1) // PAGE * PAGE} - mapped:
            page(first)
        return True

    uc.hook_add(UC_HOOK_MEM_UNMAPPED, missing)
    page(machine.x[RA] // PAGE * PAGE)
    for name in (function.name, *(helper.name for helper in function.helpers)):
        at, size = code[name]["address"], code[name]["size"]
        for first in range(at // PAGE * PAGE, at + size, PAGE):
            if first not in mapped:
                page(first)
        words = b"".join(
            word.to_bytes(length, "little") for _, word, length, _ in program.disassemble(at, size)
        )
        uc.mem_write(at, words)
    for n in range(1, 32):
        uc.reg_write(UC_RISCV_REG_X0 + n, machine.x[n])
    uc.emu_start(code[function.name]["address"], machine.x[RA], count=2_000)
    assert uc.reg_read(UC_RISCV_REG_PC) == machine.x[RA], "it returned"
    return [uc.reg_read(UC_RISCV_REG_X0 + n) for n in range(32)], uc


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("xlen", [32, 64])
def test_the_judges_machine_executes_what_unicorn_does(tmp_path: Path, xlen: int, count: int) -> None:
    some = functions(xlen, count)
    file = tmp_path / "f.s"
    file.write_text("\n".join(text(one) for one in some))
    program = program_of(file, isa(xlen), None, find_compiler(None))
    compared = 0
    for one in some:
        places = {name: symbol["address"] for name, symbol in program.symbols.items()}
        for state in states(one, Random(one.name)):
            if state.kind not in ("plain", "zeros", "odd", "overlap"):
                continue
            state = State(state.kind, state.registers, places, False, False, state.fill, True)
            ours = execute(one, state)
            if ours.trap or ours.endless:
                continue
            theirs, uc = unicorn(program, Machine(one, state), one)
            live = [10, 11, 2, 3, 4, *range(8, 10), *range(18, 28)]
            assert [ours.registers[n] for n in live] == [theirs[n] for n in live], (one.name, state.kind)
            for at in set().union(*ours.writes):
                assert uc.mem_read(at, 1)[0] == ours.memory[at], (one.name, state.kind, hex(at))
            compared += 1
    assert compared > 2 * count


@pytest.mark.parametrize("count", [80, pytest.param(300, marks=pytest.mark.slow)])
def test_what_a_scheduler_may_do_is_no_difference(count: int) -> None:
    nothing = Assumed()
    for seed in range(count):
        random = Random(f"equal {seed}")
        a = grow(f"f{seed}", random.choice((32, 64)), random)
        for name, change in CHANGES.items():
            b = change(a, random)
            assert b is None or difference(a, b, seed, nothing) is None, (seed, name)


@pytest.mark.parametrize("count", [40, pytest.param(100, marks=pytest.mark.slow)])
def test_an_instruction_less_is_mostly_a_difference(count: int) -> None:
    nothing, found = Assumed(), 0
    for seed in range(count):
        random = Random(f"less {seed}")
        a = grow(f"f{seed}", 32, random)
        at = random.choice([n for n, ins in enumerate(a.body) if ins.op not in ("label", "ret", "auipc")])
        b = a.with_body([*a.body[:at], *a.body[at + 1 :]])
        found += difference(a, b, seed, nothing) is not None
    assert found > 0.75 * count


def test_a_proof_that_is_silent_on_others_is_held_to_what_they_see_at_any_time() -> None:
    load, store = Ins("lw", rd=11, rs1=10, imm=4), Ins("sw", rs1=10, rs2=11, imm=4)
    fence, back = Ins("fence", label="rw, rw"), Ins("ret")
    body = [load, store, fence, back]
    a = Function("f", 32, tuple(body), arguments=("pointer",), returns=0)
    silent, said = Assumed(), Assumed((AT_FENCES,))
    # At the fence there is what was read; who looks earlier sees a write that may undo his own.
    without = a.with_body([load, fence, back])
    assert "only one of the two writes" in (difference(a, without, 1, silent) or "")
    assert difference(a, without, 1, said) is None
    # After it there is what others wrote.
    late = a.with_body([load, fence, store, back])
    assert "at the end" in (difference(a, late, 1, said) or "")
    twice = a.with_body([load, store, store, fence, back])
    assert difference(a, twice, 1, silent) is None
