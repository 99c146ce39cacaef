"""The vector crypto instructions on their standards' vectors: AES, GHASH, SHA-2, SM4, SM3."""

from __future__ import annotations

import hashlib
import json
import random
import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from Crypto.Cipher import AES
from instar._core import Arg, Program
from instar.places import runtime_folder
from instar.toolchain import Build, build, find_compiler

from ..shared import ROOT

HERE = Path(__file__).parent
LENGTHS = [128, 256, 1024, 4096]


@cache
def program(vlen: int) -> Program:
    isa = f"rv64imc_zve64x_zvl{vlen}b_zvkb_zvkned_zvkg_zvknhb_zvksed_zvksh"
    sources = (HERE / "standards.c", runtime_folder() / "crt0.S", runtime_folder() / "string.c")
    runtime = runtime_folder()
    wanted = Build(
        find_compiler(), isa, sources, include=(runtime / "include",), link_script=runtime / "link.ld"
    )
    return Program(build(wanted), isa=isa)


def called(vlen: int, function: str, *arguments: Arg) -> bytes:
    """The first buffer that the function leaves."""
    found = program(vlen).call(function, list(arguments))["buffers"][0]
    assert found is not None
    return found


def number(value: int) -> Arg:
    return Arg.value("u32", value)


def cases(file: str, algorithm: str) -> Iterator[dict[str, str]]:
    """Vectors that the project ships."""
    text = (ROOT / "workloads" / file).read_text()
    yield from (case for case in json.loads(text)["cases"] if case["alg"] == algorithm and case["ok"])


@pytest.mark.parametrize("vlen", LENGTHS)
@pytest.mark.parametrize("bits", [128, 256])
def test_aes_with_its_key_schedule(vlen: int, bits: int) -> None:
    blocks = 0
    for case in cases(f"aes/vectors/aes-{bits}.json", f"AES-{bits}-ECB"):
        key, plain, secret = (bytes.fromhex(case[name]) for name in ("key", "pt", "ct"))
        for at in range(0, min(len(plain), 32), 16):
            given, wanted = plain[at : at + 16], secret[at : at + 16]
            for decrypts, (a, b) in enumerate([(given, wanted), (wanted, given)]):
                common = (Arg.input(a, 8), Arg.input(key, 8), number(len(key)), number(decrypts))
                for group in range(2):
                    assert called(vlen, "aes", Arg.output(16, 8), *common, number(group)) == b
            blocks += 1
    assert blocks > 10


@pytest.mark.parametrize("vlen", LENGTHS)
def test_ghash_makes_the_tags_of_gcm(vlen: int) -> None:
    chance = random.Random(1)
    for length in (0, 16, 48, 160):
        key, nonce, plain = (chance.randbytes(n) for n in (16, 12, length))
        secret, tag = AES.new(key, AES.MODE_GCM, nonce=nonce).encrypt_and_digest(plain)
        ecb = AES.new(key, AES.MODE_ECB)
        blocks = secret + struct.pack(">QQ", 0, 8 * length)
        first = ecb.encrypt(nonce + b"\0\0\0\1")
        expected = bytes(a ^ b for a, b in zip(tag, first, strict=True))
        common = (Arg.output(16, 8), Arg.input(ecb.encrypt(bytes(16)), 8), Arg.input(blocks, 8))
        for separate in range(2):
            assert called(vlen, "ghash", *common, number(len(blocks) // 16), number(separate)) == expected


def constants(bits: int, count: int) -> bytes:
    """Fractions of the cube roots of the first primes, FIPS 180-4 section 4.2."""
    primes = [n for n in range(2, 500) if all(n % p for p in range(2, int(n**0.5) + 1))][:count]
    return b"".join(_root(p << 3 * bits, 3, bits).to_bytes(bits // 8, "little") for p in primes)


def _root(number: int, power: int, bits: int) -> int:
    low, high = 0, 1 << (number.bit_length() // power + 1)
    while low + 1 < high:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= number else (low, middle)
    return low % (1 << bits)


@pytest.mark.parametrize("vlen", LENGTHS)
@pytest.mark.parametrize(("bits", "rounds"), [(32, 64), (64, 80)])
def test_sha_2(vlen: int, bits: int, rounds: int) -> None:
    size, name = bits // 8, {32: "sha256", 64: "sha512"}[bits]
    primes = (2, 3, 5, 7, 11, 13, 17, 19)
    for length in (0, 3, 16 * size, 100 * size):
        message = random.Random(length).randbytes(length)
        zeros = -(length + 1 + 2 * size) % (16 * size)
        padded = message + b"\x80" + bytes(zeros) + (8 * length).to_bytes(2 * size, "big")
        state = b"".join(_root(p << 2 * bits, 2, bits).to_bytes(size, "little") for p in primes)
        for at in range(0, len(padded), 16 * size):
            block = Arg.input(padded[at : at + 16 * size], 8)
            state = called(
                vlen, f"{name}_block", Arg.inout(state, 8), block, Arg.input(constants(bits, rounds), 8)
            )
        words = struct.unpack(f"<8{'Q' if bits == 64 else 'I'}", state)
        assert b"".join(word.to_bytes(size, "big") for word in words) == hashlib.new(name, message).digest()


@pytest.mark.parametrize("vlen", LENGTHS)
def test_sm4_with_its_key_schedule(vlen: int) -> None:
    blocks = 0
    for case in cases("sm4/vectors/sm4.json", "SM4-ECB"):
        key, plain, secret = (bytes.fromhex(case[name]) for name in ("key", "pt", "ct"))
        for at in range(0, min(len(plain), 32), 16):
            given, wanted = plain[at : at + 16], secret[at : at + 16]
            for decrypts, (a, b) in enumerate([(given, wanted), (wanted, given)]):
                found = called(
                    vlen, "sm4", Arg.output(16, 8), Arg.input(a, 8), Arg.input(key, 8), number(decrypts)
                )
                assert found == b
            blocks += 1
    assert blocks > 10


@pytest.mark.parametrize("vlen", LENGTHS)
def test_sm3(vlen: int) -> None:
    first = (0x7380166F, 0x4914B2B9, 0x172442D7, 0xDA8A0600, 0xA96F30BC, 0x163138AA, 0xE38DEE4D, 0xB0FB0E4E)
    hashed = 0
    for case in list(cases("sm3/vectors/sm3.json", "SM3"))[::2]:
        message = bytes.fromhex(case["msg"])
        padded = message + b"\x80" + bytes(-(len(message) + 9) % 64) + struct.pack(">Q", 8 * len(message))
        state = struct.pack(">8I", *first)
        for at in range(0, min(len(padded), 640), 64):
            state = called(vlen, "sm3_block", Arg.inout(state, 8), Arg.input(padded[at : at + 64], 8))
        if len(padded) <= 640:
            assert state == bytes.fromhex(case["md"])
            hashed += 1
    assert hashed > 5
