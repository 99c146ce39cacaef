/* What the steps of the scheme ask of one another.
   Source: Saber round 3 specification (2020), Saber.PKE and Saber.KEM. SPDX-License-Identifier: Apache-2.0 */

#ifndef SABER_INTERNAL_H
#define SABER_INTERNAL_H

#include "keccak.h"
#include "poly.h"
#include "saber.h"

/* The public seed of a key: a hash of random bytes, so that nothing of their source's state is shown. */
void saber_public_seed(uint8_t seed_a[32], const uint8_t random[32]);

/* GenMatrix, polynomial by polynomial in the order of rows: the matrix is never held as a whole. */
void saber_matrix_start(keccak_sponge *xof, const uint8_t seed_a[32]);
void saber_matrix_next(int32_t a[256], keccak_sponge *xof);

/* GenSecret. */
void saber_secret_vector(saber_poly s[SABER_L], const uint8_t seed_s[32]);

/* BS2POLVECq for a secret vector; -1 where a coefficient is not in [-mu/2, mu/2], which no key has and for which
   products would not be exact (poly.h), else 0. */
int saber_unpack_secret(saber_poly s[SABER_L], const uint8_t *sk);

/* Saber.PKE. `sk` is the secret vector alone; decryption's answer is that of saber_unpack_secret. */
void saber_pke_keygen(uint8_t pk[SABER_PK_BYTES], uint8_t sk[SABER_SK_PK], const uint8_t seed_a[32],
                      const uint8_t seed_s[32]);
void saber_pke_encrypt(uint8_t ct[SABER_CT_BYTES], const uint8_t m[32], const uint8_t seed_s[32],
                       const uint8_t pk[SABER_PK_BYTES]);
int saber_pke_decrypt(uint8_t m[32], const uint8_t ct[SABER_CT_BYTES], const uint8_t sk[SABER_SK_PK]);

/* 1 if the strings differ, else 0. */
uint32_t saber_verify(const uint8_t *a, const uint8_t *b, size_t length);

/* r = x if the condition is 1, r as it was if it is 0. */
void saber_cmov(uint8_t *r, const uint8_t *x, size_t length, uint32_t condition);

#endif
