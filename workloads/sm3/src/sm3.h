/* SM3, in one call and incrementally, and HMAC with it.
   Source: GB/T 32905-2016; FIPS 198-1. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SM3_H
#define INSTAR_SM3_H

#include <stddef.h>
#include <stdint.h>

/* The compression function CF over one block of big-endian words, GB/T 32905 §5.3. */
void sm3_compress(uint32_t state[8], const uint8_t block[64]);

typedef struct {
    uint32_t state[8];
    uint64_t length; /* bytes so far */
    uint8_t block[64];
} sm3_context;

void sm3_init(sm3_context *context);
void sm3_update(sm3_context *context, const uint8_t *input, size_t length);
void sm3_final(sm3_context *context, uint8_t digest[32]);

void sm3(uint8_t digest[32], const uint8_t *message, size_t message_length);

/* The incremental interface driven from outside: takes at most `piece` bytes (at least 1) at a time. */
void sm3_in_pieces(uint8_t digest[32], const uint8_t *message, size_t message_length, size_t piece);

/* What operations answer. */
enum { SM3_OK = 0, SM3_INVALID_TAG = 1, SM3_TAG_LENGTH = 2 };

/* The first `tag_length` bytes, 1 to 32, of HMAC-SM3; and whether they are these. */
int hmac_sm3(uint8_t *tag, size_t tag_length, const uint8_t *key, size_t key_length, const uint8_t *message,
             size_t message_length);
int hmac_sm3_verify(const uint8_t *key, size_t key_length, const uint8_t *message, size_t message_length,
                    const uint8_t *tag, size_t tag_length);

#endif
