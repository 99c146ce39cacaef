/* Key generation from a seed.
   Source: CROSS 2.2, keygen. SPDX-License-Identifier: Apache-2.0 */

#include "cross.h"
#include "hash.h"
#include "sample.h"

void cross_keygen(uint8_t pk[CROSS_PK_BYTES], uint8_t sk[CROSS_SK_BYTES], const uint8_t seed[CROSS_KEY_SEED]) {
    cross_matrices matrices;
    uint8_t seed_e[CROSS_KEY_SEED];
    cross_fz word[CROSS_WORD], e[CROSS_N];
    cross_fp ones[CROSS_N], s[CROSS_S];

    for (uint32_t i = 0; i < CROSS_SK_BYTES; i++) {
        sk[i] = seed[i];
    }
    cross_expand_key(seed_e, pk, sk);
    cross_expand_matrices(&matrices, pk);
    cross_expand_error(word, seed_e);
    cross_fz_vec_by_matrix(e, word, cross_w_of(&matrices));
    for (uint32_t i = 0; i < CROSS_N; i++) {
        ones[i] = 1;
    }
    cross_restricted_by_fp(ones, e, ones);
    cross_fp_vec_by_matrix(s, ones, matrices.v);
    cross_pack_syndrome(pk + CROSS_KEY_SEED, s);
}

int cross_keygen_and_sign(uint8_t pk[CROSS_PK_BYTES], uint8_t sk[CROSS_SK_BYTES], uint8_t sig[CROSS_SIG_BYTES],
                          const uint8_t *message, size_t message_length,
                          const uint8_t randomness[CROSS_KEY_SEED + CROSS_SEED + CROSS_SALT]) {
    cross_keygen(pk, sk, randomness);
    return cross_sign(sig, sk, CROSS_SK_BYTES, message, message_length, randomness + CROSS_KEY_SEED);
}
