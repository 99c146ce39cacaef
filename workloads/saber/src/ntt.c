/* The number-theoretic transform modulo r.
   Source: Cooley and Tukey, 1965, on x^256 + 1 as FIPS 204 §7.5 has it. SPDX-License-Identifier: Apache-2.0

   Two layers at a time, so that a coefficient is loaded and stored four times, not eight. */

#include "modular.h"

/* Each of the eight layers adds a product of at most 3r/4. */
_Static_assert(SABER_NTT_MAX <= INT32_MAX, "a coefficient fits its word after eight layers");

/* A layer of so many blocks of 4·length coefficients, and the next one. Inlined, so that offsets are constants. */
__attribute__((always_inline)) static inline void two_layers(int32_t a[256], unsigned blocks, unsigned length) {
    for (unsigned m = blocks; m < 2 * blocks; m++, a += 4 * length) {
        const saber_constant zeta = saber_zetas[m], left = saber_zetas[2 * m], right = saber_zetas[2 * m + 1];
        for (unsigned j = 0; j < length; j++) {
            const int32_t x2 = saber_times(a[j + 2 * length], zeta), x3 = saber_times(a[j + 3 * length], zeta);
            const int32_t y0 = a[j] + x2, y2 = a[j] - x2;
            const int32_t y1 = saber_times(a[j + length] + x3, left), y3 = saber_times(a[j + length] - x3, right);
            a[j] = y0 + y1;
            a[j + length] = y0 - y1;
            a[j + 2 * length] = y2 + y3;
            a[j + 3 * length] = y2 - y3;
        }
    }
}

void saber_ntt(int32_t a[256]) {
    two_layers(a, 1, 64);
    two_layers(a, 4, 16);
    two_layers(a, 16, 4);
    two_layers(a, 64, 1);
}
