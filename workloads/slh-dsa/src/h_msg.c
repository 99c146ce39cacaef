/* H_msg: the digest of a message under R.
   Source: FIPS 205 §4.1, §11; MGF1 is that of RFC 8017, appendix B.2.1. SPDX-License-Identifier: Apache-2.0 */

#include "hash.h"

#if SLHDSA_SHAKE

#include "sha3.h"

void slhdsa_h_msg(uint8_t digest[SLHDSA_M], const uint8_t r[SLHDSA_N], const uint8_t pk[SLHDSA_PK_BYTES],
                  const message_part *parts, int count) {
    keccak_sponge sponge;
    keccak_init(&sponge, SHAKE256_RATE);
    keccak_absorb(&sponge, r, SLHDSA_N);
    keccak_absorb(&sponge, pk, SLHDSA_PK_BYTES);
    for (int i = 0; i < count; i++) {
        keccak_absorb(&sponge, parts[i].bytes, parts[i].length);
    }
    keccak_finalise(&sponge, SHAKE_SUFFIX);
    keccak_squeeze(&sponge, digest, SLHDSA_M);
}

#else

#include "sha2.h"

/* SHA-256 in category 1, SHA-512 above. */
#if SLHDSA_N == 16
typedef sha256_context hash_context;
#define INIT sha256_init
#define UPDATE sha256_update
#define FINAL sha256_final
enum { HASH_BYTES = 32 };
#else
typedef sha512_context hash_context;
#define INIT sha512_init
#define UPDATE sha512_update
#define FINAL sha512_final
enum { HASH_BYTES = 64 };
#endif

/* digest = MGF1(R || PK.seed || inner, m): blocks that are hashed with their number. */
static void mgf1(uint8_t digest[SLHDSA_M], const uint8_t r[SLHDSA_N], const uint8_t pk_seed[SLHDSA_N],
                 const uint8_t inner[HASH_BYTES]) {
    for (int at = 0; at < SLHDSA_M; at += HASH_BYTES) {
        const uint8_t number[4] = {0, 0, 0, (uint8_t)(at / HASH_BYTES)};
        hash_context hash;
        INIT(&hash);
        UPDATE(&hash, r, SLHDSA_N);
        UPDATE(&hash, pk_seed, SLHDSA_N);
        UPDATE(&hash, inner, HASH_BYTES);
        UPDATE(&hash, number, 4);
        FINAL(&hash, digest + at, (size_t)(SLHDSA_M - at < HASH_BYTES ? SLHDSA_M - at : HASH_BYTES));
    }
}

void slhdsa_h_msg(uint8_t digest[SLHDSA_M], const uint8_t r[SLHDSA_N], const uint8_t pk[SLHDSA_PK_BYTES],
                  const message_part *parts, int count) {
    uint8_t inner[HASH_BYTES];
    hash_context hash;
    INIT(&hash);
    UPDATE(&hash, r, SLHDSA_N);
    UPDATE(&hash, pk, SLHDSA_PK_BYTES);
    for (int i = 0; i < count; i++) {
        UPDATE(&hash, parts[i].bytes, parts[i].length);
    }
    FINAL(&hash, inner, HASH_BYTES);
    mgf1(digest, r, pk, inner);
}

#endif
