/* The product of two polynomials in the NTT domain.
   Source: FIPS 204 §7.6, Algorithm 45. SPDX-License-Identifier: Apache-2.0 */

#include "montgomery.h"
#include "poly.h"

_Static_assert(81LL * MLDSA_Q <= 1LL << 31, "9q times 9q is at most 2^31 q, as the Montgomery product needs");

void mldsa_pointwise_montgomery(int32_t c[256], const int32_t a[256], const int32_t b[256]) {
    for (int i = 0; i < MLDSA_N; i++) {
        c[i] = mldsa_montgomery_multiply(a[i], b[i]);
    }
}
