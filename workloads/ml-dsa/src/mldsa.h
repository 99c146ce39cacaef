/* ML-DSA for programs: key generation, signing and verification in all forms of the standard.
   Source: FIPS 204 §5 (external), §6 (internal). SPDX-License-Identifier: Apache-2.0

   Every function that takes secrets runs in time and touches addresses independent of them, up to the rejections that
   the standard allows (the list stands in workload.toml). Nothing is allocated; the deepest stack is below 128 KiB. */

#ifndef MLDSA_H
#define MLDSA_H

#include <stddef.h>
#include <stdint.h>

#include "params.h"
#include "prehash.h"

typedef enum {
    MLDSA_OK = MESSAGE_OK,
    MLDSA_INVALID_SIGNATURE = 1,
    MLDSA_CONTEXT_TOO_LONG = MESSAGE_CONTEXT_TOO_LONG,
    MLDSA_SEED_LENGTH = 3,
    MLDSA_PUBLIC_KEY_LENGTH = 4,
    MLDSA_PRIVATE_KEY_LENGTH = 5,
    MLDSA_SIGNATURE_LENGTH = 6,
    MLDSA_MALFORMED_HINT = 7,
    MLDSA_MALFORMED_PRIVATE_KEY = 8, /* a coefficient of s1 or s2 that is not in [-eta, eta] */
    /* The caller's mistake, not the signature's: */
    MLDSA_UNKNOWN_HASH = MESSAGE_UNKNOWN_HASH,
} mldsa_status;

/* Algorithm 6, ML-DSA.KeyGen_internal. */
void mldsa_keygen_internal(uint8_t pk[MLDSA_PK_BYTES], uint8_t sk[MLDSA_SK_BYTES], const uint8_t seed[32]);

/* Algorithm 2, ML-DSA.Sign. `rnd` is random for the hedged, zero for the deterministic variant. */
int mldsa_sign(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
               size_t message_length, const uint8_t *context, size_t context_length, const uint8_t rnd[32]);

/* Algorithm 4, HashML-DSA.Sign; `hash` is one of prehash_function. */
int mldsa_sign_prehash(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, int hash,
                       const uint8_t *message, size_t message_length, const uint8_t *context,
                       size_t context_length, const uint8_t rnd[32]);

/* Algorithm 7, ML-DSA.Sign_internal; the message is M' as the external forms format it. */
int mldsa_sign_internal(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
                        size_t message_length, const uint8_t rnd[32]);

/* Algorithm 7 with the message representative mu computed elsewhere. */
int mldsa_sign_mu(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t mu[64],
                  const uint8_t rnd[32]);

/* Algorithm 6, then Algorithm 2 or 7: for private keys that are kept as their 32-byte seed (§3.6.3). */
int mldsa_sign_seed(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *seed, size_t seed_length, const uint8_t *message,
                    size_t message_length, const uint8_t *context, size_t context_length, const uint8_t rnd[32]);
int mldsa_sign_seed_mu(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *seed, size_t seed_length, const uint8_t mu[64],
                       const uint8_t rnd[32]);

/* Algorithm 3, ML-DSA.Verify. */
int mldsa_verify(const uint8_t *pk, size_t pk_length, const uint8_t *message, size_t message_length,
                 const uint8_t *context, size_t context_length, const uint8_t *sig, size_t sig_length);

/* Algorithm 5, HashML-DSA.Verify. */
int mldsa_verify_prehash(const uint8_t *pk, size_t pk_length, int hash, const uint8_t *message,
                         size_t message_length, const uint8_t *context, size_t context_length, const uint8_t *sig,
                         size_t sig_length);

/* Algorithm 8, ML-DSA.Verify_internal; the message is M'. */
int mldsa_verify_internal(const uint8_t *pk, size_t pk_length, const uint8_t *message, size_t message_length,
                          const uint8_t *sig, size_t sig_length);

/* Algorithm 8 with mu computed elsewhere. */
int mldsa_verify_mu(const uint8_t *pk, size_t pk_length, const uint8_t mu[64], const uint8_t *sig, size_t sig_length);

#endif
