/* The symbol of the nearest Reed-Muller code word.
   Source: HQC specification (2025-08-22), decoding of duplicated Reed-Muller codes. SPDX-License-Identifier: Apache-2.0 */

#include "code.h"

uint32_t hqc_rm_decode(const uint32_t word[HQC_RM_WORDS]) {
    int16_t a[128] __attribute__((aligned(4)));
    hqc_rm_sums(a, word);
    hqc_hadamard(a);
    return hqc_find_peak(a);
}
