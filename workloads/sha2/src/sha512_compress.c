/* The SHA-512 compression function: message schedule and 80 rounds over one block.
   Source: FIPS 180-4 §4.1.3 (functions), §4.2.3 (constants), §6.4.2. SPDX-License-Identifier: Apache-2.0

   The schedule keeps its last 16 words only; sixteen rounds make one turn of the loop. Unlike those of SHA-256, rounds do
   not make their words themselves: the loop would be twice as long, more than a cache of 16 KiB holds on RV32.

   Left alone, compilers bring words and constants of later rounds forward, run out of registers and spill: clang 22 then
   needs a fifth more instructions on RV64. The two macros below keep loads where they are written. */

#include "sha2.h"

/* The first 64 bits of the fractional parts of the cube roots of the first 80 primes. */
static const uint64_t constants[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

static inline uint64_t load_word(const uint8_t *p) {
    uint32_t high = (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | (uint32_t)p[3];
    uint32_t low = (uint32_t)p[4] << 24 | (uint32_t)p[5] << 16 | (uint32_t)p[6] << 8 | (uint32_t)p[7];
    return (uint64_t)high << 32 | low;
}

static inline uint64_t rotate_right(uint64_t x, unsigned n) {
    return x >> n | x << (64 - n);
}

static inline uint64_t choose(uint64_t x, uint64_t y, uint64_t z) {
    return (x & (y ^ z)) ^ z;
}

static inline uint64_t majority(uint64_t x, uint64_t y, uint64_t z) {
    return (x & y) | (z & (x | y));
}

/* A kernel that has instructions for these four brings its own. */
#ifndef SHA512_SUMS

static inline uint64_t sum0(uint64_t x) {
    return rotate_right(x, 28) ^ rotate_right(x, 34) ^ rotate_right(x, 39);
}

static inline uint64_t sum1(uint64_t x) {
    return rotate_right(x, 14) ^ rotate_right(x, 18) ^ rotate_right(x, 41);
}

static inline uint64_t sigma0(uint64_t x) {
    return rotate_right(x, 1) ^ rotate_right(x, 8) ^ x >> 7;
}

static inline uint64_t sigma1(uint64_t x) {
    return rotate_right(x, 19) ^ rotate_right(x, 61) ^ x >> 6;
}

#endif

#if defined(__GNUC__)
#define IN_ORDER() __asm__ volatile("" ::: "memory")
#define KEEP_IN_MEMORY(array) __asm__ volatile("" : : "r"(array) : "memory")
#else
#define IN_ORDER() ((void)0)
#define KEEP_IN_MEMORY(array) ((void)0)
#endif

/* Round i of sixteen; instead of moving the eight variables the caller renames them. */
#define ROUND(a, b, c, d, e, f, g, h, i)                                   \
    do {                                                                   \
        const uint64_t t1 = h + sum1(e) + choose(e, f, g) + k[i] + w[i];   \
        d += t1;                                                           \
        h = t1 + sum0(a) + majority(a, b, c);                              \
        IN_ORDER();                                                        \
    } while (0)

/* What takes the place of word i, sixteen rounds later. */
#define NEXT_WORD(i)                                                                        \
    do {                                                                                    \
        w[i] += sigma1(w[((i) + 14) % 16]) + w[((i) + 9) % 16] + sigma0(w[((i) + 1) % 16]); \
        IN_ORDER();                                                                         \
    } while (0)

void sha512_compress(uint64_t state[8], const uint8_t block[128]) {
    uint64_t w[16];
    const uint64_t *k = constants;
    uint64_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint64_t e = state[4], f = state[5], g = state[6], h = state[7];
    KEEP_IN_MEMORY(w);
    for (int i = 0; i < 16; i++) {
        w[i] = load_word(block + 8 * i);
    }
    for (int t = 0;; t += 16) {
        ROUND(a, b, c, d, e, f, g, h, 0);
        ROUND(h, a, b, c, d, e, f, g, 1);
        ROUND(g, h, a, b, c, d, e, f, 2);
        ROUND(f, g, h, a, b, c, d, e, 3);
        ROUND(e, f, g, h, a, b, c, d, 4);
        ROUND(d, e, f, g, h, a, b, c, 5);
        ROUND(c, d, e, f, g, h, a, b, 6);
        ROUND(b, c, d, e, f, g, h, a, 7);
        ROUND(a, b, c, d, e, f, g, h, 8);
        ROUND(h, a, b, c, d, e, f, g, 9);
        ROUND(g, h, a, b, c, d, e, f, 10);
        ROUND(f, g, h, a, b, c, d, e, 11);
        ROUND(e, f, g, h, a, b, c, d, 12);
        ROUND(d, e, f, g, h, a, b, c, 13);
        ROUND(c, d, e, f, g, h, a, b, 14);
        ROUND(b, c, d, e, f, g, h, a, 15);
        if (t == 64) {
            break;
        }
        k += 16;
        NEXT_WORD(0);
        NEXT_WORD(1);
        NEXT_WORD(2);
        NEXT_WORD(3);
        NEXT_WORD(4);
        NEXT_WORD(5);
        NEXT_WORD(6);
        NEXT_WORD(7);
        NEXT_WORD(8);
        NEXT_WORD(9);
        NEXT_WORD(10);
        NEXT_WORD(11);
        NEXT_WORD(12);
        NEXT_WORD(13);
        NEXT_WORD(14);
        NEXT_WORD(15);
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
}
