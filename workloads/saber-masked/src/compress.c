/* Products of vectors, modulo 2^13 and rounded to their upper bits: from shares modulo r to Boolean ones.
   Source: own, after the compression of Coron, Gérard, Montoya and Zeitoun (TCHES 2022(4)) with two shares.
   SPDX-License-Identifier: Apache-2.0

   A product w in the integers, |w| < r/4, is known by its shares modulo r, and wanted is n = w/r modulo 2^13 (saber_masked.h
   says why). With r·7169 = 1 modulo 2^13, 7169·a - a/r as a number modulo 2^13 is linear in a, depends on a modulo r alone,
   and is n - w/r for w. So both shares' values sum up, modulo 2^13, to n less a fraction between -1/4 and 1/4. Each is taken
   in units of 2^-10, by at most 1.05 of them too large; with 1/2 and what rounding wants added, the upper d bits of the
   sum are those wanted: what lies below is for d = 10 off an edge by a quarter less 0.01, or 1024/4 - 10 units. For d < 10,
   n is a multiple of 8, so that w/r, in decryption with 4096 more, is about 1/32 of a last bit at most; lower bits are left
   out, by less than one unit a share of what is kept, 2^-4 of that bit for d = 1. The test tries the ends. */

#include "saber_masked.h"

/* 2^40/r, rounded, for a·2^10/r of a/2^11. */
#define FRACTION 21845
_Static_assert(((1LL << 41) / SABER_R + 1) / 2 == FRACTION, "2^40/r");
_Static_assert((7169LL * SABER_R) % (1 << SABER_Q_BITS) == 1, "the inverse of r");

/* The 23 bits of each number, transposed: word j holds bit j of all. */
static void scale(uint32_t y[32], const int32_t a[32], uint32_t offset) {
    for (unsigned i = 0; i < 32; i++) {
        y[i] = ((uint32_t)a[i] * 7169 << 10) - (uint32_t)((a[i] >> 11) * FRACTION >> 19) + offset;
    }
    masked_transpose(y);
}

void saber_masked_compress(uint32_t (*bits)[2], const int32_t a0[32], const int32_t a1[32], unsigned d,
                           const uint32_t *fresh) {
    uint32_t x[32], y[32];
    scale(x, a0, d == SABER_P_BITS ? 9 << 9 : 9 << 12); /* 4 + 1/2, or 8 times as much */
    masked_clear();
    scale(y, a1, 0);
    masked_add(bits, x + 10 - d, y + 10 - d, d, fresh);
}
