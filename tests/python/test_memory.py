"""Views of memory, registers, symbols and listings from Python."""

from __future__ import annotations

import gc
from pathlib import Path

import instar
import numpy as np
import pytest
from instar.places import data_folder
from instar.toolchain import Build, build, find_compiler


def test_a_view_shows_memory_as_it_is_without_a_copy(program: instar.Program) -> None:
    view = program.view("counter", np.uint32)
    table = program.view("table", np.int32, (2, 4))
    assert (
        view.tolist() == [5]
        and program.view("counter", ">u4")[0] == 5 << 24
        and table.tolist() == [[1, 2, 3, 4], [5, 6, 7, 8]]
    )
    program.call("count")
    assert view[0] == 6, "what the call left"
    program.call("add", 1, 2)
    assert view[0] == 5, "restored for the next call"
    assert not view.flags.writeable and view.base is not None
    with pytest.raises(ValueError, match=r"read-only|cannot set WRITEABLE"):
        view.flags.writeable = True


def test_a_view_outlives_the_program(program: instar.Program) -> None:
    before = instar.Program(program.path)
    views = [before.view("table", np.int32) for _ in range(3)]
    before.call("add", 1, 1)
    del before
    gc.collect()
    # Memory that is given back would be taken by these.
    others = [instar.Program(program.path) for _ in range(4)]
    for other in others:
        other.write("table", np.zeros(8, np.int32))
    assert all(view.tolist() == [1, 2, 3, 4, 5, 6, 7, 8] for view in views)


def test_what_is_written_stays_for_all_later_calls(program: instar.Program) -> None:
    total = lambda: program.call("sum_of", program.symbols["table"], 8, returns="i32").returned  # noqa: E731
    program.write("table", np.full(8, 10, np.int32))
    assert [total(), total()] == [80, 80]
    program.memory["table"] = np.array([1, 2], np.int32)
    assert total() == 63
    program.write(program.symbols["table"].address + 4, [[100]], np.int32)
    assert total() == 161
    program.memory[program.symbols["table"].address] = 0
    assert total() == 160
    # In a memory that a call left, and with the next one restored.
    program.call("count", keep_memory=True)
    program.write("counter", 50, np.uint32)
    assert [program.call("count", returns="u32").returned for _ in range(2)] == [50, 50]


def test_code_can_be_written(program: instar.Program) -> None:
    program.call("add", 1, 2)
    # c.li a0, 21; c.jr ra
    program.write("add", np.array([0x4555, 0x8082], np.uint16))
    assert program.call("add", 1, 2, returns="i32").returned == 21
    assert [line.text for line in program.disassemble("add")][:2] == ["c.li a0, 21", "c.jr ra"]


def test_memory_is_taken_by_address_slice_and_symbol(program: instar.Program) -> None:
    memory, table = program.memory, program.symbols["table"]
    assert memory[table.address] == 1 and memory[table.address : table.address + 5].tolist() == [
        1,
        0,
        0,
        0,
        2,
    ]
    assert memory["table"].view(np.int32).sum() == 36
    assert len(memory) == memory.stop - memory.start and memory[memory.start : memory.start].size == 0
    memory[memory.stop - 4 : memory.stop] = b"last"
    assert memory[memory.stop - 4 :].tobytes() == b"last"


@pytest.mark.parametrize(
    ("use", "sentence"),
    [
        (lambda p: p.view("table", np.int64, 5), r'"table" has 32 bytes; 5 × int64 are 40'),
        (lambda p: p.view("table", "u1,u4"), r'"table" has 32 bytes, which are no whole number of \[\('),
        (lambda p: p.view(0x8000_0000), r"0x80000000 has no size in the symbol table; give a shape"),
        (
            lambda p: p.view(0x100, np.int32, 4),
            r"16 bytes at 0x100 do not lie in memory, which is 0x80000000",
        ),
        (lambda p: p.view("table", object), r"memory holds no object"),
        (lambda p: p.view("table", np.int32, -2), r"shape is -2; right is a length"),
        (lambda p: p.view(-4, np.int32, 1), r"-4 is no address"),
        (lambda p: p.view("tabel"), r'no symbol "tabel"; it has table'),
        (lambda p: p.write("table", np.zeros(9, np.int32)), r'"table" has 32 bytes; 36 were given'),
        (lambda p: p.write("table", 5), r"what is written is a int; wanted is a numpy array"),
        (lambda p: p.write("table", 2**40, np.int32), r"what is written is no array of int32"),
        (lambda p: p.write("table", 0.5 + np.zeros(2)), r"what is written is an array of float64"),
        (lambda p: p.write(0, b"x"), r"1 bytes at 0x0 do not lie in memory"),
        (lambda p: p.memory.__setitem__(0x8000_0000, 256), r"256 is no byte"),
        (lambda p: p.memory.__setitem__(slice(0x8000_0000, 0x8000_0002), b"x"), r"2 bytes .* 1 were given"),
        (lambda p: p.memory[0x8000_0010:0x8000_0000], r"ends before it starts"),
        (lambda p: p.memory[0x8000_0000:0x8000_0010:2], r"has no step"),
        (lambda p: p.memory[1.5], r"1.5 is no address; wanted is an int"),
        (lambda p: p.locate(-1), r"-1 is no address"),
        (lambda p: p.view("table", "i3"), r"dtype is 'i3'; right is a type of numpy"),
        (lambda p: p.disassemble(0x8000_0000), r"2147483648 is no stretch of code; give a function or"),
        (lambda p: p.registers["a9"], r'no register "a9"'),
        (lambda p: p.disassemble((8, 4)), r"end before they start"),
        (lambda p: p.disassemble("__stack_top"), r"has no size"),
    ],
)
def test_wrong_places_are_one_sentence(program: instar.Program, use: object, sentence: str) -> None:
    with pytest.raises(instar.InstarError, match=sentence):
        use(program)  # type: ignore[operator]


