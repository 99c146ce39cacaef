"""Writes sm4.json: ECB, CTR and GCM of SM4.

Source: the package cryptography (OpenSSL); gmssl, independent of it, agrees on every block.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from cryptography.hazmat.primitives.ciphers import Cipher as Package
from cryptography.hazmat.primitives.ciphers import algorithms
from cryptography.hazmat.primitives.ciphers import modes as packaged
from gmssl import sm4

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[2] / "block-cipher" / "vectors"))

from generator import Case, generate, numbered_last
from modes import Cipher, ctr_cases, ecb_cases, gcm_cases


def encrypt(key: bytes, blocks: bytes) -> bytes:
    encryptor = Package(algorithms.SM4(key), packaged.ECB()).encryptor()
    return encryptor.update(blocks) + encryptor.finalize()


def ctr(key: bytes, counter: bytes, pt: bytes) -> bytes:
    encryptor = Package(algorithms.SM4(key), packaged.CTR(counter)).encryptor()
    return encryptor.update(pt) + encryptor.finalize()


def gcm(key: bytes, iv: bytes, aad: bytes, pt: bytes) -> tuple[bytes, bytes] | None:
    if not 8 <= len(iv) <= 128:
        return None
    encryptor = Package(algorithms.SM4(key), packaged.GCM(iv)).encryptor()
    encryptor.authenticate_additional_data(aad)
    ct = encryptor.update(pt) + encryptor.finalize()
    return ct, encryptor.tag


def confirmed(case: Case) -> Case:
    """An ECB case on which gmssl agrees."""
    if case["ok"]:
        other = sm4.CryptSM4()
        other.set_key(case["key"], sm4.SM4_ENCRYPT)
        blocks = (case["pt"][at : at + 16] for at in range(0, len(case["pt"]), 16))
        assert b"".join(bytes(other.one_round(other.sk, block)) for block in blocks) == case["ct"]
    return case


def cases() -> Iterator[Case]:
    cipher = Cipher("SM4", 16, encrypt, ctr, gcm)
    yield from map(confirmed, ecb_cases(cipher))
    yield from ctr_cases(cipher)
    yield from gcm_cases(cipher)


if __name__ == "__main__":
    files = [("sm4", numbered_last(cases(), measure=False))]
    standard = "GB/T 32907-2016, SP 800-38A, SP 800-38D"
    generate(__file__, standard, "cryptography 50.0.2, gmssl 3.2.2", files)
