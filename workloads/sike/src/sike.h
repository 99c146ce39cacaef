/* SIKE for programs: key generation, encapsulation and decapsulation from given random bytes; uncompressed.
   Source: SIKE specification, round 3 (2020-10-01), §1.4. SPDX-License-Identifier: Apache-2.0

   SIKE is broken: private keys follow from public ones in minutes (Castryck, Decru 2022). It is here as work to measure.

   No branch, address or latency depends on a secret. Nothing is allocated. A public key in a ciphertext is not examined
   before it is used, which the specification permits. */

#ifndef SIKE_H
#define SIKE_H

#include <stddef.h>
#include <stdint.h>

#include "params.h"

typedef enum {
    SIKE_OK = 0,
    SIKE_PUBLIC_KEY_LENGTH = 1,
    SIKE_PRIVATE_KEY_LENGTH = 2,
    SIKE_CIPHERTEXT_LENGTH = 3,
} sike_status;

/* `coins` are s and the key of the 3-side, of which the highest bits are dropped. */
void sike_keygen(uint8_t pk[SIKE_PK_BYTES], uint8_t sk[SIKE_SK_BYTES], const uint8_t coins[SIKE_KEY_COINS]);

/* `coins` are the message. */
int sike_encaps(uint8_t ct[SIKE_CT_BYTES], uint8_t ss[SIKE_SS_BYTES], const uint8_t *pk, size_t pk_length,
                const uint8_t coins[SIKE_MESSAGE_BYTES]);

/* A ciphertext that encapsulation did not make gives a shared secret that depends on s, and the status ok. */
int sike_decaps(uint8_t ss[SIKE_SS_BYTES], const uint8_t *ct, size_t ct_length, const uint8_t *sk, size_t sk_length);

/* The three in one, as the vectors of the submission have them; `coins` are those of key generation, then those of
   encapsulation. */
int sike_kem(uint8_t pk[SIKE_PK_BYTES], uint8_t sk[SIKE_SK_BYTES], uint8_t ct[SIKE_CT_BYTES], uint8_t ss[SIKE_SS_BYTES],
             uint8_t ss_decaps[SIKE_SS_BYTES], const uint8_t coins[SIKE_KEY_COINS + SIKE_MESSAGE_BYTES]);

#endif
