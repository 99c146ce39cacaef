/* What key generation, signing and verification compute with SHAKE256 besides sampling.
   Source: FIPS 204 §3.7 (H), Algorithms 6, 7 and 8. SPDX-License-Identifier: Apache-2.0

   In a file of their own, so that no compiler inlines them: the constant-time check looks for calls of two of them. */

#include "internal.h"
#include "sha3.h"

void mldsa_expand_seed(uint8_t rho[32], uint8_t rho_prime[64], uint8_t k[32], const uint8_t seed[32]) {
    const uint8_t set[2] = {MLDSA_K, MLDSA_L};
    keccak_sponge h;
    keccak_init(&h, SHAKE256_RATE);
    keccak_absorb(&h, seed, 32);
    keccak_absorb(&h, set, 2);
    keccak_finalise(&h, SHAKE_SUFFIX);
    keccak_squeeze(&h, rho, 32);
    keccak_squeeze(&h, rho_prime, 64);
    keccak_squeeze(&h, k, 32);
}

void mldsa_private_seed(uint8_t rho_double_prime[64], const uint8_t k[32], const uint8_t rnd[32],
                        const uint8_t mu[MLDSA_MU_BYTES]) {
    keccak_sponge h;
    keccak_init(&h, SHAKE256_RATE);
    keccak_absorb(&h, k, 32);
    keccak_absorb(&h, rnd, 32);
    keccak_absorb(&h, mu, MLDSA_MU_BYTES);
    keccak_finalise(&h, SHAKE_SUFFIX);
    keccak_squeeze(&h, rho_double_prime, 64);
}

void mldsa_commitment_hash(uint8_t c_tilde[MLDSA_C_TILDE_BYTES], const uint8_t mu[MLDSA_MU_BYTES],
                           const uint8_t w1_packed[MLDSA_K * MLDSA_W1_BYTES]) {
    keccak_sponge h;
    keccak_init(&h, SHAKE256_RATE);
    keccak_absorb(&h, mu, MLDSA_MU_BYTES);
    keccak_absorb(&h, w1_packed, MLDSA_K * MLDSA_W1_BYTES);
    keccak_finalise(&h, SHAKE_SUFFIX);
    keccak_squeeze(&h, c_tilde, MLDSA_C_TILDE_BYTES);
}

void mldsa_message_representative(uint8_t mu[MLDSA_MU_BYTES], const uint8_t tr[MLDSA_TR_BYTES],
                                  const message_part *parts, int count) {
    keccak_sponge h;
    keccak_init(&h, SHAKE256_RATE);
    keccak_absorb(&h, tr, MLDSA_TR_BYTES);
    for (int i = 0; i < count; i++) {
        keccak_absorb(&h, parts[i].bytes, parts[i].length);
    }
    keccak_finalise(&h, SHAKE_SUFFIX);
    keccak_squeeze(&h, mu, MLDSA_MU_BYTES);
}

void mldsa_public_key_hash(uint8_t tr[MLDSA_TR_BYTES], const uint8_t pk[MLDSA_PK_BYTES]) {
    shake256(tr, MLDSA_TR_BYTES, pk, MLDSA_PK_BYTES);
}
