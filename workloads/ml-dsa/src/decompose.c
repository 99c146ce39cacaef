/* Splits coefficients into high bits and low bits modulo 2·gamma2.
   Source: FIPS 204 §7.4, Algorithm 36. SPDX-License-Identifier: Apache-2.0 */

#include "decompose.h"
#include "poly.h"

void mldsa_decompose(int32_t r1[256], int32_t r0[256], const int32_t r[256]) {
    for (int i = 0; i < MLDSA_N; i++) {
        int32_t low;
        const int32_t high = mldsa_decompose_one(&low, r[i]);
        r0[i] = low;
        r1[i] = high;
    }
}
