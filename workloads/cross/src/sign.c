/* Signing that keeps what it computed.
   Source: CROSS 2.2, sign. SPDX-License-Identifier: Apache-2.0 */

#include "sign_in.h"

int cross_sign(uint8_t sig[CROSS_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
               size_t message_length, const uint8_t randomness[CROSS_SEED + CROSS_SALT]) {
    cross_signer signer;
    uint8_t seeds[CROSS_NODES * CROSS_SEED], first[CROSS_NODES * CROSS_HASH], second[CROSS_T * CROSS_HASH];
    cross_kept kept[CROSS_T];
    const cross_memory memory = {seeds, first, second, kept, CROSS_T, 1};
    if (sk_length != CROSS_SK_BYTES) {
        return CROSS_PRIVATE_KEY_LENGTH;
    }
    cross_sign_in(sig, sk, message, message_length, randomness, &signer, &memory);
    return CROSS_OK;
}
