/* The Reed-Muller code word of a symbol.
   Source: HQC specification (2025-08-22), duplicated Reed-Muller codes. SPDX-License-Identifier: Apache-2.0 */

#include "code.h"
#include "mask.h"

/* All ones where the bit is set. */
static uint32_t bit(uint32_t symbol, int number) {
    return hqc_mask(symbol >> number & 1);
}

void hqc_rm_encode(uint32_t word[HQC_RM_WORDS], uint32_t symbol) {
    const uint32_t low = (bit(symbol, 0) & 0xaaaaaaaau) ^ (bit(symbol, 1) & 0xccccccccu) ^
                         (bit(symbol, 2) & 0xf0f0f0f0u) ^ (bit(symbol, 3) & 0xff00ff00u) ^
                         (bit(symbol, 4) & 0xffff0000u) ^ bit(symbol, 7);
    for (int i = 0; i < HQC_RM_WORDS; i += 4) {
        word[i] = low;
        word[i + 1] = low ^ bit(symbol, 5);
        word[i + 2] = low ^ bit(symbol, 6);
        word[i + 3] = low ^ bit(symbol, 5) ^ bit(symbol, 6);
    }
}
