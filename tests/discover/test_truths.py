"""Known answers are what they are called: the values of the C, of operands that all matter."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import instar
import numpy as np
import pytest
from instar.discover.matching import Range, operand_table
from instar.discover.truths import FAMILIES, KNOWN, TRUTHS, Form, Truth, operation_of
from instar.places import data_folder, library, runtime_folder
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent / "c"
BITS = {32: np.uint32, 64: np.uint64}
ids = [f"{truth.name}-{truth.xlen}" for truth in TRUTHS]


@pytest.mark.parametrize("truth", TRUTHS, ids=ids)
def test_every_operand_and_every_number_of_a_truth_matters(truth: Truth) -> None:
    for form in truth.forms:
        operation = operation_of(form, truth.xlen)
        whole = [Range(truth.xlen, False)] * len(operation.inputs)
        choice = operation.choices[-1]
        rows = np.hstack(
            [
                operand_table(whole, truth.xlen, [], seed=1),
                np.full((512, len(choice)), choice, dtype=np.uint64).reshape(512, -1),
            ]
        )
        first = operation.run(rows)
        for at in range(rows.shape[1]):
            other = rows.copy()
            full = (1 << truth.xlen) - 1 if at < len(operation.inputs) else 1
            other[:, at] ^= np.uint64(full)
            assert (operation.run(other) != first).any(), (form.mnemonic, at)


def test_truths_have_places_of_functions_and_operations_that_there_are() -> None:
    known = library()
    workloads = [known.workload(found["name"]) for found in known.list("workload")]
    for truth in TRUTHS:
        assert truth.row in FAMILIES
        for form in truth.forms:
            assert Range.read(form.ranges).keys() <= operation_of(form, truth.xlen).inputs.keys()
        choices = operation_of(truth.forms[0], truth.xlen).choices
        for place in truth.places:
            assert {(number,) for number in place.numbers} <= set(choices)
            for prefix in place.programs:
                having = [
                    workload
                    for workload in workloads
                    if any(f"{workload['name']}-{one}".startswith(prefix) for one in workload["sets"] or [""])
                ]
                assert having, prefix
                for workload in having:
                    missing = set(place.functions) - workload["functions"].keys()
                    # Masked schemes have kernels of their own.
                    assert not missing or "masked" in workload["name"], (truth.name, prefix, missing)
            if place.operations is not None:
                first = known.workload(place.programs[0].rstrip("-"))
                assert set(place.operations) <= first["operations"].keys()


def test_a_truth_stands_once() -> None:
    assert len(set(ids)) == len(ids)


#: By file of C: its workload, what is defined, and the truths that it has.
PROGRAMS = {
    "dsa": ("ml-dsa", {"MLDSA_SET": 44}, ["product", "butterfly", "inverse_butterfly", "caddq", "reduce"]),
    "kem": (
        "k-pke",
        {"MLKEM_SET": 768},
        ["product", "butterfly", "inverse_butterfly", "reduce", "remainder"],
    ),
    "code127": ("cross", {"CROSS_G": 0}, ["mac", "fold127", "mod127", "mac127", "power_mac127", "cadd7"]),
    "code509": ("cross", {"CROSS_G": 1}, ["mod509", "mac509", "cadd127"]),
}


def _program(name: str, xlen: int, defines: Mapping[str, int]) -> instar.Program:
    workload = library().workload(PROGRAMS[name][0])
    source = HERE / f"{name.rstrip('0123456789')}.c"
    more = [Path(path) for path in workload["sources"] if Path(path).stem == "zetas"]
    shape = {"CROSS_LEVEL": 1, "CROSS_SHAPE": 0} if "CROSS_G" in defines else {}
    runtime = runtime_folder()
    asked = Build(
        find_compiler(),
        f"rv{xlen}im",
        (runtime / "crt0.S", source, *more),
        include=tuple(map(Path, workload["include"])),
        defines={**defines, **shape},
        link_script=runtime / "link.ld",
    )
    return instar.Program(build(asked))


@pytest.mark.parametrize("xlen", [32, 64])
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_truth_is_the_value_that_the_c_computes(name: str, xlen: int) -> None:
    _, defines, truths = PROGRAMS[name]
    program = _program(name, xlen, defines)
    for one in truths:
        mnemonic = f"{name.rstrip('0123456789')}.{one}"
        (truth,) = (t for t in TRUTHS if t.name == mnemonic and t.xlen == xlen)
        form = truth.forms[0]
        operation = operation_of(form, xlen)
        ranges = Range.read(form.ranges)
        wide = mnemonic in ("code.mac", "code.fold127")
        size = xlen if wide else 32
        spans = [ranges.get(operand, Range(size, not wide)) for operand in operation.inputs]
        rows = operand_table(spans, xlen, [])
        if "cadd" in mnemonic:
            # -256 has nine bits, and is no difference of two bytes.
            rows = rows[rows[:, 0] != np.uint64((1 << xlen) - 256)]
        kind = BITS[size] if wide or mnemonic.startswith("code.m") else np.dtype(f"i{size // 8}")
        columns = [rows[:, at].astype(BITS[size]).view(kind) for at in range(rows.shape[1])]
        out = np.zeros((len(rows), len(operation.results)), dtype=BITS[size])
        called = program.call(
            mnemonic.replace(".", "_"), instar.Out(out.size, BITS[size]), *map(instar.In, columns), len(rows)
        )
        mask = np.uint64((1 << min(form.bits or size, size)) - 1)
        got = called.outputs[0].reshape(out.shape).astype(np.uint64) & mask
        assert np.array_equal(got, operation.run(rows) & mask), mnemonic


def test_every_truth_that_is_written_here_is_compared_with_the_c() -> None:
    compared = {
        f"{name.rstrip('0123456789')}.{one}" for name, (_, _, ones) in PROGRAMS.items() for one in ones
    }
    written = {form.mnemonic for truth in TRUTHS for form in truth.forms if form.of == KNOWN}
    # Those of Keccak are one line each, and FIPS 202's.
    assert {one for one in written if one.split(".")[0] not in ("lanes", "halves")} == compared


def test_the_published_product_of_ml_kem_is_the_residue_that_the_c_computes() -> None:
    q = 3329
    constants = np.arange(q, dtype=np.uint64)
    fractions = ((constants << np.uint64(32)) + np.uint64(q // 2)) // np.uint64(q) & np.uint64(0xFFFFFFFF)
    ours = operation_of(Form("kem.product", KNOWN), 32)
    theirs = operation_of(Form("pq.mulk", "cvxif-kpke"), 32)
    b = operand_table([Range(18, True)], 32, [])[:, 0]
    # pq.mulk reads twelve bits of a constant, which count with a sign.
    centred = np.where(constants > q // 2, constants + np.uint64((1 << 32) - q), constants)
    for value in b[:64]:
        same = np.full(q, value, dtype=np.uint64)
        assert np.array_equal(
            ours.run(np.stack([same, fractions], axis=1)), theirs.run(np.stack([same, centred], axis=1))
        )


def test_the_texts_travel_with_the_package() -> None:
    folder = Path(instar.__file__).parent / "discover" / "known"
    assert not folder.is_relative_to(data_folder())
    assert {path.name for path in folder.glob("*.core_desc")} == {
        *("lattice.core_desc", "code.core_desc", "halves.core_desc", "lanes.core_desc")
    }
