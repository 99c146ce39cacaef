/* The largest number of a transform.
   Source: HQC specification (2025-08-22), decoding of Reed-Muller codes. SPDX-License-Identifier: Apache-2.0

   Size, place from the end and sign stand in one number, so that of equal sizes the first one wins. */

#include "code.h"

uint32_t hqc_find_peak(const int16_t a[128]) {
    int32_t best = 0;
    for (int32_t i = 0; i < 128; i++) {
        const int32_t value = a[i] - (i == 0 ? 64 * HQC_COPIES : 0);
        const int32_t sign = value >> 31;
        const int32_t key = ((value ^ sign) - sign) * 256 + (127 - i) * 2 + 1 + sign;
        const int32_t less = best - key;
        best -= less & (less >> 31);
    }
    return (uint32_t)(127 - (best >> 1 & 127) + (best & 1) * 128);
}
