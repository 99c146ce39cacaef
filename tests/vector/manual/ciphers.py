"""Rounds of AES (FIPS 197) and SM4 (GB/T 32907), with S-boxes from their algebra."""

from __future__ import annotations

Words = list[int]


def _product(a: int, b: int, polynomial: int) -> int:
    result = 0
    for k in range(8):
        if b >> k & 1:
            result ^= a
        a <<= 1
        if a & 0x100:
            a ^= polynomial
    return result


def _inverse(a: int, polynomial: int) -> int:
    result = 1
    for _ in range(254):
        result = _product(result, a, polynomial)
    return result


def _rol8(x: int, by: int) -> int:
    return (x << by | x >> (8 - by)) & 0xFF


def _aes_s(x: int) -> int:
    y = _inverse(x, 0x11B)
    return y ^ _rol8(y, 1) ^ _rol8(y, 2) ^ _rol8(y, 3) ^ _rol8(y, 4) ^ 0x63


def _sm4_affine(x: int) -> int:
    """Rows are turns of 0xA7, column-wise the circulant matrix of the standard's S-box; then 0xD3."""
    y = 0
    for k in range(8):
        y |= ((x & _rol8(0xA7, k)).bit_count() & 1) << k
    return y ^ 0xD3


AES_S = [_aes_s(x) for x in range(256)]
AES_INVERSE_S = [AES_S.index(x) for x in range(256)]
SM4_S = [_sm4_affine(_inverse(_sm4_affine(x), 0x1F5)) for x in range(256)]


def _bytes(words: Words) -> list[int]:
    return [byte for one in words for byte in one.to_bytes(4, "little")]


def _words(data: list[int]) -> Words:
    return [int.from_bytes(bytes(data[k : k + 4]), "little") for k in range(0, len(data), 4)]


def _columns(state: list[int], first: tuple[int, ...]) -> list[int]:
    out = []
    for c in range(0, 16, 4):
        for r in range(4):
            byte = 0
            for k in range(4):
                byte ^= _product(state[c + k], first[(k - r) % 4], 0x11B)
            out.append(byte)
    return out


def _plus(a: list[int], b: list[int]) -> list[int]:
    return [p ^ q for p, q in zip(a, b, strict=True)]


def aes_round(state: Words, key: Words, last: bool) -> Words:
    data = [AES_S[byte] for byte in _bytes(state)]
    data = [data[(4 * (i // 4 + i % 4) + i % 4) % 16] for i in range(16)]
    if not last:
        data = _columns(data, (2, 3, 1, 1))
    return _words(_plus(data, _bytes(key)))


def aes_inverse_round(state: Words, key: Words, last: bool) -> Words:
    data = _bytes(state)
    data = [data[(4 * (i // 4 - i % 4) + i % 4) % 16] for i in range(16)]
    data = _plus([AES_INVERSE_S[byte] for byte in data], _bytes(key))
    return _words(data if last else _columns(data, (14, 11, 13, 9)))


def aes_key(number: int, key: Words, before: Words | None) -> Words:
    """Four words of the key schedule from the last four, and for AES-256 from those before them."""

    def substituted(word: int) -> int:
        return int.from_bytes(bytes(AES_S[byte] for byte in word.to_bytes(4, "little")), "little")

    def turned(word: int) -> int:
        return (word >> 8 | word << 24) & 0xFFFFFFFF

    constant = 1
    for _ in range((number if before is None else number // 2) - 1):
        constant = _product(constant, 2, 0x11B)
    if before is None:
        w = [key[0] ^ substituted(turned(key[3])) ^ constant]
        base = key
    else:
        mixed = substituted(key[3]) if number % 2 else substituted(turned(key[3])) ^ constant
        w = [before[0] ^ mixed]
        base = before
    for k in range(1, 4):
        w.append(w[-1] ^ base[k])
    return w


def _rol(x: int, by: int) -> int:
    return (x << by | x >> (32 - by)) & 0xFFFFFFFF


def _sm4_t(x: int) -> int:
    return int.from_bytes(bytes(SM4_S[byte] for byte in x.to_bytes(4, "little")), "little")


def sm4_rounds(x: Words, keys: Words) -> Words:
    x = list(x)
    for k in range(4):
        b = _sm4_t(x[1] ^ x[2] ^ x[3] ^ keys[k])
        x = [*x[1:], x[0] ^ b ^ _rol(b, 2) ^ _rol(b, 10) ^ _rol(b, 18) ^ _rol(b, 24)]
    return x


def sm4_key(keys: Words, number: int) -> Words:
    k = list(keys)
    for i in range(4):
        constant = sum(((4 * (4 * number + i) + j) * 7 % 256) << (24 - 8 * j) for j in range(4))
        b = _sm4_t(k[1] ^ k[2] ^ k[3] ^ constant)
        k = [*k[1:], k[0] ^ b ^ _rol(b, 13) ^ _rol(b, 23)]
    return k
