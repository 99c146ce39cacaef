/* The pre-hash forms: HashML-DSA.
   Source: FIPS 204 §5.4, Algorithms 4 and 5. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "sha2.h"
#include "sha3.h"

/* DER of the object identifiers 2.16.840.1.101.3.4.2.x, whose last byte names the hash. */
#define OID_BYTES 11
static const uint8_t oid_prefix[OID_BYTES - 1] = {0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02};

typedef struct {
    uint8_t prefix[2]; /* 1 || |ctx| */
    uint8_t oid[OID_BYTES];
    uint8_t digest[64];
    mldsa_part parts[4]; /* M' = 1 || |ctx| || ctx || OID || PH(M) */
} formatted;

/* Hashes the message; the last byte of the OID, or -1 for an unknown hash. */
static int hash_message(uint8_t digest[64], size_t *length, int hash, const uint8_t *message, size_t message_length) {
    switch (hash) {
    case MLDSA_SHA2_224:
        sha224(digest, message, message_length);
        *length = 28;
        return 0x04;
    case MLDSA_SHA2_256:
        sha256(digest, message, message_length);
        *length = 32;
        return 0x01;
    case MLDSA_SHA2_384:
        sha384(digest, message, message_length);
        *length = 48;
        return 0x02;
    case MLDSA_SHA2_512:
        sha512(digest, message, message_length);
        *length = 64;
        return 0x03;
    case MLDSA_SHA2_512_224:
        sha512_224(digest, message, message_length);
        *length = 28;
        return 0x05;
    case MLDSA_SHA2_512_256:
        sha512_256(digest, message, message_length);
        *length = 32;
        return 0x06;
    case MLDSA_SHA3_224:
        sha3_224(digest, message, message_length);
        *length = 28;
        return 0x07;
    case MLDSA_SHA3_256:
        sha3_256(digest, message, message_length);
        *length = 32;
        return 0x08;
    case MLDSA_SHA3_384:
        sha3_384(digest, message, message_length);
        *length = 48;
        return 0x09;
    case MLDSA_SHA3_512:
        sha3_512(digest, message, message_length);
        *length = 64;
        return 0x0a;
    case MLDSA_SHAKE_128:
        *length = 32;
        shake128(digest, *length, message, message_length);
        return 0x0b;
    case MLDSA_SHAKE_256:
        *length = 64;
        shake256(digest, *length, message, message_length);
        return 0x0c;
    default:
        return -1;
    }
}

static int format(formatted *f, int hash, const uint8_t *message, size_t message_length, const uint8_t *context,
                  size_t context_length) {
    size_t digest_length = 0;
    if (context_length > 255) {
        return MLDSA_CONTEXT_TOO_LONG;
    }
    const int last = hash_message(f->digest, &digest_length, hash, message, message_length);
    if (last < 0) {
        return MLDSA_UNKNOWN_HASH;
    }
    for (int i = 0; i < OID_BYTES - 1; i++) {
        f->oid[i] = oid_prefix[i];
    }
    f->oid[OID_BYTES - 1] = (uint8_t)last;
    f->prefix[0] = 1;
    f->prefix[1] = (uint8_t)context_length;
    f->parts[0] = (mldsa_part){f->prefix, 2};
    f->parts[1] = (mldsa_part){context, context_length};
    f->parts[2] = (mldsa_part){f->oid, OID_BYTES};
    f->parts[3] = (mldsa_part){f->digest, digest_length};
    return MLDSA_OK;
}

int mldsa_sign_prehash(uint8_t sig[MLDSA_SIG_BYTES], const uint8_t *sk, size_t sk_length, int hash,
                       const uint8_t *message, size_t message_length, const uint8_t *context,
                       size_t context_length, const uint8_t rnd[32]) {
    formatted f;
    const int status = format(&f, hash, message, message_length, context, context_length);
    return status != MLDSA_OK ? status : mldsa_sign_parts(sig, sk, sk_length, f.parts, 4, rnd);
}

int mldsa_verify_prehash(const uint8_t *pk, size_t pk_length, int hash, const uint8_t *message,
                         size_t message_length, const uint8_t *context, size_t context_length, const uint8_t *sig,
                         size_t sig_length) {
    formatted f;
    const int status = format(&f, hash, message, message_length, context, context_length);
    return status != MLDSA_OK ? status : mldsa_verify_parts(pk, pk_length, f.parts, 4, sig, sig_length);
}
