"""The cases of ECB, CTR and GCM that every cipher of 128-bit blocks gets, around the borders of their code.

Source: SP 800-38A and SP 800-38D. The ciphers, and their modes as far as they have them, are
others' packages; GCM is computed here too, bit by bit, for IVs that those refuse, or that lead to a
chosen counter.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from generator import Case, cancelling_pairs, each, random_bytes, with_flip

#: Messages around one block, the blocks that slices take at once (2, 4, 8, 16), and a stretch of
#: CTR.
LENGTHS = (0, 1, 15, 16, 17, 31, 33, 64, 100, 255, 256, 257, 600)
BLOCKS = (0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 15, 16, 17, 18, 33)
TAG_LENGTHS = (16, 15, 14, 13, 12, 8, 4)
#: Bytes of the messages that stand for a mode's cost.
MEASURED = 1024
_ONES = (1 << 128) - 1


@dataclass(frozen=True)
class Cipher:
    """A block cipher by packages of others."""

    #: `AES-128`: algorithms are called `AES-128-GCM`.
    name: str
    key_length: int
    #: Key, blocks → their encryption one by one.
    encrypt: Callable[[bytes, bytes], bytes]
    #: Key, first counter block, message → ciphertext.
    ctr: Callable[[bytes, bytes, bytes], bytes]
    #: Key, IV, additional data, plaintext → ciphertext and whole tag; None where no package takes
    #: the IV.
    gcm: Callable[[bytes, bytes, bytes, bytes], tuple[bytes, bytes] | None]

    def key(self, label: str) -> bytes:
        return random_bytes(f"{self.name} key {label}", self.key_length)


def times(x: int, y: int) -> int:
    """The product of two blocks, SP 800-38D Algorithm 1; a block is a big-endian number."""
    z = 0
    for i in range(128):
        if x >> (127 - i) & 1:
            z ^= y
        y = y >> 1 ^ (0xE1 << 120 if y & 1 else 0)
    return z


def inverse(x: int) -> int:
    """x^(2^128 - 2)."""
    result = 1 << 127
    for _ in range(127):
        x = times(x, x)
        result = times(result, x)
    return result


def padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 16)


def lengths(first: int, second: int) -> bytes:
    return (8 * first).to_bytes(8, "big") + (8 * second).to_bytes(8, "big")


def ghash(h: bytes, data: bytes) -> bytes:
    """SP 800-38D Algorithm 2."""
    y = 0
    for at in range(0, len(data), 16):
        y = times(y ^ int.from_bytes(data[at : at + 16], "big"), int.from_bytes(h, "big"))
    return y.to_bytes(16, "big")


def first_counter(h: bytes, iv: bytes) -> bytes:
    """J0 of SP 800-38D Algorithm 4."""
    return iv + b"\0\0\0\1" if len(iv) == 12 else ghash(h, padded(iv) + lengths(0, len(iv)))


def iv_for(h: bytes, j0: int) -> bytes:
    """The IV of 16 bytes with this J0."""
    back = inverse(int.from_bytes(h, "big"))
    return times(times(j0, back) ^ 128, back).to_bytes(16, "big")


def counters(j0: bytes, blocks: int) -> bytes:
    """The counter blocks of a message in GCM."""
    last = int.from_bytes(j0[12:], "big")
    return b"".join(j0[:12] + ((last + i) % 2**32).to_bytes(4, "big") for i in range(1, blocks + 1))


def gcm(cipher: Cipher, key: bytes, iv: bytes, aad: bytes, pt: bytes) -> tuple[bytes, bytes]:
    """Ciphertext and whole tag, by the package and by the standard."""
    h = cipher.encrypt(key, bytes(16))
    j0 = first_counter(h, iv)
    stream = cipher.encrypt(key, counters(j0, len(padded(pt)) // 16))
    ct = bytes(a ^ b for a, b in zip(pt, stream, strict=False))
    s = ghash(h, padded(aad) + padded(ct) + lengths(len(aad), len(ct)))
    tag = bytes(a ^ b for a, b in zip(s, cipher.encrypt(key, j0), strict=True))
    theirs = cipher.gcm(key, iv, aad, pt)
    assert theirs in (None, (ct, tag)), "the package and SP 800-38D differ"
    return ct, tag


def ecb_cases(cipher: Cipher) -> Iterator[Case]:
    alg = f"{cipher.name}-ECB"
    for blocks in (*BLOCKS, MEASURED // 16):
        key = cipher.key(f"ecb {blocks}")
        pt = random_bytes(f"{alg} {blocks}", 16 * blocks)
        fields = {"alg": alg, "key": key, "pt": pt, "ct": cipher.encrypt(key, pt), "ok": True}
        measure = {"measure": "ecb"} if 16 * blocks == MEASURED else {}
        yield {**fields, "op": "encrypt", **measure}
        yield {**fields, "op": "decrypt", **measure}
    for key, pt in ((b"\0", b"\0"), (b"\xff", b"\xff"), (b"\0", b"\xff"), (b"\xff", b"\0")):
        whole, block = key * cipher.key_length, pt * 16
        fields = {"alg": alg, "key": whole, "pt": block, "ct": cipher.encrypt(whole, block), "ok": True}
        yield {**fields, "op": "encrypt"}
        yield {**fields, "op": "decrypt"}
    for length in (1, 15, 17, 40):
        text = random_bytes("partial", length)
        fields = {"alg": alg, "key": cipher.key("partial"), "pt": text, "ct": text, "ok": False}
        yield {**fields, "op": "encrypt", "status": "partial_block"}
        yield {**fields, "op": "decrypt", "status": "partial_block"}


def ctr_cases(cipher: Cipher) -> Iterator[Case]:
    alg = f"{cipher.name}-CTR"
    starts = {f"length {length}": (random_bytes(f"{alg} iv {length}", 16), length) for length in LENGTHS}
    for bits in (32, 64, 96, 128):
        for before in (0, 1, 17):
            block = int.from_bytes(random_bytes(f"{alg} carry {bits} {before}", 16), "big")
            full = block | (1 << bits) - 1
            starts[f"carry {bits} {before}"] = ((full - before).to_bytes(16, "big"), 330)
    # a word that is full while nothing carries into it
    starts["no carry"] = (b"\xff" * 12 + bytes(4), 40)
    starts["measured"] = (random_bytes(f"{alg} iv measured", 16), MEASURED)
    for label, (iv, length) in starts.items():
        key, pt = cipher.key(f"ctr {label}"), random_bytes(f"{alg} {label}", length)
        ct = cipher.ctr(key, iv, pt)
        fields = {"alg": alg, "key": key, "iv": iv, "pt": pt, "ct": ct, "ok": True}
        measure = {"measure": "ctr"} if length == MEASURED else {}
        yield {**fields, "op": "encrypt", **measure}
        if length in (17, 257):
            yield {**fields, "op": "decrypt"}


def gcm_inputs(cipher: Cipher) -> Iterator[tuple[str, bytes, bytes, bytes, bytes, int]]:
    """Label, key, IV, additional data, plaintext and tag length of messages that are all right."""

    def one(
        label: str, pt: int, aad: int, iv: int | bytes = 12, tag: int = 16, key: bytes | None = None
    ) -> tuple[str, bytes, bytes, bytes, bytes, int]:
        label = f"{cipher.name}-GCM {label}"
        nonce = random_bytes(f"{label} iv", iv) if isinstance(iv, int) else iv
        data = random_bytes(f"{label} aad", aad), random_bytes(f"{label} pt", pt)
        return label, key or cipher.key(label), nonce, *data, tag

    for length in LENGTHS:
        yield one(f"plaintext {length}", length, 20)
    for length in (0, 1, 15, 16, 17, 32, 300):
        yield one(f"data {length}", 0 if length == 0 else 40, length)
    yield one("data alone", 0, 33)
    for length in (1, 4, 8, 11, 13, 15, 16, 17, 32, 60, 128, 150):
        yield one(f"iv {length}", 50, 7, length)
    for length in TAG_LENGTHS:
        yield one(f"tag {length}", 23, 5, 12, length)
    for number, before in enumerate((0, 1, 5, 17)):
        # the counter's last word overflows while the message goes on, and carries nowhere
        key = cipher.key(f"overflow {number}")
        upper = _ONES if before == 5 else int.from_bytes(random_bytes(f"overflow {number}", 16), "big")
        j0 = (upper | 0xFFFFFFFF) - before
        yield one(f"overflow {number}", 320, 3, iv_for(cipher.encrypt(key, bytes(16)), j0), 16, key)


def gcm_cases(cipher: Cipher) -> Iterator[Case]:
    alg = f"{cipher.name}-GCM"
    for label, key, iv, aad, pt, tag_length in (*gcm_inputs(cipher), measured_gcm(cipher)):
        ct, tag = gcm(cipher, key, iv, aad, pt)
        fields = {"alg": alg, "key": key, "iv": iv, "aad": aad, "pt": pt, "ct": ct}
        fields |= {"tag": tag[:tag_length], "tagbits": 8 * tag_length, "ok": True}
        measure = {"measure": "gcm"} if len(pt) == MEASURED else {}
        yield {**fields, "op": "encrypt", **measure}
        yield {**fields, "op": "decrypt", **measure}
        if label.endswith("plaintext 33"):
            yield from refused(fields)


def measured_gcm(cipher: Cipher) -> tuple[str, bytes, bytes, bytes, bytes, int]:
    label = f"{cipher.name}-GCM measured"
    return label, cipher.key(label), random_bytes(label, 12), b"", random_bytes(label, MEASURED), 16


def changed(data: bytes, bit: int) -> bytes:
    return (int.from_bytes(data, "big") ^ 1 << bit).to_bytes(len(data), "big")


def refused(right: Case) -> Iterator[Case]:
    """What must be refused of a message that is right."""
    wrong = {**right, "op": "decrypt", "ok": False, "status": "invalid_tag"}
    tag: bytes = right["tag"]
    bits = [(at, bit) for at in range(16) for bit in range(8)]
    rows = [{"tag": with_flip(tag, at, bit), "reason": f"byte {at} of the tag"} for at, bit in bits]
    yield {**wrong, **each(rows)}
    pairs = [{"tag": pair} for pair in cancelling_pairs(tag)]
    yield {**wrong, "reason": "two bytes of the tag, by as much and back", **each(pairs)}
    yield {**wrong, "tag": bytes(16), "reason": "tag of zeros"}
    yield {**wrong, "tag": bytes(255 - byte for byte in tag), "reason": "tag complemented"}
    for name in ("ct", "aad", "iv"):
        for bit in (0, 8 * len(right[name]) - 1):
            yield {**wrong, name: changed(right[name], bit), "reason": f"bit {bit} of {name}"}
    yield {**wrong, "ct": right["ct"][:-1], "reason": "ciphertext too short"}
    yield {**wrong, "aad": right["aad"] + b"\0", "reason": "additional data too long"}
    for length in TAG_LENGTHS[1:]:
        yield {**wrong, "tag": changed(tag[:length], 0), "reason": f"last bit of a tag of {length} bytes"}
    for length in (0, 1, 3, 5, 7, 9, 10, 11, 17):
        yield {
            **wrong,
            "tag": (tag + tag)[:length],
            "status": "tag_length",
            "reason": f"tag of {length} bytes",
        }
    for op in ("encrypt", "decrypt"):
        yield {**wrong, "op": op, "iv": b"", "status": "iv_length", "reason": "no IV"}
    # an output that is refused has no bytes
    yield {**wrong, "op": "encrypt", "status": "tag_length", "reason": "no tag"}
