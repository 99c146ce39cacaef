"""Writes aes-<set>.json: ECB, CTR and GCM of AES-128, AES-192 and AES-256.

Source: the package cryptography (OpenSSL), and pycryptodome where that takes no IV of such a length;
`--check` compares with the files instead of writing them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from Crypto.Cipher import AES
from cryptography.hazmat.primitives.ciphers import Cipher as Package
from cryptography.hazmat.primitives.ciphers import algorithms
from cryptography.hazmat.primitives.ciphers import modes as packaged

WORKLOADS = Path(__file__).parents[2]
sys.path.insert(0, str(WORKLOADS / "block-cipher" / "vectors"))

from modes import Case, Cipher, ctr_cases, ecb_cases, gcm_cases, write  # noqa: E402


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


def main() -> None:
    for name in (128, 192, 256):
        head = {
            "scheme": "aes",
            "standard": "FIPS 197, SP 800-38A, SP 800-38D",
            "origin": "workloads/aes/vectors/generate.py, cryptography 50.0.2, pycryptodome 4.4.0",
        }
        cipher = Cipher(f"AES-{name}", name // 8, encrypt, ctr, gcm)
        write(Path(__file__).with_name(f"aes-{name}.json"), head, cases(cipher))


if __name__ == "__main__":
    main()
