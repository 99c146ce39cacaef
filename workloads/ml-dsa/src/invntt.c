/* The inverse number-theoretic transform, times 2^32.
   Source: FIPS 204 §7.5, Algorithm 42. SPDX-License-Identifier: Apache-2.0 */

#include "montgomery.h"
#include "poly.h"

/* Sums double in each of the eight layers: |a| < q grows to less than 256q. */
_Static_assert(256LL * MLDSA_Q <= INT32_MAX, "a coefficient fits its word after eight layers");

/* 2^64/256 mod q: the last product divides by 256 and multiplies by 2^32. */
#define FACTOR 41978
_Static_assert((int64_t)FACTOR * 256 % MLDSA_Q == (4294967296 % MLDSA_Q) * (4294967296 % MLDSA_Q) % MLDSA_Q,
               "the factor is 2^64/256 mod q");

void mldsa_invntt_tomont(int32_t a[256]) {
    unsigned m = 256;
    for (unsigned length = 1; length < MLDSA_N; length <<= 1) {
        for (unsigned start = 0; start < MLDSA_N; start += 2 * length) {
            const int32_t zeta = -mldsa_zetas[--m];
            for (unsigned j = start; j < start + length; j++) {
                const int32_t t = a[j];
                a[j] = t + a[j + length];
                a[j + length] = mldsa_montgomery_multiply(zeta, t - a[j + length]);
            }
        }
    }
    for (unsigned j = 0; j < MLDSA_N; j++) {
        a[j] = mldsa_montgomery_multiply(FACTOR, a[j]);
    }
}
