/* HMAC-SHA-256: hash((K xor opad) || hash((K xor ipad) || message)).
   Source: FIPS 198-1 §4, §5 (truncation). SPDX-License-Identifier: Apache-2.0 */

#include "hmac.h"

enum { BLOCK = 64, DIGEST = 32 };

void hmac_sha256_init(hmac_sha256_context *context, const uint8_t *key, size_t key_length) {
    uint8_t padded[BLOCK] = {0};
    if (key_length > BLOCK) {
        sha256(padded, key, key_length);
    } else {
        for (size_t i = 0; i < key_length; i++) {
            padded[i] = key[i];
        }
    }
    for (int i = 0; i < BLOCK; i++) {
        padded[i] ^= 0x36; /* ipad */
    }
    sha256_init(&context->inner);
    sha256_update(&context->inner, padded, BLOCK);
    for (int i = 0; i < BLOCK; i++) {
        padded[i] ^= 0x36 ^ 0x5c; /* opad */
    }
    sha256_init(&context->outer);
    sha256_update(&context->outer, padded, BLOCK);
}

void hmac_sha256_update(hmac_sha256_context *context, const uint8_t *input, size_t length) {
    sha256_update(&context->inner, input, length);
}

void hmac_sha256_final(hmac_sha256_context *context, uint8_t *tag, size_t length) {
    uint8_t digest[DIGEST];
    sha256_final(&context->inner, digest, DIGEST);
    sha256_update(&context->outer, digest, DIGEST);
    sha256_final(&context->outer, tag, length);
}

void hmac_sha256(uint8_t tag[32], const uint8_t *key, size_t key_length, const uint8_t *message, size_t message_length) {
    hmac_sha256_context context;
    hmac_sha256_init(&context, key, key_length);
    hmac_sha256_update(&context, message, message_length);
    hmac_sha256_final(&context, tag, DIGEST);
}
