/* The product of two transformed polynomials.
   Source: as the transform, ntt.c. SPDX-License-Identifier: Apache-2.0 */

#include "modular.h"

_Static_assert(SABER_NTT_MAX * SABER_NTT_MAX / 2 <= (1LL << 31) * SABER_R / 2, "a product is at most r after reduction");

void saber_pointwise(int32_t c[256], const int32_t a[256], const int32_t b[256]) {
    for (int i = 0; i < SABER_N; i += 4) {
        for (int j = 0; j < 4; j++) {
            c[i + j] = saber_montgomery(a[i + j], b[i + j]);
        }
    }
}
