/* The hash functions of Kyber with what they are given.
   Source: CRYSTALS-Kyber 3.02, §1.4 (H, G, KDF). SPDX-License-Identifier: Apache-2.0

   In a file of their own, so that no compiler inlines them: the constant-time check looks for calls of the first. */

#include "symmetric.h"
#include "sha3.h"

void kyber_expand_seed(uint8_t rho[32], uint8_t sigma[32], const uint8_t d[32]) {
    uint8_t g[64];
    sha3_512(g, d, 32);
    for (unsigned i = 0; i < 32; i++) {
        rho[i] = g[i];
        sigma[i] = g[32 + i];
    }
}

void kyber_derive(uint8_t k[32], uint8_t r[32], const uint8_t m[32], const uint8_t h[32]) {
    keccak_sponge g;
    keccak_init(&g, SHA3_512_RATE);
    keccak_absorb(&g, m, 32);
    keccak_absorb(&g, h, 32);
    keccak_finalise(&g, SHA3_SUFFIX);
    keccak_squeeze(&g, k, 32);
    keccak_squeeze(&g, r, 32);
}

void kyber_shared_key(uint8_t ss[32], const uint8_t k[32], const uint8_t ct[KYBER_CT_BYTES]) {
    uint8_t h[32];
    keccak_sponge kdf;
    sha3_256(h, ct, KYBER_CT_BYTES);
    keccak_init(&kdf, SHAKE256_RATE);
    keccak_absorb(&kdf, k, 32);
    keccak_absorb(&kdf, h, 32);
    keccak_finalise(&kdf, SHAKE_SUFFIX);
    keccak_squeeze(&kdf, ss, 32);
}
