/* Compression of a coefficient to d bits, and back, without division.
   Source: FIPS 203 §4.2.1, equations 4.7 and 4.8. SPDX-License-Identifier: Apache-2.0 */

#ifndef KPKE_COMPRESS_H
#define KPKE_COMPRESS_H

#include "multiply.h"

/* Compress_d(a) for d <= 5 and |a| < 2q: a·(2^32/q) modulo 2^32 is the fraction a/q, whose upper d bits are wanted. The
   quotient 2^32/q is 0.41 too small, so the fraction is wrong by less than 2^12, where 2^32/2q lie between a fraction
   and a tie. */
static inline uint32_t kpke_compress_few(int32_t a, unsigned d) {
    const uint32_t fraction = (uint32_t)a * (uint32_t)((1LL << 32) / KPKE_Q);
    return (fraction + (1u << (31 - d))) >> (32 - d);
}

/* Compress_d(a) for d <= 11 and |a| < 2q; only the lower d bits count. round(a·2^d/q) = floor(n/2q) with the odd
   n = a·2^(d + 1) + q, so that no n/2q is whole and an error below 1/2q changes nothing. That of 2^43/2q is below 1/2,
   hence that of the quotient below |n|/2^44. */
static inline uint32_t kpke_compress_many(int32_t a, unsigned d) {
    const int32_t n = a * (int32_t)(1u << (d + 1)) + KPKE_Q;
    return (uint32_t)(kpke_high(n, kpke_opaque((int32_t)(((1LL << 43) + KPKE_Q) / (2 * KPKE_Q)))) >> 11);
}

_Static_assert((2LL * KPKE_Q << 12) + KPKE_Q < (1LL << 44) / (2 * KPKE_Q), "the quotient's error is below 1/2q");

/* Decompress_d(y) for y < 2^d. */
static inline int16_t kpke_decompress(uint32_t y, unsigned d) {
    return (int16_t)((y * KPKE_Q + (1u << (d - 1))) >> d);
}

#endif
