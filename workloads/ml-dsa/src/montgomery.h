/* The Montgomery product modulo q with R = 2^32.
   Source: FIPS 204 Appendix A, Algorithm 49. SPDX-License-Identifier: Apache-2.0 */

#ifndef MLDSA_MONTGOMERY_H
#define MLDSA_MONTGOMERY_H

#include <stdint.h>

#include "params.h"

/* q^-1 mod 2^32. */
#define MLDSA_Q_INVERSE 58728449
_Static_assert((uint32_t)((uint64_t)MLDSA_Q * MLDSA_Q_INVERSE) == 1, "q times its inverse is 1 modulo 2^32");

/* q, its value hidden from the compiler: knowing q > 0, clang 22 takes the high half of t·q for a product of mixed signs
   and spends five instructions on RV32 where mulh is one. */
static inline int32_t mldsa_opaque_q(void) {
    int32_t q = MLDSA_Q;
#if defined(__GNUC__)
    __asm__("" : "+r"(q));
#endif
    return q;
}

/* r = a·2^-32 mod q. For |a| <= 2^31·q: |r| <= |a|/2^32 + q/2 < q, as q is odd. */
static inline int32_t mldsa_montgomery_reduce(int64_t a) {
    const int32_t t = (int32_t)((uint32_t)a * (uint32_t)MLDSA_Q_INVERSE);
    /* The low halves of a and t·q are equal, so the high halves alone give the difference. */
    return (int32_t)(a >> 32) - (int32_t)(((int64_t)t * mldsa_opaque_q()) >> 32);
}

/* a·b·2^-32 mod q, in (-q, q) for |a·b| <= 2^31·q. */
static inline int32_t mldsa_montgomery_multiply(int32_t a, int32_t b) {
    return mldsa_montgomery_reduce((int64_t)a * b);
}

#endif
