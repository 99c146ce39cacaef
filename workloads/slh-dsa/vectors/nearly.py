"""Signatures that are nearly right, and right ones whose digest has every bit set that no index takes.

Source: FIPS 205; the package slh-dsa 0.2.5 hashes, signs and computes roots. A comparison of roots
that leaves something out, or an index with a bit too many, answers other vectors as the right ones
do.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import slhdsa.lowlevel.slhdsa as scheme
from slhdsa.lowlevel.addresses import Address, FORSTreeAddress
from slhdsa.lowlevel.fors import FORS
from slhdsa.lowlevel.hypertree import HyperTree
from slhdsa.lowlevel.wots import WOTSParameter
from slhdsa.lowlevel.xmss import XMSS

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import with_flip


@dataclass(frozen=True)
class Digest:
    """H_msg's bytes taken apart: parts of whole bytes, of which md takes the first bits, indices the last."""

    md: bytes
    tree: int
    leaf: int
    #: Whether all bits are 1 that neither md nor an index takes, and the highest ones of both
    #: indices.
    is_full: bool

    @classmethod
    def of(cls, par: Any, digest: bytes) -> "Digest":
        md_bits, tree_bits, leaf_bits = par.k * par.a, par.h - par.h_m, par.h_m
        ends = [0]
        for bits in (md_bits, tree_bits, leaf_bits):
            ends.append(ends[-1] + (bits + 7) // 8)
        assert len(digest) == ends[-1] == par.m
        md, tree, leaf = (digest[begin:end] for begin, end in pairwise(ends))
        behind = int.from_bytes(md, "big") & ((1 << (-md_bits % 8)) - 1)
        # What no index takes and its highest bit are the first bits of its bytes.
        before = [
            int.from_bytes(part, "big") >> (bits - 1) == (1 << (-bits % 8 + 1)) - 1
            for part, bits in ((tree, tree_bits), (leaf, leaf_bits))
        ]
        return cls(
            md,
            int.from_bytes(tree, "big") & ((1 << tree_bits) - 1),
            int.from_bytes(leaf, "big") & ((1 << leaf_bits) - 1),
            all(before) and behind == (1 << (-md_bits % 8)) - 1,
        )


def is_full(par: Any, secret: tuple[bytes, ...], formatted: bytes, addrnd: bytes) -> bool:
    """Whether signing `formatted` with this randomness gives a digest as `Digest.is_full` says."""
    _, sk_prf, pk_seed, pk_root = secret
    r = par.PRFmsg(sk_prf, addrnd, formatted)
    return Digest.of(par, par.Hmsg(r, pk_seed, pk_root, formatted)).is_full


class Reader:
    """What a verifier computes of a signature before it compares roots."""

    def __init__(self, par: Any, formatted: bytes, sig: bytes, pk_seed: bytes, pk_root: bytes) -> None:
        self.par, self.pk_seed, n = par, pk_seed, par.n
        self.digest = Digest.of(par, par.Hmsg(sig[:n], pk_seed, pk_root, formatted))
        self.fors_end = n * (1 + par.k * (par.a + 1))
        self.layer_bytes = n * (par.h_m + WOTSParameter(par).len)
        self.sig = sig
        address = FORSTreeAddress(0, self.digest.tree)
        address.keypair = self.digest.leaf
        fors = memoryview(sig)[n : self.fors_end]
        self.fors_pk = FORS(par).publickey_from_sign(fors, self.digest.md, pk_seed, address)

    def has_root(self, root: bytes) -> bool:
        """Whether the signature leads to `root`."""
        digest, hypertree = self.digest, memoryview(self.sig)[self.fors_end :]
        return bool(
            HyperTree(self.par).verify(self.fors_pk, hypertree, self.pk_seed, digest.tree, digest.leaf, root)
        )

    def below_top(self) -> bytes:
        """The root that the highest tree signs."""
        par, tree, leaf, node = self.par, self.digest.tree, self.digest.leaf, self.fors_pk
        for layer in range(par.d - 1):
            begin = self.fors_end + layer * self.layer_bytes
            sig = memoryview(self.sig)[begin : begin + self.layer_bytes]
            node = XMSS(par).public_key_from_sign(leaf, sig, node, self.pk_seed, Address(layer, tree))
            leaf, tree = tree & ((1 << par.h_m) - 1), tree >> par.h_m
        return bytes(node)

    def flips_that_keep(self, places: list[int], root: bytes) -> dict[int, tuple[int, int]]:
        """For each place in a root the byte and bit of a signature whose flip leaves that byte as in `root`.

        They are searched in the highest signature, so that a trial costs the hashes of one tree.
        """
        par, below = self.par, self.below_top()
        leaf = self.digest.tree >> (par.h - 2 * par.h_m) & ((1 << par.h_m) - 1)
        begin = len(self.sig) - self.layer_bytes
        top, found = self.sig[begin:], {}
        for at, bit in ((at, bit) for at in range(len(top)) for bit in range(8)):
            altered = memoryview(with_flip(top, at, bit))
            other = XMSS(par).public_key_from_sign(leaf, altered, below, self.pk_seed, Address(par.d - 1, 0))
            assert other != root
            for place in places:
                if other[place] == root[place]:
                    found.setdefault(place, (begin + at, bit))
            if len(found) == len(places):
                return dict(sorted(found.items()))
        raise ValueError("no flip keeps some byte of the root")


def near_roots(root: bytes, *, all_of_them: bool) -> Iterator[tuple[bytes, str]]:
    """Roots that another one is nearly, and in what it differs."""
    last = len(root) - 1
    yield with_flip(root, last, 7), "all but the last bit of the root"
    if all_of_them:
        yield with_flip(root, 0, 0), "all but the first bit of the root"
        bit = next(bit for bit in range(8) if (root[7] ^ root[last]) >> bit & 1)
        pair = with_flip(with_flip(root, 7, bit), last, bit)
        yield pair, "all but two bytes of the root, which differ by as much and back"


def nearly_signed(par: Any, secret: tuple[bytes, ...], formatted: bytes, root: bytes) -> bytes:
    """A signature by someone who calls `root` the root of a tree that has another one."""
    sk_seed, sk_prf, pk_seed, real = secret
    signature: bytes = scheme.sign(formatted, (sk_seed, sk_prf, pk_seed, root), par)
    read = Reader(par, formatted, signature, pk_seed, root)
    assert read.has_root(real) and not read.has_root(root)
    assert not scheme.verify(formatted, signature, (pk_seed, root), par)
    return signature
