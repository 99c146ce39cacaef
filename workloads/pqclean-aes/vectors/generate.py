"""Writes pqclean-aes.json: ECB, and the key stream of CTR from a nonce of 12 bytes, of all three sizes.

Source: the package cryptography (OpenSSL) answers; the first ECB case of each size is that of SP
800-38A, appendix F.1.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

sys.path.insert(0, str(Path(__file__).parents[2]))

from generator import Case, generate, numbered_last, random_bytes

_KEYS = {
    128: "2b7e151628aed2a6abf7158809cf4f3c",
    192: "8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b",
    256: "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4",
}
_PLAIN = (
    "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51"
    "30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710"
)
#: Bytes of key stream: around the blocks, and around the lanes of a slice (two and four blocks).
_LENGTHS = (0, 1, 15, 16, 17, 31, 32, 33, 64, 80, 257, 1000)


def _answer(key: bytes, mode: modes.Mode, text: bytes) -> bytes:
    encryptor = Cipher(algorithms.AES(key), mode).encryptor()
    return encryptor.update(text) + encryptor.finalize()


def cases() -> Iterator[Case]:
    for bits, known in _KEYS.items():
        alg = f"AES-{bits}"
        texts = [(bytes.fromhex(known), bytes.fromhex(_PLAIN))]
        for blocks in (0, 1, 2, 3, 5, 17):
            seed = f"{alg} ECB {blocks}"
            texts.append((random_bytes(f"{seed} key", bits // 8), random_bytes(seed, 16 * blocks)))
        for key, pt in texts:
            ct = _answer(key, modes.ECB(), pt)
            measured = len(pt) == 17 * 16
            yield {"alg": alg, "op": "ecb", "key": key, "pt": pt, "ct": ct, "measure": measured, "ok": True}
        for length in _LENGTHS:
            seed = f"{alg} CTR {length}"
            key, nonce = random_bytes(f"{seed} key", bits // 8), random_bytes(seed, 12)
            stream = _answer(key, modes.CTR(nonce + bytes(4)), bytes(length))
            yield {
                "alg": alg,
                "op": "ctr",
                "key": key,
                "nonce": nonce,
                "stream": stream,
                "measure": length == 1000,
                "ok": True,
            }


if __name__ == "__main__":
    files = [("pqclean-aes", numbered_last(cases()))]
    generate(__file__, "FIPS 197, SP 800-38A", "cryptography 50.0.2", files)
