/* Short hashes of the SHAKE sets: SHAKE256(PK.seed || ADRS || M), one permutation each.
   Source: FIPS 205 §11.1, FIPS 202 §6.2. SPDX-License-Identifier: Apache-2.0

   All parts are whole lanes, so nothing is absorbed byte by byte. */

#ifndef SLHDSA_SHORT_SHAKE_H
#define SLHDSA_SHORT_SHAKE_H

#include "hash.h"
#include "keccak_lanes.h"
#include "sha3.h"

enum { NODE_LANES = SLHDSA_N / 8, ADRS_LANES = SLHDSA_ADRS_BYTES / 8, LAST_LANE = SHAKE256_RATE / 8 - 1 };
_Static_assert(3 * NODE_LANES + ADRS_LANES <= LAST_LANE, "PK.seed, ADRS, two nodes and the padding are one block");

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
        lanes[at++] = lane_in(SHAKE_SUFFIX);
        while (at < 25) {
            lanes[at++] = 0;
        }
        lanes[LAST_LANE] |= lane_in((uint64_t)0x80 << 56);
    }
    keccak_f1600_many(states, group);
    for (size_t i = 0; i < group; i++) {
        for (int j = 0; j < NODE_LANES; j++) {
            store_lane(out[i].bytes + 8 * j, states[i][j]);
        }
    }
}

#endif
