/* The formatting of messages, pure and pre-hash.
   Source: FIPS 204 §5.2 to §5.4, FIPS 205 §10.2 and §10.3. SPDX-License-Identifier: Apache-2.0 */

#include "prehash.h"
#include "sha2.h"
#include "sha3.h"

/* DER of the object identifiers 2.16.840.1.101.3.4.2.x, whose last byte names the hash. */
static const uint8_t oid_prefix[MESSAGE_OID_BYTES - 1] = {
    0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02,
};

/* 256 bits of SHAKE128 and 512 bits of SHAKE256. */
static void shake128_256(uint8_t *digest, const uint8_t *message, size_t message_length) {
    shake128(digest, 32, message, message_length);
}

static void shake256_512(uint8_t *digest, const uint8_t *message, size_t message_length) {
    shake256(digest, 64, message, message_length);
}

/* What a hash is called by, the bytes of its digest, and the last byte of its OID; in the order of prehash_function.
   Which of them is wanted is known at run time alone: with a switch as with a table all are linked. */
static const struct prehash_row {
    void (*hash)(uint8_t *digest, const uint8_t *message, size_t message_length);
    uint8_t length;
    uint8_t oid;
} rows[] = {
    [PREHASH_SHA2_224] = {sha224, 28, 0x04},
    [PREHASH_SHA2_256] = {sha256, 32, 0x01},
    [PREHASH_SHA2_384] = {sha384, 48, 0x02},
    [PREHASH_SHA2_512] = {sha512, 64, 0x03},
    [PREHASH_SHA2_512_224] = {sha512_224, 28, 0x05},
    [PREHASH_SHA2_512_256] = {sha512_256, 32, 0x06},
    [PREHASH_SHA3_224] = {sha3_224, 28, 0x07},
    [PREHASH_SHA3_256] = {sha3_256, 32, 0x08},
    [PREHASH_SHA3_384] = {sha3_384, 48, 0x09},
    [PREHASH_SHA3_512] = {sha3_512, 64, 0x0a},
    [PREHASH_SHAKE_128] = {shake128_256, 32, 0x0b},
    [PREHASH_SHAKE_256] = {shake256_512, 64, 0x0c},
};

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
    const int status = begin(formatted, 1, context, context_length);
    if (status != MESSAGE_OK) {
        return status;
    }
    if (hash < PREHASH_SHA2_224 || hash > PREHASH_SHAKE_256) {
        return MESSAGE_UNKNOWN_HASH;
    }
    const struct prehash_row *row = &rows[hash];
    row->hash(formatted->digest, message, message_length);
    for (int i = 0; i < MESSAGE_OID_BYTES - 1; i++) {
        formatted->oid[i] = oid_prefix[i];
    }
    formatted->oid[MESSAGE_OID_BYTES - 1] = row->oid;
    formatted->parts[2] = (message_part){formatted->oid, MESSAGE_OID_BYTES};
    formatted->parts[3] = (message_part){formatted->digest, row->length};
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
