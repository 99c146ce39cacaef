/* SHA-3 and SHAKE by the names of PQClean and pqm4, computed by the workload sha3.
   Source: the interface that both share, as of 2024: contexts are structures, those of the "inc" functions take input and
   give output in pieces, the others take all input at once and give whole blocks. SPDX-License-Identifier: Apache-2.0

   A scheme that brings its own fips202.h of this interface keeps it: the functions are compiled against whichever header is
   found first, and their contexts may be arrays or pointers to memory that they get (fips202.c). */

#ifndef FIPS202_H
#define FIPS202_H

#include <stddef.h>
#include <stdint.h>

#define SHAKE128_RATE 168
#define SHAKE256_RATE 136
#define SHA3_256_RATE 136
#define SHA3_384_RATE 104
#define SHA3_512_RATE 72

/* The lanes of the state, and in contexts of pieces the bytes of the block that were taken or given. */
typedef struct {
    uint64_t ctx[25];
} shake128ctx, shake256ctx;

typedef struct {
    uint64_t ctx[26];
} shake128incctx, shake256incctx, sha3_256incctx, sha3_384incctx, sha3_512incctx;

#define FIPS202_BLOCKS(name)                                                     \
    void name##_absorb(name##ctx *state, const uint8_t *input, size_t length);   \
    void name##_squeezeblocks(uint8_t *output, size_t blocks, name##ctx *state); \
    void name##_ctx_clone(name##ctx *to, const name##ctx *from);                 \
    void name##_ctx_release(name##ctx *state);

#define FIPS202_PIECES(name)                                                           \
    void name##_inc_init(name##incctx *state);                                         \
    void name##_inc_absorb(name##incctx *state, const uint8_t *input, size_t length);  \
    void name##_inc_ctx_clone(name##incctx *to, const name##incctx *from);             \
    void name##_inc_ctx_release(name##incctx *state);

FIPS202_BLOCKS(shake128)
FIPS202_BLOCKS(shake256)
FIPS202_PIECES(shake128)
FIPS202_PIECES(shake256)
FIPS202_PIECES(sha3_256)
FIPS202_PIECES(sha3_384)
FIPS202_PIECES(sha3_512)

void shake128_inc_finalize(shake128incctx *state);
void shake128_inc_squeeze(uint8_t *output, size_t length, shake128incctx *state);
void shake256_inc_finalize(shake256incctx *state);
void shake256_inc_squeeze(uint8_t *output, size_t length, shake256incctx *state);
void sha3_256_inc_finalize(uint8_t *output, sha3_256incctx *state);
void sha3_384_inc_finalize(uint8_t *output, sha3_384incctx *state);
void sha3_512_inc_finalize(uint8_t *output, sha3_512incctx *state);

/* In one call; the workload sha3 has these under the same names. */
void shake128(uint8_t *output, size_t output_length, const uint8_t *input, size_t length);
void shake256(uint8_t *output, size_t output_length, const uint8_t *input, size_t length);
void sha3_256(uint8_t *output, const uint8_t *input, size_t length);
void sha3_384(uint8_t *output, const uint8_t *input, size_t length);
void sha3_512(uint8_t *output, const uint8_t *input, size_t length);

#endif
