"""Hash functions and AES by PQClean's names: a scheme's own ones and ours are one for the other."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from instar._core import Arg, InstarError, Program
from instar.places import data_folder
from instar.places import library as library_of
from instar.toolchain import find_compiler
from instar.workload.program import DEFAULT_ISA, Recipe, build_program
from instar.workload.trips import case_files, digest


def header_with_pointers(workload: str, header: str, *arrays: str) -> str:
    """Our header with contexts that are pointers, as PQClean has them."""
    text = (data_folder() / "workloads" / workload / "include" / header).read_text()
    for array in arrays:
        assert array in text
        text = text.replace(array, f"{array.split()[0]} *ctx;")
    return text


def fips202_h() -> str:
    return header_with_pointers("pqclean-fips202", "fips202.h", "uint64_t ctx[25];", "uint64_t ctx[26];")


def sha2_h() -> str:
    arrays = ("uint8_t ctx[PQC_SHA256CTX_BYTES];", "uint8_t ctx[PQC_SHA512CTX_BYTES];")
    return header_with_pointers("pqclean-sha2", "sha2.h", *arrays)


def aes_h() -> str:
    """Our header with the contexts that PQClean has, a pointer in each."""
    array = "uint64_t sk_exp[state_size];"
    text = (data_folder() / "workloads" / "pqclean-aes" / "include" / "aes.h").read_text()
    assert array in text
    return text.replace(array, "uint64_t *sk_exp;")


def with_pointers(tmp_path: Path, aes: str | None = None) -> Program:
    """All adapters, compiled against such headers."""
    folder = tmp_path / "workloads" / "pointers"
    folder.mkdir(parents=True)
    (folder / "fips202.h").write_text(fips202_h())
    (folder / "sha2.h").write_text(sha2_h())
    (folder / "aes.h").write_text(aes or aes_h())
    (folder / "empty.c").write_text("typedef int nothing;\n")
    (folder / "workload.toml").write_text(
        'name = "pointers"\ntitle = "Contexts that are pointers"\nsources = ["empty.c"]\ninclude = ["."]\n'
        'requires = ["pqclean-fips202", "pqclean-sha2", "pqclean-aes"]\n'
    )
    library = library_of([tmp_path])
    elf, _ = build_program(library, Recipe(library.workload("pointers"), "", DEFAULT_ISA, find_compiler()))
    return Program(elf, isa=DEFAULT_ISA)


def test_contexts_may_be_pointers_to_memory_that_they_get(tmp_path: Path) -> None:
    program = with_pointers(tmp_path)
    message = bytes(range(256)) * 2

    def hashed(symbol: str, size: int, *between: Arg) -> bytes | None:
        length = Arg.value("size", len(message))
        # Often enough that memory which is not given back would run out; the machine keeps it
        # between calls.
        for _ in range(70):
            result = program.call(
                symbol, [Arg.output(size), *between, Arg.input(message), length], keep_memory=True
            )
        return result["buffers"][0]

    for name in ("sha3_256", "sha3_512", "sha256", "sha512"):
        expected = hashlib.new(name, message).digest()
        assert hashed(f"api_{name}", len(expected)) == expected
    xof = hashlib.shake_128(message)
    assert hashed("api_shake128", 500, Arg.value("size", 500)) == xof.digest(500)
    assert hashed("api_shake128_blocks", 3 * 168, Arg.value("size", 3)) == xof.digest(3 * 168)
    for bits in (128, 192, 256):
        key = Arg.input(message[: bits // 8])
        encryptor = Cipher(algorithms.AES(message[: bits // 8]), modes.ECB()).encryptor()
        assert hashed(f"api_aes{bits}_ecb", len(message), key) == encryptor.update(message)


def test_contexts_of_aes_that_are_too_small_are_told(tmp_path: Path) -> None:
    with pytest.raises(
        InstarError, match=r"contexts of this aes\.h are too small for a bit-sliced key sched"
    ):
        with_pointers(tmp_path, aes=aes_h().replace("uint64_t *sk_exp;", "uint64_t sk_exp[22];"))


#: A Keccak of a scheme's own, with the two functions that the scheme below calls.
FIPS202 = """
#include "fips202.h"

static uint64_t turned(uint64_t lane, int n) { return n ? lane << n | lane >> (64 - n) : lane; }

static void permute(uint64_t a[25]) {
    uint32_t feedback = 1;
    for (int round = 0; round < 24; round++) {
        uint64_t c[5], b[25];
        for (int x = 0; x < 5; x++) c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
        for (int i = 0; i < 25; i++) a[i] ^= c[(i + 4) % 5] ^ turned(c[(i + 1) % 5], 1);
        b[0] = a[0];
        for (int t = 0, x = 1, y = 0; t < 24; t++) {
            const int next = (2 * x + 3 * y) % 5;
            b[y + 5 * next] = turned(a[x + 5 * y], (t + 1) * (t + 2) / 2 % 64);
            x = y;
            y = next;
        }
        for (int y = 0; y < 25; y += 5)
            for (int x = 0; x < 5; x++) a[y + x] = b[y + x] ^ (~b[y + (x + 1) % 5] & b[y + (x + 2) % 5]);
        for (int j = 0; j < 7; j++) {
            a[0] ^= (uint64_t)(feedback & 1) << ((1 << j) - 1);
            feedback = feedback << 1 ^ (feedback >> 7) * 0x171;
        }
    }
}

