/* What the steps of the scheme ask of one another.
   Source: HQC specification (2025-08-22), HQC-PKE and HQC-KEM. SPDX-License-Identifier: Apache-2.0 */

#ifndef HQC_INTERNAL_H
#define HQC_INTERNAL_H

#include "hqc.h"
#include "keccak.h"

/* Hash functions, told apart by a last byte: G gives key and seed of an encryption, H the hash of a public key. */
void hqc_hash_g(uint8_t out[64], const uint8_t hash[32], const uint8_t m[HQC_K], const uint8_t salt[HQC_SALT_BYTES]);
void hqc_hash_h(uint8_t out[32], const uint8_t pk[HQC_PK_BYTES]);
void hqc_hash_j(uint8_t out[32], const uint8_t hash[32], const uint8_t sigma[HQC_K], const uint8_t ct[HQC_CT_BYTES]);
/* The seeds of the private vectors and of the public one, which is a part of the public key (hash I). */
void hqc_seeds(uint8_t seed_dk[HQC_SEED_BYTES], uint8_t seed_ek[HQC_SEED_BYTES], const uint8_t seed[HQC_SEED_BYTES]);

void hqc_xof_start(keccak_sponge *xof, const uint8_t seed[HQC_SEED_BYTES]);
void hqc_xof_take(keccak_sponge *xof, uint8_t *out, size_t length);

/* The public vector h of a key. */
void hqc_public_vector(uint32_t h[HQC_WORDS], const uint8_t seed_ek[HQC_SEED_BYTES]);

/* Vectors of few ones, as a list of their positions: those of a private key, and those of an encryption. */
void hqc_private_vector(uint16_t positions[HQC_OMEGA], keccak_sponge *xof);
void hqc_encryption_vector(uint16_t positions[HQC_OMEGA_R], keccak_sponge *xof);

/* positions[count] = drawn mod n; 1 if that is a new position of a list of `count`, 0 if another must be drawn. */
uint32_t hqc_place(uint16_t positions[HQC_OMEGA], uint32_t count, uint32_t drawn);
/* Positions from 32 random bits each; what is there a second time becomes its own number in the list. */
void hqc_spread(uint16_t positions[HQC_OMEGA_R], const uint8_t random[4 * HQC_OMEGA_R]);

/* out = a times the vector of these positions, modulo x^n - 1; bits of a from n on are not read. */
void hqc_product(uint32_t out[HQC_WORDS], const uint32_t a[HQC_WORDS], const uint16_t *positions, size_t weight);
/* Adds the vector of these positions. */
void hqc_flip(uint32_t a[HQC_WORDS], const uint16_t *positions, size_t weight);

/* Words from and to bytes, little-endian; the last word may have fewer bytes. */
void hqc_load(uint32_t *words, const uint8_t *bytes, size_t length);
void hqc_store(uint8_t *bytes, const uint32_t *words, size_t length);

/* HQC-PKE. A ciphertext has no salt here; of the private key decryption takes its seed. */
void hqc_pke_keygen(uint8_t pk[HQC_PK_BYTES], uint8_t seed_dk[HQC_SEED_BYTES], const uint8_t seed[HQC_SEED_BYTES]);
void hqc_pke_encrypt(uint8_t *ct, const uint8_t m[HQC_K], const uint8_t theta[32], const uint8_t pk[HQC_PK_BYTES]);
void hqc_pke_decrypt(uint8_t m[HQC_K], const uint8_t *ct, const uint8_t seed_dk[HQC_SEED_BYTES]);

/* 1 if the strings differ, else 0. */
uint32_t hqc_verify(const uint8_t *a, const uint8_t *b, size_t length);
/* r = x if the condition is 1, r as it was if it is 0. */
void hqc_cmov(uint8_t *r, const uint8_t *x, size_t length, uint32_t condition);

#endif
