/* PK.seed, absorbed once for all hashes of a key.
   Source: FIPS 205 §11.1, §11.2. SPDX-License-Identifier: Apache-2.0 */

#include "hash.h"

#if SLHDSA_SHAKE

#include "keccak_lanes.h"

void slhdsa_absorb_seed(slhdsa_seed *seed, const uint8_t pk_seed[SLHDSA_N]) {
    for (int i = 0; i < SLHDSA_N / 8; i++) {
        seed->lanes[i] = 0;
        for (int j = 0; j < 8; j++) {
            seed->lanes[i] |= lane_in((uint64_t)pk_seed[8 * i + j] << (8 * j));
        }
    }
}

#else

#include "sha2.h"

void slhdsa_absorb_seed(slhdsa_seed *seed, const uint8_t pk_seed[SLHDSA_N]) {
    static const uint8_t zeros[128 - SLHDSA_N];
    sha256_context small;
    sha256_init(&small);
    sha256_update(&small, pk_seed, SLHDSA_N);
    sha256_update(&small, zeros, 64 - SLHDSA_N);
    for (int i = 0; i < 8; i++) {
        seed->sha256[i] = small.state[i];
    }
#if SLHDSA_N > 16
    sha512_context large;
    sha512_init(&large);
    sha512_update(&large, pk_seed, SLHDSA_N);
    sha512_update(&large, zeros, 128 - SLHDSA_N);
    for (int i = 0; i < 8; i++) {
        seed->sha512[i] = large.state[i];
    }
#endif
}

#endif
