/* Verification, which goes through the rounds once and keeps none of them.
   Source: CROSS 2.2, verify. SPDX-License-Identifier: Apache-2.0

   Everything here is public. As the specification has it, elements of F_p in a public key or signature need not
   be canonical, exponents must be; bits that no element fills are zero, and so is what the nodes of a tree leave of
   their place. */

#include "cross.h"
#include "hash.h"
#include "round.h"
#include "tree.h"

typedef struct {
    cross_matrices matrices;
    cross_tree tree;
    cross_fp s[CROSS_S];
    cross_fp challenge_1[CROSS_T];
    uint8_t challenge_2[CROSS_T];
    uint8_t seeds[CROSS_T * CROSS_SEED];
    cross_fold fold;
} verifier;

static uint32_t equal(const uint8_t *a, const uint8_t *b) {
    uint32_t differ = 0;
    for (uint32_t i = 0; i < CROSS_HASH; i++) {
        differ |= (uint32_t)(a[i] ^ b[i]);
    }
    return differ == 0;
}

/* A round whose seed is told: its response, packed. */
static void replay(uint8_t packed[CROSS_FP_BYTES], const verifier *the, const uint8_t salt[CROSS_SALT], uint32_t i) {
    cross_fz room[CROSS_N], word[CROSS_WORD];
    cross_fp u[CROSS_N];
    cross_expand_round(word, u, the->seeds + i * CROSS_SEED, salt, i);
    cross_restricted_scaled_add(u, cross_error_of(room, word, &the->matrices), the->challenge_1[i], u);
    cross_pack_fp(packed, u);
}

/* A round that is answered: its first commitment. Returns 1 if the answer is well-formed, otherwise 0. */
static uint32_t check(uint8_t commitment[CROSS_HASH], const verifier *the, const uint8_t answer[CROSS_ANSWER_BYTES],
                      const uint8_t salt[CROSS_SALT], uint32_t i) {
    cross_fz room[CROSS_N], word[CROSS_WORD];
    cross_fp y[CROSS_N], s[CROSS_S];
    uint32_t well_formed = cross_unpack_fp(y, answer);
    well_formed &= cross_unpack_fz(word, answer + CROSS_FP_BYTES);
    for (uint32_t j = 0; j < CROSS_WORD; j++) {
        well_formed &= word[j] < CROSS_Z;
    }
    cross_restricted_by_fp(y, cross_error_of(room, word, &the->matrices), y);
    cross_fp_vec_by_matrix(s, y, the->matrices.v);
    cross_fp_scaled_subtract(s, s, the->challenge_1[i], the->s);
    cross_commit_syndrome(commitment, s, answer + CROSS_FP_BYTES, salt, i);
    return well_formed;
}

int cross_verify(const uint8_t *pk, size_t pk_length, const uint8_t *message, size_t message_length,
                 const uint8_t *sig, size_t sig_length) {
    verifier the;
    uint8_t digest[CROSS_HASH], root[CROSS_HASH], found[CROSS_HASH];
    keccak_sponge second, responses;
    const uint8_t *salt = sig;

    if (pk_length != CROSS_PK_BYTES) {
        return CROSS_PUBLIC_KEY_LENGTH;
    }
    if (sig_length != CROSS_SIG_BYTES) {
        return CROSS_SIGNATURE_LENGTH;
    }
    cross_expand_matrices(&the.matrices, pk);
    uint32_t right = cross_unpack_syndrome(the.s, pk + CROSS_KEY_SEED);
    cross_challenge_digest_1(digest, message, message_length, sig + CROSS_SIG_COMMITMENT, salt);
    cross_expand_challenge_1(the.challenge_1, digest);
    cross_fixed_weight(the.challenge_2, sig + CROSS_SIG_CHALLENGE);
    cross_tree_start(&the.tree);
    cross_tree_challenge(&the.tree, the.challenge_2);
    right &= cross_seeds_from_path(the.seeds, &the.tree, sig + CROSS_SIG_PATH, salt);
    right &= cross_rest_is_zero(sig + CROSS_SIG_PROOF, &the.tree, CROSS_HASH);

    cross_fold_start(&the.fold, &the.tree, sig + CROSS_SIG_PROOF, 0);
    cross_hash_start(&second);
    cross_hash_start(&responses);
    const uint8_t *answered = sig + CROSS_SIG_SECOND, *answer = sig + CROSS_SIG_ANSWERS;
    for (uint32_t i = 0; i < CROSS_T; i++) {
        uint8_t packed[CROSS_FP_BYTES], commitment[CROSS_HASH];
        if (the.challenge_2[i]) {
            replay(packed, &the, salt, i);
            keccak_absorb(&responses, packed, sizeof packed);
            cross_commit_seed(commitment, the.seeds + i * CROSS_SEED, salt, i);
            keccak_absorb(&second, commitment, CROSS_HASH);
        } else {
            right &= check(commitment, &the, answer, salt, i);
            keccak_absorb(&responses, answer, CROSS_FP_BYTES);
            keccak_absorb(&second, answered, CROSS_HASH);
            answered += CROSS_HASH;
            answer += CROSS_ANSWER_BYTES;
        }
        cross_fold_add(&the.fold, commitment);
    }
    cross_fold_root(root, &the.fold);
    cross_commitment_digest(found, root, &second);
    right &= equal(found, sig + CROSS_SIG_COMMITMENT);
    cross_challenge_digest_2(found, &responses, digest);
    right &= equal(found, sig + CROSS_SIG_CHALLENGE);
    return right ? CROSS_OK : CROSS_INVALID_SIGNATURE;
}
