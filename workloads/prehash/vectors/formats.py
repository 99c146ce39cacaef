"""Messages as ML-DSA and SLH-DSA sign them, with a context, whole and hashed first: for their generators too.

Source: FIPS 204 Algorithms 2 and 4, FIPS 205 Algorithms 22 and 23; Python's hashlib (OpenSSL)
hashes.
"""

import hashlib

# Name in the vectors, name in hashlib, last byte of the object identifier, output length of a
# SHAKE.
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


def pure(context: bytes, message: bytes) -> bytes:
    return bytes([0, len(context)]) + context + message


def prehashed(alg: str, context: bytes, message: bytes) -> bytes:
    name, oid, length = HASHES[alg]
    digest = hashlib.new(name, message)
    ph = digest.digest(length) if length else digest.digest()  # type: ignore[call-arg]
    identifier = bytes.fromhex("06096086480165030402") + bytes([oid])
    return bytes([1, len(context)]) + context + identifier + ph
