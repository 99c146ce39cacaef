"""Calls from Python: arguments, results, and the sentences for what cannot be one."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import instar
import numpy as np
import pytest
from instar import In, InOut, Out

from tests.python.conftest import sample_elf

CORE = "cva6-superscalar"


def test_numbers_are_placed_by_their_c_types(program: instar.Program, program64: instar.Program) -> None:
    for p in (program, program64):
        assert p.call("add", 2, np.int32(-5), returns=np.int32).returned == -3
        wide = p.call("wide", np.uint8(200), np.uint64(2**63), np.int16(-1), returns="u64")
        assert wide.returned == 2**63 + 199
        assert p.call("last_of_ten", *range(1, 10), 77, returns="size").returned == 77
        assert p.call("add", True, -1, returns="i32").returned == 0
    assert program64.call("last_of_ten", *range(1, 10), 2**63, returns="size").returned == 2**63


def test_an_array_is_read_and_written_and_stays_as_it_is(program: instar.Program) -> None:
    values = np.arange(12, dtype=np.int32).reshape(3, 4)
    outcome = program.call("scale", values, values.size, -3)
    assert outcome.output.dtype == np.int32 and outcome.output.shape == (3, 4)
    assert (outcome.output == -3 * values).all() and values[2, 3] == 11
    outcome.output[0, 0] = 1  # one's own


def test_strided_swapped_and_transposed_arrays_count_by_their_values(program: instar.Program) -> None:
    values = np.arange(24, dtype=np.int32).reshape(4, 6)
    for given in (values[::2, ::3], values.T, values.astype(">i4"), values[::-1]):
        assert (program.call("scale", given, given.size, 2).output == 2 * given).all()


def test_inputs_and_outputs_are_told_apart(program: instar.Program) -> None:
    outcome = program.call("interleave", b"abcd", Out(4, np.uint16), 4)
    assert len(outcome.outputs) == 1
    assert outcome.output.tolist() == [a | b << 8 for a, b in zip(b"abcd", b"dcba", strict=True)]
    assert program.call("sum_of", In(np.arange(5, dtype=np.int32)), 5, returns="i32").outputs == ()
    both = program.call("interleave", bytearray(b"xy"), InOut(np.zeros(2, np.uint16), align=256), 2)
    assert both.outputs[0].tobytes() == b"xy" and both.outputs[1].tolist() == [0x7978, 0x7879]


def test_a_symbol_is_a_pointer_to_what_it_names(program: instar.Program) -> None:
    assert program.call("sum_of", program.symbols["table"], 8, returns="i32").returned == 36


def test_memory_is_restored_between_calls_unless_it_is_kept(program: instar.Program) -> None:
    count = lambda **options: program.call("count", returns="u32", **options).returned  # noqa: E731
    assert [count(), count()] == [5, 5]
    assert [count(keep_memory=True), count(), count()] == [5, 6, 6]
    # Cold, warm, and what is kept: both calls of a timed one start from the same memory.
    assert [count(core=CORE, keep_memory=True), count(core=CORE), count()] == [6, 7, 7]


def test_a_core_gives_cycles_and_overrides_change_them(program: instar.Program) -> None:
    values = (np.arange(100, dtype=np.int32), 100, 3)
    timed = program.call("scale", *values, core=CORE)
    narrow = program.call("scale", *values, core=CORE, overrides={"scoreboard_entries": 4})
    assert timed.cycles is not None and narrow.cycles is not None and timed.cycles < narrow.cycles
    assert program.call("scale", *values).cycles is None
    cold = program.call("scale", *values, core=CORE, cold=True).cycles
    assert cold is not None and cold > timed.cycles


def test_the_console_of_calls_and_runs_is_handed_out(program: instar.Program) -> None:
    assert program.call("shout", returns="i32").console == b"hey\n"
    run = program.run()
    assert (run.exit_code, run.text, run.cycles) == (5, "running\n", None)
    assert (program.run(core=CORE).cycles or 0) > run.instructions // 2


def test_what_a_failing_run_printed_is_a_note_of_its_error(program: instar.Program) -> None:
    program.write("counter", 99, np.uint32)
    with pytest.raises(instar.InstarError, match=r"in load_outside.*load of 4 bytes at 0x00000010") as raised:
        program.run()
    assert raised.value.__notes__ == ["before that it printed:\nrunning\n"]


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ([np.zeros(4), 4, 1], r"argument 1 of scale is an array of float64; wanted are integers"),
        ([[1, 2, 3], 3, 1], r"argument 1 of scale is a list; wanted is a numpy array"),
        ([np.array([None]), 1, 1], r"argument 1 of scale is an array of object"),
        ([2**32, 1, 1], r"argument 1 of scale is 4294967296, and a register holds .*np.uint64"),
        ([-(2**31) - 1, 1, 1], r"a register holds -2147483648 to 4294967295; 64 bits are"),
        ([2**70, 1, 1], r"a register holds -2147483648 to 4294967295$"),
        ([0, 1.5, 1], r"argument 2 of scale is the float 1.5; wanted are integers"),
        (["text", 1, 1], r"argument 1 of scale is a str; a C string is bytes"),
        ([None, 1, 1], r"argument 1 of scale is None; a null pointer is 0"),
        ([Out(-3), 1, 1], r"Out\(-3, .* is no array"),
        ([Out(3, np.float32), 1, 1], r"is an array of float32; wanted are integers"),
        ([InOut(np.zeros(2, np.int32), align=24), 2, 1], r"an alignment of 24 bytes is no power of two"),
        ([np.zeros(2**22, np.int64), 1, 1], r"the arguments need 33554432 bytes, but only"),
    ],
)
def test_what_is_no_argument_is_one_sentence(
    program: instar.Program, values: list[Any], sentence: str
) -> None:
    with pytest.raises(instar.InstarError, match=sentence):
        program.call("scale", *values)


def test_unknown_names_and_types_are_one_sentence(program: instar.Program) -> None:
    with pytest.raises(instar.InstarError, match='has no symbol "scael"'):
        program.call("scael")
    with pytest.raises(instar.InstarError, match='has no symbol "tabel"; it has table'):
        program.symbols["tabel"]
    assert "tabel" not in program.symbols and program.symbols.get("tabel") is None
    with pytest.raises(instar.InstarError, match="cannot return 'int' here"):
        program.call("count", returns="int")
    for wrong in (float, np.float64, object, int):
        with pytest.raises(instar.InstarError, match="a function cannot return"):
            program.call("count", returns=wrong)
    with pytest.raises(instar.InstarError, match="cva7"):
        program.call("count", core="cva7")
    with pytest.raises(instar.InstarError, match="the call has 0 outputs, not one"):
        _ = program.call("count").output
    with pytest.raises(instar.InstarError, match="overrides change a core"):
        program.call("count", overrides={"scoreboard_entries": 4})


def test_a_program_is_loaded_from_a_file_or_from_bytes(program: instar.Program) -> None:
    again = instar.Program(program.path.read_bytes(), memory=4 << 20)
    assert again.call("add", 1, 2, returns="i32").returned == 3
    assert len(again.memory) == 4 << 20 and len(program.memory) == 16 << 20
    with pytest.raises(instar.InstarError, match="<bytes>: is no ELF file"):
        instar.Program(b"#!/bin/sh")
    with pytest.raises(instar.InstarError, match="there is no such file"):
        instar.Program("nowhere.elf")
    with pytest.raises(instar.InstarError, match="rv32imq"):
        instar.Program(program.path, isa="rv32imq")
    with pytest.raises(instar.InstarError, match="name the design too"):
        instar.Program(program.path, variant="x")


def test_calls_in_several_threads_do_not_meet(program: instar.Program) -> None:
    with ThreadPoolExecutor(4) as pool:
        sums = list(
            pool.map(
                lambda n: program.call("spin", n, returns="u32").returned, [200_000 + n for n in range(8)]
            )
        )
    assert sums == [sum(range(200_000 + n)) % 2**32 for n in range(8)]


def test_a_changed_memory_belongs_to_one_thread_at_a_time(program: instar.Program) -> None:
    program.write("counter", 7, np.uint32)
    stop = threading.Event()

    def keep_calling() -> None:
        # Whoever comes second is refused, and that may be this thread.
        while not stop.is_set():
            with suppress(instar.InstarError):
                program.call("spin", 4_000_000)

    thread = threading.Thread(target=keep_calling)
    thread.start()
    try:
        for use in (
            lambda: program.call("count"),
            lambda: program.view("table"),
            lambda: program.registers,
        ):
            with pytest.raises(instar.InstarError, match="runs in another thread just now"):
                # Between two calls of the thread it is free.
                for _ in range(1_000_000):
                    use()
    finally:
        stop.set()
        thread.join()
    assert program.call("count", returns="u32").returned == 7


def test_a_built_scheme_is_a_program_too() -> None:
    built = instar.build("ml-dsa", "44")
    assert isinstance(built, instar.Program) and "invntt" in built.functions
    poly = np.arange(256, dtype=np.int32)
    by_contract = built.call("ntt", poly)
    by_symbol = built.call("mldsa_ntt", poly)
    assert (by_contract.outputs["a"] == by_symbol.output).all()
    assert by_contract.instructions == by_symbol.instructions
    with pytest.raises(instar.InstarError, match='no output "b"; those with a name: a'):
        by_contract.outputs["b"]
    with pytest.raises(instar.InstarError, match="is of float64; wanted are integers"):
        built.call("ntt", np.zeros(256))
    with pytest.raises(instar.InstarError, match="a int32 holds -2147483648 to 2147483647"):
        built.call("ntt", np.full(256, 2**31))
    with pytest.raises(instar.InstarError, match="leave `returns` away"):
        built.call("ntt", poly, returns="i32")


def test_the_sample_is_one_program_for_both_widths() -> None:
    assert instar.Program(sample_elf()).xlen == 32 and instar.Program(sample_elf("rv64imc")).xlen == 64
