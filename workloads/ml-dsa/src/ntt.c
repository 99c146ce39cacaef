/* The number-theoretic transform.
   Source: FIPS 204 §7.5, Algorithm 41. SPDX-License-Identifier: Apache-2.0 */

#include "montgomery.h"
#include "poly.h"

/* Each of the eight layers adds a product below q to a coefficient: |a| < q grows to at most 9q. */
_Static_assert(9LL * MLDSA_Q <= INT32_MAX, "a coefficient fits its word after eight layers");

void mldsa_ntt(int32_t a[256]) {
    unsigned m = 0;
    for (unsigned length = 128; length >= 1; length >>= 1) {
        for (unsigned start = 0; start < MLDSA_N; start += 2 * length) {
            const int32_t zeta = mldsa_zetas[++m];
            for (unsigned j = start; j < start + length; j++) {
                const int32_t t = mldsa_montgomery_multiply(zeta, a[j + length]);
                a[j + length] = a[j] - t;
                a[j] = a[j] + t;
            }
        }
    }
}
