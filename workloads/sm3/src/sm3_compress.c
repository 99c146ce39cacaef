/* The SM3 compression function: message expansion and 64 rounds over one block.
   Source: GB/T 32905-2016 §4.2 to §4.4 (constants and functions), §5.3. SPDX-License-Identifier: Apache-2.0

   Four rounds make one turn of a loop, after which the eight variables are in their places again. */

#include "sm3.h"

/* A kernel that has instructions for these three brings its own. */
#ifndef SM3_OPERATIONS

static inline uint32_t rotate_left(uint32_t x, unsigned n) {
    return x << n | x >> (32 - n);
}

/* The permutations, §4.4. */
static inline uint32_t p0(uint32_t x) {
    return x ^ rotate_left(x, 9) ^ rotate_left(x, 17);
}

static inline uint32_t p1(uint32_t x) {
    return x ^ rotate_left(x, 15) ^ rotate_left(x, 23);
}

#endif

/* T_j <<< j, §4.2: T_j is 0x79cc4519 for j below 16, else 0x7a879d8a. */
#define FIRST(j) (0x79cc4519u << (j) | 0x79cc4519u >> (31 - (j)) >> 1)
#define LATER(j) (0x7a879d8au << (j) % 32 | 0x7a879d8au >> (31 - (j) % 32) >> 1)
#define FOUR(f, j) f(j), f((j) + 1), f((j) + 2), f((j) + 3)
#define SIXTEEN(f, j) FOUR(f, j), FOUR(f, (j) + 4), FOUR(f, (j) + 8), FOUR(f, (j) + 12)
static const uint32_t constants[64] = {SIXTEEN(FIRST, 0), SIXTEEN(LATER, 16), SIXTEEN(LATER, 32), SIXTEEN(LATER, 48)};

static inline uint32_t load_word(const uint8_t *p) {
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | (uint32_t)p[3];
}

/* The Boolean functions, §4.3, for j below 16 and from there on. */
static inline uint32_t parity(uint32_t x, uint32_t y, uint32_t z) {
    return x ^ y ^ z;
}

static inline uint32_t majority(uint32_t x, uint32_t y, uint32_t z) {
    return (x & y) | (z & (x | y));
}

static inline uint32_t choose(uint32_t x, uint32_t y, uint32_t z) {
    return (x & (y ^ z)) ^ z;
}

/* Round j; instead of moving the eight variables the caller renames them: d becomes a, and h becomes e. */
#define ROUND(ff, gg, a, b, c, d, e, f, g, h, j)                           \
    do {                                                                   \
        const uint32_t a12 = rotate_left(a, 12);                           \
        const uint32_t ss1 = rotate_left(a12 + e + constants[j], 7);       \
        d += ff(a, b, c) + (ss1 ^ a12) + (w[j] ^ w[(j) + 4]);              \
        h += gg(e, f, g) + ss1 + w[j];                                     \
        h = p0(h);                                                         \
        b = rotate_left(b, 9);                                             \
        f = rotate_left(f, 19);                                            \
    } while (0)

#define FOUR_ROUNDS(ff, gg, j)                            \
    do {                                                  \
        ROUND(ff, gg, a, b, c, d, e, f, g, h, (j));       \
        ROUND(ff, gg, d, a, b, c, h, e, f, g, (j) + 1);   \
        ROUND(ff, gg, c, d, a, b, g, h, e, f, (j) + 2);   \
        ROUND(ff, gg, b, c, d, a, f, g, h, e, (j) + 3);   \
    } while (0)

void sm3_compress(uint32_t state[8], const uint8_t block[64]) {
    uint32_t w[68];
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int j = 0; j < 16; j++) {
        w[j] = load_word(block + 4 * j);
    }
    for (int j = 16; j < 68; j++) {
        w[j] = p1(w[j - 16] ^ w[j - 9] ^ rotate_left(w[j - 3], 15)) ^ rotate_left(w[j - 13], 7) ^ w[j - 6];
    }
    for (int j = 0; j < 16; j += 4) {
        FOUR_ROUNDS(parity, parity, j);
    }
    for (int j = 16; j < 64; j += 4) {
        FOUR_ROUNDS(majority, choose, j);
    }
    state[0] ^= a;
    state[1] ^= b;
    state[2] ^= c;
    state[3] ^= d;
    state[4] ^= e;
    state[5] ^= f;
    state[6] ^= g;
    state[7] ^= h;
}
