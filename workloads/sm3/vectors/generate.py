"""Writes sm3.json: SM3 of messages around the block boundaries, whole and in pieces, and HMAC-SM3.

Source: the package cryptography (OpenSSL); gmssl, independent of it, agrees on every digest.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from cryptography.hazmat.primitives import hashes, hmac
from gmssl.sm3 import sm3_hash

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, cancelling_pairs, each, generate, numbered_last, random_bytes, with_flip

BLOCK = 64
ROOM = BLOCK - 8 - 1  # the longest message whose padding fits its block


def digest(message: bytes) -> bytes:
    computed = hashes.Hash(hashes.SM3())
    computed.update(message)
    found = computed.finalize()
    assert sm3_hash(list(message)) == found.hex()
    return found


def mac(key: bytes, message: bytes) -> bytes:
    computed = hmac.HMAC(key, hashes.SM3())
    computed.update(message)
    return computed.finalize()


def hash_cases() -> Iterator[Case]:
    for length in (
        0,
        1,
        3,
        ROOM - 1,
        ROOM,
        ROOM + 1,
        BLOCK - 1,
        BLOCK,
        BLOCK + 1,
        119,
        120,
        128,
        200,
        1000,
        1024,
        # so many blocks that a step of 63 bytes would make one more of them
        64 * BLOCK,
    ):
        message = random_bytes(f"SM3 {length}", length)
        fields = {"alg": "SM3", "op": "hash", "msg": message, "md": digest(message), "ok": True}
        yield {**fields, "measure": length == 200}
    for piece in (1, 3, BLOCK - 1, BLOCK, BLOCK + 1, 200, 4000):
        message = random_bytes(f"SM3 in pieces of {piece}", 3 * BLOCK + 5)
        fields = {"alg": "SM3", "op": "hash_in_pieces", "piece": piece, "msg": message}
        yield {**fields, "md": digest(message), "ok": True}


def mac_cases() -> Iterator[Case]:
    lengths = [(32, 200), (0, 10), (1, 0), (63, 64), (64, 65), (65, 1), (130, 33)]
    for key_length, length in lengths:
        key = random_bytes(f"HMAC key {key_length}", key_length)
        message = random_bytes(f"HMAC {length}", length)
        fields = {"alg": "HMAC-SM3", "op": "mac", "key": key, "msg": message, "ok": True}
        tag = mac(key, message)
        for tag_length in (32, 31, 16, 1) if key_length == 32 else (32,):
            whole = {**fields, "tag": tag[:tag_length], "tagbits": 8 * tag_length}
            yield {**whole, "measure": (key_length, tag_length) == (32, 32)}
            yield {**whole, "op": "verify"}
    key, message = random_bytes("HMAC key 32", 32), random_bytes("HMAC 200", 200)
    fields = {"alg": "HMAC-SM3", "op": "verify", "key": key, "msg": message, "ok": False}
    tag = mac(key, message)
    bits = [(at, bit) for at in range(32) for bit in range(8)]
    rows = [{"tag": with_flip(tag, at, bit), "reason": f"byte {at} of the tag"} for at, bit in bits]
    reason = "two bytes of the tag, by as much and back"
    rows += [{"tag": pair, "reason": reason} for pair in cancelling_pairs(tag)]
    yield {**fields, "status": "invalid_tag", **each(rows)}
    for length in (1, 31):
        short = tag[: length - 1] + bytes([tag[length - 1] ^ 0x80])
        yield {**fields, "tag": short, "status": "invalid_tag", "reason": f"tag of {length} bytes"}
    yield {**fields, "tag": tag[:1], "ok": True}
    for length in (0, 33, 64):
        yield {
            **fields,
            "tag": (tag + tag)[:length],
            "status": "tag_length",
            "reason": f"tag of {length} bytes",
        }
        reason = f"a tag of {length} bytes asked for"
        asked = {"lengths": {"tag": length}, "status": "tag_length", "reason": reason}
        yield {**fields, "op": "mac_refused", **asked}
    for name in ("key", "msg"):
        changed = bytes([fields[name][0] ^ 1]) + fields[name][1:]
        yield {**fields, name: changed, "tag": tag, "status": "invalid_tag", "reason": f"another {name}"}


def cases() -> Iterator[Case]:
    yield from hash_cases()
    yield from mac_cases()


if __name__ == "__main__":
    files = [("sm3", numbered_last(cases(), measure=False))]
    generate(__file__, "GB/T 32905-2016", "cryptography 50.0.2, gmssl 3.2.2", files)
