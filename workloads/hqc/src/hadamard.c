/* The Hadamard transform of 128 numbers.
   Source: HQC specification (2025-08-22), decoding of Reed-Muller codes. SPDX-License-Identifier: Apache-2.0

   Two numbers, at k and at k + 64, are added or subtracted in a word as low + 2^16·high; the lower one borrows. */

#include "code.h"

/* Three layers on eight words. */
static inline void three_layers(uint32_t w[8]) {
    for (int half = 1; half < 8; half *= 2) {
        for (int i = 0; i < 8; i++) {
            if ((i & half) == 0) {
                const uint32_t low = w[i], high = w[i + half];
                w[i] = low + high;
                w[i + half] = low - high;
            }
        }
    }
}

void hqc_hadamard(int16_t a[128]) {
    uint32_t all[64], w[8];
    for (int i = 0; i < 64; i += 8) {
        for (int j = 0; j < 8; j++) {
            w[j] = (uint32_t)a[i + j] + ((uint32_t)a[i + j + 64] << 16);
        }
        three_layers(w);
        for (int j = 0; j < 8; j++) {
            all[i + j] = w[j];
        }
    }
    for (int i = 0; i < 8; i++) {
        for (int j = 0; j < 8; j++) {
            w[j] = all[i + 8 * j];
        }
        three_layers(w);
        /* The last layer is that of the two in a word. */
        for (int j = 0; j < 8; j++) {
            const int32_t low = (int16_t)w[j], high = (int32_t)(w[j] - (uint32_t)low) >> 16;
            a[i + 8 * j] = (int16_t)(low + high);
            a[i + 8 * j + 64] = (int16_t)(low - high);
        }
    }
}
