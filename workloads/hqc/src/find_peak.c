/* The largest number of a transform.
   Source: HQC specification (2025-08-22), decoding of Reed-Muller codes. SPDX-License-Identifier: Apache-2.0

   Size, place from the end and sign stand in one number, so that of equal sizes the first one wins. */

#include "code.h"

static inline int32_t larger(int32_t best, int32_t value, int32_t place) {
    const int32_t sign = value >> 31;
    const int32_t key = ((value ^ sign) - sign) * 256 + (127 - place) * 2 + 1 + sign;
    const int32_t less = best - key;
    return best - (less & (less >> 31));
}

uint32_t hqc_find_peak(const int16_t a[128]) {
    int32_t best = larger(0, a[0] - 64 * HQC_COPIES, 0);
#pragma GCC unroll 8
    for (int32_t i = 1; i < 128; i++) {
        best = larger(best, a[i], i);
    }
    return (uint32_t)(127 - (best >> 1 & 127) + (best & 1) * 128);
}
