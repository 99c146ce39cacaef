/* SHA-224 to SHA-512/256: in one call, and incrementally.
   Source: FIPS 180-4 §5 and §6. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SHA2_H
#define INSTAR_SHA2_H

#include <stddef.h>
#include <stdint.h>

/* The hash computation over one block of big-endian words, FIPS 180-4 §6.2.2 and §6.4.2. */
void sha256_compress(uint32_t state[8], const uint8_t block[64]);
void sha512_compress(uint64_t state[8], const uint8_t block[128]);

/* The same on `count` states with a block each, which a kernel may compress side by side. */
void sha256_compress_many(uint32_t (*states)[8], const uint8_t (*blocks)[64], size_t count);
void sha512_compress_many(uint64_t (*states)[8], const uint8_t (*blocks)[128], size_t count);

/* SHA-224 and SHA-256. */
typedef struct {
    uint32_t state[8];
    uint64_t length; /* bytes so far */
    uint8_t block[64];
} sha256_context;

void sha224_init(sha256_context *context);
void sha256_init(sha256_context *context);
void sha256_update(sha256_context *context, const uint8_t *input, size_t length);
/* `length` is 28 for SHA-224, 32 for SHA-256. */
void sha256_final(sha256_context *context, uint8_t *digest, size_t length);

/* SHA-384, SHA-512, SHA-512/224 and SHA-512/256. Messages stay below 2^64 bytes. */
typedef struct {
    uint64_t state[8];
    uint64_t length; /* bytes so far */
    uint8_t block[128];
} sha512_context;

void sha384_init(sha512_context *context);
void sha512_init(sha512_context *context);
void sha512_224_init(sha512_context *context);
void sha512_256_init(sha512_context *context);
void sha512_update(sha512_context *context, const uint8_t *input, size_t length);
/* `length` is 48, 64, 28 or 32. */
void sha512_final(sha512_context *context, uint8_t *digest, size_t length);

void sha224(uint8_t digest[28], const uint8_t *message, size_t message_length);
void sha256(uint8_t digest[32], const uint8_t *message, size_t message_length);
void sha384(uint8_t digest[48], const uint8_t *message, size_t message_length);
void sha512(uint8_t digest[64], const uint8_t *message, size_t message_length);
void sha512_224(uint8_t digest[28], const uint8_t *message, size_t message_length);
void sha512_256(uint8_t digest[32], const uint8_t *message, size_t message_length);

/* The incremental interfaces driven from outside: take at most `piece` bytes (at least 1) at a time. */
void sha256_in_pieces(uint8_t digest[32], const uint8_t *message, size_t message_length, size_t piece);
void sha512_in_pieces(uint8_t digest[64], const uint8_t *message, size_t message_length, size_t piece);

#endif
