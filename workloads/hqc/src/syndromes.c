/* The syndromes of a received word.
   Source: HQC specification (2025-08-22), decoding of shortened Reed-Solomon codes. SPDX-License-Identifier: Apache-2.0 */

#include "code.h"
#include "gf.h"

void hqc_syndromes(uint8_t s[HQC_SYNDROMES], const uint8_t word[HQC_N1]) {
    uint32_t sums[GF_WORDS(HQC_SYNDROMES)], power = 2;
    for (int i = 0; i < GF_WORDS(HQC_SYNDROMES); i++) {
        uint32_t powers = 0;
        for (int j = 0; j < 32; j += 8) {
            powers |= power << j;
            power = gf_double(power);
        }
        const gf_factor by = gf_factor_of(powers);
        sums[i] = 0;
        for (int j = HQC_N1 - 1; j >= 0; j--) {
            sums[i] = gf_by_each(sums[i], &by) ^ word[j] * GF_FEET;
        }
    }
    gf_store(s, sums, HQC_SYNDROMES);
}
