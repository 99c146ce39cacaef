/* Lanes of the kernel beside this file: the lower word has the bits with even numbers, the upper one those with odd
   numbers, so that a rotated lane is two rotated words. Base instructions alone: 30 of them and the masks, of which none
   depends on what a lane holds.
   Source: Keccak implementation overview 3.2, section 2.1. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_KECCAK_DOMAIN_H
#define INSTAR_KECCAK_DOMAIN_H

#include <stdint.h>

/* Exchanges each bit of `*high` under the mask with the bit of `*low` that is `by` places further. Which word a bit is in
   is bit 5 of its number: this exchanges bit 5 of the number with another one. */
static inline void exchange(uint32_t *low, uint32_t *high, int by, uint32_t mask) {
    const uint32_t changed = (*low >> by ^ *high) & mask;
    *high ^= changed;
    *low ^= changed << by;
}

/* A lane as the kernel has it: five exchanges bring bit 0 of a bit's number to where bit 5 was, the others one up. */
static inline uint64_t lane_in(uint64_t lane) {
    uint32_t low = (uint32_t)lane, high = (uint32_t)(lane >> 32);
    exchange(&low, &high, 16, 0x0000ffff);
    exchange(&low, &high, 8, 0x00ff00ff);
    exchange(&low, &high, 4, 0x0f0f0f0f);
    exchange(&low, &high, 2, 0x33333333);
    exchange(&low, &high, 1, 0x55555555);
    return (uint64_t)high << 32 | low;
}

/* The other way. */
static inline uint64_t lane_out(uint64_t lane) {
    uint32_t low = (uint32_t)lane, high = (uint32_t)(lane >> 32);
    exchange(&low, &high, 1, 0x55555555);
    exchange(&low, &high, 2, 0x33333333);
    exchange(&low, &high, 4, 0x0f0f0f0f);
    exchange(&low, &high, 8, 0x00ff00ff);
    exchange(&low, &high, 16, 0x0000ffff);
    return (uint64_t)high << 32 | low;
}

#endif
