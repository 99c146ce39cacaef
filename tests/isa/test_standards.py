"""The cryptographic instructions in whole algorithms: the examples of the standards, at both XLEN."""

from __future__ import annotations

import hashlib
import random
import struct
from math import isqrt
from pathlib import Path

import pytest
from instar._core import Arg, Program
from instar.toolchain import Build, build, find_compiler

HERE = Path(__file__).parent
SOURCES = HERE / "standards"
#: Test data only, so a fixed seed.
BYTES = random.Random(197)


@pytest.fixture(params=["rv32imc_zkn_zks", "rv64imc_zkn_zks"], scope="module")
def isa(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def program(name: str, isa: str) -> Program:
    request = Build(find_compiler(), isa, (SOURCES / name,), (SOURCES,), link_script=HERE / "link.ld")
    return Program(build(request), isa=isa)


def block_cipher(loaded: Program, symbol: str, key: bytes, data: bytes) -> bytes:
    result = loaded.call(symbol, [Arg.input(key), Arg.input(data), Arg.output(16)])["buffers"][2]
    assert result is not None
    return result


def swapped(form: str, data: bytes) -> bytes:
    """Big-endian words as little-endian ones, or the other way round."""
    return struct.pack("<" + form, *struct.unpack(">" + form, data))


def padded(message: bytes, block: int) -> bytes:
    length = (8 * len(message)).to_bytes(block // 8, "big")
    zeros = -(len(message) + 1 + len(length)) % block
    return message + b"\x80" + bytes(zeros) + length


def roots(count: int, bits: int, power: int) -> list[int]:
    """The first `bits` fractional bits of the square or cube roots of the first primes."""
    primes = [n for n in range(2, 500) if all(n % m for m in range(2, isqrt(n) + 1))][:count]
    found = []
    for prime in primes:
        wanted, low, high = prime << power * bits, 0, prime << bits
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if middle**power <= wanted else (low, middle - 1)
        found.append(low & (1 << bits) - 1)
    return found


def hashed(loaded: Program, symbol: str, state: bytes, form: str, message: bytes, *more: Arg) -> bytes:
    block = 16 * struct.calcsize("<" + form[-1])
    data = padded(message, block)
    for start in range(0, len(data), block):
        words = swapped("16" + form[-1], data[start : start + block])
        after = loaded.call(symbol, [Arg.inout(state), Arg.input(words), *more])["buffers"][0]
        assert after is not None
        state = after
    return swapped(form, state)


def test_aes_128_gives_the_example_of_fips_197_and_undoes_itself(isa: str) -> None:
    loaded = program("aes128.c", isa)
    key, plain = bytes(range(16)), bytes.fromhex("00112233445566778899aabbccddeeff")
    assert block_cipher(loaded, "aes128_encrypt", key, plain).hex() == "69c4e0d86a7b0430d8cdb78070b4c55a"
    for _ in range(5):
        key, plain = BYTES.randbytes(16), BYTES.randbytes(16)
        secret = block_cipher(loaded, "aes128_encrypt", key, plain)
        assert block_cipher(loaded, "aes128_decrypt", key, secret) == plain


@pytest.mark.parametrize("message", [b"abc", b"", bytes(range(200))], ids=["abc", "empty", "200 bytes"])
def test_sha_2_agrees_with_python(isa: str, message: bytes) -> None:
    loaded = program("sha2.c", isa)
    for bits, letter, rounds in [(32, "I", 64), (64, "Q", 80)]:
        name = f"sha{8 * bits}"
        start = struct.pack(f"<8{letter}", *roots(8, bits, 2))
        constants = Arg.input(struct.pack(f"<{rounds}{letter}", *roots(rounds, bits, 3)))
        digest = hashed(loaded, f"{name}_compress", start, f"8{letter}", message, constants)
        assert digest == hashlib.new(name, message).digest()


def test_sm3_gives_the_examples_of_the_standard(isa: str) -> None:
    loaded = program("sm.c", isa)
    start = bytes.fromhex("7380166f4914b2b9172442d7da8a0600a96f30bc163138aae38dee4db0fb0e4e")
    state = swapped("8I", start)
    digest = hashed(loaded, "sm3_compress", state, "8I", b"abc")
    assert digest.hex() == "66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0"
    digest = hashed(loaded, "sm3_compress", state, "8I", b"abcd" * 16)
    assert digest.hex() == "debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732"


def test_sm4_gives_the_example_of_the_standard_and_undoes_itself(isa: str) -> None:
    loaded = program("sm.c", isa)
    key = bytes.fromhex("0123456789abcdeffedcba9876543210")
    secret = block_cipher(loaded, "sm4_encrypt", key, key)
    assert secret.hex() == "681edf34d206965e86b3e94f536e4246"
    assert block_cipher(loaded, "sm4_decrypt", key, secret) == key
