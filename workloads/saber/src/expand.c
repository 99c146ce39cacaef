/* Expands seeds into the public matrix and the secret vector.
   Source: Saber round 3 specification, GenMatrix and GenSecret; the hash of the seed is that of Saber.PKE.KeyGen.
   SPDX-License-Identifier: Apache-2.0

   In a file of their own, so that no compiler inlines them: the constant-time check looks for calls of the first. */

#include "internal.h"
#include "sha3.h"

void saber_public_seed(uint8_t seed_a[32], const uint8_t random[32]) {
    shake128(seed_a, 32, random, 32);
}

static void start(keccak_sponge *xof, const uint8_t seed[32]) {
    keccak_init(xof, SHAKE128_RATE);
    keccak_absorb(xof, seed, 32);
    keccak_finalise(xof, SHAKE_SUFFIX);
}

void saber_matrix_start(keccak_sponge *xof, const uint8_t seed_a[32]) {
    start(xof, seed_a);
}

void saber_matrix_next(int32_t a[256], keccak_sponge *xof) {
    uint8_t bytes[SABER_Q_BYTES];
    keccak_squeeze(xof, bytes, sizeof bytes);
    saber_unpack_q(a, bytes);
}

void saber_secret_vector(saber_poly s[SABER_L], const uint8_t seed_s[32]) {
    uint8_t coins[SABER_COIN_BYTES];
    keccak_sponge xof;
    start(&xof, seed_s);
    for (int i = 0; i < SABER_L; i++) {
        keccak_squeeze(&xof, coins, sizeof coins);
        saber_cbd(s[i], coins);
    }
}
