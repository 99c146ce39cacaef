/* Compares the infinity norm of a polynomial with a bound; the answer is public, the coefficients are not.
   Source: FIPS 204 §2.3 (infinity norm), Algorithm 7 lines 23 and 28. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"

uint32_t mldsa_norm_exceeds(const int32_t a[256], int32_t bound) {
    uint32_t exceeds = 0;
    for (int i = 0; i < MLDSA_N; i++) {
        const int32_t sign = a[i] >> 31;
        const int32_t magnitude = (a[i] ^ sign) - sign;
        exceeds |= (uint32_t)(bound - 1 - magnitude) >> 31;
    }
    return exceeds;
}
