/* Kyber as in round 3 of the competition that ML-KEM came out of: other hashes around the same encryption.
   Source: CRYSTALS-Kyber, algorithm specifications, version 3.02, §1.3. SPDX-License-Identifier: Apache-2.0

   Every function that takes secrets runs in time and touches addresses independent of them. Nothing is allocated; the
   deepest stack is below 32 KiB. */

#ifndef KYBER_H
#define KYBER_H

#include <stddef.h>
#include <stdint.h>

#include "kpke.h"

#define KYBER_PK_BYTES KPKE_EK_BYTES
#define KYBER_CT_BYTES KPKE_C_BYTES
#define KYBER_SK_BYTES (KPKE_DK_BYTES + KPKE_EK_BYTES + 32 + 32)

typedef enum {
    KYBER_OK = 0,
    KYBER_PUBLIC_KEY_LENGTH = 1,
    KYBER_SECRET_KEY_LENGTH = 2,
    KYBER_CIPHERTEXT_LENGTH = 3,
} kyber_status;

/* Algorithm 7, KYBER.CCAKEM.KeyGen, with its randomness d and z given. */
void kyber_keygen(uint8_t pk[KYBER_PK_BYTES], uint8_t sk[KYBER_SK_BYTES], const uint8_t d[32], const uint8_t z[32]);

/* Algorithm 8, KYBER.CCAKEM.Enc, with its randomness m given; it is hashed first. */
int kyber_encaps(uint8_t ct[KYBER_CT_BYTES], uint8_t ss[32], const uint8_t *pk, size_t pk_length, const uint8_t m[32]);

/* Algorithm 9, KYBER.CCAKEM.Dec. An altered ciphertext gives another key, not a refusal. */
int kyber_decaps(uint8_t ss[32], const uint8_t *sk, size_t sk_length, const uint8_t *ct, size_t ct_length);

/* A whole exchange, Algorithms 7 to 9 in a row, with the shared key of either side; `coins` is d || z || m. */
void kyber_exchange(uint8_t pk[KYBER_PK_BYTES], uint8_t sk[KYBER_SK_BYTES], uint8_t ct[KYBER_CT_BYTES], uint8_t ss[32],
                    uint8_t received[32], const uint8_t coins[96]);

#endif
