/* HMAC-SHA-512: hash((K xor opad) || hash((K xor ipad) || message)).
   Source: FIPS 198-1 §4, §5 (truncation). SPDX-License-Identifier: Apache-2.0 */

#include "hmac.h"

enum { BLOCK = 128, DIGEST = 64 };

void hmac_sha512_init(hmac_sha512_context *context, const uint8_t *key, size_t key_length) {
    uint8_t padded[BLOCK] = {0};
    if (key_length > BLOCK) {
        sha512(padded, key, key_length);
    } else {
        for (size_t i = 0; i < key_length; i++) {
            padded[i] = key[i];
        }
    }
    for (int i = 0; i < BLOCK; i++) {
        padded[i] ^= 0x36; /* ipad */
    }
    sha512_init(&context->inner);
    sha512_update(&context->inner, padded, BLOCK);
    for (int i = 0; i < BLOCK; i++) {
        padded[i] ^= 0x36 ^ 0x5c; /* opad */
    }
    sha512_init(&context->outer);
    sha512_update(&context->outer, padded, BLOCK);
}

void hmac_sha512_update(hmac_sha512_context *context, const uint8_t *input, size_t length) {
    sha512_update(&context->inner, input, length);
}

void hmac_sha512_final(hmac_sha512_context *context, uint8_t *tag, size_t length) {
    uint8_t digest[DIGEST];
    sha512_final(&context->inner, digest, DIGEST);
    sha512_update(&context->outer, digest, DIGEST);
    sha512_final(&context->outer, tag, length);
}

void hmac_sha512(uint8_t tag[64], const uint8_t *key, size_t key_length, const uint8_t *message, size_t message_length) {
    hmac_sha512_context context;
    hmac_sha512_init(&context, key, key_length);
    hmac_sha512_update(&context, message, message_length);
    hmac_sha512_final(&context, tag, DIGEST);
}
