/* Samples the challenge: tau coefficients of 1 or -1, the others zero.
   Source: FIPS 204 §7.3, Algorithm 29. SPDX-License-Identifier: Apache-2.0

   Branches and addresses depend on ctilde, which is public. */

#include "sample.h"
#include "sha3.h"

void mldsa_sample_in_ball(int32_t c[256], const uint8_t c_tilde[MLDSA_C_TILDE_BYTES]) {
    uint8_t block[SHAKE256_RATE];
    uint32_t at = 8; /* the first eight bytes are the signs */
    uint32_t signs[2] = {0, 0};
    keccak_sponge xof;

    keccak_init(&xof, SHAKE256_RATE);
    keccak_absorb(&xof, c_tilde, MLDSA_C_TILDE_BYTES);
    keccak_finalise(&xof, SHAKE_SUFFIX);
    keccak_squeeze(&xof, block, sizeof block);
    for (int i = 0; i < 8; i++) {
        signs[i / 4] |= (uint32_t)block[i] << (8 * (i % 4));
    }

    for (int i = 0; i < MLDSA_N; i++) {
        c[i] = 0;
    }
    for (uint32_t i = MLDSA_N - MLDSA_TAU; i < MLDSA_N; i++) {
        uint32_t j;
        do {
            if (at == sizeof block) {
                keccak_squeeze(&xof, block, sizeof block);
                at = 0;
            }
            j = block[at++];
        } while (j > i);
        const uint32_t k = i + MLDSA_TAU - MLDSA_N;
        c[i] = c[j];
        c[j] = 1 - 2 * (int32_t)(signs[k / 32] >> (k % 32) & 1);
    }
}
