/* Pseudorandom sampling: matrices, secret vectors and challenges.
   Source: CROSS 2.2, the samplers. SPDX-License-Identifier: Apache-2.0

   As many bits are taken from the stream as the parameter set says; where they do not suffice, which no one has
   seen, zeros follow them. */

#ifndef CROSS_SAMPLE_H
#define CROSS_SAMPLE_H

#include "field.h"

/* The rejection steps: store at most `wanted` elements, return how many were stored; `length` is a multiple of the bits
   of an element, as eight of them fill so many bytes. The challenge's elements are not zero. */
uint32_t cross_rej_fp(cross_fp *a, uint32_t wanted, const uint8_t *bytes, uint32_t length);
uint32_t cross_rej_fz(cross_fz *a, uint32_t wanted, const uint8_t *bytes, uint32_t length);
uint32_t cross_rej_challenge(cross_fp *a, uint32_t wanted, const uint8_t *bytes, uint32_t length);

/* What a public key's seed stands for. */
typedef struct {
    cross_v v;
#if CROSS_G
    cross_w w;
#endif
} cross_matrices;

/* W; in R-SDP, where it has no elements, the address of some others. */
static inline const uint16_t *cross_w_of(const cross_matrices *matrices) {
#if CROSS_G
    return matrices->w;
#else
    return matrices->v;
#endif
}

void cross_expand_matrices(cross_matrices *matrices, const uint8_t seed_pk[CROSS_KEY_SEED]);

/* The word of the secret error vector. */
void cross_expand_error(cross_fz word[CROSS_WORD], const uint8_t seed_e[CROSS_KEY_SEED]);

/* The word of a round's masking error vector, and its mask u'. */
void cross_expand_round(cross_fz word[CROSS_WORD], cross_fp u[CROSS_N], const uint8_t seed[CROSS_SEED],
                        const uint8_t salt[CROSS_SALT], uint32_t round);

void cross_expand_challenge_1(cross_fp challenge[CROSS_T], const uint8_t digest[CROSS_HASH]);

/* The second challenge: CROSS_WEIGHT ones, the others zeros. */
void cross_fixed_weight(uint8_t challenge[CROSS_T], const uint8_t digest[CROSS_HASH]);

#endif
