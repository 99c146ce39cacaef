"""CROSS 2.2 as the specification has it, for making vectors: plain Python, hashlib and numpy.

It reproduces the signatures of the authors' generator. Trees are walked recursively, and streams of
bits are one large integer: nothing here is built as the C beside it is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.int64]

#: What someone else would write in place of these bytes.
Alteration = Callable[[bytes], bytes]


class NoSuchRound(Exception):
    """No round shows what was to be altered."""


@dataclass(frozen=True)
class Forgery:
    """What another signer writes in place of what the specification has, with all hashes right after it.

    In one round the word or the answer; they give nothing back where they can alter nothing.
    """

    word: Alteration = bytes
    answer: Alteration = bytes
    #: In one round the key's own error vector as the masking one, so that the word is zero.
    bare: bool = False
    #: The digest of the commitments.
    commitment: Alteration = bytes
    #: The digest that the second challenge comes from.
    challenge: Alteration = bytes

    @property
    def alters_a_round(self) -> bool:
        return self.bare or (self.word, self.answer) != (bytes, bytes)


#: Domain separation: streams count from here, hashes from there.
_STREAM, _DIGEST = 0, 0x8000


@dataclass(frozen=True)
class Shape:
    """A parameter set: rounds, weight of the second challenge, nodes stored, bits drawn for both."""

    t: int
    w: int
    stored: int
    challenge_bits: int
    shuffle_bits: int
    trees: bool = True


@dataclass(frozen=True)
class Code:
    """What the sets of one problem and level share; `m` is 0 in R-SDP; then bits drawn."""

    level: int
    n: int
    k: int
    m: int
    fp_bits: int
    fz_bits: int
    v_bits: int
    w_bits: int = 0


RSDP = {
    1: Code(1, 127, 76, 0, 1127, 717, 28028),
    3: Code(3, 187, 111, 0, 1673, 1065, 60711),
    5: Code(5, 251, 150, 0, 2247, 1431, 108689),
}
RSDPG = {
    1: Code(1, 55, 36, 25, 729, 343, 6624, 5677),
    3: Code(3, 79, 48, 40, 1071, 539, 14211, 11655),
    5: Code(5, 106, 69, 48, 1431, 679, 24192, 20594),
}
#: By the name of a set without `CROSS-`.
SETS = {
    "R-SDP-1-fast": (RSDP[1], Shape(157, 82, 82, 1421, 3656, trees=False)),
    "R-SDP-1-balanced": (RSDP[1], Shape(256, 215, 108, 2170, 4776)),
    "R-SDP-1-small": (RSDP[1], Shape(520, 488, 129, 4130, 10390)),
    "R-SDP-3-fast": (RSDP[3], Shape(239, 125, 125, 2163, 5264, trees=False)),
    "R-SDP-3-balanced": (RSDP[3], Shape(384, 321, 165, 3255, 8586)),
    "R-SDP-3-small": (RSDP[3], Shape(580, 527, 184, 4718, 12880)),
    "R-SDP-5-fast": (RSDP[5], Shape(321, 167, 167, 2905, 8343, trees=False)),
    "R-SDP-5-balanced": (RSDP[5], Shape(512, 427, 220, 4347, 10746)),
    "R-SDP-5-small": (RSDP[5], Shape(832, 762, 251, 6734, 18150)),
    "R-SDP(G)-1-fast": (RSDPG[1], Shape(147, 76, 76, 1647, 3472, trees=False)),
    "R-SDP(G)-1-balanced": (RSDPG[1], Shape(256, 220, 101, 2682, 4776)),
    "R-SDP(G)-1-small": (RSDPG[1], Shape(512, 484, 117, 5085, 9153)),
    "R-SDP(G)-3-fast": (RSDPG[3], Shape(224, 119, 119, 2502, 5128, trees=False)),
    "R-SDP(G)-3-balanced": (RSDPG[3], Shape(268, 196, 138, 2925, 6444)),
    "R-SDP(G)-3-small": (RSDPG[3], Shape(512, 463, 165, 5238, 9981)),
    "R-SDP(G)-5-fast": (RSDPG[5], Shape(300, 153, 153, 3357, 7929, trees=False)),
    "R-SDP(G)-5-balanced": (RSDPG[5], Shape(356, 258, 185, 3897, 8937)),
    "R-SDP(G)-5-small": (RSDPG[5], Shape(642, 575, 220, 6597, 15140)),
}


def pack(elements: Vector | list[int], bits: int) -> bytes:
    """Elements one after the other, from the lowest bit on."""
    whole = sum(int(one) << (bits * i) for i, one in enumerate(elements))
    return whole.to_bytes((bits * len(elements) + 7) // 8, "little")


def unpack(data: bytes, bits: int, count: int) -> list[int]:
    whole = int.from_bytes(data, "little")
    return [whole >> (bits * i) & ((1 << bits) - 1) for i in range(count)]


@dataclass(frozen=True)
class Node:
    """A node of a tree: where it begins on its level, and how many leaves are below it, the first of them."""

    level: int
    position: int
    first: int
    leaves: int

    def children(self) -> tuple[Node, Node] | None:
        if self.leaves == 1:
            return None
        left = 1 << ((self.leaves - 1).bit_length() - 1)
        below = (self.level + 1, 2 * self.position)
        return (
            Node(*below, self.first, left),
            Node(below[0], below[1] + 1, self.first + left, self.leaves - left),
        )

    def below(self) -> Iterator[Node]:
        yield self
        for child in self.children() or ():
            yield from child.below()


class Stream:
    """Numbers from SHAKE's output, which ends where the set says; after it are zeros."""

    def __init__(self, scheme: Cross, seed: bytes, separator: int) -> None:
        self.read = 0
        self.xof = scheme.shake(seed + (_STREAM + separator).to_bytes(2, "little"))

    def bytes(self, count: int) -> bytes:
        start, self.read = self.read, self.read + count
        return self.xof.digest(self.read)[start:]

    def below(self, bound: int, count: int, drawn: int) -> list[int]:
        """`count` numbers below `bound`, rejected where they are not; of `drawn` bits, in whole bytes."""
        bits = (bound - 1).bit_length()
        whole, found = int.from_bytes(self.bytes((drawn + 7) // 8), "little"), []
        while len(found) < count:
            candidate, whole = whole & ((1 << bits) - 1), whole >> bits
            if candidate < bound:
                found.append(candidate)
        return found


@dataclass
class Keys:
    """A private key expanded: the matrices, the secret error vector and its word."""

    v: Vector
    w: Vector | None
    word: Vector
    e: Vector


class Cross:
    """One parameter set."""

    def __init__(self, name: str) -> None:
        self.code, self.shape = SETS[name]
        self.grouped = self.code.m > 0
        self.p, self.z, self.generator = (509, 127, 16) if self.grouped else (127, 7, 2)
        self.p_bits, self.z_bits = (9, 7) if self.grouped else (7, 3)
        self.seed = {1: 16, 3: 24, 5: 32}[self.code.level]
        self.hash_bytes = self.salt = self.key_seed = 2 * self.seed
        self.words = self.code.m or self.code.n
        self.shake: Callable[[bytes], hashlib._HashXOF] = (
            hashlib.shake_128 if self.code.level == 1 else hashlib.shake_256
        )
        self.powers = np.array([pow(self.generator, i, self.p) for i in range(self.z + 1)])
        self.fp_bytes = (self.code.n * self.p_bits + 7) // 8
        self.answer = self.fp_bytes + (self.words * self.z_bits + 7) // 8

    def digest(self, data: bytes, separator: int = 0) -> bytes:
        return self.shake(data + (_DIGEST + separator).to_bytes(2, "little")).digest(self.hash_bytes)

    # --- Keys

    def matrices(self, seed_pk: bytes) -> tuple[Vector, Vector | None]:
        code = self.code
        stream, w = Stream(self, seed_pk, 3 * self.shape.t + 2), None
        if self.grouped:
            columns = code.n - code.m
            w = np.array(stream.below(self.z, code.m * columns, code.w_bits)).reshape(code.m, columns)
        rest = code.n - code.k
        v = np.array(stream.below(self.p, code.k * rest, code.v_bits)).reshape(code.k, rest)
        return v, w

    def error(self, word: Vector, w: Vector | None) -> Vector:
        return word if w is None else np.concatenate([word @ w % self.z, word])

    def syndrome(self, vector: Vector, v: Vector) -> Vector:
        result: Vector = (vector[self.code.k :] + vector[: self.code.k] @ v) % self.p
        return result

    def expand(self, sk: bytes) -> tuple[bytes, Keys]:
        stream = Stream(self, sk, 3 * self.shape.t + 1)
        seed_e, seed_pk = stream.bytes(self.key_seed), stream.bytes(self.key_seed)
        v, w = self.matrices(seed_pk)
        drawn = Stream(self, seed_e, 3 * self.shape.t + 3).below(self.z, self.words, self.code.fz_bits)
        word = np.array(drawn)
        return seed_pk, Keys(v, w, word, self.error(word, w))

    def keygen(self, seed: bytes) -> tuple[bytes, bytes]:
        seed_pk, keys = self.expand(seed)
        return seed_pk + pack(self.syndrome(self.powers[keys.e], keys.v), self.p_bits), seed

    # --- Trees

    @cached_property
    def nodes(self) -> list[Node]:
        """All nodes, level by level."""
        return sorted(Node(0, 0, 0, self.shape.t).below(), key=lambda node: (node.level, node.position))

    def quarters(self) -> list[slice]:
        """The runs of the fast sets."""
        ends = [sum(self.shape.t // 4 + (j < self.shape.t % 4) for j in range(i)) for i in range(5)]
        return [slice(a, b) for a, b in pairwise(ends)]

    def seeds(self, root: bytes, salt: bytes) -> dict[Node, bytes]:
        """The seed of every node; of the fast sets those of the leaves."""
        n = self.seed
        if not self.shape.trees:
            leaves, four = b"", Stream(self, root + salt, 0).bytes(4 * n)
            for i, run in enumerate(self.quarters()):
                part = Stream(self, four[n * i : n * i + n] + salt, i + 1)
                leaves += part.bytes(n * (run.stop - run.start))
            return {Node(0, i, i, 1): leaves[n * i : n * i + n] for i in range(self.shape.t)}
        found = {self.nodes[0]: root}
        for number, node in enumerate(self.nodes):
            both = Stream(self, found[node] + salt, number).bytes(2 * n)
            for i, child in enumerate(node.children() or ()):
                found[child] = both[n * i : n * i + n]
        return found

    def commitments(self, leaves: list[bytes]) -> dict[Node, bytes]:
        """The digest of every node; of the fast sets the root beside the leaves."""
        if not self.shape.trees:
            top = self.digest(b"".join(self.digest(b"".join(leaves[run])) for run in self.quarters()))
            found = {Node(0, i, i, 1): leaf for i, leaf in enumerate(leaves)}
            return {**found, Node(0, 0, 0, self.shape.t): top}
        found = {}
        for node in reversed(self.nodes):
            children = node.children()
            found[node] = (
                self.digest(found[children[0]] + found[children[1]]) if children else leaves[node.first]
            )
        return found

    def told(self, challenge: list[int]) -> list[Node]:
        """The nodes of the seeds in a signature."""
        if not self.shape.trees:
            return [Node(0, i, i, 1) for i, bit in enumerate(challenge) if bit]

        def whole(node: Node) -> bool:
            return all(challenge[node.first : node.first + node.leaves])

        inner = {child: node for node in self.nodes for child in node.children() or ()}
        return [node for node in self.nodes[1:] if whole(node) and not whole(inner[node])]

    # --- Signatures

    def round_vectors(
        self, seed: bytes, salt: bytes, i: int, w: Vector | None
    ) -> tuple[Vector, Vector, Vector]:
        """The masking word, its error vector, the mask."""
        stream = Stream(self, seed + salt, 2 * self.shape.t - 1 + i)
        word = np.array(stream.below(self.z, self.words, self.code.fz_bits))
        return word, self.error(word, w), np.array(stream.below(self.p, self.code.n, self.code.fp_bits))

    def differences(self, keys: Keys, word: Vector, e: Vector, mask: Vector) -> tuple[bytes, bytes]:
        """Packed: the word that takes a round's error vector to the key's, and the syndrome committed to."""
        syndrome = self.syndrome(self.powers[(keys.e - e) % self.z] * mask % self.p, keys.v)
        return pack((keys.word - word) % self.z, self.z_bits), pack(syndrome, self.p_bits)

    def challenge_1(self, digest: bytes) -> list[int]:
        t = self.shape.t
        drawn = Stream(self, digest, 3 * t - 1).below(self.p - 1, t, self.shape.challenge_bits)
        return [one + 1 for one in drawn]

    def challenge_2(self, digest: bytes, fewest: int = 1) -> list[int]:
        """The rounds that are told; `fewest` bits are taken at a time where fewer would do."""
        t, found = self.shape.t, [1] * self.shape.w + [0] * (self.shape.t - self.shape.w)
        data = Stream(self, digest, 3 * t).bytes((self.shape.shuffle_bits + 7) // 8)
        whole, i = int.from_bytes(data, "little"), 0
        while i < t:
            bits = max(fewest, (t - 1 - i).bit_length())
            distance, whole = whole & ((1 << bits) - 1), whole >> bits
            if distance < t - i:
                found[i], found[i + distance] = found[i + distance], found[i]
                i += 1
        return found

    def sign(
        self, sk: bytes, message: bytes, root: bytes, salt: bytes, forged: Forgery | None = None
    ) -> bytes:
        """A signature, or what someone makes who knows the key and does this differently.

        The round that is altered is the first one whose answer the signature shows.
        """
        t, (_, keys) = self.shape.t, self.expand(sk)
        nodes = self.seeds(root, salt)
        leaves = sorted((node.first, seed) for node, seed in nodes.items() if node.leaves == 1)
        seeds = [seed for _, seed in leaves]
        rounds = [self.round_vectors(seed, salt, i, keys.w) for i, seed in enumerate(seeds)]
        words, syndromes = zip(*(self.differences(keys, *one) for one in rounds), strict=True)
        first = [self.digest(s + words[i] + salt, 2 * t - 1 + i) for i, s in enumerate(syndromes)]
        second = [self.digest(seed + salt, 2 * t - 1 + i) for i, seed in enumerate(seeds)]
        forged = forged or Forgery()
        for i in range(t):
            own = (keys.word, keys.e, rounds[i][2]) if forged.bare else rounds[i]
            word, syndrome = self.differences(keys, *own)
            if not (word := forged.word(word)):
                continue
            altered = self.digest(syndrome + word + salt, 2 * t - 1 + i)
            tree = self.commitments([*first[:i], altered, *first[i + 1 :]])
            commitment = forged.commitment(
                self.digest(tree[Node(0, 0, 0, t)] + self.digest(b"".join(second)))
            )
            digest_1 = self.digest(self.digest(message) + commitment + salt)
            scalars = self.challenge_1(digest_1)
            answers = [
                pack((mask + scalars[j] * self.powers[e]) % self.p, self.p_bits)
                for j, (_, e, mask) in enumerate([*rounds[:i], own, *rounds[i + 1 :]])
            ]
            if not (answer := forged.answer(answers[i])):
                continue
            answers[i] = answer
            digest_2 = forged.challenge(self.digest(b"".join(answers) + digest_1))
            challenge = self.challenge_2(digest_2)
            if not (forged.alters_a_round and challenge[i]):
                break
        else:
            raise NoSuchRound
        told = self.told(challenge)
        path = b"".join(nodes[node] for node in told)
        # From the last level to the first, and from right to left; the fast sets as they come.
        proof = b"".join(tree[node] for node in (reversed(told) if self.shape.trees else told))
        hidden = [j for j in range(t) if not challenge[j]]
        parts = [
            salt + commitment + digest_2,
            path.ljust(self.shape.stored * self.seed, b"\0"),
            proof.ljust(self.shape.stored * self.hash_bytes, b"\0"),
            b"".join(second[j] for j in hidden),
            b"".join(answers[j] + (word if j == i else words[j]) for j in hidden),
        ]
        return b"".join(parts)
