"""What is compared: functions on a core, a design's set for them, and what discovery starts from."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
OUT = Path("target") / "discover-sets"
_GENERATED = OUT / "keccak" / "cv32e40p"
#: Code of ours that discovery may start from, by name: options of `instar discover`. That of Keccak
#: is written by the design's generator (`prepared`).
STARTS: Mapping[str, tuple[str, ...]] = {
    "portable C": (),
    "scheduled software": ("--design", "software"),
    "merged layers": tuple(
        word
        for name in ("ntt", "invntt", "pointwise")
        for word in ("--kernel", str((HERE / "starts" / "ml-dsa" / f"{name}.c").relative_to(ROOT)))
    ),
    "lanes in halves": ("--kernel", str(_GENERATED / "base" / "keccak_f1600.S")),
    "halves written out": ("--kernel", str(_GENERATED / "written-out" / "keccak_f1600.S")),
    "product by hand": ("--kernel", "workloads/hqc/kernels/cv32e40p/product.S"),
    # Its caller keeps lanes so: no start for a set that converts them within the function.
    "interleaved lanes": ("--kernel", "workloads/sha3/kernels/cv32e40p/keccak_f1600.S"),
}
_GENERATOR = ROOT / "designs" / "cvxif-keccak" / "generator"


@dataclass(frozen=True)
class Row:
    """A published or hand-made set, and what it is for."""

    #: As a table has it.
    title: str
    core: str
    target: str
    #: Functions, or one operation.
    what: tuple[str, ...]
    designs: tuple[str, ...]
    variants: tuple[str, ...]
    reads: int
    writes: int = 1
    #: Behind the core's interface for coprocessors.
    coprocessor: bool = False
    #: Issue ports that take an instruction, where the set's do not have every one.
    issue_ports: int | None = None
    starts: tuple[str, ...] = ("portable C",)
    #: The variant whose units are synthesised; none: that which is measured.
    area_of: str | None = None
    whole: bool = False
    #: Flags of the build that discovery starts from: those of the set's variant.
    cflags: str | None = None
    #: What the set has that no instruction which is found can have.
    beyond: str = ""

    @property
    def name(self) -> str:
        """As `--only` takes it."""
        parts = (self.target, *self.what[:1], *self.variants, self.core)
        return ".".join(part for part in parts if part)


_SHA = "SHA-256's four sums (zknh)"
_KECCAK = {
    "plain-2": "Keccak in halves, two operands",
    "interleaved-2": "Keccak interleaved, two operands",
    "plain-3": "Keccak in halves, three operands",
    "interleaved-3": "Keccak interleaved, three operands",
}
_TRANSFORMS = ("ntt", "invntt", "pointwise")
_KPKE = ("ntt", "invntt", "basemul_cache", "reduce")
_CROSS = ("fp_vec_by_matrix", "restricted_by_fp", "restricted_scaled_add", "fp_scaled_subtract")
_HQC = ("syndromes", "locator", "roots", "error_values", "rs_encode", "rm_decode")
_HALVES = ("portable C", "lanes in halves", "halves written out")
_DSA = ("portable C", "scheduled software", "merged layers")


def _keccak(core: str, suffix: str, names: Sequence[str]) -> list[Row]:
    return [
        Row(
            _KECCAK[name],
            core,
            "sha3",
            ("keccak_f1600",),
            ("cvxif-keccak",),
            (name + suffix,),
            int(name[-1]),
            issue_ports=1,
            starts=_HALVES,
        )
        for name in names
    ]


def _products(core: str, variant: str, operands: int) -> Row:
    title = f"ML-DSA's products, {'two' if operands == 2 else 'three'} operands (cvxif-ntt)"
    return Row(
        title,
        core,
        "ml-dsa-44",
        _TRANSFORMS,
        ("cvxif-ntt",),
        (variant,),
        operands,
        issue_ports=1,
        starts=_DSA,
    )


ROWS: tuple[Row, ...] = (
    Row(_SHA, "cva6-superscalar", "sha2", ("sha256_compress",), ("zknh",), ("zknh",), 2),
    Row(_SHA, "cva6-single", "sha2", ("sha256_compress",), ("zknh",), ("zknh",), 2),
    *_keccak("cva6-superscalar", "", ("plain-2", "interleaved-2", "plain-3", "interleaved-3")),
    *_keccak("cva6-single", "-single", ("plain-2", "interleaved-2", "plain-3", "interleaved-3")),
    Row(
        "Keccak, CIRCE's as published",
        "cv32e40px",
        "sha3",
        ("keccak_f1600",),
        ("circe",),
        ("published-scheduled",),
        3,
        coprocessor=True,
        starts=_HALVES,
    ),
    Row(
        "Keccak, ours beside CIRCE",
        "cv32e40px",
        "sha3",
        ("keccak_f1600",),
        ("circe",),
        ("ours-keccak",),
        3,
        coprocessor=True,
        starts=_HALVES,
        cflags="-mno-strict-align",
    ),
    Row(
        "ML-DSA's butterflies (cva6-ntt)",
        "cva6-superscalar",
        "ml-dsa-44",
        _TRANSFORMS,
        ("cva6-ntt",),
        ("scheduled",),
        3,
        2,
        starts=_DSA,
        area_of="own-multiplier",
    ),
    Row(
        "the same, paired loads",
        "cva6-superscalar",
        "ml-dsa-44",
        _TRANSFORMS,
        ("cva6-ntt",),
        ("paired-loads",),
        3,
        2,
        starts=_DSA,
        area_of="own-multiplier",
        beyond="loads of two words",
    ),
    _products("cva6-superscalar", "products-3", 3),
    _products("cva6-superscalar", "products-2", 2),
    _products("cva6-single", "products-3-single", 3),
    _products("cva6-single", "products-2-single", 2),
    Row(
        "ML-KEM's products (cvxif-kpke)",
        "cva6-superscalar",
        "k-pke-768",
        _KPKE,
        ("cvxif-kpke",),
        ("product",),
        2,
        issue_ports=1,
        starts=("portable C", "scheduled software"),
    ),
    Row(
        "ML-KEM's products (cvxif-kpke)",
        "cva6-single",
        "k-pke-768",
        _KPKE,
        ("cvxif-kpke",),
        ("product-single",),
        2,
        issue_ports=1,
        starts=("portable C", "scheduled software"),
    ),
    *(
        Row(
            title,
            "cv32e40px",
            target,
            functions,
            ("circe",),
            (variant,),
            3,
            coprocessor=True,
            cflags=flags,
            beyond="" if variant == "published" else "two numbers in a word",
        )
        for target, functions in (
            ("cross-rsdp-1-b", _CROSS),
            ("cross-rsdpg-1-b", (*_CROSS, "fz_vec_by_matrix")),
        )
        for title, variant, flags in (
            ("CROSS's arithmetic, CIRCE's as published", "published", None),
            ("CROSS's arithmetic, ours beside CIRCE", "ours", "-mno-strict-align"),
        )
    ),
    Row(
        "HQC's product (cvxif-hqc)",
        "cv32e40px",
        "hqc-1",
        ("product",),
        ("cvxif-hqc",),
        ("all",),
        3,
        coprocessor=True,
        starts=("portable C", "product by hand"),
        cflags="-mno-strict-align -mtune=sifive-7-series",
        beyond="a word and a position as state",
    ),
    Row(
        "HQC's decoder (cvxif-hqc)",
        "cv32e40px",
        "hqc-1",
        _HQC,
        ("cvxif-hqc",),
        ("all",),
        3,
        coprocessor=True,
        cflags="-mno-strict-align -mtune=sifive-7-series",
    ),
    Row(
        "ML-KEM-768 decaps, Keccak interleaved and products",
        "cva6-single",
        "ml-kem-768",
        ("decaps",),
        ("cvxif-keccak", "cvxif-kpke"),
        ("interleaved-3-single", "product-single"),
        3,
        issue_ports=1,
        starts=("portable C", "scheduled software"),
        whole=True,
    ),
    Row(
        "ML-DSA-44 verify, Keccak interleaved and products",
        "cva6-single",
        "ml-dsa-44",
        ("verify",),
        ("cvxif-keccak", "cvxif-ntt"),
        ("interleaved-3-single", "products-3-single"),
        3,
        issue_ports=1,
        starts=("portable C", "scheduled software"),
        whole=True,
    ),
    Row(
        "CROSS sign, CIRCE's as published",
        "cv32e40px",
        "cross-rsdp-1-b",
        ("sign",),
        ("circe",),
        ("published",),
        3,
        coprocessor=True,
        whole=True,
    ),
)


def prepared() -> None:
    """Writes the starting code that is generated."""
    made = OUT / "keccak"
    generated = [Path(word) for words in STARTS.values() for word in words if str(_GENERATED) in word]
    if not all(file.exists() for file in generated):
        shutil.rmtree(made, ignore_errors=True)
        scratch = OUT / "keccak.new"
        shutil.rmtree(scratch, ignore_errors=True)
        subprocess.run([sys.executable, str(_GENERATOR), str(scratch)], check=True)
        scratch.rename(made)
