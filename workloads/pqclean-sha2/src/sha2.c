/* The functions of PQClean's sha2.h over the workload sha2.
   Source: the interface of PQClean and pqm4. SPDX-License-Identifier: Apache-2.0

   The header may be the scheme's own: there contexts may be pointers, which get memory when they are begun and lose it when
   they are finished or released. Ours are arrays. */

#include <sha2.h>

#include "../../sha2/src/sha2.h"
#include "memory.h"

#define IS_POINTER(state) _Generic(&(state)->ctx, uint8_t **: 1, default: 0)

#define BEGIN(state)                                          \
    do {                                                      \
        if (IS_POINTER(state)) {                              \
            uint8_t *bytes = instar_sha2_take();              \
            __builtin_memcpy((state), &bytes, sizeof bytes);  \
        }                                                     \
    } while (0)

#define RELEASE(state)                            \
    do {                                          \
        if (IS_POINTER(state)) {                  \
            instar_sha2_give_back((state)->ctx);  \
        }                                         \
    } while (0)

/* `bits` is 256 or 512: the width of the compression function, whose context the workload sha2 has. */
#define SHA2(name, bits, digest_bytes)                                                                   \
    static void enter_##name(sha##bits##_context *context, const name##ctx *state) {                     \
        __builtin_memcpy(context->state, state->ctx, sizeof context->state);                             \
        __builtin_memcpy(&context->length, state->ctx + sizeof context->state, sizeof context->length);  \
    }                                                                                                    \
    static void leave_##name(name##ctx *state, const sha##bits##_context *context) {                     \
        __builtin_memcpy(state->ctx, context->state, sizeof context->state);                             \
        __builtin_memcpy(state->ctx + sizeof context->state, &context->length, sizeof context->length);  \
    }                                                                                                    \
    void name##_inc_init(name##ctx *state) {                                                             \
        sha##bits##_context context;                                                                     \
        BEGIN(state);                                                                                    \
        name##_init(&context);                                                                           \
        leave_##name(state, &context);                                                                   \
    }                                                                                                    \
    void name##_inc_blocks(name##ctx *state, const uint8_t *input, size_t blocks) {                      \
        sha##bits##_context context;                                                                     \
        enter_##name(&context, state);                                                                   \
        sha##bits##_update(&context, input, blocks * sizeof context.block);                              \
        leave_##name(state, &context);                                                                   \
    }                                                                                                    \
    void name##_inc_finalize(uint8_t *output, name##ctx *state, const uint8_t *input, size_t length) {   \
        sha##bits##_context context;                                                                     \
        enter_##name(&context, state);                                                                   \
        sha##bits##_update(&context, input, length);                                                     \
        sha##bits##_final(&context, output, digest_bytes);                                               \
        RELEASE(state);                                                                                  \
    }                                                                                                    \
    void name##_inc_ctx_clone(name##ctx *to, const name##ctx *from) {                                    \
        sha##bits##_context context;                                                                     \
        BEGIN(to);                                                                                       \
        enter_##name(&context, from);                                                                    \
        leave_##name(to, &context);                                                                      \
    }                                                                                                    \
    void name##_inc_ctx_release(name##ctx *state) {                                                      \
        RELEASE(state);                                                                                  \
        (void)state;                                                                                     \
    }

SHA2(sha224, 256, 28)
SHA2(sha256, 256, 32)
SHA2(sha384, 512, 48)
SHA2(sha512, 512, 64)
