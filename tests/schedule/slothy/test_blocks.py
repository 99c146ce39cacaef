"""A kernel is cut into blocks for SLOTHY and put together again: what lives, may move, and comes back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from instar._core import InstarError, prove

from bench.slothy.blocks import cut, joined, to_names, to_numbers, touched, usable
from bench.slothy.kernels import Kernel, written
from bench.slothy.theirs import job
from bench.slothy.wide import wide

from .kernels import ROUNDS, SUMS, core, kernel


def order(kernel: Kernel, block: int, places: list[int]) -> list[dict[str, object]]:
    """What windows.py tells of a block in this order."""
    lines = [[place, to_numbers(kernel.lines[place]["text"])] for place in places]
    return [{"block": block, "lines": lines}]


@pytest.mark.parametrize(
    ("compressed", "plain"),
    [
        ("c.addi t0, -1", "addi t0, t0, -1"),
        ("c.addi16sp sp, -48", "addi sp, sp, -48"),
        ("c.addi4spn a0, sp, 8", "addi a0, sp, 8"),
        ("c.swsp s0, 4(sp)", "sw s0, 4(sp)"),
        ("c.li a0, 3", "addi a0, zero, 3"),
        ("c.mv a0, a1", "addi a0, a1, 0"),
        ("c.sub a0, a1", "sub a0, a0, a1"),
        ("c.zext.b a0", "andi a0, a0, 255"),
        ("c.beqz a0, 0x80000010", "beq a0, zero, 0x80000010"),
        ("c.jr ra", "jalr zero, 0(ra)"),
        ("mul  a0, a1, a2", "mul a0, a1, a2"),
    ],
)
def test_compressed_instructions_are_written_out(compressed: str, plain: str) -> None:
    assert wide(compressed) == plain


def test_a_compressed_instruction_without_a_known_form_is_refused() -> None:
    with pytest.raises(ValueError, match=r"c\.sspush x1: no form of four bytes is known"):
        wide("c.sspush x1")


def test_registers_have_numbers_for_slothy_and_names_for_us() -> None:
    assert to_numbers("sh1add a0, zero, s10") == "sh1add x10, x0, x26"
    assert to_names(to_numbers("sw ra, -4(sp)")) == "sw ra, -4(sp)"


def test_a_store_reads_its_registers_and_everything_else_writes_its_first() -> None:
    assert touched("sw t0, 4(a0)") == ({5, 10}, set())
    assert touched("lw t0, 4(a0)") == ({10}, {5})
    assert touched("bne a0, a1, 0x80000000") == ({10, 11}, set())
    assert touched("add zero, t0, t0") == ({5}, set())


def test_a_function_may_use_what_it_writes_and_never_sp() -> None:
    free = usable(["addi sp, sp, -16", "sw s3, 0(sp)", "addi s3, a0, 1", "lw gp, 0(a0)"])
    assert {3, 5, 10, 19} <= free and not free & {0, 2, 4, 18}


def test_what_lives_behind_a_block_is_what_others_and_the_caller_need(tmp_path: Path) -> None:
    found = cut(kernel(tmp_path, ROUNDS).lines, 0)
    assert [len(block.inside) for block in found] == [1, 17, 0]
    into, loop, _ = found
    assert {10, 12} <= into.live_out
    # The branch at its end reads both; the sums are written and nobody asks for them.
    assert {10, 12} <= loop.live_out and not loop.live_out & {5, 6, 7, 28}
    assert {1, 2, 8, 27} <= loop.live_out


def test_accesses_that_meet_keep_their_order_and_neighbours_are_told(tmp_path: Path) -> None:
    text, blocks = job(kernel(tmp_path, SUMS, ((10, 11),)), 10, 2)
    (block,) = json.loads(text)["blocks"]
    # The load of a0+0 after its store waits for the store buffer; that of a0+4 lies in the same
    # eight bytes.
    assert block["ordered"] == [[3, 4, True]]
    assert block["neighbours"] == [[3, 5]]
    assert blocks[0].passes == 1


def test_buffers_that_may_overlap_keep_stores_behind_loads(tmp_path: Path) -> None:
    (block,) = json.loads(job(kernel(tmp_path, SUMS), 10, 2)[0])["blocks"]
    assert [0, 3, False] in block["ordered"] and [1, 7, False] in block["ordered"]


def test_another_order_is_put_back_and_proved(tmp_path: Path) -> None:
    before = kernel(tmp_path, SUMS, ((10, 11),))
    blocks = cut(before.lines, 0)
    lines = joined(before.lines, order(before, 0, [5, 1, 0, 2, 3, 4, 6, 7]), blocks)
    after = written(before, core(), lines, tmp_path / "after")
    assert [line["text"] for line in after.lines][:2] == ["lw t3, 4(a0)", "lw t1, 4(a1)"]
    proof = prove(before.program, after.program, "f", noalias=((10, 11),), returns=0)
    assert proof["refusal"] is None


def test_a_wrong_order_is_not_proved(tmp_path: Path) -> None:
    before = kernel(tmp_path, SUMS, ((10, 11),))
    lines = joined(before.lines, order(before, 0, [4, 0, 1, 2, 3, 5, 6, 7]), cut(before.lines, 0))
    after = written(before, core(), lines, tmp_path / "after")
    proof = prove(before.program, after.program, "f", noalias=((10, 11),), returns=0)
    assert proof["refusal"] is not None and "memory at a0+8" in proof["refusal"]


@pytest.mark.parametrize("places", [[0, 1, 2, 3, 4, 5, 6], [0, 0, 1, 2, 3, 4, 5, 6, 7]])
def test_a_lost_or_doubled_instruction_is_refused(tmp_path: Path, places: list[int]) -> None:
    before = kernel(tmp_path, SUMS)
    with pytest.raises(InstarError, match="block 0: SLOTHY gave back other instructions"):
        joined(before.lines, order(before, 0, places), cut(before.lines, 0))
