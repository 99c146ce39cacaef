/* The largest number of a transform.
   Source: HQC specification (2025-08-22), decoding of Reed-Muller codes. SPDX-License-Identifier: Apache-2.0

   Size, place from the end and sign stand in one number, so that of equal sizes the first one wins. */

#include "code.h"
#include "mask.h"

static inline uint32_t larger(uint32_t best, int32_t value, uint32_t place) {
    const uint32_t sign = hqc_sign((uint32_t)value);
    const uint32_t key = (((uint32_t)value ^ sign) - sign) * 256 + (127 - place) * 2 + 1 + sign;
    return best - ((best - key) & hqc_sign(best - key));
}

uint32_t hqc_find_peak(const int16_t a[128]) {
    uint32_t best = larger(0, a[0] - 64 * HQC_COPIES, 0);
#pragma GCC unroll 8
    for (uint32_t i = 1; i < 128; i++) {
        best = larger(best, a[i], i);
    }
    return 127 - (best >> 1 & 127) + (best & 1) * 128;
}
