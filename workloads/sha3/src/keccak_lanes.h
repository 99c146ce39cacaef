/* How a lane stands in the state that keccak_f1600 permutes: as it is, unless the kernel has another form.
   Source: FIPS 202 §3.1.2. SPDX-License-Identifier: Apache-2.0

   A kernel with a form of its own has `keccak_domain.h` beside it, with these two functions. A form keeps exclusive-or:
   lane_in(a ^ b) is lane_in(a) ^ lane_in(b), so lane_in(0) is 0. */

#ifndef INSTAR_KECCAK_LANES_H
#define INSTAR_KECCAK_LANES_H

#include <stdint.h>

#if __has_include("keccak_domain.h")
#include "keccak_domain.h"
#else
static inline uint64_t lane_in(uint64_t lane) {
    return lane;
}

static inline uint64_t lane_out(uint64_t lane) {
    return lane;
}
#endif

/* Little-endian; what is aligned is one access on RISC-V. */
static inline uint64_t load_lane(const uint8_t *p) {
    uint32_t low = (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    uint32_t high = (uint32_t)p[4] | (uint32_t)p[5] << 8 | (uint32_t)p[6] << 16 | (uint32_t)p[7] << 24;
    return lane_in((uint64_t)high << 32 | low);
}

static inline void store_lane(uint8_t *p, uint64_t lane) {
    const uint64_t plain = lane_out(lane);
    for (int i = 0; i < 8; i++) {
        p[i] = (uint8_t)(plain >> (8 * i));
    }
}

#endif
