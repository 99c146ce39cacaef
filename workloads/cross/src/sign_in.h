/* Signing, in as much memory as the file says that includes this one.
   Source: CROSS 2.2, sign. SPDX-License-Identifier: Apache-2.0

   All rounds are gone through three times: to commit, to answer the first challenge, and to answer the second
   one. The error vector and the mask of the first `kept` rounds wait in memory; those of the others are expanded
   from their seeds each time that they are needed. Where trees are `whole`, all of their nodes wait too, and the
   second commitments; otherwise what of them a signature holds is computed once more. */

#ifndef CROSS_SIGN_IN_H
#define CROSS_SIGN_IN_H

#include "cross.h"
#include "hash.h"
#include "round.h"
#include "tree.h"

/* Elements of a mask in memory. */
#if CROSS_G
typedef uint16_t cross_kept_fp;
#else
typedef uint8_t cross_kept_fp;
#endif

typedef struct {
    cross_fz e[CROSS_N];
    cross_kept_fp u[CROSS_N];
} cross_kept;

/* What signing holds besides seeds, commitments and the rounds kept. */
typedef struct {
    cross_matrices matrices;
    cross_tree tree;
    cross_fz word[CROSS_WORD], e[CROSS_N]; /* the secret error vector */
    cross_fp challenge_1[CROSS_T];
    uint8_t challenge_2[CROSS_T];
    const uint8_t *salt;
} cross_signer;

/* Where the rest is: seeds, first commitments, second ones or null, rounds. */
typedef struct {
    uint8_t *seeds, *first, *second;
    cross_kept *kept;
    uint32_t kept_rounds;
    int whole;
} cross_memory;

/* The error vector and the mask of a round, from its seed. */
static inline const cross_fz *cross_expanded(const cross_signer *signer, cross_fz room[CROSS_N],
                                             cross_fz word[CROSS_WORD], cross_fp u[CROSS_N], const uint8_t *seed,
                                             uint32_t round) {
    cross_expand_round(word, u, seed, signer->salt, round);
    return cross_error_of(room, word, &signer->matrices);
}

/* The word that takes the error vector of a round to the secret one, also packed. */
static inline void cross_difference(uint8_t packed[CROSS_WORD_BYTES], cross_fz word[CROSS_WORD],
                                    const cross_signer *signer, const cross_fz e[CROSS_N]) {
    cross_fz_subtract(word, signer->word, cross_word_of(e), CROSS_WORD);
    cross_pack_fz(packed, word);
}

/* The commitments of all rounds, and their digest. */
static inline void cross_commit(uint8_t digest[CROSS_HASH], const cross_signer *signer, const cross_memory *memory) {
    keccak_sponge second;
    uint8_t root[CROSS_HASH];
    cross_hash_start(&second);
    for (uint32_t i = 0; i < CROSS_T; i++) {
        const uint8_t *seed = cross_seed_of(memory->seeds, &signer->tree, memory->whole, i);
        cross_fz room[CROSS_N], word[CROSS_WORD], v[CROSS_N];
        cross_fp u[CROSS_N], s[CROSS_S];
        uint8_t packed[CROSS_WORD_BYTES], own[CROSS_HASH];

        const cross_fz *e = cross_expanded(signer, room, word, u, seed, i);
        if (i < memory->kept_rounds) {
            cross_kept *kept = &memory->kept[i];
            for (uint32_t j = 0; j < CROSS_N; j++) {
                kept->e[j] = e[j];
                kept->u[j] = (cross_kept_fp)u[j];
            }
        }
        cross_difference(packed, v, signer, e);
#if CROSS_G
        cross_fz_subtract(v, signer->e, e, CROSS_N);
#endif
        cross_restricted_by_fp(u, v, u);
        cross_fp_vec_by_matrix(s, u, signer->matrices.v);
        cross_commit_syndrome(cross_commitment_of(memory->first, &signer->tree, memory->whole, i), s, packed,
                              signer->salt, i);
        uint8_t *commitment = memory->second != 0 ? memory->second + i * CROSS_HASH : own;
        cross_commit_seed(commitment, seed, signer->salt, i);
        keccak_absorb(&second, commitment, CROSS_HASH);
    }
    cross_commitments_root(root, memory->first, &signer->tree, memory->whole);
    cross_commitment_digest(digest, root, &second);
}

