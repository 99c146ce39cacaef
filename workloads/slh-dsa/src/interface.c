/* The external interfaces with contexts, pure and pre-hash, and the internal one with formatted messages.
   Source: FIPS 205 §9 (Algorithms 19 and 20), §10 (Algorithms 22 to 25). SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

int slhdsa_sign_internal(uint8_t sig[SLHDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
                         size_t message_length, const uint8_t addrnd[SLHDSA_N]) {
    const message_part parts[1] = {{message, message_length}};
    return slhdsa_sign_parts(sig, sk, sk_length, parts, 1, addrnd);
}

int slhdsa_verify_internal(const uint8_t *pk, size_t pk_length, const uint8_t *message, size_t message_length,
                           const uint8_t *sig, size_t sig_length) {
    const message_part parts[1] = {{message, message_length}};
    return slhdsa_verify_parts(pk, pk_length, parts, 1, sig, sig_length);
}

int slhdsa_sign(uint8_t sig[SLHDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, const uint8_t *message,
                size_t message_length, const uint8_t *context, size_t context_length, const uint8_t addrnd[SLHDSA_N]) {
    formatted_message m;
    const int status = message_pure(&m, message, message_length, context, context_length);
    return status != MESSAGE_OK ? status : slhdsa_sign_parts(sig, sk, sk_length, m.parts, m.count, addrnd);
}

int slhdsa_verify(const uint8_t *pk, size_t pk_length, const uint8_t *message, size_t message_length,
                  const uint8_t *context, size_t context_length, const uint8_t *sig, size_t sig_length) {
    formatted_message m;
    const int status = message_pure(&m, message, message_length, context, context_length);
    return status != MESSAGE_OK ? status : slhdsa_verify_parts(pk, pk_length, m.parts, m.count, sig, sig_length);
}

int slhdsa_sign_prehash(uint8_t sig[SLHDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, int hash,
                        const uint8_t *message, size_t message_length, const uint8_t *context, size_t context_length,
                        const uint8_t addrnd[SLHDSA_N]) {
    formatted_message m;
    const int status = message_prehashed(&m, hash, message, message_length, context, context_length);
    return status != MESSAGE_OK ? status : slhdsa_sign_parts(sig, sk, sk_length, m.parts, m.count, addrnd);
}

int slhdsa_verify_prehash(const uint8_t *pk, size_t pk_length, int hash, const uint8_t *message, size_t message_length,
                          const uint8_t *context, size_t context_length, const uint8_t *sig, size_t sig_length) {
    formatted_message m;
    const int status = message_prehashed(&m, hash, message, message_length, context, context_length);
    return status != MESSAGE_OK ? status : slhdsa_verify_parts(pk, pk_length, m.parts, m.count, sig, sig_length);
}
