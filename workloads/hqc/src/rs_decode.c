/* The message of a received word.
   Source: HQC specification (2025-08-22), decoding of shortened Reed-Solomon codes. SPDX-License-Identifier: Apache-2.0 */

#include "code.h"

void hqc_rs_decode(uint8_t m[HQC_K], const uint8_t word[HQC_N1]) {
    uint8_t s[HQC_SYNDROMES], sigma[HQC_LOCATOR], slope[HQC_N1], errors[HQC_N1];
    hqc_syndromes(s, word);
    hqc_locator(sigma, s);
    hqc_roots(slope, sigma);
    hqc_error_values(errors, sigma, s, slope);
    for (int i = 0; i < HQC_K; i++) {
        m[i] = word[HQC_SYNDROMES + i] ^ errors[HQC_SYNDROMES + i];
    }
}
