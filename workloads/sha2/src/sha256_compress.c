/* The SHA-256 compression function: message schedule and 64 rounds over one block.
   Source: FIPS 180-4 §4.1.2 (functions), §4.2.2 (constants), §6.2.2. SPDX-License-Identifier: Apache-2.0

   The schedule keeps its last 16 words only; sixteen rounds make one turn of the loop, and each round takes its word as it
   is made.

   Left alone, compilers bring words and constants of later rounds forward, run out of registers and spill: clang 22 then
   needs a fifth more instructions. The two macros below keep loads where they are written. */

#include "sha2.h"

/* The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static inline uint32_t load_word(const uint8_t *p) {
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | (uint32_t)p[3];
}

static inline uint32_t rotate_right(uint32_t x, unsigned n) {
    return x >> n | x << (32 - n);
}

static inline uint32_t choose(uint32_t x, uint32_t y, uint32_t z) {
    return (x & (y ^ z)) ^ z;
}

static inline uint32_t majority(uint32_t x, uint32_t y, uint32_t z) {
    return (x & y) | (z & (x | y));
}

/* A kernel that has instructions for these four brings its own. */
#ifndef SHA256_SUMS

static inline uint32_t sum0(uint32_t x) {
    return rotate_right(x, 2) ^ rotate_right(x, 13) ^ rotate_right(x, 22);
}

static inline uint32_t sum1(uint32_t x) {
    return rotate_right(x, 6) ^ rotate_right(x, 11) ^ rotate_right(x, 25);
}

static inline uint32_t sigma0(uint32_t x) {
    return rotate_right(x, 7) ^ rotate_right(x, 18) ^ x >> 3;
}

static inline uint32_t sigma1(uint32_t x) {
    return rotate_right(x, 17) ^ rotate_right(x, 19) ^ x >> 10;
}

#endif

#if defined(__GNUC__)
#define IN_ORDER() __asm__ volatile("" ::: "memory")
#define KEEP_IN_MEMORY(array) __asm__ volatile("" : : "r"(array) : "memory")
#else
#define IN_ORDER() ((void)0)
#define KEEP_IN_MEMORY(array) ((void)0)
#endif

/* Word i of the first sixteen, and what takes its place sixteen rounds later. */
#define FIRST_WORD(i) load_word(block + 4 * (i))
#define NEXT_WORD(i) (w[i] + sigma1(w[((i) + 14) % 16]) + w[((i) + 9) % 16] + sigma0(w[((i) + 1) % 16]))

/* Round i of sixteen; instead of moving the eight variables the caller renames them. */
#define ROUND(word_of, a, b, c, d, e, f, g, h, i)                              \
    do {                                                                       \
        const uint32_t word = word_of(i);                                      \
        const uint32_t t1 = h + sum1(e) + choose(e, f, g) + k[i] + word;       \
        w[i] = word;                                                           \
        d += t1;                                                               \
        h = t1 + sum0(a) + majority(a, b, c);                                  \
        IN_ORDER();                                                            \
    } while (0)

#define SIXTEEN_ROUNDS(word_of)                          \
    do {                                                 \
        ROUND(word_of, a, b, c, d, e, f, g, h, 0);       \
        ROUND(word_of, h, a, b, c, d, e, f, g, 1);       \
        ROUND(word_of, g, h, a, b, c, d, e, f, 2);       \
        ROUND(word_of, f, g, h, a, b, c, d, e, 3);       \
        ROUND(word_of, e, f, g, h, a, b, c, d, 4);       \
        ROUND(word_of, d, e, f, g, h, a, b, c, 5);       \
        ROUND(word_of, c, d, e, f, g, h, a, b, 6);       \
        ROUND(word_of, b, c, d, e, f, g, h, a, 7);       \
        ROUND(word_of, a, b, c, d, e, f, g, h, 8);       \
        ROUND(word_of, h, a, b, c, d, e, f, g, 9);       \
        ROUND(word_of, g, h, a, b, c, d, e, f, 10);      \
        ROUND(word_of, f, g, h, a, b, c, d, e, 11);      \
        ROUND(word_of, e, f, g, h, a, b, c, d, 12);      \
        ROUND(word_of, d, e, f, g, h, a, b, c, 13);      \
        ROUND(word_of, c, d, e, f, g, h, a, b, 14);      \
        ROUND(word_of, b, c, d, e, f, g, h, a, 15);      \
    } while (0)

void sha256_compress(uint32_t state[8], const uint8_t block[64]) {
    uint32_t w[16];
    const uint32_t *k = constants;
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    KEEP_IN_MEMORY(w);
    SIXTEEN_ROUNDS(FIRST_WORD);
    for (int t = 16; t < 64; t += 16) {
        k += 16;
        SIXTEEN_ROUNDS(NEXT_WORD);
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
