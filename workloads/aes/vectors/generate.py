"""Writes aes-<set>.json: ECB, CTR and GCM of AES-128, AES-192 and AES-256.

Source: the package cryptography (OpenSSL), and pycryptodome where that takes no IV of such a
length.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from Crypto.Cipher import AES
from cryptography.hazmat.primitives.ciphers import Cipher as Package
from cryptography.hazmat.primitives.ciphers import algorithms
from cryptography.hazmat.primitives.ciphers import modes as packaged

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[2] / "block-cipher" / "vectors"))

from generator import Case, generate, numbered_last
from modes import Cipher, ctr_cases, ecb_cases, gcm_cases


def encrypt(key: bytes, blocks: bytes) -> bytes:
    encryptor = Package(algorithms.AES(key), packaged.ECB()).encryptor()
    return encryptor.update(blocks) + encryptor.finalize()


def ctr(key: bytes, counter: bytes, pt: bytes) -> bytes:
    encryptor = Package(algorithms.AES(key), packaged.CTR(counter)).encryptor()
    return encryptor.update(pt) + encryptor.finalize()


def gcm(key: bytes, iv: bytes, aad: bytes, pt: bytes) -> tuple[bytes, bytes]:
    if not 8 <= len(iv) <= 128:
        other = AES.new(key, AES.MODE_GCM, nonce=iv, mac_len=16)
        other.update(aad)
        return other.encrypt_and_digest(pt)
    encryptor = Package(algorithms.AES(key), packaged.GCM(iv)).encryptor()
    encryptor.authenticate_additional_data(aad)
    ct = encryptor.update(pt) + encryptor.finalize()
    return ct, encryptor.tag


def cases(cipher: Cipher) -> Iterator[Case]:
    yield from ecb_cases(cipher)
    yield from ctr_cases(cipher)
    yield from gcm_cases(cipher)


if __name__ == "__main__":
    ciphers = {bits: Cipher(f"AES-{bits}", bits // 8, encrypt, ctr, gcm) for bits in (128, 192, 256)}
    files = ((f"aes-{bits}", numbered_last(cases(cipher), measure=False)) for bits, cipher in ciphers.items())
    generate(__file__, "FIPS 197, SP 800-38A, SP 800-38D", "cryptography 50.0.2, pycryptodome 4.4.0", files)
