/* Messages as ML-DSA and SLH-DSA sign them: with a context, whole or hashed first.
   Source: FIPS 204 §5.2 to §5.4 (Algorithms 2 to 5), FIPS 205 §10.2 and §10.3 (Algorithms 22 to 25), which format alike.
   SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_PREHASH_H
#define INSTAR_PREHASH_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
    MESSAGE_OK = 0,
    MESSAGE_CONTEXT_TOO_LONG = 2, /* more than 255 bytes */
    MESSAGE_UNKNOWN_HASH = 16,
} message_status;

/* The functions that a message may be hashed by first. */
typedef enum {
    PREHASH_SHA2_224 = 1,
    PREHASH_SHA2_256 = 2,
    PREHASH_SHA2_384 = 3,
    PREHASH_SHA2_512 = 4,
    PREHASH_SHA2_512_224 = 5,
    PREHASH_SHA2_512_256 = 6,
    PREHASH_SHA3_224 = 7,
    PREHASH_SHA3_256 = 8,
    PREHASH_SHA3_384 = 9,
    PREHASH_SHA3_512 = 10,
    PREHASH_SHAKE_128 = 11, /* 256 bits of output */
    PREHASH_SHAKE_256 = 12, /* 512 bits of output */
} prehash_function;

/* Part of a message; hashes take the parts one after the other, so that nothing is copied. */
typedef struct {
    const uint8_t *bytes;
    size_t length;
} message_part;

/* M' in its parts, some of which stand here: it must not be moved. */
enum { MESSAGE_OID_BYTES = 11, MESSAGE_DIGEST_BYTES = 64 };
typedef struct {
    uint8_t prefix[2];
    uint8_t oid[MESSAGE_OID_BYTES];
    uint8_t digest[MESSAGE_DIGEST_BYTES];
    message_part parts[4];
    int count;
} formatted_message;

/* M' = 0 || |ctx| || ctx || M. */
int message_pure(formatted_message *formatted, const uint8_t *message, size_t message_length, const uint8_t *context,
                 size_t context_length);

/* M' = 1 || |ctx| || ctx || OID || PH(M); `hash` is one of prehash_function. */
int message_prehashed(formatted_message *formatted, int hash, const uint8_t *message, size_t message_length,
                      const uint8_t *context, size_t context_length);

/* M' in one piece, for whoever signs elsewhere: written to `bytes`, which must have room for it. */
int message_write_pure(uint8_t *bytes, const uint8_t *message, size_t message_length, const uint8_t *context,
                       size_t context_length);
int message_write_prehashed(uint8_t *bytes, int hash, const uint8_t *message, size_t message_length,
                            const uint8_t *context, size_t context_length);

#endif
