/* Different positions from random bits, in a time that tells nothing of them.
   Source: HQC specification (2025-08-22), SampleFixedWeightVect (Sendrier, ePrint 2021/1631).
   SPDX-License-Identifier: Apache-2.0

   Two positions stand in a word, so that both are compared at once. */

#include "internal.h"
#include "mask.h"

#define PAIRS ((HQC_OMEGA_R + 1) / 2)

/* The highest bit of a half of `found` is set where that half of x is 0; of the upper one also where the lower one is. */
#define ZEROS(x) (((x)-0x00010001u) & ~(x))

void hqc_spread(uint16_t positions[HQC_OMEGA_R], const uint8_t random[4 * HQC_OMEGA_R]) {
    uint32_t pairs[PAIRS];
    pairs[PAIRS - 1] = 0xffff0000u; /* no position */
    for (uint32_t i = 0; i < HQC_OMEGA_R; i++, random += 4) {
        const uint32_t drawn =
            (uint32_t)random[0] | (uint32_t)random[1] << 8 | (uint32_t)random[2] << 16 | (uint32_t)random[3] << 24;
        const uint32_t position = i + (uint32_t)((uint64_t)drawn * (HQC_N - i) >> 32);
        pairs[i / 2] = i % 2 == 0 ? (pairs[i / 2] & 0xffff0000u) | position : (pairs[i / 2] & 0xffff) | position << 16;
    }
    /* From the end: i is no position of a later one, since those are at least their own numbers. */
    for (uint32_t i = HQC_OMEGA_R; i-- > 0;) {
        const uint32_t half = i % 2 * 16;
        const uint32_t position = pairs[i / 2] >> half & 0xffff;
        const uint32_t both = position * 0x00010001u;
        /* Of a word with the position itself the upper half counts where that is another one. */
        const uint32_t own = (pairs[i / 2] ^ both) | 0xffffu << half | 0xffffu;
        uint32_t found = ZEROS(own);
#pragma GCC unroll 8
        for (uint32_t j = i / 2 + 1; j < PAIRS; j++) {
            const uint32_t other = pairs[j] ^ both;
            found |= ZEROS(other);
        }
        const uint32_t again = hqc_sign(found | found << 16);
        positions[i] = (uint16_t)(position ^ ((i ^ position) & again));
        pairs[i / 2] ^= (uint32_t)(position ^ positions[i]) << half;
    }
}
