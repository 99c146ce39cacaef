/* Marks the coefficients whose high bits ct0 changed.
   Source: FIPS 204 §7.4, Algorithm 39, as Algorithm 7 line 26 uses it. SPDX-License-Identifier: Apache-2.0

   Line 26 compares the high bits of w - cs2 with those of w - cs2 + ct0. The rejection before has made the former
   those of w itself, r1. With r0 = (low bits of w) - cs2 + ct0 the latter are those of r1·2·gamma2 + r0, and they
   differ from r1 unless -gamma2 < r0 <= gamma2, or r0 = -gamma2 and r1 = 0 (where Algorithm 36 wraps around q). */

#include "poly.h"

uint32_t mldsa_make_hint(int32_t h[256], const int32_t r0[256], const int32_t r1[256]) {
    uint32_t ones = 0;
    for (int i = 0; i < MLDSA_N; i++) {
        const int32_t low = r0[i];
        const uint32_t above = (uint32_t)(MLDSA_GAMMA2 - low) >> 31;
        const uint32_t below = (uint32_t)(low + MLDSA_GAMMA2) >> 31;
        const uint32_t at_edge = ((uint32_t)(low + MLDSA_GAMMA2) - 1) >> 31 & ~below; /* low = -gamma2 */
        const uint32_t r1_positive = (uint32_t)-r1[i] >> 31;
        const uint32_t hint = above | below | (at_edge & r1_positive);
        h[i] = (int32_t)hint;
        ones += hint;
    }
    return ones;
}
