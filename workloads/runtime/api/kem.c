/* Key encapsulation behind api.h as operations of Instar.
   Source: the interface crypto_kem_* of the NIST call; docs/reference/workload.md. SPDX-License-Identifier: Apache-2.0

   instar_api.h is generated: it includes the scheme's header and says what that calls its functions and numbers. */

#include "instar_api.h"
#include "random.h"

/* Bytes of public key, private key, ciphertext and shared secret. */
uint32_t instar_api_size(uint32_t which) {
    static const uint32_t sizes[4] = {
        INSTAR_CRYPTO_PUBLICKEYBYTES,
        INSTAR_CRYPTO_SECRETKEYBYTES,
        INSTAR_CRYPTO_CIPHERTEXTBYTES,
        INSTAR_CRYPTO_BYTES,
    };
    return sizes[which];
}

int instar_api_keygen(uint8_t *pk, uint8_t *sk, const uint8_t *random, size_t random_length) {
    instar_api_begin(random, random_length);
    return instar_api_end(instar_crypto_kem_keypair(pk, sk));
}

int instar_api_encaps(uint8_t *ct, uint8_t *ss, const uint8_t *pk, const uint8_t *random, size_t random_length) {
    instar_api_begin(random, random_length);
    return instar_api_end(instar_crypto_kem_enc(ct, ss, pk));
}

int instar_api_decaps(uint8_t *ss, const uint8_t *ct, const uint8_t *sk) {
    instar_api_begin(0, 0);
    return instar_api_end(instar_crypto_kem_dec(ss, ct, sk));
}
