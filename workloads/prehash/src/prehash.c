/* The formatting of messages, pure and pre-hash.
   Source: FIPS 204 §5.2 to §5.4, FIPS 205 §10.2 and §10.3. SPDX-License-Identifier: Apache-2.0 */

#include "prehash.h"
#include "sha2.h"
#include "sha3.h"

/* DER of the object identifiers 2.16.840.1.101.3.4.2.x, whose last byte names the hash. */
static const uint8_t oid_prefix[MESSAGE_OID_BYTES - 1] = {
    0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02,
};

/* Hashes the message; the last byte of the OID, or -1 for an unknown hash. */
static int hash_message(uint8_t digest[MESSAGE_DIGEST_BYTES], size_t *length, int hash, const uint8_t *message,
                        size_t message_length) {
    switch (hash) {
    case PREHASH_SHA2_224:
        sha224(digest, message, message_length);
        *length = 28;
        return 0x04;
    case PREHASH_SHA2_256:
        sha256(digest, message, message_length);
        *length = 32;
        return 0x01;
    case PREHASH_SHA2_384:
        sha384(digest, message, message_length);
        *length = 48;
        return 0x02;
    case PREHASH_SHA2_512:
        sha512(digest, message, message_length);
        *length = 64;
        return 0x03;
    case PREHASH_SHA2_512_224:
        sha512_224(digest, message, message_length);
        *length = 28;
        return 0x05;
    case PREHASH_SHA2_512_256:
        sha512_256(digest, message, message_length);
        *length = 32;
        return 0x06;
    case PREHASH_SHA3_224:
        sha3_224(digest, message, message_length);
        *length = 28;
        return 0x07;
    case PREHASH_SHA3_256:
        sha3_256(digest, message, message_length);
        *length = 32;
        return 0x08;
    case PREHASH_SHA3_384:
        sha3_384(digest, message, message_length);
        *length = 48;
        return 0x09;
    case PREHASH_SHA3_512:
        sha3_512(digest, message, message_length);
        *length = 64;
        return 0x0a;
    case PREHASH_SHAKE_128:
        *length = 32;
        shake128(digest, *length, message, message_length);
        return 0x0b;
    case PREHASH_SHAKE_256:
        *length = 64;
        shake256(digest, *length, message, message_length);
        return 0x0c;
    default:
        return -1;
    }
}

/* The first two parts: what kind it is, and the context. */
static int begin(formatted_message *formatted, uint8_t kind, const uint8_t *context, size_t context_length) {
    if (context_length > 255) {
        return MESSAGE_CONTEXT_TOO_LONG;
    }
    formatted->prefix[0] = kind;
    formatted->prefix[1] = (uint8_t)context_length;
    formatted->parts[0] = (message_part){formatted->prefix, 2};
    formatted->parts[1] = (message_part){context, context_length};
    return MESSAGE_OK;
}

int message_pure(formatted_message *formatted, const uint8_t *message, size_t message_length, const uint8_t *context,
                 size_t context_length) {
    formatted->parts[2] = (message_part){message, message_length};
    formatted->count = 3;
    return begin(formatted, 0, context, context_length);
}

int message_prehashed(formatted_message *formatted, int hash, const uint8_t *message, size_t message_length,
                      const uint8_t *context, size_t context_length) {
    size_t digest_length = 0;
    const int status = begin(formatted, 1, context, context_length);
    if (status != MESSAGE_OK) {
        return status;
    }
    const int last = hash_message(formatted->digest, &digest_length, hash, message, message_length);
    if (last < 0) {
        return MESSAGE_UNKNOWN_HASH;
    }
    for (int i = 0; i < MESSAGE_OID_BYTES - 1; i++) {
        formatted->oid[i] = oid_prefix[i];
    }
    formatted->oid[MESSAGE_OID_BYTES - 1] = (uint8_t)last;
    formatted->parts[2] = (message_part){formatted->oid, MESSAGE_OID_BYTES};
    formatted->parts[3] = (message_part){formatted->digest, digest_length};
    formatted->count = 4;
    return MESSAGE_OK;
}

static void write_parts(uint8_t *bytes, const formatted_message *formatted) {
    for (int i = 0; i < formatted->count; i++) {
        for (size_t j = 0; j < formatted->parts[i].length; j++) {
            *bytes++ = formatted->parts[i].bytes[j];
        }
    }
}

int message_write_pure(uint8_t *bytes, const uint8_t *message, size_t message_length, const uint8_t *context,
                       size_t context_length) {
    formatted_message formatted;
    const int status = message_pure(&formatted, message, message_length, context, context_length);
    if (status == MESSAGE_OK) {
        write_parts(bytes, &formatted);
    }
    return status;
}

int message_write_prehashed(uint8_t *bytes, int hash, const uint8_t *message, size_t message_length,
                            const uint8_t *context, size_t context_length) {
    formatted_message formatted;
    const int status = message_prehashed(&formatted, hash, message, message_length, context, context_length);
    if (status == MESSAGE_OK) {
        write_parts(bytes, &formatted);
    }
    return status;
}
