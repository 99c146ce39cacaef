/* What a round of the protocol computes, in signing and in verification.
   Source: CROSS 2.2, sign and verify. SPDX-License-Identifier: Apache-2.0 */

#ifndef CROSS_ROUND_H
#define CROSS_ROUND_H

#include "sample.h"

/* The error vector that a word stands for: itself in R-SDP, without a copy. `room` is for the one of R-SDP(G). */
static inline const cross_fz *cross_error_of(cross_fz room[CROSS_N], const cross_fz word[CROSS_WORD],
                                             const cross_matrices *matrices) {
    if (CROSS_G) {
        cross_fz_vec_by_matrix(room, word, cross_w_of(matrices));
        return room;
    }
    return word;
}

/* The word within an error vector. */
static inline const cross_fz *cross_word_of(const cross_fz e[CROSS_N]) {
    return e + (CROSS_N - CROSS_WORD);
}

/* The first commitment of a round: to a syndrome, and to the packed word of v, which takes the masking error to the
   secret one. */
void cross_commit_syndrome(uint8_t commitment[CROSS_HASH], const cross_fp s[CROSS_S],
                           const uint8_t word[CROSS_WORD_BYTES], const uint8_t salt[CROSS_SALT], uint32_t round);

#endif
