/* Compares the infinity norm of a polynomial with a bound, in the unit; the answer is public, the coefficients are not.
   Source: FIPS 204 §2.3 (infinity norm), Algorithm 7 lines 23 and 28. SPDX-License-Identifier: Apache-2.0 */

#include "mldsa_unit.h"

uint32_t mldsa_norm_exceeds(const int32_t a[256], int32_t bound) {
    return exceeds(enter(a), (uint32_t)bound);
}
