"""Masked ML-KEM, Kyber and Saber: what their gadgets compute, and what kernels for CV32E40P show of it."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from instar._core import Arg, InstarError
from instar.cli import run_command
from instar.workload.answers import Answers
from instar.workload.vectors import load, own_files, prepare

from ..kat.matrix import WORKLOADS, program_of

KERNELS = ["--design", "software", "--variant", "cv32e40p-masked"]
Q = 3329

#: Functions whose portable C leaks once it is compiled, and whose kernels do not.
TWINS = [
    ("masked", "masked_and"),
    ("masked", "masked_full_add"),
    ("masked", "masked_chi"),
    ("k-pke-masked-768", "masked_compress"),
    ("k-pke-masked-768", "masked_unpack_message"),
]
#: Those that are longer.
LONGER = [
    ("masked", "masked_keccak_f1600"),
    ("k-pke-masked-768", "masked_cbd_2"),
    ("k-pke-masked-512", "masked_cbd_3"),
    ("saber-masked-saber", "compress"),
    ("saber-masked-saber", "cbd"),
]


def leak(capfd: pytest.CaptureFixture[str], target: str, function: str, *options: str) -> dict[str, Any]:
    """What `instar leak` says on CV32E40P."""
    capfd.readouterr()
    words = ["leak", target, function, "--core", "cv32e40p", *options, "--json"]
    code = run_command(words)
    found: dict[str, Any] = json.loads(capfd.readouterr().out)
    assert code == int(bool(found["leaks"]))
    return found


@pytest.mark.parametrize(("target", "function"), TWINS)
def test_kernels_show_nothing_of_what_compiled_c_shows(
    target: str, function: str, capfd: pytest.CaptureFixture[str]
) -> None:
    clean = leak(capfd, target, function, *KERNELS, "--traces", "200")
    assert clean["leaks"] == [] and clean["controls"]["unmasked"] > 0 and clean["controls"]["random"] == 0
    assert leak(capfd, target, function, "--traces", "100", "--no-control")["leaks"]


@pytest.mark.slow
@pytest.mark.parametrize(("target", "function"), [*TWINS, *LONGER])
def test_kernels_show_nothing_in_many_traces(
    target: str, function: str, capfd: pytest.CaptureFixture[str]
) -> None:
    found = leak(capfd, target, function, *KERNELS, "--traces", "2000")
    assert found["leaks"] == [] and found["controls"]["unmasked"] > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "target",
    [
        *(f"{scheme}-masked-{key}" for scheme in ("ml-kem", "kyber") for key in ("512", "768", "1024")),
        *(f"saber-masked-{key}" for key in ("light", "saber", "fire")),
    ],
)
def test_a_whole_decapsulation_shows_nothing(target: str, capfd: pytest.CaptureFixture[str]) -> None:
    found = leak(capfd, target, "decaps", *KERNELS, "--traces", "200")
    assert found["leaks"] == [] and found["controls"]["unmasked"] > 0 and found["controls"]["random"] == 0
    assert found["address"] is None


def test_what_is_found_is_the_same_on_any_number_of_threads(capfd: pytest.CaptureFixture[str]) -> None:
    options = ("--traces", "83", "--no-control", "--order", "2")
    one, three = (leak(capfd, "masked", "masked_and", *options, "--jobs", jobs) for jobs in ("1", "3"))
    assert one == three and one["leaks"]


def test_shares_may_be_negative_where_it_is_said(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["leak", "k-pke-masked-768", "masked_unpack_message", "--core", "cv32e40p", *KERNELS]
    words += ["--traces", "20", "--no-control", "--fixed", str(2**32 - 1)]
    assert run_command(words) == 0
    capfd.readouterr()
    assert run_command([*words, "--result", "a:additive mod 3329:2:2"]) == 2
    assert 'the shares of "a" do not recombine' in capfd.readouterr().err
    assert run_command([*words, "--result", "a:additive mod 3329:2:2t"]) == 2
    assert "1s, 2s and 4s for numbers with a sign" in capfd.readouterr().err


def test_more_traces_than_are_summed_are_refused(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["leak", "masked", "masked_and", "--core", "cv32e40p", "--traces", "5000000"]
    assert run_command(words) == 2
    assert "5000000 traces are more than are summed, 4194303" in capfd.readouterr().err


def _scaled(a: np.ndarray, d: int) -> np.ndarray:
    """compress.c: a share as a fraction of q, of d + 13 bits."""
    return ((a.astype(np.int64) << 18) * ((1 << 42) // Q) >> 32) >> (15 - d)


@pytest.mark.parametrize("d", [1, 4, 5, 10, 11])
def test_compression_of_shares_is_compression_for_all_pairs_of_shares(d: int) -> None:
    """Every pair of shares below q; and the ends of what a share may be, with every other share."""
    every, bound = np.arange(Q), 2 * Q - 1
    whole = np.arange(-bound, bound + 1)
    values = np.arange(2 * Q)
    compressed = ((values << (d + 1)) + Q) // (2 * Q) % (1 << d)
    pairs = [*((int(one), every) for one in every), (-bound, whole), (bound, whole)]
    for first, others in pairs:
        total = _scaled(np.array([first]), d) + 1 + (1 << 12) + _scaled(others, d)
        assert np.array_equal(total >> 13 & (1 << d) - 1, compressed[(first + others) % Q]), first


@pytest.mark.parametrize("d", [1, 4, 10])
def test_the_program_compresses_so(d: int) -> None:
    program, random = program_of("k-pke-masked", "768"), np.random.default_rng(d)
    a = random.integers(-2 * Q + 1, 2 * Q, (2, 32)).astype("<i2")
    fresh = random.integers(0, 1 << 32, 23, dtype=np.uint64).astype("<u4")
    called = program.call(
        "kpke_masked_compress",
        [
            Arg.output(88, 4),
            Arg.input(a[0].tobytes(), 2),
            Arg.input(a[1].tobytes(), 2),
            Arg.value("u32", d),
            Arg.input(fresh.tobytes(), 4),
        ],
    )
    words = np.frombuffer(called["buffers"][0] or b"", "<u4").reshape(-1, 2)[:d]
    bits = (words[:, 0] ^ words[:, 1])[:, None] >> np.arange(32, dtype=np.uint32) & 1
    got = (bits.astype(int) << np.arange(d)[:, None]).sum(axis=0)
    value = a.astype(int).sum(axis=0) % Q
    assert np.array_equal(got, ((value << (d + 1)) + Q) // (2 * Q) % (1 << d))


def test_a_row_of_chi_keeps_its_shares_uniform() -> None:
    """masked.h: of each row, all masks and the fresh bit give each pair of shares equally often."""
    lanes = range(5)
    for row in range(32):
        seen: dict[int, int] = {}
        for mask in range(32):
            for fresh in range(2):
                zero = [(row ^ mask) >> x & 1 for x in lanes]
                one = [mask >> x & 1 for x in lanes]
                out = [
                    zero[x]
                    ^ ((zero[(x + 1) % 5] ^ 1) & zero[(x + 2) % 5])
                    ^ ((zero[(x + 1) % 5] ^ 1) & one[(x + 2) % 5])
                    ^ (fresh if x == 0 else 0)
                    for x in lanes
                ]
                number = sum(bit << x for x, bit in enumerate(out))
                seen[number] = seen.get(number, 0) + 1
        assert len(seen) == 32 and set(seen.values()) == {2}, row


def test_shares_of_an_output_are_compared_together() -> None:
    workload = WORKLOADS["ml-kem-masked"]
    path = own_files(workload)[1]
    cases = [case for case in load(workload, path, "768") if case.operation == "decaps" and case.accepted]
    answers = Answers(program_of("ml-kem-masked", "768"))
    case = cases[0]
    [(position, (name, want))] = case.shared.items()
    assert (name, len(want), case.expected) == ("k", 32, {}) and answers.wrong(case) is None
    case.shared[position] = (name, bytes(32))
    wrong = answers.wrong(case)
    assert wrong is not None and wrong.endswith("the 2 shares of k of decaps are not those expected")


def test_an_expected_length_that_no_shares_make_is_told() -> None:
    fields = {"set": "ML-KEM-768", "op": "decaps", "s": "00" * 3072, "others": "00" * 1248}
    case = {**fields, "c": "00" * 1088, "fresh": "00" * 4 * 7061, "k": "00" * 31}
    with pytest.raises(InstarError, match='"k" has 64 bytes, which is no multiple of the 31'):
        prepare(WORKLOADS["ml-kem-masked"], "768", case)
