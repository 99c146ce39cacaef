/* The functions of fips202.h over the workload sha3.
   Source: the interface of PQClean and pqm4. SPDX-License-Identifier: Apache-2.0

   The header may be the scheme's own: there contexts may be pointers, which get memory when they are begun and lose it when
   they are released. Ours are arrays. A header of functions in one call alone has no contexts, and needs none of this: the
   workload sha3 has these functions. */

#include "fips202.h"
#include "sponge.h"

#ifdef SHAKE128_RATE /* as every header with contexts says */

#define IS_POINTER(state) _Generic(&(state)->ctx, uint64_t **: 1, default: 0)

/* Gives a context that is a pointer its memory. */
#define BEGIN(state)                                   \
    do {                                               \
        if (IS_POINTER(state)) {                       \
            uint64_t *words = instar_fips202_take();   \
            __builtin_memcpy((state), &words, sizeof words); \
        }                                              \
    } while (0)

#define RELEASE(state)                               \
    do {                                             \
        if (IS_POINTER(state)) {                     \
            instar_fips202_give_back((state)->ctx);  \
        }                                            \
    } while (0)

#define CLONE(to, from, count)                       \
    do {                                             \
        BEGIN(to);                                   \
        for (int i = 0; i < (count); i++) {          \
            (to)->ctx[i] = (from)->ctx[i];           \
        }                                            \
    } while (0)

#define BLOCKS(name, rate)                                                         \
    void name##_absorb(name##ctx *state, const uint8_t *input, size_t length) {    \
        BEGIN(state);                                                              \
        instar_fips202_absorb_once(state->ctx, rate, input, length);               \
    }                                                                              \
    void name##_squeezeblocks(uint8_t *output, size_t blocks, name##ctx *state) {  \
        instar_fips202_squeeze_blocks(state->ctx, rate, output, blocks);           \
    }                                                                              \
    void name##_ctx_clone(name##ctx *to, const name##ctx *from) {                  \
        CLONE(to, from, LANES);                                                    \
    }                                                                              \
    void name##_ctx_release(name##ctx *state) {                                    \
        RELEASE(state);                                                            \
        (void)state;                                                               \
    }

#define PIECES(name, rate)                                                               \
    void name##_inc_init(name##incctx *state) {                                          \
        BEGIN(state);                                                                    \
        instar_fips202_init(state->ctx);                                                 \
    }                                                                                    \
    void name##_inc_absorb(name##incctx *state, const uint8_t *input, size_t length) {   \
        instar_fips202_absorb(state->ctx, rate, input, length);                          \
    }                                                                                    \
    void name##_inc_ctx_clone(name##incctx *to, const name##incctx *from) {              \
        CLONE(to, from, WORDS_OF_PIECES);                                                \
    }                                                                                    \
    void name##_inc_ctx_release(name##incctx *state) {                                   \
        RELEASE(state);                                                                  \
        (void)state;                                                                     \
    }

#define SHAKE_IN_PIECES(name, rate)                                                     \
    void name##_inc_finalize(name##incctx *state) {                                     \
        instar_fips202_finalize(state->ctx, rate, SUFFIX_OF_SHAKE);                     \
    }                                                                                   \
    void name##_inc_squeeze(uint8_t *output, size_t length, name##incctx *state) {      \
        instar_fips202_squeeze(state->ctx, rate, output, length);                       \
    }

/* The end of SHA-3 in pieces also ends the context. */
#define SHA3_IN_PIECES(name, rate, bytes)                                \
    void name##_inc_finalize(uint8_t *output, name##incctx *state) {     \
        instar_fips202_finalize(state->ctx, rate, SUFFIX_OF_SHA3);       \
        instar_fips202_squeeze(state->ctx, rate, output, bytes);         \
        RELEASE(state);                                                  \
    }

BLOCKS(shake128, 168)
BLOCKS(shake256, 136)
PIECES(shake128, 168)
PIECES(shake256, 136)
PIECES(sha3_256, 136)
PIECES(sha3_384, 104)
PIECES(sha3_512, 72)
SHAKE_IN_PIECES(shake128, 168)
SHAKE_IN_PIECES(shake256, 136)
SHA3_IN_PIECES(sha3_256, 136, 32)
SHA3_IN_PIECES(sha3_384, 104, 48)
SHA3_IN_PIECES(sha3_512, 72, 64)

#endif
