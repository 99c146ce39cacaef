/* The number-theoretic transform.
   Source: FIPS 203 §4.3, Algorithm 9. SPDX-License-Identifier: Apache-2.0

   The seven layers are taken three, two and two at a time, so that a coefficient is loaded and stored three times. */

#include "multiply.h"
#include "poly.h"

/* Each layer adds a centred product to a coefficient: |a| < q grows to less than q + 7q/2. */
_Static_assert(9 * KPKE_Q / 2 <= INT16_MAX, "a coefficient fits its halfword after seven layers");

static inline void butterfly(int32_t *a, int32_t *b, int32_t zeta) {
    const int32_t t = kpke_multiply(*b, zeta);
    *b = *a - t;
    *a = *a + t;
}

/* The layers of lengths 128, 64 and 32, on the coefficients that stand 32 apart. */
static inline void first_layers(int16_t *a) {
    int32_t x0 = a[0], x1 = a[32], x2 = a[64], x3 = a[96], x4 = a[128], x5 = a[160], x6 = a[192], x7 = a[224];
    butterfly(&x0, &x4, kpke_zetas[1]);
    butterfly(&x1, &x5, kpke_zetas[1]);
    butterfly(&x2, &x6, kpke_zetas[1]);
    butterfly(&x3, &x7, kpke_zetas[1]);
    butterfly(&x0, &x2, kpke_zetas[2]);
    butterfly(&x1, &x3, kpke_zetas[2]);
    butterfly(&x4, &x6, kpke_zetas[3]);
    butterfly(&x5, &x7, kpke_zetas[3]);
    butterfly(&x0, &x1, kpke_zetas[4]);
    butterfly(&x2, &x3, kpke_zetas[5]);
    butterfly(&x4, &x5, kpke_zetas[6]);
    butterfly(&x6, &x7, kpke_zetas[7]);
    a[0] = (int16_t)x0;
    a[32] = (int16_t)x1;
    a[64] = (int16_t)x2;
    a[96] = (int16_t)x3;
    a[128] = (int16_t)x4;
    a[160] = (int16_t)x5;
    a[192] = (int16_t)x6;
    a[224] = (int16_t)x7;
}

/* The layers of lengths 2·step and step, on a whole array; `m` is the index of the first one's first zeta. */
static inline void two_layers(int16_t a[256], unsigned step, unsigned m) {
    for (unsigned start = 0; start < KPKE_N; start += 4 * step, m++) {
        const int32_t above = kpke_zetas[m], left = kpke_zetas[2 * m], right = kpke_zetas[2 * m + 1];
        for (unsigned j = start; j < start + step; j++) {
            int32_t x0 = a[j], x1 = a[j + step], x2 = a[j + 2 * step], x3 = a[j + 3 * step];
            butterfly(&x0, &x2, above);
            butterfly(&x1, &x3, above);
            butterfly(&x0, &x1, left);
            butterfly(&x2, &x3, right);
            a[j] = (int16_t)x0;
            a[j + step] = (int16_t)x1;
            a[j + 2 * step] = (int16_t)x2;
            a[j + 3 * step] = (int16_t)x3;
        }
    }
}

void kpke_ntt(int16_t a[256]) {
    for (unsigned j = 0; j < 32; j++) {
        first_layers(a + j);
    }
    two_layers(a, 8, 8);
    two_layers(a, 2, 32);
}
