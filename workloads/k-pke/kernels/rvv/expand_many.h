/* The matrix and the errors from all their Keccak states side by side.
   Source: FIPS 203 §4.1 (XOF, PRF), Algorithm 7, Algorithm 13 lines 3 to 15. SPDX-License-Identifier: Apache-2.0

   The seeds fit one block, so states are filled directly, and what is squeezed is read where it stands. Constant time but
   for rho: branches depend on the numbers of coefficients that were accepted of the matrix alone. */

#ifndef KPKE_EXPAND_MANY_H
#define KPKE_EXPAND_MANY_H

#include "bytes.h"
#include "sample.h"
#include "sha3.h"

/* Blocks that nearly every polynomial of the matrix needs: each of the 336 candidates is taken with q/4096. */
#define KPKE_USUAL_BLOCKS 3

/* seed || tail || SHAKE's padding, `tail` having `length` bytes. */
static inline void kpke_start(uint64_t state[25], uint32_t rate, const uint8_t seed[32], uint32_t tail, unsigned length) {
#ifdef NO_SEGMENTS
    /* Nothing is loaded that was stored by vectors, for which a scalar load waits. */
    kpke_clear(state + 4, 25 - 4);
    kpke_copy((uint8_t *)state, seed, 32);
    state[4] = tail | (uint64_t)SHAKE_SUFFIX << 8 * length;
    state[rate / 8 - 1] = 1ULL << 63;
#else
    memcpy(state, seed, 32);
    memset(state + 4, 0, 200 - 32);
    state[4] = tail | (uint64_t)SHAKE_SUFFIX << 8 * length;
    state[rate / 8 - 1] ^= 1ULL << 63;
#endif
}

static inline uint32_t kpke_take(int16_t *a, uint32_t stored, const uint64_t state[25]) {
    return stored + kpke_rej_uniform(a + stored, KPKE_N - stored, (const uint8_t *)state, SHAKE128_RATE);
}

/* All rows of kpke_expand_row. */
static inline void kpke_expand_matrix(kpke_poly a[KPKE_K][KPKE_K], const uint8_t rho[32], int transposed) {
    uint64_t states[KPKE_K * KPKE_K][25];
    uint32_t stored[KPKE_K * KPKE_K] = {0};
    for (unsigned i = 0; i < KPKE_K * KPKE_K; i++) {
        const unsigned row = i / KPKE_K, column = i % KPKE_K;
        kpke_start(states[i], SHAKE128_RATE, rho, transposed ? row | column << 8 : column | row << 8, 2);
    }
    for (unsigned block = 0; block < KPKE_USUAL_BLOCKS; block++) {
        keccak_f1600_many(states, KPKE_K * KPKE_K);
        for (unsigned i = 0; i < KPKE_K * KPKE_K; i++) {
            stored[i] = kpke_take(a[i / KPKE_K][i % KPKE_K], stored[i], states[i]);
        }
    }
    for (unsigned i = 0; i < KPKE_K * KPKE_K; i++) {
        while (stored[i] < KPKE_N) {
            keccak_f1600(states[i]);
            stored[i] = kpke_take(a[i / KPKE_K][i % KPKE_K], stored[i], states[i]);
        }
    }
}

/* What PRF gives for `count` nonces from `nonce` on; `bytes` of each. At most 2·k + 1. */
static inline void kpke_prf_many(uint8_t *output, unsigned bytes, const uint8_t seed[32], unsigned nonce, unsigned count) {
    uint64_t states[2 * KPKE_K + 1][25];
    for (unsigned i = 0; i < count; i++) {
        kpke_start(states[i], SHAKE256_RATE, seed, nonce + i, 1);
    }
    for (unsigned at = 0; at < bytes; at += SHAKE256_RATE) {
        const unsigned left = bytes - at, length = left < SHAKE256_RATE ? left : SHAKE256_RATE;
        keccak_f1600_many(states, count);
        for (unsigned i = 0; i < count; i++) {
            kpke_copy(output + i * bytes + at, (const uint8_t *)states[i], length);
        }
    }
}

#endif
