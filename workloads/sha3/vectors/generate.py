"""Writes sha3.json: SHA-3 and SHAKE of messages around the block boundaries, whole and in pieces.

Source: Python's hashlib (OpenSSL) answers, and for other domain bits a sponge in Python that agrees
with it.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, generate, numbered_last, random_bytes

RATES = {
    "SHA3-224": 144,
    "SHA3-256": 136,
    "SHA3-384": 104,
    "SHA3-512": 72,
    "SHAKE-128": 168,
    "SHAKE-256": 136,
}


def digest(alg: str, message: bytes, length: int) -> bytes:
    if alg.startswith("SHAKE"):
        return {"SHAKE-128": hashlib.shake_128, "SHAKE-256": hashlib.shake_256}[alg](message).digest(length)
    return hashlib.new(alg.lower().replace("-", "_"), message).digest()


def rotated(lane: int, n: int) -> int:
    return (lane << n | lane >> 64 - n) & (1 << 64) - 1


def keccak_f1600(lanes: list[int]) -> list[int]:
    """The permutation of FIPS 202 §3.3, its constants computed as §3.2 defines them."""
    feedback = 1
    for _ in range(24):
        columns = [lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20] for x in range(5)]
        lanes = [
            lane ^ columns[(i - 1) % 5] ^ rotated(columns[(i + 1) % 5], 1) for i, lane in enumerate(lanes)
        ]
        moved, x, y = list(lanes), 1, 0
        for t in range(24):
            moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotated(lanes[x + 5 * y], (t + 1) * (t + 2) // 2 % 64)
            x, y = y, (2 * x + 3 * y) % 5
        rows = [5 * (i // 5) for i in range(25)]
        lanes = [
            moved[i] ^ ~moved[row + (i + 1) % 5] & moved[row + (i + 2) % 5] for i, row in enumerate(rows)
        ]
        for j in range(7):
            lanes[0] ^= (feedback & 1) << (1 << j) - 1
            feedback = feedback << 1 ^ (feedback >> 7) * 0x171
    return lanes


def sponge(rate: int, suffix: int, message: bytes, length: int) -> bytes:
    """The sponge with any domain bits: `suffix` holds up to seven, and above them pad10*1 begins."""
    bits = message + bytes([suffix])
    fits = len(bits) % rate != 0 or suffix < 0x80
    padded = bytearray(bits + bytes(-len(bits) % rate if fits else rate))
    padded[-1] |= 0x80
    lanes, out = [0] * 25, b""
    for at in range(0, len(padded), rate):
        block = bytes(padded[at : at + rate]) + bytes(200 - rate)
        lanes = [lane ^ int.from_bytes(block[8 * i : 8 * i + 8], "little") for i, lane in enumerate(lanes)]
        lanes = keccak_f1600(lanes)
    while len(out) < length:
        out += b"".join(lane.to_bytes(8, "little") for lane in lanes)[:rate]
        lanes = keccak_f1600(lanes)
    return out[:length]


def suffixes() -> Iterator[Case]:
    """Domain bits of every number where they meet the end of a block."""
    rate = 136
    assert sponge(rate, 0x06, b"abc" * 99, 32) == hashlib.sha3_256(b"abc" * 99).digest()
    for suffix in (0x01, 0x7F, 0x80, 0xFF):
        for length in (rate - 2, rate - 1, rate):
            message = random_bytes(f"suffix {suffix} {length}", length)
            yield {
                "op": "sponge",
                "rate": rate,
                "suffix": suffix,
                "piece": 100,
                "msg": message,
                "md": sponge(rate, suffix, message, 64),
                "ok": True,
            }


def cases() -> Iterator[Case]:
    for alg, rate in RATES.items():
        shake = alg.startswith("SHAKE")
        for length in (0, 1, 7, 8, 9, rate - 1, rate, rate + 1, 200, 2 * rate - 1, 2 * rate, 1000):
            message = random_bytes(f"{alg} {length}", length)
            outputs = (1, 32, rate - 1, rate, rate + 1, 500) if shake and length == 200 else (64,)
            for output in outputs:
                md = digest(alg, message, output)
                yield {
                    "alg": alg,
                    "op": "hash",
                    "bits": 8 * length,
                    "msg": message,
                    "outbits": 8 * output if shake else None,
                    "md": md,
                    "ok": True,
                    "measure": length == 200 and output in (64, 500),
                }
        for piece in (1, 3, 8, 64, rate - 1, rate, rate + 1, 4000):
            message = random_bytes(f"{alg} in pieces of {piece}", 3 * rate + 5)
            md = digest(alg, message, 3 * rate + 1)
            yield {
                "alg": alg,
                "op": "hash_in_pieces",
                "piece": piece,
                "bits": 8 * len(message),
                "msg": message,
                "outbits": 8 * (3 * rate + 1) if shake else None,
                "md": md,
                "ok": True,
            }
    yield from suffixes()


if __name__ == "__main__":
    generate(__file__, "FIPS 202", "hashlib", [("sha3", numbered_last(cases()))])
