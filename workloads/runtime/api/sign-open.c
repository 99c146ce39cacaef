/* Signatures that are joined with their messages as operations of Instar: the "signature" is the signed message.
   Source: the interface crypto_sign, crypto_sign_open of the NIST call; docs/reference/workload.md.
   SPDX-License-Identifier: Apache-2.0 */

#include "sign.h"

int instar_api_sign(uint8_t *sig, uint32_t *sig_length, const uint8_t *sk, const uint8_t *message,
                    size_t message_length, const uint8_t *random, size_t random_length) {
    instar_api_length length = {.wide = 0};
    instar_api_begin(random, random_length);
    const int returned = instar_crypto_sign(sig, (void *)&length, message, message_length, sk);
    *sig_length = (uint32_t)length.size;
    instar_api_clear(sig, length.size, INSTAR_CRYPTO_BYTES + message_length);
    return instar_api_end(returned);
}

int instar_api_verify(const uint8_t *sig, const uint32_t *sig_length, const uint8_t *message, size_t message_length,
                      const uint8_t *pk) {
    uint8_t opened[*sig_length > 0 ? *sig_length : 1]; /* some schemes use the room of the whole signed message */
    instar_api_length length = {.wide = 0};
    instar_api_begin(0, 0);
    int returned = instar_crypto_sign_open(opened, (void *)&length, sig, *sig_length, pk);
    if (returned == 0 && length.size != message_length) {
        returned = -1;
    }
    for (size_t i = 0; returned == 0 && i < message_length; i++) {
        returned = opened[i] == message[i] ? 0 : -1;
    }
    return instar_api_end(returned);
}
