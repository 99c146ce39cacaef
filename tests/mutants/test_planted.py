"""Faults of kinds that no vector once caught: each is planted, and the vectors must notice.

A comparison that leaves something out, a check that is not made, an index that keeps too many bits:
all of them accept what is nearly right, and answer everything else as they should.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ..shared import ROOT
from .faults import Fault
from .judge import Judge
from .subject import Subject

WORKLOADS = ROOT / "workloads"


@cache
def judge_of(workload: str, parameter_set: str, beside: str = "") -> tuple[Subject, Judge]:
    """A judge by the vectors of a set; faults may be `beside`, in a workload that it requires."""
    subject = Subject.of(workload, parameter_set)
    if beside:
        more = tuple((WORKLOADS / beside / "src").resolve().glob("*.[ch]"))
        subject = replace(subject, own=(*subject.own, *more))
    return subject, Judge(subject)


def planted(file: str, was: str, becomes: str) -> Fault:
    source = (WORKLOADS / file).read_bytes()
    start = source.index(was.encode())
    assert source.count(was.encode()) == 1, was
    line = source.count(b"\n", 0, start) + 1
    return Fault(file, "", line, start, start + len(was.encode()), becomes, "planted", was, becomes)


#: Of comparisons that join the differences of bytes: what they might do instead.
JOINED = {
    "difference |= ": ["difference ^= ", "difference = ", "difference &= ", "difference |= 0x7f & "],
    "different |= (uint32_t)(a[i]": ["different ^= (uint32_t)(a[i]", "different |= 0xfe & (uint32_t)(a[i]"],
    "differ |= ": ["differ ^= ", "differ = ", "differ |= 0x7f & ", "differ |= 0xfe & "],
}
SABER, SLH_DSA, CROSS = ("saber", "saber"), ("slh-dsa", "sha2-128f"), ("cross", "rsdp-1-f")
CROSS_G = ("cross", "rsdpg-1-b")
ML_KEM, KYBER = ("ml-kem", "768", "k-pke"), ("kyber", "768", "k-pke")
ML_DSA = ("ml-dsa", "44")
K_PKE, SM3, GCM = ("k-pke", "768"), ("sm3", ""), ("block-cipher", "")
HQC = ("hqc", "1")
SIKE = ("sike", "p434")


def joined(subject: tuple[str, ...], file: str, found: str) -> list[tuple[tuple[str, ...], str, str, str]]:
    return [(subject, file, found, other) for other in JOINED[found]]


FAULTS = [
    *joined(SABER, "saber/src/verify.c", "different |= (uint32_t)(a[i]"),
    (SABER, "saber/src/verify.c", "i < 8", "i < 7"),
    (SABER, "saber/src/verify.c", "int i = 0", "int i = 1"),
    (SABER, "saber/src/verify.c", "return -different >> 31", "return different & 1"),
    (SABER, "saber/src/kem.c", "again, SABER_CT_BYTES))", "again, SABER_CT_BYTES - 8))"),
    (SABER, "saber/src/kem.c", "again, SABER_CT_BYTES))", "again, SABER_CT_BYTES - 1))"),
    *joined(HQC, "hqc/src/verify.c", "different |= (uint32_t)(a[i]"),
    (HQC, "hqc/src/verify.c", "i < 8", "i < 7"),
    (HQC, "hqc/src/verify.c", "int i = 0", "int i = 1"),
    (HQC, "hqc/src/verify.c", "return -different >> 31", "return different & 1"),
    (HQC, "hqc/src/decaps.c", "(ct, again, sizeof again)", "(ct, again, sizeof again - 1)"),
    (HQC, "hqc/src/decaps.c", "(ct, again, sizeof again)", "(ct, again, HQC_N_BYTES)"),
    (HQC, "hqc/src/locator.c", "& ~(k - 2 * length)", ""),
    (HQC, "hqc/src/spread.c", "pairs[i / 2] ^= (uint32_t)(position ^ positions[i]) << half", ""),
    # What differs here differs in many bytes: another ciphertext hides another message.
    (SIKE, "sike/src/verify.c", "different |= (uint32_t)(a[i]", "different &= (uint32_t)(a[i]"),
    (SIKE, "sike/src/kem.c", "(again, ct, SIKE_PK_BYTES)", "(again + 110, ct + 110, 220)"),
    (SIKE, "sike/src/curve.c", "swap_if(out, &behind, before)", "swap_if(out, &behind, 0)"),
    (SIKE, "sike/src/word.h", "c->high += c->middle < high", "c->high += 0"),
    *joined(ML_KEM, "k-pke/src/replace.c", "difference |= "),
    (ML_KEM, "k-pke/src/replace.c", "i < KPKE_C_BYTES", "i < KPKE_C_BYTES - 1"),
    (ML_KEM, "k-pke/src/replace.c", "i < KPKE_C_BYTES; i++", "i < KPKE_C_BYTES; i += 2"),
    (ML_KEM, "ml-kem/src/checks.c", "difference |= ", "difference ^= "),
    (ML_KEM, "ml-kem/src/checks.c", "difference |= ", "difference = "),
    *joined(KYBER, "k-pke/src/replace.c", "difference |= "),
    *joined(K_PKE, "k-pke/src/replace.c", "difference |= "),
    *joined(ML_DSA, "ml-dsa/src/verify.c", "difference |= "),
    (ML_DSA, "ml-dsa/src/verify.c", "i < MLDSA_C_TILDE_BYTES", "i < MLDSA_C_TILDE_BYTES - 1"),
    *joined(SLH_DSA, "slh-dsa/src/verify.c", "difference |= "),
    (SLH_DSA, "slh-dsa/src/verify.c", "i < SLHDSA_N", "i < SLHDSA_N - 1"),
    (SLH_DSA, "slh-dsa/src/verify.c", "int i = 0", "int i = 1"),
    (SLH_DSA, "slh-dsa/src/verify.c", "i++", "i += 2"),
    (SLH_DSA, "slh-dsa/src/digest.c", "tree & ~(uint64_t)0 >> (64 - SLHDSA_TREE_BITS)", "tree"),
    (SLH_DSA, "slh-dsa/src/address.h", "(uint32_t)p[0] << 24", "(uint32_t)p[1] << 24"),
    (SLH_DSA, "slh-dsa/src/digest.c", "(uint32_t)leaf & ((1u << SLHDSA_HP) - 1)", "(uint32_t)leaf"),
    *joined(CROSS, "cross/src/verify.c", "differ |= "),
    (CROSS, "cross/src/verify.c", "i < CROSS_HASH", "i < CROSS_HASH - 1"),
    (CROSS, "cross/src/verify.c", "< CROSS_Z", "<= CROSS_Z"),
    (CROSS, "cross/src/verify.c", "uint32_t j = 0; j < CROSS_WORD", "uint32_t j = 1; j < CROSS_WORD"),
    (CROSS, "cross/src/verify.c", "j < CROSS_WORD", "j < CROSS_WORD - 1"),
    (CROSS, "cross/src/verify.c", "well_formed &= word", "well_formed = word"),
    (CROSS, "cross/src/verify.c", "= cross_unpack_fp(y", "= 1 | cross_unpack_fp(y"),
    (CROSS, "cross/src/verify.c", "&= cross_unpack_fz(word", "&= 1 | cross_unpack_fz(word"),
    (CROSS, "cross/src/verify.c", "right &= check(", "right = check("),
    (
        CROSS,
        "cross/src/verify.c",
        "right &= equal(found, sig + CROSS_SIG_COMMITMENT)",
        "(void)equal(found, sig)",
    ),
    (
        CROSS,
        "cross/src/verify.c",
        "right &= equal(found, sig + CROSS_SIG_CHALLENGE)",
        "(void)equal(found, sig)",
    ),
    # What samplers seldom meet, and exponents that all are zero.
    (
        CROSS_G,
        "cross/src/bits.h",
        "stored < wanted && bytes != end; bytes +=",
        "stored < wanted && bytes != end; bytes -=",
    ),
    (CROSS_G, "cross/src/fixed_weight.c", "bits > 1 &&", "bits > 2 &&"),
    (CROSS_G, "cross/src/lanes127.h", "(sum + CROSS_IN_LANES(1))", "(sum - CROSS_IN_LANES(1))"),
    *joined(SM3, "sm3/src/hmac_sm3.c", "difference |= "),
    (SM3, "sm3/src/hmac_sm3.c", "return difference == 0", "return (difference & 255) < 2"),
    *joined(GCM, "block-cipher/src/tags_differ.c", "difference |= "),
    (GCM, "block-cipher/src/tags_differ.c", "i < length", "i + 1 < length"),
    (GCM, "block-cipher/src/tags_differ.c", "size_t i = 0", "size_t i = 1"),
    (GCM, "block-cipher/src/tags_differ.c", "difference + 0xff", "difference + 0xfe"),
]


def called(one: object) -> str:
    return "-".join(filter(None, one)) if isinstance(one, tuple) else Path(str(one)).name


#: Of these `make test` plants every so many, and one of each scheme; `make test-all` all.
_QUICK = 12
_FIRST = {subject: number for number, (subject, *_) in reversed([*enumerate(FAULTS)])}
_PLANTED = {*range(0, len(FAULTS), _QUICK), *_FIRST.values()}


@pytest.mark.parametrize(
    ("subject", "file", "was", "becomes"),
    [
        pytest.param(
            *fault, marks=[] if number in _PLANTED else [pytest.mark.slow], id="-".join(map(called, fault))
        )
        for number, fault in enumerate(FAULTS)
    ],
)
def test_what_is_nearly_right_is_told_from_what_is_right(
    subject: tuple[str, ...], file: str, was: str, becomes: str
) -> None:
    _, judge = judge_of(*subject)
    assert judge.judge(planted(file, was, becomes)).outcome == "caught"
