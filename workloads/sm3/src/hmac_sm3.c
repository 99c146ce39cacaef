/* HMAC with SM3.
   Source: FIPS 198-1 §4 and §5 (truncation); GB/T 15852.2-2012. SPDX-License-Identifier: Apache-2.0 */

#include "sm3.h"

/* Starts a hash with K_0 combined with `pad` in every byte; K_0 is the key, or its digest, filled up with zeros. */
static void start(sm3_context *context, const uint8_t k0[64], uint8_t pad) {
    uint8_t block[64];
    for (int i = 0; i < 64; i++) {
        block[i] = k0[i] ^ pad;
    }
    sm3_init(context);
    sm3_update(context, block, 64);
}

/* Table 1, steps 1 to 9. */
static void whole_tag(uint8_t tag[32], const uint8_t *key, size_t key_length, const uint8_t *message,
                      size_t message_length) {
    sm3_context context;
    uint8_t k0[64] = {0}, inner[32];
    if (key_length > 64) {
        sm3(k0, key, key_length);
    } else {
        for (size_t i = 0; i < key_length; i++) {
            k0[i] = key[i];
        }
    }
    start(&context, k0, 0x36);
    sm3_update(&context, message, message_length);
    sm3_final(&context, inner);
    start(&context, k0, 0x5c);
    sm3_update(&context, inner, 32);
    sm3_final(&context, tag);
}

int hmac_sm3(uint8_t *tag, size_t tag_length, const uint8_t *key, size_t key_length, const uint8_t *message,
             size_t message_length) {
    uint8_t whole[32];
    if (tag_length == 0 || tag_length > 32) {
        return SM3_TAG_LENGTH;
    }
    whole_tag(whole, key, key_length, message, message_length);
    for (size_t i = 0; i < tag_length; i++) {
        tag[i] = whole[i];
    }
    return SM3_OK;
}

int hmac_sm3_verify(const uint8_t *key, size_t key_length, const uint8_t *message, size_t message_length,
                    const uint8_t *tag, size_t tag_length) {
    uint8_t whole[32];
    uint32_t difference = 0;
    if (tag_length == 0 || tag_length > 32) {
        return SM3_TAG_LENGTH;
    }
    whole_tag(whole, key, key_length, message, message_length);
    for (size_t i = 0; i < tag_length; i++) {
        difference |= whole[i] ^ tag[i];
    }
    return difference == 0 ? SM3_OK : SM3_INVALID_TAG;
}
