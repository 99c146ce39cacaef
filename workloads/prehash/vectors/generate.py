"""Writes prehash.json: messages formatted for signing, whole and hashed by each of the twelve functions.

Source: Python's hashlib (OpenSSL) hashes; the formatting is that of FIPS 204 Algorithms 2 and 4. `--check`
compares with the file instead of writing it.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

# Name in the vectors, name in hashlib, last byte of the object identifier, output length of a SHAKE.
HASHES: dict[str, tuple[str, int, int | None]] = {
    "SHA2-224": ("sha224", 0x04, None),
    "SHA2-256": ("sha256", 0x01, None),
    "SHA2-384": ("sha384", 0x02, None),
    "SHA2-512": ("sha512", 0x03, None),
    "SHA2-512/224": ("sha512_224", 0x05, None),
    "SHA2-512/256": ("sha512_256", 0x06, None),
    "SHA3-224": ("sha3_224", 0x07, None),
    "SHA3-256": ("sha3_256", 0x08, None),
    "SHA3-384": ("sha3_384", 0x09, None),
    "SHA3-512": ("sha3_512", 0x0A, None),
    "SHAKE-128": ("shake_128", 0x0B, 32),
    "SHAKE-256": ("shake_256", 0x0C, 64),
}


def random_bytes(label: str, length: int) -> bytes:
    """Bytes that look random and are the same in every run."""
    blocks = (hashlib.blake2b(f"{label} {i}".encode()).digest() for i in range(length // 64 + 1))
    return b"".join(blocks)[:length]


def prehashed(alg: str, context: bytes, message: bytes) -> bytes:
    name, oid, length = HASHES[alg]
    digest = hashlib.new(name, message)
    ph = digest.digest(length) if length else digest.digest()  # type: ignore[call-arg]
    identifier = bytes.fromhex("06096086480165030402") + bytes([oid])
    return bytes([1, len(context)]) + context + identifier + ph


def cases() -> Iterator[dict[str, Any]]:
    for length, of_context in ((0, 0), (59, 0), (200, 7), (33, 255)):
        message, context = random_bytes("message", length), random_bytes("context", of_context)
        formatted = bytes([0, len(context)]) + context + message
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
    refused: dict[str, Any] = {"message": b"m", "formatted": b"", "ok": False}
    for op in ("pure", "prehashed"):
        case = {"op": op, "hashAlg": "SHA2-256", "context": bytes(256), "status": "context_too_long"}
        yield {**refused, **case}
    for alg in ("SHA-1", "MD5", "none"):
        case = {"op": "prehashed", "hashAlg": alg, "context": b"", "status": "unknown_hash"}
        yield {**refused, **case}


def main() -> None:
    lines = []
    for number, case in enumerate(cases(), 1):
        fields = {key: value.hex() if isinstance(value, bytes) else value for key, value in case.items()}
        lines.append(json.dumps({"tc": number, "ok": True, **fields}))
    head = {
        "scheme": "prehash",
        "standard": "FIPS 204, FIPS 205",
        "origin": "workloads/prehash/vectors/generate.py, hashlib",
    }
    text = json.dumps(head)[:-1] + ', "cases": [\n' + ",\n".join(lines) + "\n]}\n"
    path = Path(__file__).with_name("prehash.json")
    if "--check" in sys.argv[1:]:
        if not path.exists() or path.read_text() != text:
            sys.exit(f"{path.name} is not what its script makes: run {Path(__file__).name}")
    else:
        path.write_text(text)


if __name__ == "__main__":
    main()
