/* The interface driven from outside, so that known answers reach every function of it.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include "fips202.h"

#ifdef SHAKE128_RATE /* with contexts: fips202.c */

/* Half of the message goes to a context, which is cloned; the rest goes to the clone, which must give what the message
   gives, whatever happens to the first one. */
#define SHA3(name)                                                                    \
    void api_##name(uint8_t *digest, const uint8_t *message, size_t message_length) { \
        name##incctx first, second;                                                   \
        const size_t half = message_length / 2;                                       \
        name##_inc_init(&first);                                                      \
        name##_inc_absorb(&first, message, half);                                     \
        name##_inc_ctx_clone(&second, &first);                                        \
        name##_inc_absorb(&first, message, half);                                     \
        name##_inc_ctx_release(&first);                                               \
        name##_inc_absorb(&second, message + half, message_length - half);            \
        name##_inc_finalize(digest, &second);                                         \
    }

SHA3(sha3_256)
SHA3(sha3_384)
SHA3(sha3_512)

#define SHAKE(name)                                                                                           \
    void api_##name(uint8_t *output, size_t output_length, const uint8_t *message, size_t message_length) {   \
        name##incctx first, second;                                                                           \
        const size_t half = message_length / 2, begun = output_length / 2;                                    \
        name##_inc_init(&first);                                                                              \
        name##_inc_absorb(&first, message, half);                                                             \
        name##_inc_absorb(&first, message + half, message_length - half);                                     \
        name##_inc_finalize(&first);                                                                          \
        name##_inc_squeeze(output, begun, &first);                                                            \
        name##_inc_ctx_clone(&second, &first);                                                                \
        name##_inc_squeeze(output, begun, &first);                                                            \
        name##_inc_ctx_release(&first);                                                                       \
        name##_inc_squeeze(output + begun, output_length - begun, &second);                                   \
        name##_inc_ctx_release(&second);                                                                      \
        /* What the first one overwrote, once more. */                                                        \
        name(output, begun, message, message_length);                                                         \
    }                                                                                                         \
    void api_##name##_blocks(uint8_t *output, size_t blocks, const uint8_t *message, size_t message_length) { \
        name##ctx first, second;                                                                              \
        name##_absorb(&first, message, message_length);                                                       \
        name##_ctx_clone(&second, &first);                                                                    \
        name##_squeezeblocks(output, blocks, &first);                                                         \
        name##_ctx_release(&first);                                                                           \
        name##_squeezeblocks(output, 1, &second);                                                             \
        name##_squeezeblocks(output + (blocks > 1 ? RATE_##name : 0), blocks - 1, &second);                   \
        name##_ctx_release(&second);                                                                          \
    }

#define RATE_shake128 168
#define RATE_shake256 136
SHAKE(shake128)
SHAKE(shake256)

#endif
