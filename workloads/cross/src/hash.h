/* SHAKE as CROSS uses it: a string, then two bytes that say what it is for.
   Source: CROSS 2.2, hash functions and the CSPRNG; FIPS 202 §6.2. SPDX-License-Identifier: Apache-2.0 */

#ifndef CROSS_HASHES_H
#define CROSS_HASHES_H

#include "params.h"
#include "sha3.h"

#define CROSS_RATE (CROSS_LEVEL == 1 ? SHAKE128_RATE : SHAKE256_RATE)

static inline void cross_hash_start(keccak_sponge *sponge) {
    keccak_init(sponge, CROSS_RATE);
}

/* From here on the sponge is squeezed. */
static inline void cross_hash_finish(keccak_sponge *sponge, uint32_t separator) {
    const uint8_t bytes[2] = {(uint8_t)separator, (uint8_t)(separator >> 8)};
    keccak_absorb(sponge, bytes, 2);
    keccak_finalise(sponge, SHAKE_SUFFIX);
}

static inline void cross_digest(uint8_t digest[CROSS_HASH], keccak_sponge *sponge, uint32_t separator) {
    cross_hash_finish(sponge, CROSS_DIGEST + separator);
    keccak_squeeze(sponge, digest, CROSS_HASH);
}

/* seed_e and seed_pk from a private key. */
void cross_expand_key(uint8_t seed_e[CROSS_KEY_SEED], uint8_t seed_pk[CROSS_KEY_SEED],
                      const uint8_t sk[CROSS_SK_BYTES]);

/* A stream from a seed and the salt. */
static inline void cross_stream(keccak_sponge *sponge, const uint8_t seed[CROSS_SEED], const uint8_t salt[CROSS_SALT],
                                uint32_t separator) {
    cross_hash_start(sponge);
    keccak_absorb(sponge, seed, CROSS_SEED);
    keccak_absorb(sponge, salt, CROSS_SALT);
    cross_hash_finish(sponge, CROSS_STREAM + separator);
}

/* The second commitment of a round: to its seed. */
void cross_commit_seed(uint8_t commitment[CROSS_HASH], const uint8_t seed[CROSS_SEED], const uint8_t salt[CROSS_SALT],
                       uint32_t round);

/* The digest of all commitments, from the root of the first ones and the sponge that took the second ones. */
void cross_commitment_digest(uint8_t digest[CROSS_HASH], const uint8_t root[CROSS_HASH], keccak_sponge *second);

/* What the first challenge is expanded from. */
void cross_challenge_digest_1(uint8_t digest[CROSS_HASH], const uint8_t *message, size_t message_length,
                              const uint8_t commitment[CROSS_HASH], const uint8_t salt[CROSS_SALT]);

/* What the second one is expanded from; the sponge took the responses. */
void cross_challenge_digest_2(uint8_t digest[CROSS_HASH], keccak_sponge *responses,
                              const uint8_t challenge_1[CROSS_HASH]);

#endif
