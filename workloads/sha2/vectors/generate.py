"""Writes sha2.json: SHA-224 to SHA-512/256 around the block boundaries, whole and in pieces, and HMAC.

Source: Python's hashlib (OpenSSL) and hmac answer; `--check` compares with the file instead of writing it.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from pathlib import Path

# Name in the vectors, name in hashlib, block length in bytes.
HASHES = (
    ("SHA2-224", "sha224", 64),
    ("SHA2-256", "sha256", 64),
    ("SHA2-384", "sha384", 128),
    ("SHA2-512", "sha512", 128),
    ("SHA2-512/224", "sha512_224", 128),
    ("SHA2-512/256", "sha512_256", 128),
)


def random_bytes(label: str, length: int) -> bytes:
    """Bytes that look random and are the same in every run."""
    blocks = (hashlib.blake2b(f"{label} {i}".encode()).digest() for i in range(length // 64 + 1))
    return b"".join(blocks)[:length]


def cases() -> Iterator[dict[str, object]]:
    for alg, name, block in HASHES:
        room = block - block // 8 - 1  # the longest message whose padding fits its block
        for length in (
            0,
            1,
            room - 1,
            room,
            room + 1,
            block - 1,
            block,
            block + 1,
            200,
            2 * block - 1,
            2 * block,
            1000,
        ):
            message = random_bytes(f"{alg} {length}", length)
            yield {
                "alg": alg,
                "op": "hash",
                "bits": 8 * length,
                "msg": message.hex(),
                "outbits": None,
                "md": hashlib.new(name, message).hexdigest(),
                "ok": True,
                "measure": length == 200,
            }
        if alg in ("SHA2-256", "SHA2-512"):
            for piece in (1, 3, block - 1, block, block + 1, 200, 4000):
                message = random_bytes(f"{alg} in pieces of {piece}", 3 * block + 5)
                yield {
                    "alg": alg,
                    "op": "hash_in_pieces",
                    "piece": piece,
                    "bits": 8 * len(message),
                    "msg": message.hex(),
                    "outbits": None,
                    "md": hashlib.new(name, message).hexdigest(),
                    "ok": True,
                }
            # Keys shorter than a block, as long, and longer, which are hashed.
            for key_length, length in (
                (0, 0),
                (16, 50),
                (32, 200),
                (block, block),
                (block + 1, 3),
                (200, 300),
            ):
                key = random_bytes(f"{alg} key of {key_length}", key_length)
                message = random_bytes(f"{alg} under {key_length}", length)
                yield {
                    "alg": alg,
                    "op": "hmac",
                    "key": key.hex(),
                    "bits": 8 * length,
                    "msg": message.hex(),
                    "tag": hmac.digest(key, message, name).hex(),
                    "ok": True,
                    "measure": key_length == 32,
                }


def main() -> None:
    lines = [json.dumps({**case, "tc": number}) for number, case in enumerate(cases(), 1)]
    head = {
        "scheme": "sha2",
        "standard": "FIPS 180-4, FIPS 198-1",
        "origin": "workloads/sha2/vectors/generate.py, hashlib and hmac",
    }
    text = json.dumps(head)[:-1] + ', "cases": [\n' + ",\n".join(lines) + "\n]}\n"
    path = Path(__file__).with_name("sha2.json")
    if "--check" in sys.argv[1:]:
        if not path.exists() or path.read_text() != text:
            sys.exit(f"{path.name} is not what its script makes: run {Path(__file__).name}")
    else:
        path.write_text(text)


if __name__ == "__main__":
    main()
