/* Splits coefficients into high bits and the 13 low bits.
   Source: FIPS 204 §7.4, Algorithm 35. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

void mldsa_power2round(int32_t r1[256], int32_t r0[256], const int32_t r[256]) {
    for (int i = 0; i < MLDSA_N; i++) {
        const int32_t value = r[i];
        const int32_t high = (value + (1 << (MLDSA_D - 1)) - 1) >> MLDSA_D;
        r0[i] = value - (high << MLDSA_D);
        r1[i] = high;
    }
}
