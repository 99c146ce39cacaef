/* HQC for programs: key generation, encapsulation and decapsulation from given random bytes.
   Source: HQC specification (2025-08-22), HQC-KEM. SPDX-License-Identifier: Apache-2.0

   No branch depends on a secret (workload.toml names what becomes public). Addresses do: the ones of secret vectors are
   places in memory (product.c, flip.c), which a core without a data cache does not tell. Nothing is allocated. */

#ifndef HQC_H
#define HQC_H

#include <stddef.h>
#include <stdint.h>

#include "params.h"

typedef enum {
    HQC_OK = 0,
    HQC_PUBLIC_KEY_LENGTH = 1,
    HQC_PRIVATE_KEY_LENGTH = 2,
    HQC_CIPHERTEXT_LENGTH = 3,
} hqc_status;

/* `coins` is the seed of all, seed_kem. */
void hqc_keygen(uint8_t pk[HQC_PK_BYTES], uint8_t sk[HQC_SK_BYTES], const uint8_t coins[HQC_SEED_BYTES]);

/* `coins` are the message, k bytes, and the salt, which the ciphertext shows. */
int hqc_encaps(uint8_t ct[HQC_CT_BYTES], uint8_t ss[32], const uint8_t *pk, size_t pk_length,
               const uint8_t coins[HQC_COIN_BYTES]);

/* A ciphertext that encapsulation did not make gives a shared secret that depends on sigma, and the status ok. */
int hqc_decaps(uint8_t ss[32], const uint8_t *ct, size_t ct_length, const uint8_t *sk, size_t sk_length);

/* The three in one, as the vectors of the submission have them; `coins` are those of key generation, then those of
   encapsulation. */
int hqc_kem(uint8_t pk[HQC_PK_BYTES], uint8_t sk[HQC_SK_BYTES], uint8_t ct[HQC_CT_BYTES], uint8_t ss[32],
            uint8_t ss_decaps[32], const uint8_t coins[HQC_SEED_BYTES + HQC_COIN_BYTES]);

#endif
