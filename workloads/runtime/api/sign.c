/* Signatures behind api.h as operations of Instar.
   Source: the interface crypto_sign_* of PQClean; docs/reference/workload.md. SPDX-License-Identifier: Apache-2.0 */

#include "sign.h"

int instar_api_sign(uint8_t *sig, uint32_t *sig_length, const uint8_t *sk, const uint8_t *message,
                    size_t message_length, const uint8_t *random, size_t random_length) {
    instar_api_length length = {.wide = 0};
    instar_api_begin(random, random_length);
    const int returned = instar_crypto_sign_signature(sig, (void *)&length, message, message_length, sk);
    *sig_length = (uint32_t)length.size;
    instar_api_clear(sig, length.size, INSTAR_CRYPTO_BYTES);
    return instar_api_end(returned);
}

int instar_api_verify(const uint8_t *sig, const uint32_t *sig_length, const uint8_t *message, size_t message_length,
                      const uint8_t *pk) {
    instar_api_begin(0, 0);
    return instar_api_end(instar_crypto_sign_verify(sig, *sig_length, message, message_length, pk));
}
