"""What the table of all cores has: schemes, the functions that decide them, and where software lies."""

from __future__ import annotations

from dataclasses import dataclass

#: Orders that a search for a kernel judges, so that its end is no matter of time.
ORDERS = 200
#: A kernel that saves less than this share of its function is left out.
LEAST_GAIN = 0.005
#: The designs with variants and baselines that are software alone, without those for special
#: callers; all but the first are for cores with vectors. Of the last two no instruction of their
#: own is used, and the last one's are for cores that lack vector instructions.
SHIPPED = {
    "software": ("superscalar", "single", "rv64", "cv32e40p", "dense"),
    "rvv": ("vectors",),
    "marian": ("zvk",),
    "vkeccak": ("scalar", "scalar-timed", "vectors-timed"),
}
#: What found kernels are called, as a design.
FOUND = "found"
#: Cores that stand for no hardware of their own, and why.
LEFT_OUT = {
    "cv32e40px": "cv32e40p with an interface for coprocessors, which takes the same cycles",
    "marian-1024": "marian with longer registers, which nobody built",
    "marian-plain": "marian without its cryptography unit, for units of designs",
}


@dataclass(frozen=True)
class Hot:
    """A function that decides how long a scheme takes."""

    #: The workload whose file describes it.
    owner: str
    #: The workload, with its set, in which it is called.
    target: str
    function: str
    #: Where it is another function in each set: the set.
    of_set: str = ""
    #: Whether orders of it are searched; else its kernel is what is shipped, if there is one.
    searched: bool = True

    @property
    def entry(self) -> str:
        """As `replaces` names it."""
        return f"{self.owner}/{self.function}"

    @property
    def folder(self) -> str:
        """Of its kernel, below a variant's."""
        return f"{self.owner}/{self.of_set}" if self.of_set else self.owner


@dataclass(frozen=True)
class Scheme:
    """A table: operations of a scheme, or one function."""

    title: str
    target: str
    operations: tuple[str, ...] = ()
    #: In the place of operations.
    function: str = ""

    @property
    def columns(self) -> tuple[str, ...]:
        """What has a count of cycles."""
        return self.operations or (self.function,)


KECCAK = Hot("sha3", "sha3", "keccak_f1600")
SCHEMES = (
    Scheme("ML-KEM-768", "ml-kem-768", ("keygen", "encaps", "decaps")),
    Scheme("ML-DSA-44", "ml-dsa-44", ("keygen", "sign", "verify")),
    # Its keys and signatures take billions of instructions: docs/schemes/slh-dsa.md samples them.
    Scheme("SLH-DSA-SHA2-128s", "slh-dsa-sha2-128s", ("verify",)),
    Scheme("HQC-1", "hqc-1", ("keygen", "encaps", "decaps")),
    Scheme("Keccak-f[1600]", "sha3", function="keccak_f1600"),
    Scheme("AES-128, four blocks", "aes-128", function="aes_encrypt_blocks"),
    Scheme("AES-256, four blocks", "aes-256", function="aes_encrypt_blocks"),
)
#: The last two are not searched: AES's loops take longest and gain least, and HQC's product is
#: written by hand and too long for a proof of another order.
HOT = (
    KECCAK,
    Hot("sha2", "sha2", "sha256_compress"),
    *(Hot("k-pke", "ml-kem-768", name) for name in ("ntt", "invntt", "basemul_acc")),
    *(Hot("ml-dsa", "ml-dsa-44", name) for name in ("ntt", "invntt", "pointwise")),
    *(Hot("aes", f"aes-{size}", "aes_encrypt_blocks", size, searched=False) for size in ("128", "256")),
    Hot("hqc", "hqc-1", "product", searched=False),
)
