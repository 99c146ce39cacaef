/* The product of two polynomials in the NTT domain with the modular product instruction.
   Source: FIPS 204 section 7.6, algorithm 45. SPDX-License-Identifier: Apache-2.0 */

#include "poly.h"
#include "xpqntt.h"

/* c may be a or b, so only a block of four is known to be independent. */
void mldsa_pointwise_montgomery(int32_t c[256], const int32_t a[256], const int32_t b[256]) {
    for (unsigned i = 0; i < MLDSA_N; i += 4) {
        int32_t x[4];
        for (unsigned k = 0; k < 4; k++) {
            x[k] = pq_mulq(a[i + k], b[i + k]);
        }
        for (unsigned k = 0; k < 4; k++) {
            c[i + k] = x[k];
        }
    }
}
