/* The inverse transform modulo r, times 2^32.
   Source: Gentleman and Sande, 1966; the mirror of ntt.c. SPDX-License-Identifier: Apache-2.0 */

#include "modular.h"

/* Sums grow fourfold in two layers: from 4r to 16r in the first two. Then the largest is reduced, and the others are
   products of at most 3r/4 and sums of two such, so that the next layers grow from 3r/2 to 6r. */
_Static_assert(16LL * SABER_R <= INT32_MAX, "a coefficient fits its word after two layers");

/* 2^32/256: a product has the factor 2^-32. */
#define FACTOR (1 << 24)
/* Entry 1 of the table of ntt.c. */
#define ZETA_1 5552932ULL
_Static_assert(ZETA_1 * ZETA_1 % SABER_R == SABER_R - 1, "a square root of -1");

__attribute__((always_inline)) static inline void two_layers(int32_t a[256], unsigned blocks, unsigned length) {
    static const saber_constant unit = SABER_CONSTANT(1);
    const saber_constant one = saber_opaque(unit);
    /* The inverse of a table's entry is minus the one in its layer's mirror, so differences are taken the other way. */
    for (unsigned m = 2 * blocks - 1; m >= blocks; m--, a += 4 * length) {
        const saber_constant zeta = saber_zetas[m], left = saber_zetas[2 * m + 1], right = saber_zetas[2 * m];
        for (unsigned j = 0; j < length; j++) {
            const int32_t y0 = a[j] + a[j + length], y1 = saber_times(a[j + length] - a[j], left);
            const int32_t y2 = a[j + 2 * length] + a[j + 3 * length];
            const int32_t y3 = saber_times(a[j + 3 * length] - a[j + 2 * length], right);
            a[j] = saber_times(y0 + y2, one);
            a[j + length] = y1 + y3;
            a[j + 2 * length] = saber_times(y2 - y0, zeta);
            a[j + 3 * length] = saber_times(y3 - y1, zeta);
        }
    }
}

/* The last two layers, with the factor. */
__attribute__((always_inline)) static inline void last_layers(int32_t a[256]) {
    static const saber_constant last[2] = {SABER_CONSTANT(FACTOR), SABER_CONSTANT(ZETA_1 * FACTOR % SABER_R)};
    const saber_constant factor = saber_opaque(last[0]), factor_zeta = saber_opaque(last[1]);
    const saber_constant left = saber_zetas[3], right = saber_zetas[2];
    for (unsigned j = 0; j < 64; j++) {
        const int32_t y0 = a[j] + a[j + 64], y1 = saber_times(a[j + 64] - a[j], left);
        const int32_t y2 = a[j + 128] + a[j + 192], y3 = saber_times(a[j + 192] - a[j + 128], right);
        a[j] = saber_times(y0 + y2, factor);
        a[j + 64] = saber_times(y1 + y3, factor);
        a[j + 128] = saber_times(y2 - y0, factor_zeta);
        a[j + 192] = saber_times(y3 - y1, factor_zeta);
    }
}

void saber_invntt(int32_t a[256]) {
    two_layers(a, 64, 1);
    two_layers(a, 16, 4);
    two_layers(a, 4, 16);
    last_layers(a);
}
