/* A coefficient of the centred binomial distribution in shares.
   Source: FIPS 203 §4.2.2, Algorithm 8; bits.h. SPDX-License-Identifier: Apache-2.0 */

#ifndef KPKE_MASKED_COEFFICIENT_H
#define KPKE_MASKED_COEFFICIENT_H

#include "bits.h"

/* The sum of ±1 of the bits of a share, the first eta of them positive. */
static inline int32_t masked_signed_sum(uint32_t bits, unsigned eta) {
    int32_t sum = 0;
    for (unsigned i = 0; i < eta; i++) {
        sum += (int32_t)(bits >> i & 1) - (int32_t)(bits >> (eta + i) & 1);
    }
    return sum;
}

/* One coefficient, of the lower 2·eta bits of x and of y. */
static inline void masked_coefficient(int16_t *a0, int16_t *a1, uint32_t x, uint32_t y, unsigned eta, const uint32_t *fresh) {
    const int32_t first = (int32_t)masked_residue(fresh[0]);
    const int32_t r[2] = {first, masked_not_negative(first + 1 - KPKE_Q)};
    int32_t product = (int32_t)masked_residue(fresh[1]);
    const int32_t ys = masked_signed_sum(y, eta), other = -product - first * ys;
    for (unsigned i = 0; i < 2 * eta; i++) {
        product = masked_add_product(product, x >> i & 1, y >> i & 1, r, i >= eta);
    }
    *a0 = (int16_t)kpke_multiply(masked_signed_sum(x, eta) - 2 * product, KPKE_FRACTION(1));
    *a1 = (int16_t)kpke_multiply(ys - 2 * other, KPKE_FRACTION(1));
}

#endif
