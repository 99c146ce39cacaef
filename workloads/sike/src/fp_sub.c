/* Differences modulo 2p.
   Source: SIKE specification, round 3 (2020-10-01), appendix B. SPDX-License-Identifier: Apache-2.0 */

#include "constants.h"
#include "word.h"

void sike_fp_sub(uint64_t out[SIKE_WORDS], const uint64_t a[SIKE_WORDS], const uint64_t b[SIKE_WORDS]) {
    word *to = (word *)out;
    words_add_if(to, (const word *)sike_2p, words_sub(to, (const word *)a, (const word *)b, FP_WORDS), FP_WORDS);
}
