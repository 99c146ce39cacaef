/* The syndromes of a received word.
   Source: HQC specification (2025-08-22), decoding of shortened Reed-Solomon codes. SPDX-License-Identifier: Apache-2.0 */

#include "code.h"
#include "gf.h"

#define WORDS GF_WORDS(HQC_SYNDROMES)

void hqc_syndromes(uint8_t s[HQC_SYNDROMES], const uint8_t word[HQC_N1]) {
    /* The powers by which the symbols are multiplied, place after place, and the ones of the next place. */
    uint32_t step[WORDS], power[WORDS], sum[WORDS] = {0};
    uint32_t element = 2;
    for (int i = 0; i < WORDS; i++) {
        step[i] = 0;
        for (int j = 0; j < 4; j++) {
            step[i] |= element << 8 * j;
            element = gf_double(element);
        }
        power[i] = GF_FEET;
    }
    for (int j = 0; j < HQC_N1; j++) {
        const gf_factor symbol = gf_factor_of(word[j]);
        for (int i = 0; i < WORDS; i++) {
            sum[i] ^= gf_by(power[i], &symbol);
            power[i] = gf_multiply(power[i], step[i]);
        }
    }
    gf_store(s, sum, HQC_SYNDROMES);
}
