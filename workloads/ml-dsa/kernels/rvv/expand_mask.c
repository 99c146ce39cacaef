/* The mask, its polynomials side by side.
   Source: FIPS 204 §7.3, Algorithm 34. SPDX-License-Identifier: Apache-2.0

   Constant time: nothing but the parameter set decides what is executed. */

#include "encode.h"
#include "expand_many.h"

void mldsa_expand_mask(mldsa_poly y[MLDSA_L], const uint8_t rho_double_prime[64], uint32_t kappa) {
    uint64_t states[MLDSA_L][25];
    uint8_t bytes[MLDSA_L][MLDSA_Z_BYTES];
    for (uint32_t r = 0; r < MLDSA_L; r++) {
        mldsa_start(states[r], SHAKE256_RATE, rho_double_prime, 64, kappa + r);
    }
    for (uint32_t at = 0; at < MLDSA_Z_BYTES; at += SHAKE256_RATE) {
        const uint32_t left = MLDSA_Z_BYTES - at;
        keccak_f1600_many(states, MLDSA_L);
        for (uint32_t r = 0; r < MLDSA_L; r++) {
            memcpy(bytes[r] + at, states[r], left < SHAKE256_RATE ? left : SHAKE256_RATE);
        }
    }
    for (uint32_t r = 0; r < MLDSA_L; r++) {
        mldsa_unpack_z(y[r], bytes[r]);
    }
}
