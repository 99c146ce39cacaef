/* Products in GF(p^2): three of integers, two reductions.
   Source: SIKE specification, round 3 (2020-10-01), appendix B. SPDX-License-Identifier: Apache-2.0 */

#include "constants.h"
#include "word.h"

#define RE 0
#define IM SIKE_WORDS

void sike_fp2_mul(uint64_t out[2 * SIKE_WORDS], const uint64_t a[2 * SIKE_WORDS], const uint64_t b[2 * SIKE_WORDS]) {
    fp left, right;
    uint64_t real[2 * SIKE_WORDS], other[2 * SIKE_WORDS], mixed[2 * SIKE_WORDS];
    word *re = (word *)real, *im = (word *)mixed;
    words_add((word *)left, (const word *)(a + RE), (const word *)(a + IM), FP_WORDS);
    words_add((word *)right, (const word *)(b + RE), (const word *)(b + IM), FP_WORDS);
    sike_mp_mul(real, a + RE, b + RE);
    sike_mp_mul(other, a + IM, b + IM);
    sike_mp_mul(mixed, left, right);
    words_sub(im, im, re, 2 * FP_WORDS);
    words_sub(im, im, (const word *)other, 2 * FP_WORDS);
    /* A negative real part gets R·p. */
    const word borrow = words_sub(re, re, (const word *)other, 2 * FP_WORDS);
    words_add_if(re + FP_WORDS, (const word *)sike_p, borrow, FP_WORDS);
    sike_redc(out + RE, real);
    sike_redc(out + IM, mixed);
}
