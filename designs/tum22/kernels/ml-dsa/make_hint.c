/* Marks the coefficients whose high bits ct0 changed, with the comparisons in the unit.
   Source: FIPS 204 §7.4, Algorithm 39, as Algorithm 7 line 26 uses it. SPDX-License-Identifier: Apache-2.0

   r0 leaves r1 as the high bits if -gamma2 < r0 <= gamma2, or r0 = -gamma2 and r1 = 0. The hint goes to memory. */

#include "mldsa_unit.h"

uint32_t mldsa_make_hint(int32_t h[256], const int32_t r0[256], const int32_t r1[256]) {
    uint32_t high[8], above[8], from_edge[8], over_edge[8], ones = 0;
    at_least(high, enter(r1), 1);
    const uint32_t low = enter(r0);
    at_least(above, low, MLDSA_GAMMA2 + 1);
    at_least(from_edge, low, MLDSA_Q - MLDSA_GAMMA2);
    at_least(over_edge, low, MLDSA_Q - MLDSA_GAMMA2 + 1);
    for (uint32_t i = 0; i < 8; i++) {
        uint32_t bits = above[i] & ~(from_edge[i] & (over_edge[i] | ~high[i]));
        for (uint32_t j = 0; j < 32; j++, bits >>= 1) {
            *h++ = (int32_t)(bits & 1);
            ones += bits & 1;
        }
    }
    return ones;
}
