"""Retired instructions from Python: batches, what they add up to, and how iteration ends."""

from __future__ import annotations

import resource
from collections import Counter

import instar
import numpy as np
import pytest

CORE = "cva6-superscalar"


def test_batches_of_any_size_make_the_same_run(program: instar.Program) -> None:
    plain = program.call("spin", 300, returns="u32")
    whole = list(program.retired("spin", 300))
    assert [len(batch) for batch in whole] == [plain.instructions]
    for size in (1, 7, 1000, plain.instructions):
        run = program.retired("spin", 300, returns="u32", batch=size)
        batches = list(run)
        assert {len(batch) for batch in batches[:-1]} <= {size}
        for column in ("pcs", "next_pcs", "ids", "flags", "addresses", "writes"):
            joined = np.concatenate([getattr(batch, column) for batch in batches])
            assert (joined == getattr(whole[0], column)).all(), column
        assert run.result == plain
    pcs, next_pcs = whole[0].pcs, whole[0].next_pcs
    assert (next_pcs[:-1] == pcs[1:]).all()


def test_columns_agree_with_each_other_and_with_the_listing(program: instar.Program) -> None:
    (batch,) = program.retired("scale", np.arange(20, dtype=np.int32), 20, 3)
    statics = batch.statics
    assert (statics.pcs[batch.ids] == batch.pcs).all()
    texts = {line.pc: line.text for line in program.disassemble("scale")}
    assert [texts[pc] for pc in batch.pcs.tolist()] == statics.texts[batch.ids].tolist()
    loads = statics.classes[batch.ids] == "load"
    stores = statics.classes[batch.ids] == "store"
    made_by = batch.access_instructions
    assert loads[made_by[~batch.writes]].all() and stores[made_by[batch.writes]].all()
    assert loads.sum() == stores.sum() == 20 == batch.writes.sum() and (batch.sizes == 4).all()
    assert (np.diff(batch.addresses[batch.writes].astype(np.int64)) == 4).all()
    assert batch.taken.sum() == np.sum(
        batch.next_pcs[statics.classes[batch.ids] == "branch"]
        != (batch.pcs + statics.lengths[batch.ids])[statics.classes[batch.ids] == "branch"]
    )
    reads, writes = statics.reads, statics.writes
    assert {statics.files[n] for n in reads.files} == {"x"} and reads.indices.max() < 32
    assert len(writes.ids) == len(writes.counts) and (writes.counts == 1).all()


def test_a_histogram_is_three_lines(program: instar.Program) -> None:
    counts: Counter[str] = Counter()
    for batch in program.retired(batch=500):
        counts += batch.count("function")
    assert counts["spin"] > 3000 and counts.total() == program.run().instructions
    by_id = np.zeros(0, np.int64)
    for batch in program.retired(batch=500):
        found = np.bincount(batch.ids, minlength=len(by_id))
        found[: len(by_id)] += by_id
        by_id = found
    assert by_id.sum() == counts.total()
    assert sum((batch.count("class") for batch in program.retired()), Counter()).total() == counts.total()


def test_commit_cycles_of_a_core_are_those_of_the_timed_call(program: instar.Program) -> None:
    for cold in (False, True):
        timed = program.call("spin", 500, returns="u32", core=CORE, cold=cold)
        run = program.retired("spin", 500, returns="u32", core=CORE, cold=cold, batch=333)
        batches = list(run)
        cycles = np.concatenate([batch.cycles for batch in batches if batch.cycles is not None])
        assert len(cycles) == timed.instructions and run.result == timed
        assert cycles[0] == 1 and cycles[-1] == timed.cycles and (np.diff(cycles.astype(np.int64)) >= 0).all()
    whole = program.retired(core=CORE)
    last = list(whole)[-1]
    assert last.cycles is not None and last.cycles[-1] == whole.result.cycles == program.run(core=CORE).cycles


def test_the_machine_stands_still_between_two_batches(program: instar.Program) -> None:
    (whole,) = program.retired("scale", np.full(4, 9, np.int32), 4, 5)
    run = program.retired("scale", np.full(4, 9, np.int32), 4, 5, batch=1)
    seen = 0
    for batch in run:
        assert program.registers["pc"] == int(batch.next_pcs[-1])
        if len(batch.addresses) and batch.writes[0]:
            assert program.view(int(batch.addresses[0]), np.int32, 1).tolist() == [45]
            seen += 1
    assert seen == 4 and whole.writes.sum() == 4


def test_iteration_may_stop_early_and_another_run_ends_it(program: instar.Program) -> None:
    run = program.retired("spin", 2**31, batch=100)
    first = next(run)
    assert len(first) == 100
    with pytest.raises(instar.InstarError, match="the run is not over"):
        _ = run.result
    assert program.call("add", 1, 2, returns="i32").returned == 3
    with pytest.raises(instar.InstarError, match="it was called or run again meanwhile"):
        next(run)
    assert first.pcs[0] == program.symbols["spin"].address


def test_a_fault_comes_after_what_retired_before_it(program: instar.Program) -> None:
    for options in ({}, {"core": CORE, "cold": True}):
        run = program.retired("load_outside", 100, batch=64, **options)  # type: ignore[arg-type]
        counted = 0
        with pytest.raises(instar.InstarError, match="load of 4 bytes at 0x00000010"):
            for batch in run:
                counted += len(batch)
        (whole,) = list(program.retired("spin", 100))
        assert counted > len(whole)
        assert list(run) == [], "and is told once"


def test_the_limit_of_instructions_holds_over_batches(program: instar.Program) -> None:
    run = program.retired("spin", 10_000, batch=300, max_instructions=1000)
    lengths = []
    with pytest.raises(instar.InstarError, match="1000 instructions"):
        for batch in run:
            lengths.append(len(batch))
    assert lengths == [300, 300, 300, 100]


def test_instructions_come_one_by_one_with_text_and_accesses(program: instar.Program) -> None:
    taken = list(program.instructions("count", returns="u32"))
    texts = [line.text for line in program.disassemble("count")]
    assert [i.text for i in taken] == texts and {i.function for i in taken} == {"count"}
    (load, store) = [i for i in taken if i.accesses]
    address = program.symbols["counter"].address
    assert (load.accesses[0].address, load.accesses[0].size, load.accesses[0].write) == (address, 4, False)
    assert store.accesses[0].write and store.cycle is None and str(load).endswith(load.text)
    timed = list(program.instructions("count", core=CORE))
    assert timed[0].cycle == 1


def test_wrong_batch_sizes_are_one_sentence(program: instar.Program) -> None:
    with pytest.raises(instar.InstarError, match="batch is 0; right is an integer from 1"):
        program.retired("add", batch=0)


@pytest.mark.slow
def test_memory_stays_bounded_however_long_the_run(program: instar.Program) -> None:
    executed = 0
    for n, batch in enumerate(program.retired("spin", 40_000_000)):
        executed += len(batch)
        if n == 20:
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert executed > 200_000_000
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000
