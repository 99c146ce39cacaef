/* Products and remainders modulo q without division and without Montgomery factors.
   Source: own design, after Shoup's products by precomputed quotients. SPDX-License-Identifier: Apache-2.0

   A constant z is kept as the fraction z/q, in units of 2^-32. The product b·(z/q) modulo 1 is the fraction that b·z
   leaves of q, and q times this fraction is b·z mod± q: two multiplications and an addition. */

#ifndef KPKE_MULTIPLY_H
#define KPKE_MULTIPLY_H

#include <stdint.h>

#include "params.h"

/* z/q in units of 2^-32, rounded to the nearest; its integral part falls away. For 0 <= z < q. */
#define KPKE_FRACTION(z) ((int32_t)(uint32_t)((((uint64_t)(z) << 32) + KPKE_Q / 2) / KPKE_Q))

/* Added to the product of b and a fraction, so that it is never below its true value. The fraction is wrong by at most
   1/2, so for |b| <= 2^18 the product by at most 2^17. */
#define KPKE_ABOVE (1 << 17)
_Static_assert((2LL * KPKE_ABOVE) * KPKE_Q < 1LL << 32, "the sum times q is not a whole one too large");
_Static_assert((KPKE_Q / 2) * (1LL << 32) / KPKE_Q + 1 + 2LL * KPKE_ABOVE < 1LL << 31, "the largest keeps its sign");

/* A positive constant, its value hidden from the compiler: knowing its sign, clang 22 takes the high half of a product
   with it for one of mixed signs and spends five instructions on RV32 where mulh is one. */
static inline int32_t kpke_opaque(int32_t constant) {
#if defined(__GNUC__)
    __asm__("" : "+r"(constant));
#endif
    return constant;
}

/* The high half of a·b. */
static inline int32_t kpke_high(int32_t a, int32_t b) {
    return (int32_t)(((int64_t)a * b) >> 32);
}

/* b·z mod± q for |b| <= 2^18, with z given as KPKE_FRACTION(z); in [-(q - 1)/2, (q - 1)/2]. */
static inline int32_t kpke_multiply(int32_t b, int32_t fraction) {
    const int32_t left = (int32_t)((uint32_t)b * (uint32_t)fraction + KPKE_ABOVE);
    return kpke_high(left, kpke_opaque(KPKE_Q));
}

/* a - q·floor(a·m/2^32) with m = floor(2^32/q). As 2^32 - q·m < q/2, this is in (-q/4, 5q/4) for every a, and in
   (-q/16, 17q/16) for |a| <= 2^29. */
static inline int32_t kpke_remainder(int32_t a) {
    return a - kpke_high(a, kpke_opaque((int32_t)((1LL << 32) / KPKE_Q))) * KPKE_Q;
}

_Static_assert(2 * ((1LL << 32) % KPKE_Q) < KPKE_Q, "a·m/2^32 is wrong by less than |a|/2^33");

#endif
