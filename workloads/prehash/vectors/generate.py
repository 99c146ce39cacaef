"""Writes prehash.json: messages formatted for signing, whole and hashed by each of the twelve functions.

Source: formats.py, over Python's hashlib (OpenSSL).
"""

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from formats import HASHES, prehashed, pure
from generator import Case, generate, numbered, random_bytes


def cases() -> Iterator[Case]:
    for length, of_context in ((0, 0), (59, 0), (200, 7), (33, 255)):
        message, context = random_bytes("message", length), random_bytes("context", of_context)
        formatted = pure(context, message)
        yield {
            "op": "pure",
            "message": message,
            "context": context,
            "formatted": formatted,
            "measure": length == 59,
        }
    for number, alg in enumerate(HASHES):
        message, context = random_bytes(f"hashed by {alg}", 200), random_bytes(alg, 10 * number)
        yield {
            "op": "prehashed",
            "hashAlg": alg,
            "message": message,
            "context": context,
            "formatted": prehashed(alg, context, message),
            "measure": alg == "SHA2-256",
        }
    longest = random_bytes("the longest context", 255)
    yield {
        "op": "prehashed",
        "hashAlg": "SHA2-256",
        "message": b"",
        "context": longest,
        "formatted": prehashed("SHA2-256", longest, b""),
    }
    refused: Case = {"message": b"m", "formatted": b"", "ok": False}
    for op in ("pure", "prehashed"):
        case = {"op": op, "hashAlg": "SHA2-256", "context": bytes(256), "status": "context_too_long"}
        yield {**refused, **case}
    for alg in ("SHA-1", "MD5", "none"):
        case = {"op": "prehashed", "hashAlg": alg, "context": b"", "status": "unknown_hash"}
        yield {**refused, **case}


if __name__ == "__main__":
    generate(__file__, "FIPS 204, FIPS 205", "hashlib", [("prehash", numbered(cases()))])
