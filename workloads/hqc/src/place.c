/* One more position of a private vector.
   Source: HQC specification (2025-08-22), SampleFixedWeightVect$. SPDX-License-Identifier: Apache-2.0

   The whole list is searched, so that the time tells whether a position is new and not where it was before. In a file of
   its own, so that no compiler inlines it: the constant-time check looks for calls of it. */

#include "internal.h"
#include "mask.h"

/* The largest multiple of n of 24 bits. */
#define BOUND ((1u << 24) / HQC_N * HQC_N)
/* floor(x·RECIPROCAL / 2^32) is floor(x / n) or one less, for x of 24 bits. */
#define RECIPROCAL ((uint32_t)((1ull << 32) / HQC_N))

uint32_t hqc_place(uint16_t positions[HQC_OMEGA], uint32_t count, uint32_t drawn) {
    uint32_t rest = drawn - (uint32_t)((uint64_t)drawn * RECIPROCAL >> 32) * HQC_N;
    rest -= HQC_N;
    rest += HQC_N & hqc_sign(rest);
    uint32_t fresh = drawn - BOUND;
#pragma GCC unroll 8
    for (uint32_t i = 0; i < count; i++) {
        fresh &= -(positions[i] ^ rest);
    }
    positions[count] = (uint16_t)rest;
    return fresh >> 31;
}
