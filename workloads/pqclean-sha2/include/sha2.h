/* SHA-2 by the names of PQClean and pqm4, computed by the workload sha2.
   Source: the interface that both share, as of 2024: whole blocks are taken one after the other, the last bytes when the
   hash is asked for. SPDX-License-Identifier: Apache-2.0

   A scheme that brings its own sha2.h of this interface keeps it: the functions are compiled against whichever header is
   found first, and their contexts may be arrays or pointers to memory that they get (sha2.c). */

#ifndef SHA2_H
#define SHA2_H

#include <stddef.h>
#include <stdint.h>

#define PQC_SHA256CTX_BYTES 40
#define PQC_SHA512CTX_BYTES 72

/* The chaining value and the number of bytes. */
typedef struct {
    uint8_t ctx[PQC_SHA256CTX_BYTES];
} sha224ctx, sha256ctx;

typedef struct {
    uint8_t ctx[PQC_SHA512CTX_BYTES];
} sha384ctx, sha512ctx;

#define SHA2_FUNCTIONS(name)                                                                         \
    void name##_inc_init(name##ctx *state);                                                          \
    void name##_inc_blocks(name##ctx *state, const uint8_t *input, size_t blocks);                   \
    void name##_inc_finalize(uint8_t *output, name##ctx *state, const uint8_t *input, size_t length); \
    void name##_inc_ctx_clone(name##ctx *to, const name##ctx *from);                                 \
    void name##_inc_ctx_release(name##ctx *state);                                                   \
    /* In one call; the workload sha2 has it under the same name. */                                 \
    void name(uint8_t *output, const uint8_t *input, size_t length);

SHA2_FUNCTIONS(sha224)
SHA2_FUNCTIONS(sha256)
SHA2_FUNCTIONS(sha384)
SHA2_FUNCTIONS(sha512)

#endif
