/* What the modules of key generation, signing and verification share.
   Source: FIPS 204 §5 and §6. SPDX-License-Identifier: Apache-2.0 */

#ifndef MLDSA_INTERNAL_H
#define MLDSA_INTERNAL_H

#include "mldsa.h"
#include "poly.h"

/* mu = H(tr || parts, 64), Algorithm 7 line 6. */
void mldsa_message_representative(uint8_t mu[MLDSA_MU_BYTES], const uint8_t tr[MLDSA_TR_BYTES],
                                  const message_part *parts, int count);

/* Algorithms 7 and 8 with M' given as its parts. */
int mldsa_sign_parts(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const message_part *parts,
                     int count, const uint8_t rnd[32]);
int mldsa_verify_parts(const uint8_t *pk, size_t pk_length, const message_part *parts, int count, const uint8_t *sig,
                       size_t sig_length);

/* rho (public), rho' and K from the seed, Algorithm 6 line 1. */
void mldsa_expand_seed(uint8_t rho[32], uint8_t rho_prime[64], uint8_t k[32], const uint8_t seed[32]);

/* tr = H(pk, 64). */
void mldsa_public_key_hash(uint8_t tr[MLDSA_TR_BYTES], const uint8_t pk[MLDSA_PK_BYTES]);

/* rho'' = H(K || rnd || mu, 64), Algorithm 7 line 7. */
void mldsa_private_seed(uint8_t rho_double_prime[64], const uint8_t k[32], const uint8_t rnd[32],
                        const uint8_t mu[MLDSA_MU_BYTES]);

/* ctilde = H(mu || w1Encode(w1), lambda/4), Algorithm 7 line 15 and Algorithm 8 line 12; w1 comes packed. */
void mldsa_commitment_hash(uint8_t c_tilde[MLDSA_C_TILDE_BYTES], const uint8_t mu[MLDSA_MU_BYTES],
                           const uint8_t w1_packed[MLDSA_K * MLDSA_W1_BYTES]);

#endif