/* The packed response of a round to the first challenge; and where it is asked for, the packed difference. */
static inline void cross_respond(uint8_t packed[CROSS_FP_BYTES], uint8_t *word_packed, const cross_signer *signer,
                                 const cross_memory *memory, uint32_t i) {
    cross_fz room[CROSS_N], word[CROSS_WORD];
    cross_fp u[CROSS_N];
    const cross_fz *e;
    if (i < memory->kept_rounds) {
        e = memory->kept[i].e;
        for (uint32_t j = 0; j < CROSS_N; j++) {
            u[j] = memory->kept[i].u[j];
        }
    } else {
        e = cross_expanded(signer, room, word, u, cross_seed_of(memory->seeds, &signer->tree, memory->whole, i), i);
    }
    cross_restricted_scaled_add(u, e, signer->challenge_1[i], u);
    cross_pack_fp(packed, u);
    if (word_packed != 0) {
        cross_fz difference[CROSS_WORD];
        cross_difference(word_packed, difference, signer, e);
    }
}

/* A signature, for a key of the right length. */
static inline void cross_sign_in(uint8_t sig[CROSS_SIG_BYTES], const uint8_t sk[CROSS_SK_BYTES], const uint8_t *message,
                                 size_t message_length, const uint8_t *randomness, cross_signer *signer,
                                 const cross_memory *memory) {
    const uint8_t *root = randomness;
    uint8_t seed_e[CROSS_KEY_SEED], seed_pk[CROSS_KEY_SEED], digest[CROSS_HASH];
    keccak_sponge responses;

    for (uint32_t i = 0; i < CROSS_SALT; i++) {
        sig[i] = randomness[CROSS_SEED + i];
    }
    signer->salt = sig;
    cross_expand_key(seed_e, seed_pk, sk);
    cross_expand_matrices(&signer->matrices, seed_pk);
    cross_expand_error(signer->word, seed_e);
    cross_fz_vec_by_matrix(signer->e, signer->word, cross_w_of(&signer->matrices));
    cross_tree_start(&signer->tree);
    cross_seeds_from_root(memory->seeds, &signer->tree, memory->whole, root, signer->salt);

    cross_commit(sig + CROSS_SIG_COMMITMENT, signer, memory);
    cross_challenge_digest_1(digest, message, message_length, sig + CROSS_SIG_COMMITMENT, signer->salt);
    cross_expand_challenge_1(signer->challenge_1, digest);

    cross_hash_start(&responses);
    for (uint32_t i = 0; i < CROSS_T; i++) {
        uint8_t packed[CROSS_FP_BYTES];
        cross_respond(packed, 0, signer, memory, i);
        keccak_absorb(&responses, packed, sizeof packed);
    }
    cross_challenge_digest_2(sig + CROSS_SIG_CHALLENGE, &responses, digest);
    cross_fixed_weight(signer->challenge_2, sig + CROSS_SIG_CHALLENGE);
    cross_tree_challenge(&signer->tree, signer->challenge_2);

    cross_commitments_proof(sig + CROSS_SIG_PROOF, memory->first, &signer->tree, memory->whole);
    cross_seeds_path(sig + CROSS_SIG_PATH, memory->seeds, &signer->tree, memory->whole, root, signer->salt);
    uint8_t *second = sig + CROSS_SIG_SECOND, *answer = sig + CROSS_SIG_ANSWERS;
    for (uint32_t i = 0; i < CROSS_T; i++) {
        if (signer->challenge_2[i]) {
            continue;
        }
        if (memory->second != 0) {
            for (uint32_t j = 0; j < CROSS_HASH; j++) {
                second[j] = memory->second[i * CROSS_HASH + j];
            }
        } else {
            const uint8_t *seed = cross_seed_of(memory->seeds, &signer->tree, memory->whole, i);
            cross_commit_seed(second, seed, signer->salt, i);
        }
        cross_respond(answer, answer + CROSS_FP_BYTES, signer, memory, i);
        second += CROSS_HASH;
        answer += CROSS_ANSWER_BYTES;
    }
}

#endif
