/* Corrects high bits by hints.
   Source: FIPS 204 §7.4, Algorithm 40. SPDX-License-Identifier: Apache-2.0

   Only verification calls it: everything here is public. */

#include "decompose.h"
#include "poly.h"

void mldsa_use_hint(int32_t w1[256], const int32_t h[256], const int32_t r[256]) {
    for (int i = 0; i < MLDSA_N; i++) {
        int32_t r0;
        int32_t r1 = mldsa_decompose_one(&r0, r[i]);
        if (h[i] != 0) {
            r1 += r0 > 0 ? 1 : -1;
            if (r1 == MLDSA_HIGH_VALUES) {
                r1 = 0;
            } else if (r1 < 0) {
                r1 = MLDSA_HIGH_VALUES - 1;
            }
        }
        w1[i] = r1;
    }
}
