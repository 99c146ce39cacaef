/* The hash functions G, H, I, J and the XOF.
   Source: HQC specification (2025-08-22), symmetric primitives: domains are told apart by a byte after the input.
   SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "sha3.h"

enum { DOMAIN_G = 0, DOMAIN_H = 1, DOMAIN_I = 2, DOMAIN_J = 3, DOMAIN_XOF = 1 };

static void finish(keccak_sponge *sponge, uint8_t domain, uint8_t suffix) {
    keccak_absorb(sponge, &domain, 1);
    keccak_finalise(sponge, suffix);
}

void hqc_hash_g(uint8_t out[64], const uint8_t hash[32], const uint8_t m[HQC_K], const uint8_t salt[HQC_SALT_BYTES]) {
    keccak_sponge sponge;
    keccak_init(&sponge, SHA3_512_RATE);
    keccak_absorb(&sponge, hash, 32);
    keccak_absorb(&sponge, m, HQC_K);
    keccak_absorb(&sponge, salt, HQC_SALT_BYTES);
    finish(&sponge, DOMAIN_G, SHA3_SUFFIX);
    keccak_squeeze(&sponge, out, 64);
}

void hqc_hash_h(uint8_t out[32], const uint8_t pk[HQC_PK_BYTES]) {
    keccak_sponge sponge;
    keccak_init(&sponge, SHA3_256_RATE);
    keccak_absorb(&sponge, pk, HQC_PK_BYTES);
    finish(&sponge, DOMAIN_H, SHA3_SUFFIX);
    keccak_squeeze(&sponge, out, 32);
}

void hqc_seeds(uint8_t seed_dk[HQC_SEED_BYTES], uint8_t seed_ek[HQC_SEED_BYTES], const uint8_t seed[HQC_SEED_BYTES]) {
    keccak_sponge sponge;
    keccak_init(&sponge, SHA3_512_RATE);
    keccak_absorb(&sponge, seed, HQC_SEED_BYTES);
    finish(&sponge, DOMAIN_I, SHA3_SUFFIX);
    keccak_squeeze(&sponge, seed_dk, HQC_SEED_BYTES);
    keccak_squeeze(&sponge, seed_ek, HQC_SEED_BYTES);
}

void hqc_hash_j(uint8_t out[32], const uint8_t hash[32], const uint8_t sigma[HQC_K], const uint8_t ct[HQC_CT_BYTES]) {
    keccak_sponge sponge;
    keccak_init(&sponge, SHA3_256_RATE);
    keccak_absorb(&sponge, hash, 32);
    keccak_absorb(&sponge, sigma, HQC_K);
    keccak_absorb(&sponge, ct, HQC_CT_BYTES);
    finish(&sponge, DOMAIN_J, SHA3_SUFFIX);
    keccak_squeeze(&sponge, out, 32);
}

void hqc_xof_start(keccak_sponge *xof, const uint8_t seed[HQC_SEED_BYTES]) {
    keccak_init(xof, SHAKE256_RATE);
    keccak_absorb(xof, seed, HQC_SEED_BYTES);
    finish(xof, DOMAIN_XOF, SHAKE_SUFFIX);
}

void hqc_xof_take(keccak_sponge *xof, uint8_t *out, size_t length) {
    keccak_squeeze(xof, out, length);
#ifdef HQC_V5
    uint8_t dropped[8];
    keccak_squeeze(xof, dropped, -length % 8);
#endif
}
