/* What key generation, signing and verification hash besides sampling and trees.
   Source: CROSS 2.2, keygen, sign and verify. SPDX-License-Identifier: Apache-2.0

   In a file of their own, so that no compiler inlines them: the constant-time check looks for calls of three. */

#include "hash.h"

void cross_expand_key(uint8_t seed_e[CROSS_KEY_SEED], uint8_t seed_pk[CROSS_KEY_SEED],
                      const uint8_t sk[CROSS_SK_BYTES]) {
    keccak_sponge sponge;
    cross_hash_start(&sponge);
    keccak_absorb(&sponge, sk, CROSS_SK_BYTES);
    cross_hash_finish(&sponge, CROSS_STREAM + CROSS_OF_SK);
    keccak_squeeze(&sponge, seed_e, CROSS_KEY_SEED);
    keccak_squeeze(&sponge, seed_pk, CROSS_KEY_SEED);
}

void cross_commit_seed(uint8_t commitment[CROSS_HASH], const uint8_t seed[CROSS_SEED], const uint8_t salt[CROSS_SALT],
                       uint32_t round) {
    keccak_sponge sponge;
    cross_hash_start(&sponge);
    keccak_absorb(&sponge, seed, CROSS_SEED);
    keccak_absorb(&sponge, salt, CROSS_SALT);
    cross_digest(commitment, &sponge, CROSS_OF_ROUND(round));
}

void cross_commitment_digest(uint8_t digest[CROSS_HASH], const uint8_t root[CROSS_HASH], keccak_sponge *second) {
    keccak_sponge sponge;
    cross_digest(digest, second, 0);
    cross_hash_start(&sponge);
    keccak_absorb(&sponge, root, CROSS_HASH);
    keccak_absorb(&sponge, digest, CROSS_HASH);
    cross_digest(digest, &sponge, 0);
}

void cross_challenge_digest_1(uint8_t digest[CROSS_HASH], const uint8_t *message, size_t message_length,
                              const uint8_t commitment[CROSS_HASH], const uint8_t salt[CROSS_SALT]) {
    keccak_sponge sponge;
    cross_hash_start(&sponge);
    keccak_absorb(&sponge, message, message_length);
    cross_digest(digest, &sponge, 0);
    cross_hash_start(&sponge);
    keccak_absorb(&sponge, digest, CROSS_HASH);
    keccak_absorb(&sponge, commitment, CROSS_HASH);
    keccak_absorb(&sponge, salt, CROSS_SALT);
    cross_digest(digest, &sponge, 0);
}

void cross_challenge_digest_2(uint8_t digest[CROSS_HASH], keccak_sponge *responses,
                              const uint8_t challenge_1[CROSS_HASH]) {
    keccak_absorb(responses, challenge_1, CROSS_HASH);
    cross_digest(digest, responses, 0);
}