def test_registers_are_those_that_the_call_left(program: instar.Program) -> None:
    program.call("add", 40, 2)
    registers = program.registers
    assert registers["a0"] == registers["x10"] == 42 and registers["zero"] == 0
    assert registers["pc"] == registers["ra"] and registers["fp"] == registers["s0"]
    assert len(list(registers)) == len(registers) == 33 and "a0   0x2a" in repr(registers)


def test_a_designs_own_registers_can_be_read(tmp_path: Path) -> None:
    folder = tmp_path / "designs" / "stateful"
    folder.mkdir(parents=True)
    (folder / "xstate.core_desc").write_text(
        """
import "RV32I.core_desc"

InstructionSet Xstate extends RV32I {
  architectural_state {
    register unsigned<40> ACC;
    register signed<8> PAIR[2];
  }
  instructions {
    PUT {
      encoding: 7'd0 :: rs2[4:0] :: rs1[4:0] :: 3'd0 :: 5'd0 :: 7'b0001011;
      assembly: {"x.put", "{name(rs1)}, {name(rs2)}"};
      behavior: {
        ACC = (unsigned<40>)(X[rs1] :: X[rs2][7:0]);
        PAIR[1] = (signed<8>)X[rs2];
      }
    }
  }
}
"""
    )
    (folder / "design.toml").write_text(
        """
[design]
name = "stateful"
title = "state"
summary = "registers of its own"
extensions = ["xstate.core_desc"]
cores = []
"""
    )
    source = tmp_path / "put.S"
    source.write_text(
        ".globl put\n.type put, @function\nput:\n  .insn r 0x0b, 0, 0, x0, a0, a1\n  ret\n.size put, .-put\n"
    )
    runtime = data_folder() / "workloads" / "runtime"
    sources = (source, runtime / "crt0.S")
    elf = build(Build(find_compiler(), "rv32imc", sources, link_script=runtime / "link.ld"))
    program = instar.Program(elf, isa="rv32imc", design="stateful", search=[tmp_path / "designs"])
    program.call("put", 0x12345678, 0xFE)
    assert program.registers.own == {"ACC": 0x12345678FE, "PAIR": (0, 0xFE)}
    assert program.disassemble("put")[0].text == "x.put a0, a1"
    batch = next(iter(program.retired("put", 1, 2)))
    files = [program.statics.files[n] for n in program.statics.writes.files]
    assert batch.count("class")["custom"] == 1 and "ACC" in files and "PAIR" in files


def test_addresses_have_functions_and_lines(program: instar.Program) -> None:
    add = program.symbols["add"]
    place = program.locate(add.address + 2)
    assert (place.function, place.offset, place.line) == ("add", 2, 8) and str(place).endswith("sample.c:8)")
    assert add.function and not program.symbols["table"].function
    assert program.function_at(add.address) == add and program.function_at(0x10) is None
    listing = program.disassemble("spin")
    assert listing[0].pc == program.symbols["spin"].address and listing[-1].text == "c.jr ra"
    whole = sum(line.length for line in listing)
    assert whole == program.symbols["spin"].size
    assert program.disassemble(range(add.address, add.address + add.size)) == program.disassemble(add)
    assert (
        f"{add.address:8x}:  {program.disassemble(add)[0].word:0{2 * program.disassemble(add)[0].length}x}"
        in repr(program.disassemble("add"))
    )
