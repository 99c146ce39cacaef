/* Short hashes of the SHAKE sets: SHAKE256(PK.seed || ADRS || M), one permutation each.
   Source: FIPS 205 §11.1, FIPS 202 §6.2. SPDX-License-Identifier: Apache-2.0

   All parts are whole lanes, so nothing is absorbed byte by byte. */

#ifndef SLHDSA_SHORT_SHAKE_H
#define SLHDSA_SHORT_SHAKE_H

#include "hash.h"
#include "sha3.h"

enum { NODE_LANES = SLHDSA_N / 8, ADRS_LANES = SLHDSA_ADRS_BYTES / 8, LAST_LANE = SHAKE256_RATE / 8 - 1 };
_Static_assert(3 * NODE_LANES + ADRS_LANES <= LAST_LANE, "PK.seed, ADRS, two nodes and the padding are one block");

/* Little-endian, FIPS 202 §3.1.2; what is aligned is one access on RISC-V. */
static inline uint64_t load_lane(const uint8_t *p) {
    uint32_t low = (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    uint32_t high = (uint32_t)p[4] | (uint32_t)p[5] << 8 | (uint32_t)p[6] << 16 | (uint32_t)p[7] << 24;
    return (uint64_t)high << 32 | low;
}

static inline void store_lane(uint8_t *p, uint64_t lane) {
    for (int i = 0; i < 8; i++) {
        p[i] = (uint8_t)(lane >> (8 * i));
    }
}

static inline void short_hash_group(slhdsa_node *out, const slhdsa_seed *seed, const slhdsa_adrs *adrs,
                                    const slhdsa_node *in, size_t stride, int nodes, size_t group) {
    uint64_t states[SLHDSA_SIDE_BY_SIDE][25];
    for (size_t i = 0; i < group; i++) {
        uint64_t *const lanes = states[i];
        int at = 0;
        for (int j = 0; j < NODE_LANES; j++) {
            lanes[at++] = seed->lanes[j];
        }
        for (int j = 0; j < ADRS_LANES; j++) {
            lanes[at++] = load_lane(adrs[i].bytes + 8 * j);
        }
        for (int node = 0; node < nodes; node++) {
            for (int j = 0; j < NODE_LANES; j++) {
                lanes[at++] = load_lane(in[i * stride + (size_t)node].bytes + 8 * j);
            }
        }
        lanes[at++] = SHAKE_SUFFIX;
        while (at < 25) {
            lanes[at++] = 0;
        }
        lanes[LAST_LANE] |= (uint64_t)0x80 << 56;
    }
    keccak_f1600_many(states, group);
    for (size_t i = 0; i < group; i++) {
        for (int j = 0; j < NODE_LANES; j++) {
            store_lane(out[i].bytes + 8 * j, states[i][j]);
        }
    }
}

#endif
