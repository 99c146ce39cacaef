"""Known answers: instructions that a search should find in our programs, and where each of them stands.

Source: the published instructions are the manual's and our designs'; what else there is stands as
CoreDSL in `known`, after the C of the workloads. Where a truth stands was read off what clang 22
makes of that C at -O3 for RV32IM and RV64IM: its operations are in a loop or in straight code.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from instar._core import InstarError, Library, suggestion
from instar.discover.operation import Operation
from instar.places import data_folder

if TYPE_CHECKING:
    from instar._core import WorkloadInfo

_KNOWN = Path(__file__).parent / "known"


@dataclass(frozen=True)
class Form:
    """An instruction that a truth is; `MANUAL` or `KNOWN` or a design of ours has it."""

    mnemonic: str
    of: str
    #: What it has that the first form has not, where it is another one.
    says: str = ""
    #: What the program has in operands, as `rs1:s16 rs2:u9`: so many bits, signed or not.
    ranges: str = ""
    #: So many of a result's lowest bits count in the program; all where nothing is said.
    bits: int | None = None


MANUAL, KNOWN = "", "known"


@dataclass(frozen=True)
class Place:
    """Where a truth stands."""

    #: How the names of the programs begin that have it, `ml-dsa-`; the first one's workload has the
    #: functions.
    programs: tuple[str, ...]
    #: Functions in whose code it is.
    functions: tuple[str, ...]
    #: What the number of the encoding is there.
    numbers: tuple[int, ...] = ()
    #: Operations of the first program that call them; all of them where nothing is said.
    operations: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Truth:
    """A known answer at one width of registers."""

    name: str
    #: Its row in the table of docs/reference/discover-score.md.
    row: int
    xlen: int
    #: The first is what the program's code computes; others do the same work with another residue.
    forms: tuple[Form, ...]
    places: tuple[Place, ...] = ()

    @property
    def family(self) -> str:
        """What instructions of its kind are called together."""
        return FAMILIES[self.row]


FAMILIES = {
    1: "rotations",
    2: "logic with a complement",
    3: "chi",
    4: "theta",
    5: "funnel shifts",
    6: "SHA-2",
    7: "addresses and packing",
    8: "modular products",
    9: "butterflies",
    10: "reductions of lattices",
    11: "arithmetic of codes",
}

_RSDP, _RSDPG = "cross-rsdp-", "cross-rsdpg-"
_LATTICE = ("k-pke-", "ml-kem-", "kyber-")
#: FIPS 202, table 2, without the lane that stays: rotations to the left.
_RHO = (1, 2, 3, 6, 8, 10, 14, 15, 18, 20, 21, 25, 27, 28, 36, 39, 41, 43, 44, 45, 55, 56, 61, 62)
#: FIPS 180-4, sections 4.1.2 and 4.1.3: rotations to the right.
_TURNS_256 = (2, 6, 7, 11, 13, 17, 18, 19, 22, 25)
_TURNS_512 = (1, 8, 14, 18, 19, 28, 34, 39, 41, 61)
#: By how far 64 bits move right there that are in two registers: sigmas shift by 6 and 7, too.
_MOVES_512 = (*_TURNS_512, 6, 7)


def _sha256(numbers: tuple[int, ...] = ()) -> Place:
    functions = ("sha256_compress", "sha256_compress_many")
    return Place(
        ("sha2", "slh-dsa-sha2-"), functions, numbers, ("sha224", "sha256", "sha256_in_pieces", "hmac_sha256")
    )


def _sha512(numbers: tuple[int, ...] = ()) -> Place:
    functions = ("sha512_compress", "sha512_compress_many")
    operations = ("sha384", "sha512", "sha512_224", "sha512_256", "sha512_in_pieces", "hmac_sha512")
    return Place(("sha2", "slh-dsa-sha2-192", "slh-dsa-sha2-256"), functions, numbers, operations)


def _sha3(numbers: tuple[int, ...] = ()) -> Place:
    schemes = (*_LATTICE, "ml-dsa-", "cross-", "hqc-", "slh-dsa-shake-", "saber-", "sike")
    return Place(("sha3", *schemes), ("keccak_f1600", "keccak_f1600_many"), numbers)


def _dsa(*functions: str) -> Place:
    return Place(("ml-dsa-",), functions)


def _kem(*functions: str) -> Place:
    return Place(_LATTICE, functions)


def _cross(sets: str, *functions: str) -> Place:
    return Place((sets,), functions)


def _halves(moves: Sequence[int]) -> tuple[int, ...]:
    """By how far halves of doublewords move right that move right so far."""
    return tuple(sorted({move % 32 for move in moves} - {0}))


def _truth(
    row: int, xlen: int, of: str, name: str, *places: Place, ranges: str = "", bits: int | None = None
) -> Truth:
    return Truth(name, row, xlen, (Form(name, of, "", ranges, bits),), places)


def _and(truth: Truth, mnemonic: str, of: str, says: str) -> Truth:
    """The truth with another form, which is published."""
    return replace(truth, forms=(*truth.forms, Form(mnemonic, of, says)))


def _hashes() -> Iterator[Truth]:
    left = tuple(sorted(64 - turn for turn in _RHO))
    yield _truth(1, 32, MANUAL, "rori", _sha256(_TURNS_256))
    yield _truth(1, 64, MANUAL, "roriw", _sha256(_TURNS_256), bits=32)
    yield _truth(1, 64, MANUAL, "rori", _sha512(_TURNS_512), _sha3(left))
    for xlen in (32, 64):
        places = (_sha3(), Place(("hqc-",), ("spread", "roots")), _dsa("make_hint"))
        yield _truth(2, xlen, MANUAL, "andn", *places)
        yield _truth(2, xlen, MANUAL, "orn")
        yield _truth(2, xlen, MANUAL, "xnor")
    yield _truth(3, 32, "cvxif-keccak", "pq.bcax", _sha3())
    yield _truth(3, 64, KNOWN, "lanes.bcax", _sha3())
    yield _truth(4, 32, "cvxif-keccak", "pq.eor3", _sha3())
    yield _truth(4, 32, KNOWN, "halves.rax1", _sha3())
    # In interleaved halves, which portable C has not.
    yield _truth(4, 32, "cvxif-keccak", "pq.xar")
    yield _truth(4, 64, KNOWN, "lanes.eor3", _sha3())
    yield _truth(4, 64, KNOWN, "lanes.rax1", _sha3())
    yield _truth(4, 64, KNOWN, "lanes.xar", _sha3(_RHO))
    funnels = (_sha3(_halves(left)), _sha512(_halves(_MOVES_512)))
    yield _truth(5, 32, "cvxif-keccak", "pq.fsri", *funnels)
    for name in ("sig0", "sig1", "sum0", "sum1"):
        yield _truth(6, 32, MANUAL, f"sha256{name}", _sha256())
        yield _truth(6, 64, MANUAL, f"sha256{name}", _sha256(), bits=32)
        yield _truth(6, 64, MANUAL, f"sha512{name}", _sha512())
    for name in ("sig0h", "sig0l", "sig1h", "sig1l", "sum0r", "sum1r"):
        yield _truth(6, 32, MANUAL, f"sha512{name}", _sha512())


def _addresses() -> Iterator[Truth]:
    rejecting = Place(("cross-",), ("rej_fp", "rej_challenge"))
    for xlen in (32, 64):
        halfwords = [_kem("rej_uniform", "expand_row"), *([rejecting] if xlen == 32 else [])]
        yield _truth(7, xlen, MANUAL, "sh1add", *halfwords, Place(("hqc-",), ("locator",)))
        words = _dsa("rej_uniform", "rej_eta", "expand_a_row", "expand_s")
        decoding = () if xlen == 32 else ("error_values", "roots", "rs_encode", "syndromes", "product")
        yield _truth(7, xlen, MANUAL, "sh2add", words, Place(("hqc-",), ("spread", *decoding)))
        yield _truth(7, xlen, MANUAL, "sh3add", Place(("hqc-",), ("product",)))
        for name in ("zext.h", "pack", "rev8"):
            yield _truth(7, xlen, MANUAL, name)


def _lattices() -> Iterator[Truth]:
    # The second factor is a twiddle, or a coefficient after eight layers, which is below 9q.
    factors, words = "rs1:s32 rs2:s28", "rs1:s32 rs2:s32"
    published = "which reads 28 bits of rs2"
    for xlen in (32, 64):
        bits = None if xlen == 32 else 32
        product = _truth(
            8,
            xlen,
            KNOWN,
            "dsa.product",
            _dsa("ntt", "invntt", "pointwise", "pointwise_acc"),
            ranges=factors,
            bits=bits,
        )
        other = _truth(
            8, xlen, KNOWN, "kem.product", _kem("ntt", "invntt", "basemul_cache"), ranges=words, bits=bits
        )
        forward, backward = (
            _truth(9, xlen, KNOWN, f"dsa.{name}", _dsa(of), ranges=f"rd:s32 {factors}", bits=bits)
            for name, of in (("butterfly", "ntt"), ("inverse_butterfly", "invntt"))
        )
        if xlen == 32:
            product = _and(product, "pq.mulq", "cva6-ntt", published)
            forward = _and(forward, "pq.bfct", "cva6-ntt", published)
            backward = _and(backward, "pq.bfgs", "cva6-ntt", published)
            other = _and(other, "pq.mulk", "cvxif-kpke", "of the constant itself, not of its fraction")
        yield from (product, other, forward, backward)
        for name, of in (("butterfly", "ntt"), ("inverse_butterfly", "invntt")):
            yield _truth(9, xlen, KNOWN, f"kem.{name}", _kem(of), ranges=f"rd:s32 {words}", bits=bits)
        for name in ("caddq", "reduce"):
            yield _truth(10, xlen, KNOWN, f"dsa.{name}", _dsa(name), ranges="rs1:s32", bits=bits)
        # Coefficients are stored as halfwords.
        yield _truth(10, xlen, KNOWN, "kem.reduce", _kem("reduce"), ranges="rs1:s16", bits=16)
        yield _truth(10, xlen, KNOWN, "kem.remainder", _kem("basemul_acc"), ranges="rs1:s32", bits=16)


def _codes() -> Iterator[Truth]:
    vector, scaled = "fp_vec_by_matrix", ("restricted_by_fp", "restricted_scaled_add", "fp_scaled_subtract")
    published = "which has 127 for 0 too, and a half of its own above"
    for xlen in (32, 64):
        # In R-SDP exponents have no matrix: `fz_vec_by_matrix` copies there.
        exponents = _cross(_RSDPG, "fz_vec_by_matrix")
        yield _truth(11, xlen, KNOWN, "code.mac", _cross("cross-", vector), exponents)
        folding = (_cross(_RSDP, vector), exponents)
        yield _truth(11, xlen, KNOWN, "code.fold127", *folding)
        yield _truth(11, xlen, KNOWN, "code.mod127", _cross(_RSDP, *scaled), ranges="rs1:u14", bits=16)
        elements = "rs1:u7 rs2:u7 rs3:u7"
        product = _truth(
            11, xlen, KNOWN, "code.mac127", _cross(_RSDP, "fp_scaled_subtract"), ranges=elements, bits=16
        )
        power = _truth(
            11,
            xlen,
            KNOWN,
            "code.power_mac127",
            _cross(_RSDP, "restricted_scaled_add"),
            ranges="rs1:u7 rs2:u3 rs3:u7",
            bits=16,
        )
        if xlen == 32:
            product = _and(product, "circe.vec_by_matrix", "circe", published)
            power = _and(power, "circe.restr_vec_by_matrix", "circe", published)
        yield from (product, power)
        for number, sets in ((7, _RSDP), (127, _RSDPG)):
            name = f"code.cadd{number}"
            yield _truth(11, xlen, KNOWN, name, _cross(sets, "fz_subtract"), ranges="rs1:s9", bits=8)
        wide = _cross(_RSDPG, vector, *scaled)
        yield _truth(11, xlen, KNOWN, "code.mod509", wide, ranges="rs1:u32", bits=16)
        elements = "rs1:u9 rs2:u9 rs3:u9"
        scaling = _cross(_RSDPG, "fp_scaled_subtract")
        yield _truth(11, xlen, KNOWN, "code.mac509", scaling, ranges=elements, bits=16)


TRUTHS: tuple[Truth, ...] = (*_hashes(), *_addresses(), *_lattices(), *_codes())


@dataclass(frozen=True)
class Asked:
    """A truth that a program has, and the numbers that stand in its encoding there."""

    truth: Truth
    numbers: tuple[int, ...]


def all_of(xlen: int) -> list[Asked]:
    """Every truth at a width of registers, with the numbers that any program has."""
    return [_asked(truth, truth.places) for truth in TRUTHS if truth.xlen == xlen]


def of_program(workload: WorkloadInfo, parameter_set: str, calls: Sequence[str], xlen: int) -> list[Asked]:
    """The truths of a workload's functions and operations; of all where none is named.

    Raises `InstarError` where it has no such call, or no truth.
    """
    known = [*workload["functions"], *workload["operations"]]
    for call in calls:
        if call not in known:
            raise InstarError(
                f'{workload["name"]} has no function and no operation "{call}"; '
                + suggestion(call, "it has", known)
            )
    program = f"{workload['name']}-{parameter_set}"
    found = []
    for truth in (truth for truth in TRUTHS if truth.xlen == xlen):
        places = [
            place
            for place in truth.places
            if program.startswith(place.programs)
            and (not calls or any(_is_in(place, workload, program, call) for call in calls))
        ]
        if places:
            found.append(_asked(truth, places))
    if not found:
        shown = " ".join([program.rstrip("-"), *calls])
        first = {place.programs[0].rstrip("-") for truth in TRUTHS for place in truth.places}
        raise InstarError(
            f"no known answer stands in {shown} on RV{xlen}; there are some in {', '.join(sorted(first))}"
        )
    return found


def within(asked: Sequence[Asked], reads: int | None, writes: int | None) -> tuple[list[Asked], list[Asked]]:
    """Those that need no more registers than an instruction may read and write, and the others."""
    fitting: list[Asked] = []
    others: list[Asked] = []
    for one in asked:
        operation = operation_of(one.truth.forms[0], one.truth.xlen)
        fits = (reads is None or len(operation.inputs) <= reads) and (
            writes is None or len(operation.results) <= writes
        )
        (fitting if fits else others).append(one)
    return fitting, others


def _asked(truth: Truth, places: Sequence[Place]) -> Asked:
    return Asked(truth, tuple(sorted({number for place in places for number in place.numbers})))


def _is_in(place: Place, workload: WorkloadInfo, program: str, call: str) -> bool:
    if call in workload["functions"]:
        return call in place.functions
    own = program.startswith(place.programs[0])
    return not own or place.operations is None or call in place.operations


@functools.cache
def operation_of(form: Form, xlen: int) -> Operation:
    """The instruction that a form is, from what is built in, whatever stands in the current folder."""
    if form.of == MANUAL:
        return Operation.of(form.mnemonic, xlen, None)
    built_in = Library([], data=data_folder())
    name = str(_KNOWN / f"rv{xlen}" / "design.toml") if form.of == KNOWN else form.of
    return Operation.of(form.mnemonic, xlen, built_in.design(name))
