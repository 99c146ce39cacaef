/* HMAC over SHA-256 and SHA-512: in one call, and incrementally.
   Source: FIPS 198-1. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_HMAC_H
#define INSTAR_HMAC_H

#include "sha2.h"

/* The inner hash on its way, and the outer one after its padded key. */
typedef struct {
    sha256_context inner, outer;
} hmac_sha256_context;

typedef struct {
    sha512_context inner, outer;
} hmac_sha512_context;

/* A key longer than a block (64 or 128 bytes) is hashed first. `length` is at most that of the hash: the tag's first
   bytes. */
void hmac_sha256_init(hmac_sha256_context *context, const uint8_t *key, size_t key_length);
void hmac_sha256_update(hmac_sha256_context *context, const uint8_t *input, size_t length);
void hmac_sha256_final(hmac_sha256_context *context, uint8_t *tag, size_t length);

void hmac_sha512_init(hmac_sha512_context *context, const uint8_t *key, size_t key_length);
void hmac_sha512_update(hmac_sha512_context *context, const uint8_t *input, size_t length);
void hmac_sha512_final(hmac_sha512_context *context, uint8_t *tag, size_t length);

void hmac_sha256(uint8_t tag[32], const uint8_t *key, size_t key_length, const uint8_t *message, size_t message_length);
void hmac_sha512(uint8_t tag[64], const uint8_t *key, size_t key_length, const uint8_t *message, size_t message_length);

#endif
