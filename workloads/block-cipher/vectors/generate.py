"""Writes block-cipher.json: GHASH, and CTR and GCM over codebooks of AES-128.

Source: the package pycryptodome.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from Crypto.Cipher import AES

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, generate, numbered_last, random_bytes
from modes import (
    LENGTHS,
    MEASURED,
    Cipher,
    counters,
    ctr_cases,
    first_counter,
    gcm_cases,
    ghash,
    lengths,
    padded,
)


def encrypt(key: bytes, blocks: bytes) -> bytes:
    return AES.new(key, AES.MODE_ECB).encrypt(blocks)


def following(counter: bytes, blocks: int) -> bytes:
    """Counter blocks of SP 800-38A Appendix B.1 with m = 128."""
    first = int.from_bytes(counter, "big")
    return b"".join(((first + i) % 2**128).to_bytes(16, "big") for i in range(blocks))


def ctr(key: bytes, counter: bytes, pt: bytes) -> bytes:
    stream = encrypt(key, following(counter, len(padded(pt)) // 16))
    return bytes(a ^ b for a, b in zip(pt, stream, strict=False))


def gcm(key: bytes, iv: bytes, aad: bytes, pt: bytes) -> tuple[bytes, bytes]:
    cipher = AES.new(key, AES.MODE_GCM, nonce=iv, mac_len=16)
    cipher.update(aad)
    return cipher.encrypt_and_digest(pt)


CIPHER = Cipher("AES-128", 16, encrypt, ctr, gcm)


def ghash_cases() -> Iterator[Case]:
    for ct_length in (*LENGTHS, MEASURED):
        for aad_length in (0, 1, 16, 40) if ct_length in (0, 16, 33) else (0,):
            label = f"ghash {aad_length} {ct_length}"
            key, iv = random_bytes(f"{label} key", 16), random_bytes(f"{label} iv", 12)
            aad, pt = random_bytes(f"{label} aad", aad_length), random_bytes(f"{label} pt", ct_length)
            ct, tag = gcm(key, iv, aad, pt)
            mask = encrypt(key, iv + b"\0\0\0\1")
            s = bytes(a ^ b for a, b in zip(tag, mask, strict=True))
            fields = {"op": "ghash", "h": encrypt(key, bytes(16)), "aad": aad, "ct": ct, "s": s, "ok": True}
            yield {**fields, "measure": ct_length == MEASURED}
    # factors of one bit, of all bits and of none, in either place
    ones = b"\xff" * 16
    blocks = [
        ones,
        bytes(16),
        *((1 << bit).to_bytes(16, "big") for bit in (0, 1, 31, 32, 63, 64, 95, 96, 127)),
    ]
    for h, block in [*((h, ones) for h in blocks), *((ones, block) for block in blocks)]:
        s = ghash(h, block + lengths(0, 16))
        yield {"op": "ghash", "h": h, "aad": b"", "ct": block, "s": s, "ok": True}


def codebook(key: bytes, blocks: bytes) -> bytes:
    pairs = (blocks[at : at + 16] for at in range(0, len(blocks), 16))
    return b"".join(block + encrypt(key, block) for block in pairs)


def cases() -> Iterator[Case]:
    yield from ghash_cases()
    for case in ctr_cases(CIPHER):
        if case["op"] == "encrypt" and len(case["pt"]) < MEASURED:
            blocks = following(case["iv"], len(padded(case["pt"])) // 16)
            key, shown = case["key"], {name: case[name] for name in ("iv", "pt", "ct", "ok")}
            yield {"op": "ctr", "book": codebook(key, blocks), **shown}
    for case in gcm_cases(CIPHER):
        if len(case["pt"]) < MEASURED:
            key, h = case["key"], encrypt(case["key"], bytes(16))
            j0 = first_counter(h, case["iv"])
            book = codebook(key, bytes(16) + j0 + counters(j0, len(padded(case["pt"])) // 16))
            yield {
                "book": book,
                **{name: value for name, value in case.items() if name not in ("alg", "key")},
            }


if __name__ == "__main__":
    files = [("block-cipher", numbered_last(cases(), measure=False))]
    generate(__file__, "SP 800-38A, SP 800-38D", "pycryptodome 4.4.0", files)
