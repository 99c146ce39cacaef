/* Karatsuba's halving of a carry-less product, for kernels: what is left when a vector is short enough is theirs.
   Source: A. Karatsuba, Y. Ofman (1962). SPDX-License-Identifier: Apache-2.0

   Before it is included: `hqc_digit`, the type of a digit, and HQC_SHORT, so many digits have the vectors whose product
   `static void hqc_short(out, a, b, spare)` makes. */

#ifndef HQC_KARATSUBA_H
#define HQC_KARATSUBA_H

#include <stdint.h>

/* out and out + 2·half are the products of lower and of upper halves, `middle` that of their sums: out becomes the whole. */
static inline void hqc_join(hqc_digit *out, const hqc_digit *middle, uint32_t half) {
#pragma GCC unroll 2
    for (uint32_t i = 0; i < half; i++) {
        const hqc_digit both = out[half + i] ^ out[2 * half + i];
        const hqc_digit lower = both ^ out[i] ^ middle[i];
        const hqc_digit upper = both ^ out[3 * half + i] ^ middle[half + i];
        out[half + i] = lower;
        out[2 * half + i] = upper;
    }
}

/* out = a·b, of HQC_SHORT·2^j digits each; `spare` has twice as many digits as a, and what hqc_short takes. */
static void hqc_multiply(hqc_digit *out, const hqc_digit *a, const hqc_digit *b, uint32_t digits, hqc_digit *spare) {
    if (digits == HQC_SHORT) {
        hqc_short(out, a, b, spare);
        return;
    }
    const uint32_t half = digits / 2;
    hqc_digit *const middle = spare, *const sum_a = out, *const sum_b = out + half;
#pragma GCC unroll 4
    for (uint32_t i = 0; i < half; i++) {
        sum_a[i] = a[i] ^ a[half + i];
        sum_b[i] = b[i] ^ b[half + i];
    }
    hqc_multiply(middle, sum_a, sum_b, half, spare + digits);
    hqc_multiply(out, a, b, half, spare + digits);
    hqc_multiply(out + digits, a + half, b + half, half, spare + digits);
    hqc_join(out, middle, half);
}

#endif
