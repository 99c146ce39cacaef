/* Squares in GF(p^2): (a + b·i)^2 = (a + b)·(a - b) + 2·a·b·i.
   Source: SIKE specification, round 3 (2020-10-01), appendix B. SPDX-License-Identifier: Apache-2.0 */

#include "constants.h"
#include "word.h"

void sike_fp2_sqr(uint64_t out[2 * SIKE_WORDS], const uint64_t a[2 * SIKE_WORDS]) {
    const word *re = (const word *)a, *im = (const word *)(a + SIKE_WORDS);
    fp sum, difference, twice;
    words_add((word *)sum, re, im, FP_WORDS);
    /* 8p is above what the imaginary part may be. */
    words_add((word *)difference, re, (const word *)sike_8p, FP_WORDS);
    words_sub((word *)difference, (const word *)difference, im, FP_WORDS);
    words_add((word *)twice, re, re, FP_WORDS);
    sike_fp_mul(twice, twice, a + SIKE_WORDS);
    sike_fp_mul(out, sum, difference);
    for (uint32_t i = 0; i < SIKE_WORDS; i++) {
        out[SIKE_WORDS + i] = twice[i];
    }
}
