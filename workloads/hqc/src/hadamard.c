/* The Hadamard transform of 128 numbers.
   Source: HQC specification (2025-08-22), decoding of Reed-Muller codes. SPDX-License-Identifier: Apache-2.0

   Two numbers, at k and at k + 64, are added or subtracted in a word as low + 2^16·high; the lower one borrows. */

#include "code.h"

void hqc_hadamard(int16_t a[128]) {
    uint32_t w[64];
    for (int i = 0; i < 64; i++) {
        w[i] = (uint32_t)a[i] + ((uint32_t)a[i + 64] << 16);
    }
    for (int half = 1; half < 64; half *= 2) {
        for (int i = 0; i < 64; i += 2 * half) {
            for (int j = i; j < i + half; j++) {
                const uint32_t low = w[j], high = w[j + half];
                w[j] = low + high;
                w[j + half] = low - high;
            }
        }
    }
    for (int i = 0; i < 64; i++) {
        const int32_t low = (int16_t)w[i], high = (int16_t)((w[i] - (uint32_t)low) >> 16);
        a[i] = (int16_t)(low + high);
        a[i + 64] = (int16_t)(low - high);
    }
}
