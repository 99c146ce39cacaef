/* Montgomery's reduction for p = 2^e2·3^e3 - 1, column by column.
   Source: SIKE specification, round 3 (2020-10-01), appendix B; C. Costello, P. Longa, M. Naehrig, CRYPTO 2016, §4.
   SPDX-License-Identifier: Apache-2.0

   Since p is -1 modulo 2^e2, the lowest word m of the sum is itself the multiple of p to add, and m·p = m·(p + 1) - m, of
   which the second part clears the word and the first has zeros in the lowest e2 bits. */

#include "constants.h"
#include "word.h"

/* Words of p + 1 that are zero. */
#define ZEROS (SIKE_E2 / WORD_BITS)

void sike_redc(uint64_t out[SIKE_WORDS], const uint64_t a[2 * SIKE_WORDS]) {
    const word *from = (const word *)a, *p1 = (const word *)sike_p_plus_1;
    word m[FP_WORDS], *to = (word *)out;
    column sum = {0, 0, 0};
#pragma GCC unroll 64
    for (uint32_t k = 0; k < 2 * FP_WORDS - 1; k++) {
#pragma GCC unroll 64
        for (uint32_t i = 0; i < FP_WORDS; i++) {
            if (i + ZEROS <= k && k - i < FP_WORDS) {
                column_product(&sum, m[i], p1[k - i]);
            }
        }
        column_add(&sum, from[k]);
        if (k < FP_WORDS) {
            m[k] = column_next(&sum);
        } else {
            to[k - FP_WORDS] = column_next(&sum);
        }
    }
    to[FP_WORDS - 1] = sum.low + from[2 * FP_WORDS - 1];
}
