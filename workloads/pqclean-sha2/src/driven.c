/* The interface driven from outside, so that known answers reach every function of it.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include <sha2.h>

/* The first whole block goes to a context, which is cloned; the other blocks and the rest go to the clone, which must give
   what the message gives, whatever happens to the first one. */
#define DRIVEN(name, block)                                                             \
    void api_##name(uint8_t *digest, const uint8_t *message, size_t message_length) {   \
        name##ctx first, second;                                                        \
        const size_t begun = message_length < (block) ? 0 : 1;                          \
        const size_t blocks = message_length / (block);                                 \
        name##_inc_init(&first);                                                        \
        name##_inc_blocks(&first, message, begun);                                      \
        name##_inc_ctx_clone(&second, &first);                                          \
        name##_inc_blocks(&first, message, begun);                                      \
        name##_inc_ctx_release(&first);                                                 \
        name##_inc_blocks(&second, message + begun * (block), blocks - begun);          \
        name##_inc_finalize(digest, &second, message + blocks * (block),                \
                            message_length - blocks * (block));                         \
    }

DRIVEN(sha224, 64)
DRIVEN(sha256, 64)
DRIVEN(sha384, 128)
DRIVEN(sha512, 128)
