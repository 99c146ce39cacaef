/* CROSS signatures: key generation, signing in two forms, verification.
   Source: CROSS 2.2. SPDX-License-Identifier: Apache-2.0 */

#ifndef CROSS_H
#define CROSS_H

#include <stddef.h>
#include <stdint.h>

#include "params.h"

/* What the functions below return; workload.toml has the same numbers. */
enum {
    CROSS_OK = 0,
    CROSS_INVALID_SIGNATURE = 1,
    CROSS_PUBLIC_KEY_LENGTH = 2,
    CROSS_PRIVATE_KEY_LENGTH = 3,
    CROSS_SIGNATURE_LENGTH = 4,
};

/* A private key is the seed itself. */
void cross_keygen(uint8_t pk[CROSS_PK_BYTES], uint8_t sk[CROSS_SK_BYTES], const uint8_t seed[CROSS_KEY_SEED]);

/* Signs with fresh randomness: the root of the seeds, CROSS_SEED bytes, and the salt behind it. */
int cross_sign(uint8_t sig[CROSS_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
               size_t message_length, const uint8_t randomness[CROSS_SEED + CROSS_SALT]);

/* The same signature in at most CROSS_RAM_BYTES of memory beside key, message and signature. */
int cross_sign_low_memory(uint8_t sig[CROSS_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
                          size_t message_length, const uint8_t randomness[CROSS_SEED + CROSS_SALT]);

int cross_verify(const uint8_t *pk, size_t pk_length, const uint8_t *message, size_t message_length,
                 const uint8_t *sig, size_t sig_length);

/* Key generation and a signature from the random bytes that both draw, in their order, as files of NIST's generator
   have them. */
int cross_keygen_and_sign(uint8_t pk[CROSS_PK_BYTES], uint8_t sk[CROSS_SK_BYTES], uint8_t sig[CROSS_SIG_BYTES],
                          const uint8_t *message, size_t message_length,
                          const uint8_t randomness[CROSS_KEY_SEED + CROSS_SEED + CROSS_SALT]);

#endif
