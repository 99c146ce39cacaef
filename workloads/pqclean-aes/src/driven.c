/* The interface driven from outside, so that known answers reach every function of it.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include <aes.h>

#define DRIVEN(name)                                                                                   \
    void api_##name##_ecb(uint8_t *ct, const uint8_t *key, const uint8_t *pt, size_t length) {         \
        name##ctx context;                                                                             \
        name##_ecb_keyexp(&context, key);                                                              \
        name##_ecb(ct, pt, length / AES_BLOCKBYTES, &context);                                         \
        name##_ctx_release(&context);                                                                  \
    }                                                                                                  \
    void api_##name##_ctr(uint8_t *stream, size_t length, const uint8_t *key, const uint8_t *nonce) {  \
        name##ctx context;                                                                             \
        name##_ctr_keyexp(&context, key);                                                              \
        name##_ctr(stream, length, nonce, &context);                                                   \
        name##_ctx_release(&context);                                                                  \
    }

DRIVEN(aes128)
DRIVEN(aes192)
DRIVEN(aes256)
