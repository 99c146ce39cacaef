/* The product of transformed vectors.
   Source: as the transform of workload saber. SPDX-License-Identifier: Apache-2.0 */

#include "modular.h"
#include "saber_masked.h"

_Static_assert(SABER_NTT_MAX * SABER_MASKED_NTT_MAX / 2 <= (1LL << 31) * SABER_R / 2, "a product is at most r");
_Static_assert(4LL * SABER_R <= INT32_MAX, "the sum of four products fits its word");

void saber_masked_product(int32_t c[256], const int32_t a[SABER_L][256], const int32_t b[SABER_L][256]) {
    for (unsigned i = 0; i < SABER_N; i++) {
        int32_t sum = 0;
        for (unsigned j = 0; j < SABER_L; j++) {
            sum += saber_montgomery(a[j][i], b[j][i]);
        }
        c[i] = sum;
    }
}
