/* Positions of a private vector, by rejection.
   Source: HQC specification (2025-08-22), SampleFixedWeightVect$; order of bytes by the reference programs of 2025-08-22
   (HQC_V5) and 2026-02-10. SPDX-License-Identifier: Apache-2.0

   How many numbers are drawn is the scheme's own leak (workload.toml). The numbers stay secret. */

#include "internal.h"

#ifdef HQC_V5
#define TAKEN(count) HQC_OMEGA
#define SHIFT(i) (16 - 8 * (i))
#else
/* As many as are asked for in any case. */
#define TAKEN(count) (HQC_OMEGA - (count))
#define SHIFT(i) (8 * (i))
#endif

void hqc_private_vector(uint16_t positions[HQC_OMEGA], keccak_sponge *xof) {
    uint8_t random[3 * HQC_OMEGA];
    const uint8_t *p = random;
    uint32_t left = 0;
    for (uint32_t count = 0; count < HQC_OMEGA; left--, p += 3) {
        if (left == 0) {
            left = TAKEN(count);
            hqc_xof_take(xof, random, 3 * left);
            p = random;
        }
        count += hqc_place(positions, count,
                           (uint32_t)p[0] << SHIFT(0) | (uint32_t)p[1] << SHIFT(1) | (uint32_t)p[2] << SHIFT(2));
    }
}
