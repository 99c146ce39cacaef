/* Saber for programs: key generation, encapsulation and decapsulation from given random bytes.
   Source: Saber round 3 specification (2020), Saber.KEM. SPDX-License-Identifier: Apache-2.0

   Every function runs in time and touches addresses independent of its secrets (workload.toml names what becomes
   public). Nothing is allocated; the deepest stack is below 32 KiB. */

#ifndef SABER_H
#define SABER_H

#include <stddef.h>
#include <stdint.h>

#include "params.h"

typedef enum {
    SABER_OK = 0,
    SABER_PUBLIC_KEY_LENGTH = 1,
    SABER_PRIVATE_KEY_LENGTH = 2,
    SABER_CIPHERTEXT_LENGTH = 3,
    SABER_MALFORMED_PRIVATE_KEY = 4, /* a coefficient of the secret vector that is not in [-mu/2, mu/2] */
} saber_status;

/* `coins` are random bytes in the order in which the reference program asks for them: for the public matrix, for the
   secret vector, and z, 32 each. */
void saber_keygen(uint8_t pk[SABER_PK_BYTES], uint8_t sk[SABER_SK_BYTES], const uint8_t coins[96]);

int saber_encaps(uint8_t ct[SABER_CT_BYTES], uint8_t ss[32], const uint8_t *pk, size_t pk_length,
                 const uint8_t coins[32]);

/* A ciphertext that encapsulation did not make gives a shared secret that depends on z, and the status ok. */
int saber_decaps(uint8_t ss[32], const uint8_t *ct, size_t ct_length, const uint8_t *sk, size_t sk_length);

/* The three in one, as the vectors of the submission have them; `coins` are those of key generation, then those of
   encapsulation. */
int saber_kem(uint8_t pk[SABER_PK_BYTES], uint8_t sk[SABER_SK_BYTES], uint8_t ct[SABER_CT_BYTES], uint8_t ss[32],
              uint8_t ss_decaps[32], const uint8_t coins[128]);

#endif
