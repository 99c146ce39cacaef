/* The concatenated code: each symbol of a Reed-Solomon word as a Reed-Muller word.
   Source: HQC specification (2025-08-22), Code.Encode and Code.Decode. SPDX-License-Identifier: Apache-2.0 */

#include "code.h"

void hqc_code_encode(uint32_t v[HQC_V_WORDS], const uint8_t m[HQC_K]) {
    uint8_t word[HQC_N1];
    hqc_rs_encode(word, m);
    for (int i = 0; i < HQC_N1; i++) {
        hqc_rm_encode(v + i * HQC_RM_WORDS, word[i]);
    }
}

void hqc_code_decode(uint8_t m[HQC_K], const uint32_t v[HQC_V_WORDS]) {
    uint8_t word[HQC_N1];
    for (int i = 0; i < HQC_N1; i++) {
        word[i] = (uint8_t)hqc_rm_decode(v + i * HQC_RM_WORDS);
    }
    hqc_rs_decode(m, word);
}
