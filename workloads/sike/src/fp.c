/* GF(p): products, halves, inverses, and the one number of an element.
   Source: SIKE specification, round 3 (2020-10-01), appendix B. SPDX-License-Identifier: Apache-2.0 */

#include "constants.h"
#include "word.h"

void sike_fp_mul(fp out, const fp a, const fp b) {
    fp2 product; /* as many words */
    sike_mp_mul(product, a, b);
    sike_redc(out, product);
}

void sike_fp_reduce(fp a) {
    word *to = (word *)a;
    const word *p = (const word *)sike_p;
    words_add_if(to, p, words_sub(to, to, p, FP_WORDS), FP_WORDS);
}

void sike_fp_halve(fp out, const fp a) {
    word *to = (word *)out;
    for (uint32_t i = 0; i < FP_WORDS; i++) {
        to[i] = ((const word *)a)[i];
    }
    words_add_if(to, (const word *)sike_p, to[0] & 1, FP_WORDS);
    for (uint32_t i = 0; i < FP_WORDS; i++) {
        to[i] = to[i] >> 1 | (i + 1 < FP_WORDS ? to[i + 1] << (WORD_BITS - 1) : 0);
    }
}

/* a^(p - 2) by windows of the exponent, from the top: so many squarings, then a product with this odd power. The exponent
   is public. */
void sike_fp_invert(fp out, const fp a) {
    fp powers[SIKE_ODD_POWERS], square, result;
    sike_fp_mul(square, a, a);
    for (uint32_t i = 0; i < SIKE_WORDS; i++) {
        powers[0][i] = a[i];
    }
    for (uint32_t i = 1; i < SIKE_ODD_POWERS; i++) {
        sike_fp_mul(powers[i], powers[i - 1], square);
    }
    for (uint32_t i = 0; i < SIKE_WORDS; i++) {
        result[i] = powers[SIKE_FIRST_POWER][i];
    }
    for (uint32_t step = 0; step < SIKE_WINDOWS; step++) {
        for (uint32_t i = 0; i < sike_windows[step].squarings; i++) {
            sike_fp_mul(result, result, result);
        }
        sike_fp_mul(result, result, powers[sike_windows[step].power]);
    }
    for (uint32_t i = 0; i < SIKE_WORDS; i++) {
        out[i] = result[i];
    }
}
