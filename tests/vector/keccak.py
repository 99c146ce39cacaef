"""Keccak-p[1600] and the sponge over it, for what vkeccak leaves.

Source: FIPS 202, sections 3.2 and 4, written from the text: positions and constants are computed,
where the design's description has tables. RFC 9861, section 3.3, for the tree of KT128.
"""

from __future__ import annotations

from collections.abc import Callable

Lanes = list[int]
Permutation = Callable[[bytes], bytes]

_MASK = (1 << 64) - 1


def _rotated(lane: int, by: int) -> int:
    by %= 64
    return (lane << by | lane >> (64 - by)) & _MASK


def _bits_of_iota() -> list[int]:
    """rc(t) for a whole period (algorithm 5)."""
    register, bits = [1, 0, 0, 0, 0, 0, 0, 0], []
    for _ in range(255):
        bits.append(register[0])
        register = [0, *register]
        for at in (0, 4, 5, 6):
            register[at] ^= register[8]
        register = register[:8]
    return bits


def _constants() -> list[int]:
    bits = _bits_of_iota()
    return [sum(bits[(j + 7 * i) % 255] << (2**j - 1) for j in range(7)) for i in range(24)]


_RC = _constants()


def keccak_p(lanes: Lanes, rounds: int) -> Lanes:
    """The last `rounds` rounds of Keccak-f[1600] on lanes x + 5y."""
    a = [[lanes[x + 5 * y] for y in range(5)] for x in range(5)]
    for number in range(24 - rounds, 24):
        c = [a[x][0] ^ a[x][1] ^ a[x][2] ^ a[x][3] ^ a[x][4] for x in range(5)]
        d = [c[(x - 1) % 5] ^ _rotated(c[(x + 1) % 5], 1) for x in range(5)]
        a = [[a[x][y] ^ d[x] for y in range(5)] for x in range(5)]
        x, y = 1, 0
        for t in range(24):
            a[x][y] = _rotated(a[x][y], (t + 1) * (t + 2) // 2)
            x, y = y, (2 * x + 3 * y) % 5
        a = [[a[(x + 3 * y) % 5][x] for y in range(5)] for x in range(5)]
        a = [[a[x][y] ^ (~a[(x + 1) % 5][y] & a[(x + 2) % 5][y]) for y in range(5)] for x in range(5)]
        a[0][0] ^= _RC[number]
    return [a[x][y] for y in range(5) for x in range(5)]


def sponge(permute: Permutation, rate: int, message: bytes, suffix: int, length: int) -> bytes:
    """`length` bytes; `suffix` is the domain's bits and the padding's first, `rate` is in bytes."""
    padded = bytearray(message + bytes([suffix]))
    padded += bytes(-len(padded) % rate)
    padded[-1] ^= 0x80
    state = bytes(200)
    for at in range(0, len(padded), rate):
        block = bytes(padded[at : at + rate]) + bytes(200 - rate)
        state = permute(bytes(a ^ b for a, b in zip(state, block, strict=True)))
    out = state[:rate]
    while len(out) < length:
        state = permute(state)
        out += state[:rate]
    return out[:length]


def _length_encode(number: int) -> bytes:
    digits = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return digits + bytes([len(digits)])


def kt128(permute: Permutation, message: bytes, custom: bytes, length: int) -> bytes:
    """KT128 over a permutation of twelve rounds."""
    text = message + custom + _length_encode(len(custom))
    chunks = [text[at : at + 8192] for at in range(0, len(text), 8192)] or [b""]
    if len(chunks) == 1:
        return sponge(permute, 168, text, 0x07, length)
    node = chunks[0] + bytes([3]) + bytes(7)
    for chunk in chunks[1:]:
        node += sponge(permute, 168, chunk, 0x0B, 32)
    node += _length_encode(len(chunks) - 1) + b"\xff\xff"
    return sponge(permute, 168, node, 0x06, length)
