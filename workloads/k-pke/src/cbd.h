/* Coefficients of the centred binomial distribution, several at a time.
   Source: FIPS 203 §4.2.2, Algorithm 8. SPDX-License-Identifier: Apache-2.0

   Bits are added side by side in one word. A coefficient is the difference of two sums; 4 is added so that it does not
   borrow from its neighbour, and taken off at the end. */

#ifndef KPKE_CBD_H
#define KPKE_CBD_H

#include <stdint.h>

/* Eight coefficients in [-2, 2] of four bytes, four bits each. */
static inline void kpke_cbd_2(int16_t a[8], const uint8_t bytes[4]) {
    const uint32_t bits = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
    const uint32_t sums = (bits & 0x55555555) + (bits >> 1 & 0x55555555);
    const uint32_t differences = (sums & 0x33333333) + 0x44444444 - (sums >> 2 & 0x33333333);
    for (unsigned i = 0; i < 8; i++) {
        a[i] = (int16_t)((int32_t)(differences >> 4 * i & 15) - 4);
    }
}

/* Four coefficients in [-3, 3] of three bytes, six bits each. */
static inline void kpke_cbd_3(int16_t a[4], const uint8_t bytes[3]) {
    const uint32_t bits = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
    const uint32_t sums = (bits & 0x249249) + (bits >> 1 & 0x249249) + (bits >> 2 & 0x249249);
    const uint32_t differences = (sums & 0x1c71c7) + 0x104104 - (sums >> 3 & 0x1c71c7);
    for (unsigned i = 0; i < 4; i++) {
        a[i] = (int16_t)((int32_t)(differences >> 6 * i & 63) - 4);
    }
}

#endif
