/* One row of a matrix times a vector in the NTT domain.
   Source: FIPS 203 §4.3.1, Algorithms 11 and 12, summed as in §2.4.7. SPDX-License-Identifier: Apache-2.0

   The products are added at 32 bits and reduced once. */

#include "multiply.h"
#include "poly.h"

_Static_assert(2LL * KPKE_K * 4095 * (9 * KPKE_Q / 2) <= 1LL << 29, "the sum of 2k products can be reduced");

void kpke_basemul_acc(int16_t c[256], const int16_t a[KPKE_K][256], const int16_t b[KPKE_K][256],
                      const int16_t cache[KPKE_K][128]) {
    for (unsigned i = 0; i < KPKE_N / 2; i++) {
        int32_t even = 0, odd = 0;
        for (unsigned j = 0; j < KPKE_K; j++) {
            const int32_t a0 = a[j][2 * i], a1 = a[j][2 * i + 1];
            const int32_t b0 = b[j][2 * i], b1 = b[j][2 * i + 1];
            even += a0 * b0 + a1 * cache[j][i];
            odd += a0 * b1 + a1 * b0;
        }
        c[2 * i] = (int16_t)kpke_remainder(even);
        c[2 * i + 1] = (int16_t)kpke_remainder(odd);
    }
}
