/* The Galois/Counter Mode over any block cipher of 128-bit blocks, and its hash function.
   Source: SP 800-38D; RFC 8998 for SM4. SPDX-License-Identifier: Apache-2.0

   Plaintexts stay below 2^36 - 32 bytes (§5.2.1.1). */

#ifndef INSTAR_GCM_H
#define INSTAR_GCM_H

#include "block_cipher.h"

/* What encryption and decryption answer. */
enum { GCM_OK = 0, GCM_INVALID_TAG = 1, GCM_IV_LENGTH = 2, GCM_TAG_LENGTH = 3 };

/* Algorithm 2, continued: y = (y + block) h for each block of `data`. `length` is a multiple of 16. */
void ghash_blocks(uint8_t y[16], const uint8_t h[16], const uint8_t *data, size_t length);

/* Algorithm 4 step 5: GHASH over additional data and ciphertext, each filled up with zeros, and their lengths. */
void gcm_hash(uint8_t s[16], const uint8_t h[16], const uint8_t *aad, size_t aad_length, const uint8_t *ct,
              size_t length);

/* Algorithm 4. The IV has at least one byte; tags have 16, 15, 14, 13, 12, 8 or 4 bytes (§5.2.1.2). */
int gcm_encrypt(const block_cipher *cipher, uint8_t *ct, uint8_t *tag, size_t tag_length, const uint8_t *iv,
                size_t iv_length, const uint8_t *aad, size_t aad_length, const uint8_t *pt, size_t length);

/* Algorithm 5. Nothing is written to `pt` unless the tag is right. */
int gcm_decrypt(const block_cipher *cipher, uint8_t *pt, const uint8_t *iv, size_t iv_length, const uint8_t *aad,
                size_t aad_length, const uint8_t *ct, size_t length, const uint8_t *tag, size_t tag_length);

/* Whether two tags differ, which does not show where. */
int gcm_tags_differ(const uint8_t *a, const uint8_t *b, size_t length);

#endif
