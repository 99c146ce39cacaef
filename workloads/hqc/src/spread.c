/* Different positions from random bits, in a time that tells nothing of them.
   Source: HQC specification (2025-08-22), SampleFixedWeightVect (Sendrier, ePrint 2021/1631).
   SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "mask.h"

void hqc_spread(uint16_t positions[HQC_OMEGA_R], const uint8_t random[4 * HQC_OMEGA_R]) {
    for (uint32_t i = 0; i < HQC_OMEGA_R; i++, random += 4) {
        const uint32_t drawn =
            (uint32_t)random[0] | (uint32_t)random[1] << 8 | (uint32_t)random[2] << 16 | (uint32_t)random[3] << 24;
        positions[i] = (uint16_t)(i + (uint32_t)((uint64_t)drawn * (HQC_N - i) >> 32));
    }
    /* From the end: i is no position of a later one, since those are at least their own numbers. */
    for (uint32_t i = HQC_OMEGA_R; i-- > 0;) {
        const uint32_t position = positions[i];
        uint32_t fresh = -1u;
#pragma GCC unroll 8
        for (uint32_t j = i + 1; j < HQC_OMEGA_R; j++) {
            fresh &= -(positions[j] ^ position);
        }
        /* Differences have 16 bits, so a negative one has its highest bit set. */
        positions[i] = (uint16_t)(i ^ ((i ^ position) & hqc_sign(fresh)));
    }
}
