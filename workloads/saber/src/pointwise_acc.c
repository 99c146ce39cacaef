/* Adds the product of two transformed polynomials to a third.
   Source: as the transform, ntt.c. SPDX-License-Identifier: Apache-2.0 */

#include "modular.h"

_Static_assert(4LL * SABER_R <= INT32_MAX, "the sum of four products fits its word");

void saber_pointwise_acc(int32_t c[256], const int32_t a[256], const int32_t b[256]) {
    for (int i = 0; i < SABER_N; i += 4) {
        for (int j = 0; j < 4; j++) {
            c[i + j] += saber_montgomery(a[i + j], b[i + j]);
        }
    }
}
