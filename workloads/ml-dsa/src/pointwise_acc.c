/* One row of a matrix times a vector in the NTT domain.
   Source: FIPS 204 §7.6, Algorithm 48 (a row of MatrixVectorNTT). SPDX-License-Identifier: Apache-2.0

   The products are added at 64 bits and reduced once. */

#include "montgomery.h"
#include "poly.h"

_Static_assert(9LL * MLDSA_L * MLDSA_Q <= 1LL << 31, "l products of q and 9q add up to at most 2^31 q");

void mldsa_pointwise_acc_montgomery(int32_t c[256], const int32_t a[MLDSA_L][256], const int32_t b[MLDSA_L][256]) {
    for (int i = 0; i < MLDSA_N; i++) {
        int64_t sum = 0;
        for (int j = 0; j < MLDSA_L; j++) {
            sum += (int64_t)a[j][i] * b[j][i];
        }
        c[i] = mldsa_montgomery_reduce(sum);
    }
}
