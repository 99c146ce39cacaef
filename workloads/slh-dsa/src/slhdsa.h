/* SLH-DSA for programs: key generation, signing and verification in all forms of the standard.
   Source: FIPS 205 §9 (internal), §10 (external). SPDX-License-Identifier: Apache-2.0

   Every function that takes secrets runs in time and touches addresses independent of them (what becomes public on the
   way stands in workload.toml). Nothing is allocated; the deepest stack is below 16 KiB. */

#ifndef SLHDSA_H_
#define SLHDSA_H_

#include <stddef.h>
#include <stdint.h>

#include "params.h"
#include "prehash.h"

typedef enum {
    SLHDSA_OK = MESSAGE_OK,
    SLHDSA_INVALID_SIGNATURE = 1,
    SLHDSA_CONTEXT_TOO_LONG = MESSAGE_CONTEXT_TOO_LONG,
    SLHDSA_PUBLIC_KEY_LENGTH = 4,
    SLHDSA_PRIVATE_KEY_LENGTH = 5,
    SLHDSA_SIGNATURE_LENGTH = 6,
    /* The caller's mistake, not the signature's: */
    SLHDSA_UNKNOWN_HASH = MESSAGE_UNKNOWN_HASH,
} slhdsa_status;

/* Algorithm 18, slh_keygen_internal. */
void slhdsa_keygen_internal(uint8_t pk[SLHDSA_PK_BYTES], uint8_t sk[SLHDSA_SK_BYTES], const uint8_t sk_seed[SLHDSA_N],
                            const uint8_t sk_prf[SLHDSA_N], const uint8_t pk_seed[SLHDSA_N]);

/* Algorithm 22, slh_sign. `addrnd` is random for the hedged variant, PK.seed for the deterministic one. */
int slhdsa_sign(uint8_t sig[SLHDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
                size_t message_length, const uint8_t *context, size_t context_length, const uint8_t addrnd[SLHDSA_N]);

/* Algorithm 23, hash_slh_sign; `hash` is one of prehash_function. */
int slhdsa_sign_prehash(uint8_t sig[SLHDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, int hash,
                        const uint8_t *message, size_t message_length, const uint8_t *context, size_t context_length,
                        const uint8_t addrnd[SLHDSA_N]);

/* Algorithm 19, slh_sign_internal; the message is M' as the external forms format it. */
int slhdsa_sign_internal(uint8_t sig[SLHDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
                         size_t message_length, const uint8_t addrnd[SLHDSA_N]);

/* Algorithm 24, slh_verify. */
int slhdsa_verify(const uint8_t *pk, size_t pk_length, const uint8_t *message, size_t message_length,
                  const uint8_t *context, size_t context_length, const uint8_t *sig, size_t sig_length);

/* Algorithm 25, hash_slh_verify. */
int slhdsa_verify_prehash(const uint8_t *pk, size_t pk_length, int hash, const uint8_t *message, size_t message_length,
                          const uint8_t *context, size_t context_length, const uint8_t *sig, size_t sig_length);

/* Algorithm 20, slh_verify_internal; the message is M'. */
int slhdsa_verify_internal(const uint8_t *pk, size_t pk_length, const uint8_t *message, size_t message_length,
                           const uint8_t *sig, size_t sig_length);

#endif
