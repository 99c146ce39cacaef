/* A row of the matrix, its polynomials side by side.
   Source: FIPS 204 §7.3, Algorithms 30 and 32. SPDX-License-Identifier: Apache-2.0

   The matrix is public. */

#include "expand_many.h"

/* 56 candidates a block, of which few are rejected. */
#define USUAL_BLOCKS 5

void mldsa_expand_a_row(mldsa_poly row[MLDSA_L], const uint8_t rho[32], int i) {
    uint64_t states[MLDSA_L][25];
    for (uint32_t j = 0; j < MLDSA_L; j++) {
        mldsa_start(states[j], SHAKE128_RATE, rho, 32, j | (uint32_t)i << 8);
    }
    mldsa_fill(row, states, MLDSA_L, SHAKE128_RATE, USUAL_BLOCKS, mldsa_rej_uniform);
}
