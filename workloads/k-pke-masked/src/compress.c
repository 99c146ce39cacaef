/* Compression of shares: each is scaled to a power of two, then both are added bit by bit, 32 coefficients at a time.
   Source: Coron, Gérard, Montoya and Zeitoun (TCHES 2022(4)), with two shares. SPDX-License-Identifier: Apache-2.0

   With K = d + 13, y_i = floor(a_i·2^K/q) sum up, modulo 2^K, to a·2^K/q less something in [0, 2), so with 1 + 2^12 added
   the upper d bits are those of a·2^d/q + 1/2, whose distance from an integer is at least 2^13/2q = 1.23 units of 2^-13.
   The test tries all pairs of shares. */

#include "masked.h"
#include "multiply.h"

/* The scaled shares, transposed: word j holds bit j of all. a·2^18·(2^42/q)/2^32 = a·2^28/q. */
static void scale(uint32_t y[32], const int16_t a[32], unsigned d, uint32_t offset) {
    for (unsigned i = 0; i < 32; i++) {
        const int32_t wide = kpke_high(a[i] * (1 << 18), kpke_opaque((int32_t)((1LL << 42) / KPKE_Q)));
        y[i] = (uint32_t)(wide >> (15 - d)) + offset;
    }
    masked_transpose(y);
}

void kpke_masked_compress(uint32_t (*bits)[2], const int16_t a0[32], const int16_t a1[32], unsigned d,
                          const uint32_t *fresh) {
    uint32_t x[32], y[32];
    scale(x, a0, d, 1 + (1 << 12));
    scale(y, a1, d, 0);
    masked_add(bits, x, y, d, fresh);
}
