/* Expands seeds into matrices, secret vectors and the first challenge.
   Source: CROSS 2.2, the samplers and their calls in keygen, sign and verify. SPDX-License-Identifier: Apache-2.0 */

#include "hash.h"
#include "sample.h"

/* Bytes squeezed at a time: whole lanes, and whole groups of eight elements of 3, 7 or 9 bits. */
#define PIECE(bits) ((bits) == 9 ? 144 : 168)

/* The next at most PIECE bytes of `left`, filled up with zeros; returns how many are left. */
static inline uint32_t next_piece(uint8_t *piece, uint32_t size, keccak_sponge *xof, uint32_t left) {
    const uint32_t length = left < size ? left : size;
    keccak_squeeze(xof, piece, length);
    for (uint32_t i = length; i < size; i++) {
        piece[i] = 0;
    }
    return left - length;
}

/* Elements from the next `drawn` bits, rounded up to bytes. The candidates of the last piece end with its bits. */
#define DRAW(name, type, reject, bits)                                                              \
    static void name(type *a, uint32_t wanted, keccak_sponge *xof, uint32_t drawn) {                \
        uint8_t piece[PIECE(bits)];                                                                 \
        uint32_t stored = 0;                                                                        \
        for (uint32_t left = CROSS_BYTES(drawn); left > 0;) {                                       \
            const uint32_t groups = left < sizeof piece ? (left + (bits) - 1) / (bits) : sizeof piece / (bits); \
            left = next_piece(piece, sizeof piece, xof, left);                                      \
            stored += reject(a + stored, wanted - stored, piece, groups * (bits));                  \
        }                                                                                           \
        for (; stored < wanted; stored++) {                                                         \
            a[stored] = MISSING_##name;                                                             \
        }                                                                                           \
    }

#define MISSING_draw_fp 0
#define MISSING_draw_fz 0
#define MISSING_draw_challenge 1
DRAW(draw_fp, cross_fp, cross_rej_fp, CROSS_P_BITS)
DRAW(draw_fz, cross_fz, cross_rej_fz, CROSS_Z_BITS)
DRAW(draw_challenge, cross_fp, cross_rej_challenge, CROSS_P_BITS)

static void start(keccak_sponge *xof, const uint8_t *seed, uint32_t length, uint32_t separator) {
    cross_hash_start(xof);
    keccak_absorb(xof, seed, length);
    cross_hash_finish(xof, CROSS_STREAM + separator);
}

void cross_expand_matrices(cross_matrices *matrices, const uint8_t seed_pk[CROSS_KEY_SEED]) {
    keccak_sponge xof;
    start(&xof, seed_pk, CROSS_KEY_SEED, CROSS_OF_PK);
    /* Elements are drawn to the end of a matrix, one behind the other, and from there brought into their rows. */
#if CROSS_G
    const uint32_t columns = CROSS_N - CROSS_M;
    cross_fz *fz = (cross_fz *)matrices->w + sizeof matrices->w - CROSS_M * columns;
    draw_fz(fz, CROSS_M * columns, &xof, CROSS_W_DRAWN);
    for (uint32_t i = 0; i < CROSS_M; i++) {
        for (uint32_t j = 0; j < CROSS_W_ROW; j++) {
            matrices->w[i * CROSS_W_ROW + j] = j < columns ? *fz++ : 0;
        }
    }
#endif
    cross_fp *fp = matrices->v + CROSS_K * (CROSS_V_ROW - CROSS_S);
    draw_fp(fp, CROSS_K * CROSS_S, &xof, CROSS_V_DRAWN);
    for (uint32_t i = 0; i < CROSS_K; i++) {
        for (uint32_t j = 0; j < CROSS_V_ROW; j++) {
            matrices->v[i * CROSS_V_ROW + j] = j < CROSS_S ? *fp++ : 0;
        }
    }
}

void cross_expand_error(cross_fz word[CROSS_WORD], const uint8_t seed_e[CROSS_KEY_SEED]) {
    keccak_sponge xof;
    start(&xof, seed_e, CROSS_KEY_SEED, CROSS_OF_ERROR);
    draw_fz(word, CROSS_WORD, &xof, CROSS_FZ_DRAWN);
}

void cross_expand_round(cross_fz word[CROSS_WORD], cross_fp u[CROSS_N], const uint8_t seed[CROSS_SEED],
                        const uint8_t salt[CROSS_SALT], uint32_t round) {
    keccak_sponge xof;
    cross_stream(&xof, seed, salt, CROSS_OF_ROUND(round));
    draw_fz(word, CROSS_WORD, &xof, CROSS_FZ_DRAWN);
    draw_fp(u, CROSS_N, &xof, CROSS_FP_DRAWN);
}

void cross_expand_challenge_1(cross_fp challenge[CROSS_T], const uint8_t digest[CROSS_HASH]) {
    keccak_sponge xof;
    start(&xof, digest, CROSS_HASH, CROSS_OF_CHALLENGE_1);
    draw_challenge(challenge, CROSS_T, &xof, CROSS_CHALLENGE_DRAWN);
}
