/* GHASH over whole blocks, in constant time and without tables.
   Source: SP 800-38D §6.3 and §6.4, Algorithms 1 and 2; the field in the form of RFC 8452 Appendix A.
   SPDX-License-Identifier: Apache-2.0

   A block is read as a big-endian number, so that its highest bit is the coefficient of x^0. The product of two such
   numbers is the mirror image of what the field's product begins with, but for one place; H is divided by x instead. */

#include "bytes.h"
#include "carryless.h"
#include "gcm.h"

static inline uint64_t load_be64(const uint8_t *p) {
    return (uint64_t)load_be32(p) << 32 | load_be32(p + 4);
}

static inline void store_be64(uint8_t *p, uint64_t x) {
    store_be32(p, (uint32_t)(x >> 32));
    store_be32(p + 4, (uint32_t)x);
}

/* To the two words behind `from`, 128 places down: x^128 = x^7 + x^2 + x + 1. */
#define FOLD(from, next, last)                                     \
    do {                                                           \
        next ^= (from) << 63 ^ (from) << 62 ^ (from) << 57;        \
        last ^= (from) ^ (from) >> 1 ^ (from) >> 2 ^ (from) >> 7;  \
    } while (0)

void ghash_blocks(uint8_t y[16], const uint8_t h[16], const uint8_t *data, size_t length) {
    uint64_t h1 = load_be64(h), h0 = load_be64(h + 8);
    /* The coefficient of x^0 becomes one of x^-1 = x^127 + x^6 + x + 1. */
    const uint64_t out = -(h1 >> 63);
    h1 = (h1 << 1 | h0 >> 63) ^ (out & 0xc200000000000000);
    h0 = h0 << 1 ^ (out & 1);
    const carryless_factor b1 = carryless_ready(h1), b0 = carryless_ready(h0), b2 = carryless_sum(b1, b0);
    uint64_t y1 = load_be64(y), y0 = load_be64(y + 8);
    for (; length > 0; length -= 16, data += 16) {
        const carryless_factor a1 = carryless_ready(y1 ^ load_be64(data));
        const carryless_factor a0 = carryless_ready(y0 ^ load_be64(data + 8));
        uint64_t v3, v2, v1, v0, middle1, middle0;
        carryless_multiply(&v3, &v2, a1, b1);
        carryless_multiply(&v1, &v0, a0, b0);
        carryless_multiply(&middle1, &middle0, carryless_sum(a1, a0), b2); /* Karatsuba */
        middle1 ^= v3 ^ v1;
        middle0 ^= v2 ^ v0;
        v2 ^= middle1;
        v1 ^= middle0;
        FOLD(v0, v1, v2);
        FOLD(v1, v2, v3);
        y1 = v3;
        y0 = v2;
    }
    store_be64(y, y1);
    store_be64(y + 8, y0);
}
