/* Adds q to negative coefficients, without a branch.
   Source: FIPS 204 §2.3 (mod). SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

void mldsa_caddq(int32_t a[256]) {
    for (int i = 0; i < MLDSA_N; i++) {
        a[i] += (a[i] >> 31) & MLDSA_Q;
    }
}
