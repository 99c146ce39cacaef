/* Polynomials that are expanded from one seed, their Keccak states side by side.
   Source: FIPS 204 §7.3. SPDX-License-Identifier: Apache-2.0

   A seed and its nonce fit one block, so states are filled directly, and what is squeezed is read where it stands. */

#ifndef MLDSA_EXPAND_MANY_H
#define MLDSA_EXPAND_MANY_H

#include <string.h>

#include "sample.h"
#include "sha3.h"

/* A rejection step: stores at most `wanted` coefficients, returns how many were stored. */
typedef uint32_t mldsa_take(int32_t *a, uint32_t wanted, const uint8_t *bytes, uint32_t length);

/* seed || the two bytes of nonce || SHAKE's padding. */
static inline void mldsa_start(uint64_t state[25], uint32_t rate, const uint8_t *seed, uint32_t length, uint32_t nonce) {
    memcpy(state, seed, length);
    memset(state + length / 8, 0, 200 - length);
    state[length / 8] = (nonce & 0xffff) | (uint64_t)SHAKE_SUFFIX << 16;
    state[rate / 8 - 1] ^= 1ULL << 63;
}

/* Squeezes `usual` blocks of all `count` states, and then of each that has not enough. */
static inline void mldsa_fill(mldsa_poly *a, uint64_t (*states)[25], uint32_t count, uint32_t rate, uint32_t usual,
                              mldsa_take *take) {
    uint32_t stored[MLDSA_K + MLDSA_L] = {0};
    for (uint32_t block = 0; block < usual; block++) {
        keccak_f1600_many(states, count);
        for (uint32_t i = 0; i < count; i++) {
            stored[i] += take(a[i] + stored[i], MLDSA_N - stored[i], (const uint8_t *)states[i], rate);
        }
    }
    for (uint32_t i = 0; i < count; i++) {
        while (stored[i] < MLDSA_N) {
            keccak_f1600(states[i]);
            stored[i] += take(a[i] + stored[i], MLDSA_N - stored[i], (const uint8_t *)states[i], rate);
        }
    }
}

#endif
