/* Sums modulo 2p.
   Source: SIKE specification, round 3 (2020-10-01), appendix B. SPDX-License-Identifier: Apache-2.0 */

#include "constants.h"
#include "word.h"

void sike_fp_add(uint64_t out[SIKE_WORDS], const uint64_t a[SIKE_WORDS], const uint64_t b[SIKE_WORDS]) {
    const word *twice = (const word *)sike_2p;
    word *to = (word *)out;
    words_add(to, (const word *)a, (const word *)b, FP_WORDS);
    words_add_if(to, twice, words_sub(to, to, twice, FP_WORDS), FP_WORDS);
}
