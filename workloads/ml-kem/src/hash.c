/* The hash functions of ML-KEM with what they are given.
   Source: FIPS 203 §4.1, equations 4.4 and 4.5. SPDX-License-Identifier: Apache-2.0

   In a file of their own, so that no compiler inlines them: the constant-time check looks for calls of the first. */

#include "hash.h"
#include "sha3.h"

/* The two halves of G = SHA3-512 of a || b. */
static void g(uint8_t first[32], uint8_t second[32], const uint8_t a[32], const uint8_t *b, uint32_t b_length) {
    keccak_sponge sponge;
    keccak_init(&sponge, SHA3_512_RATE);
    keccak_absorb(&sponge, a, 32);
    keccak_absorb(&sponge, b, b_length);
    keccak_finalise(&sponge, SHA3_SUFFIX);
    keccak_squeeze(&sponge, first, 32);
    keccak_squeeze(&sponge, second, 32);
}

void mlkem_expand_seed(uint8_t rho[32], uint8_t sigma[32], const uint8_t d[32]) {
    const uint8_t k = KPKE_K;
    g(rho, sigma, d, &k, 1);
}

void mlkem_hash_ek(uint8_t h[32], const uint8_t ek[MLKEM_EK_BYTES]) {
    sha3_256(h, ek, MLKEM_EK_BYTES);
}

void mlkem_derive(uint8_t k[32], uint8_t r[32], const uint8_t m[32], const uint8_t h[32]) {
    g(k, r, m, h, 32);
}

void mlkem_reject(uint8_t k[32], const uint8_t z[32], const uint8_t c[MLKEM_C_BYTES]) {
    keccak_sponge sponge;
    keccak_init(&sponge, SHAKE256_RATE);
    keccak_absorb(&sponge, z, 32);
    keccak_absorb(&sponge, c, MLKEM_C_BYTES);
    keccak_finalise(&sponge, SHAKE_SUFFIX);
    keccak_squeeze(&sponge, k, 32);
}
