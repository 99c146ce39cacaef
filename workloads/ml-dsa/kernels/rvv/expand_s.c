/* The secret vectors, their polynomials side by side.
   Source: FIPS 204 §7.3, Algorithms 31 and 33. SPDX-License-Identifier: Apache-2.0

   Branches depend on how many half-bytes were rejected, which tells nothing of those that were kept. */

#include "expand_many.h"

/* 272 candidates a block, of which 15/16 or 9/16 are kept. */
#define USUAL_BLOCKS (MLDSA_ETA == 2 ? 1 : 2)

void mldsa_expand_s(mldsa_poly s1[MLDSA_L], mldsa_poly s2[MLDSA_K], const uint8_t rho_prime[64]) {
    uint64_t states[MLDSA_L + MLDSA_K][25];
    mldsa_poly both[MLDSA_L + MLDSA_K];
    for (uint32_t r = 0; r < MLDSA_L + MLDSA_K; r++) {
        mldsa_start(states[r], SHAKE256_RATE, rho_prime, 64, r);
    }
    mldsa_fill(both, states, MLDSA_L + MLDSA_K, SHAKE256_RATE, USUAL_BLOCKS, mldsa_rej_eta);
    memcpy(s1, both, MLDSA_L * sizeof both[0]);
    memcpy(s2, both + MLDSA_L, MLDSA_K * sizeof both[0]);
}
