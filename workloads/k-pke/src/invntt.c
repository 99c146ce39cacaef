/* The inverse number-theoretic transform.
   Source: FIPS 203 §4.3, Algorithm 10. SPDX-License-Identifier: Apache-2.0

   The seven layers are taken two, two and three at a time; the last ones multiply by 128^-1 too. */

#include "multiply.h"
#include "poly.h"

/* |a| < 2q grows fourfold in two layers, but where a product was taken. The sums of the second pair of layers, which
   are four times larger again, are reduced before they are stored; those of the last three are at most 8q. */
_Static_assert(8 * KPKE_Q <= INT16_MAX, "a coefficient fits its halfword after two layers");
_Static_assert(32 * KPKE_Q <= 1 << 18, "sums and differences may be multiplied");

static inline void butterfly(int32_t *a, int32_t *b, int32_t zeta) {
    const int32_t t = *a;
    *a = t + *b;
    *b = kpke_multiply(*b - t, zeta);
}

/* The layers of lengths step and 2·step, on a whole array; `m` is the index of the second one's last zeta. The sums of
   both layers, a quarter of the coefficients, are multiplied by `sums`, or left alone where it is 0. */
static inline void two_layers(int16_t a[256], unsigned step, unsigned m, int32_t sums) {
    for (unsigned start = 0; start < KPKE_N; start += 4 * step, m--) {
        const int32_t above = kpke_zetas[m], left = kpke_zetas[2 * m + 1], right = kpke_zetas[2 * m];
        for (unsigned j = start; j < start + step; j++) {
            int32_t x0 = a[j], x1 = a[j + step], x2 = a[j + 2 * step], x3 = a[j + 3 * step];
            butterfly(&x0, &x1, left);
            butterfly(&x2, &x3, right);
            butterfly(&x0, &x2, above);
            butterfly(&x1, &x3, above);
            a[j] = (int16_t)(sums ? kpke_multiply(x0, sums) : x0);
            a[j + step] = (int16_t)x1;
            a[j + 2 * step] = (int16_t)x2;
            a[j + 3 * step] = (int16_t)x3;
        }
    }
}

/* 128^-1 mod q, and the zetas of the layer of length 128 times it. */
#define SCALE 3303
_Static_assert(SCALE * 128 % KPKE_Q == 1, "the scale is the inverse of 128");
#define SCALED_ZETA1 (1729 * SCALE % KPKE_Q)

/* The layers of lengths 32, 64 and 128, on the coefficients that stand 32 apart. */
static inline void last_layers(int16_t *a) {
    int32_t x0 = a[0], x1 = a[32], x2 = a[64], x3 = a[96], x4 = a[128], x5 = a[160], x6 = a[192], x7 = a[224];
    butterfly(&x0, &x1, kpke_zetas[7]);
    butterfly(&x2, &x3, kpke_zetas[6]);
    butterfly(&x4, &x5, kpke_zetas[5]);
    butterfly(&x6, &x7, kpke_zetas[4]);
    butterfly(&x0, &x2, kpke_zetas[3]);
    butterfly(&x1, &x3, kpke_zetas[3]);
    butterfly(&x4, &x6, kpke_zetas[2]);
    butterfly(&x5, &x7, kpke_zetas[2]);
    butterfly(&x0, &x4, KPKE_FRACTION(SCALED_ZETA1));
    butterfly(&x1, &x5, KPKE_FRACTION(SCALED_ZETA1));
    butterfly(&x2, &x6, KPKE_FRACTION(SCALED_ZETA1));
    butterfly(&x3, &x7, KPKE_FRACTION(SCALED_ZETA1));
    a[0] = (int16_t)kpke_multiply(x0, KPKE_FRACTION(SCALE));
    a[32] = (int16_t)kpke_multiply(x1, KPKE_FRACTION(SCALE));
    a[64] = (int16_t)kpke_multiply(x2, KPKE_FRACTION(SCALE));
    a[96] = (int16_t)kpke_multiply(x3, KPKE_FRACTION(SCALE));
    a[128] = (int16_t)x4;
    a[160] = (int16_t)x5;
    a[192] = (int16_t)x6;
    a[224] = (int16_t)x7;
}

void kpke_invntt(int16_t a[256]) {
    two_layers(a, 2, 63, 0);
    two_layers(a, 8, 15, KPKE_FRACTION(1));
    for (unsigned j = 0; j < 32; j++) {
        last_layers(a + j);
    }
}