static void sponge(uint8_t *output, size_t outlen, const uint8_t *input, size_t inlen, uint8_t suffix) {
    uint64_t a[25] = {0};
    size_t at = 0;
    for (; inlen > 0; inlen--) {
        a[at / 8] ^= (uint64_t)*input++ << (8 * (at % 8));
        if (++at == 136) permute(a), at = 0;
    }
    a[at / 8] ^= (uint64_t)suffix << (8 * (at % 8));
    a[16] ^= 1ULL << 63;
    permute(a);
    for (at = 0; at < outlen; at++) output[at] = (uint8_t)(a[at / 8] >> (8 * (at % 8)));
}

void shake256(uint8_t *output, size_t outlen, const uint8_t *input, size_t inlen) {
    sponge(output, outlen, input, inlen, 0x1f);
}

void sha3_256(uint8_t *output, const uint8_t *input, size_t inlen) {
    sponge(output, 32, input, inlen, 0x06);
}
"""

#: Hides nothing: anybody may take the pad off. It has the shape of a key encapsulation, and hashes.
SCHEME = """
#include "api.h"
#include "fips202.h"
#include "randombytes.h"

int crypto_kem_keypair(uint8_t *pk, uint8_t *sk) {
    randombytes(sk, 32);
    shake256(pk, 32, sk, 32);
    return 0;
}

int crypto_kem_enc(uint8_t *ct, uint8_t *ss, const uint8_t *pk) {
    uint8_t pad[32], m[32];
    randombytes(m, 32);
    shake256(pad, 32, pk, 32);
    for (int i = 0; i < 32; i++) ct[i] = m[i] ^ pad[i];
    sha3_256(ss, m, 32);
    return 0;
}

int crypto_kem_dec(uint8_t *ss, const uint8_t *ct, const uint8_t *sk) {
    uint8_t pk[32], pad[32], m[32];
    shake256(pk, 32, sk, 32);
    shake256(pad, 32, pk, 32);
    for (int i = 0; i < 32; i++) m[i] = ct[i] ^ pad[i];
    sha3_256(ss, m, 32);
    return 0;
}
"""

API = """
#include <stdint.h>
#define CRYPTO_PUBLICKEYBYTES 32
#define CRYPTO_SECRETKEYBYTES 32
#define CRYPTO_CIPHERTEXTBYTES 32
#define CRYPTO_BYTES 32
int crypto_kem_keypair(uint8_t *pk, uint8_t *sk);
int crypto_kem_enc(uint8_t *ct, uint8_t *ss, const uint8_t *pk);
int crypto_kem_dec(uint8_t *ss, const uint8_t *ct, const uint8_t *sk);
"""


def test_the_keccak_of_a_scheme_is_exchanged_for_ours_by_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "workloads" / "pads"
    folder.mkdir(parents=True)
    for name, text in {"api.h": API, "fips202.h": fips202_h(), "fips202.c": FIPS202, "kem.c": SCHEME}.items():
        (folder / name).write_text(text)
    own = 'name = "pads"\ntitle = "Pads"\napi = "kem"\nsources = ["*.c"]\n'
    digests, functions = [], []
    for text in (own, f'{own}replaces = {{ "fips202.c" = "pqclean-fips202" }}\n'):
        (folder / "workload.toml").write_text(text)
        library = library_of([tmp_path])
        workload = library.workload("pads")
        recipe = Recipe(workload, "", DEFAULT_ISA, find_compiler())
        digests.append(digest(case_files(library, recipe)))
        functions.append(list(workload["functions"]))
    assert digests[0] == digests[1]
    # Now a design's kernels can take the permutation's place.
    assert functions == [[], ["keccak_f1600", "keccak_f1600_many"]]


#: As MAYO-C has it: no contexts, and functions that say they return something.
ONE_CALL_H = """
#include <stddef.h>
#include <stdint.h>
int shake256(unsigned char *output, size_t length, const unsigned char *input, size_t input_length);
int sha3_256(unsigned char *output, const unsigned char *input, size_t input_length);
"""


def test_a_header_without_contexts_may_stay(tmp_path: Path) -> None:
    folder = tmp_path / "workloads" / "pads"
    folder.mkdir(parents=True)
    (folder / "api.h").write_text(API)
    (folder / "kem.c").write_text(SCHEME)
    (folder / "workload.toml").write_text(
        'name = "pads"\ntitle = "Pads"\napi = "kem"\nsources = ["kem.c"]\nrequires = ["pqclean-fips202"]\n'
    )
    digests = []
    for own in (None, ONE_CALL_H):
        if own:
            (folder / "fips202.h").write_text(own)
        library = library_of([tmp_path])
        recipe = Recipe(library.workload("pads"), "", DEFAULT_ISA, find_compiler())
        digests.append(digest(case_files(library, recipe)))
    assert digests[0] == digests[1]
