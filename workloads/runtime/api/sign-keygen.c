/* What is the same for both forms of signatures: the numbers of bytes, and key pairs.
   Source: the interface crypto_sign_* of the NIST call; docs/reference/workload.md. SPDX-License-Identifier: Apache-2.0 */

#include "sign.h"

/* Bytes of public key, private key and of the longest signature, and whether it holds the message too. */
uint32_t instar_api_size(uint32_t which) {
    static const uint32_t sizes[4] = {
        INSTAR_CRYPTO_PUBLICKEYBYTES,
        INSTAR_CRYPTO_SECRETKEYBYTES,
        INSTAR_CRYPTO_BYTES,
        INSTAR_HOLDS_MESSAGE,
    };
    return sizes[which];
}

int instar_api_keygen(uint8_t *pk, uint8_t *sk, const uint8_t *random, size_t random_length) {
    instar_api_begin(random, random_length);
    return instar_api_end(instar_crypto_sign_keypair(pk, sk));
}
