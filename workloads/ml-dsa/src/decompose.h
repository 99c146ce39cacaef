/* High and low bits of one coefficient, without division.
   Source: FIPS 204 §7.4, Algorithm 36. SPDX-License-Identifier: Apache-2.0 */

#ifndef MLDSA_DECOMPOSE_H
#define MLDSA_DECOMPOSE_H

#include <stdint.h>

#include "params.h"

/* 2·gamma2 = 2^SHIFT·ODD: 190464 = 2^11·93 or 523776 = 2^9·1023. */
#if MLDSA_HIGH_VALUES == 44
#define MLDSA_2GAMMA2_SHIFT 11
#define MLDSA_2GAMMA2_ODD 93
#else
#define MLDSA_2GAMMA2_SHIFT 9
#define MLDSA_2GAMMA2_ODD 1023
#endif
_Static_assert(MLDSA_2GAMMA2_ODD << MLDSA_2GAMMA2_SHIFT == 2 * MLDSA_GAMMA2, "the factors of 2 gamma2");

/* floor(x / ODD) = floor(x·RECIPROCAL / 2^32) as long as x·(RECIPROCAL·ODD - 2^32) < 2^32. */
#define MLDSA_2GAMMA2_RECIPROCAL (((1LL << 32) + MLDSA_2GAMMA2_ODD - 1) / MLDSA_2GAMMA2_ODD)
_Static_assert(((MLDSA_Q + MLDSA_GAMMA2) >> MLDSA_2GAMMA2_SHIFT) *
                       (MLDSA_2GAMMA2_RECIPROCAL * MLDSA_2GAMMA2_ODD - (1LL << 32)) <
                   1LL << 32,
               "the reciprocal divides every x that occurs exactly");

/* r in [0, q) becomes r1·2·gamma2 + r0 modulo q with -gamma2 < r0 <= gamma2, but r0 = -gamma2 may go with r1 = 0. */
static inline int32_t mldsa_decompose_one(int32_t *r0, int32_t r) {
    const uint32_t x = (uint32_t)(r + MLDSA_GAMMA2 - 1) >> MLDSA_2GAMMA2_SHIFT;
    int32_t r1 = (int32_t)(((uint64_t)x * (uint32_t)MLDSA_2GAMMA2_RECIPROCAL) >> 32);
    /* r - r0 = q - 1 wraps: r1 becomes 0 and r0 loses 1, which subtracting q below amounts to. */
    r1 &= (r1 - MLDSA_HIGH_VALUES) >> 31;
    int32_t low = r - r1 * (2 * MLDSA_GAMMA2);
    low -= (((MLDSA_Q - 1) / 2 - low) >> 31) & MLDSA_Q;
    *r0 = low;
    return r1;
}

#endif
