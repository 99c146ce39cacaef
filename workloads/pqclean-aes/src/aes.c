/* The functions of PQClean's aes.h over the sources of the workload aes.
   Source: the interface of PQClean and pqm4; CTR is that of SP 800-38A §6.5. SPDX-License-Identifier: Apache-2.0

   The header may be the scheme's own: there contexts may be pointers, which get memory when a key is expanded and lose it
   when they are released. Ours are arrays. */

#include <aes.h>

#include "memory.h"
#include "sizes.h"

enum { BLOCK = 16, NONCE = 12 };

#define IS_POINTER(state) _Generic(&(state)->sk_exp, uint64_t **: 1, default: 0)

/* The block that is `number` blocks behind the first. */
static void count_block(uint8_t block[BLOCK], const uint8_t iv[NONCE], uint32_t number) {
    __builtin_memcpy(block, iv, NONCE);
    for (int i = 0; i < 4; i++) {
        block[NONCE + i] = (uint8_t)(number >> (24 - 8 * i));
    }
}

#define AES(name)                                                                                     \
    void name##_ecb_keyexp(name##ctx *r, const uint8_t *key) {                                        \
        _Static_assert(IS_POINTER(r) || sizeof r->sk_exp >= sizeof(name##_schedule),                  \
                       "contexts of this aes.h are too small for a bit-sliced key schedule");         \
        if (IS_POINTER(r)) {                                                                          \
            uint64_t *words = instar_aes_take();                                                      \
            __builtin_memcpy(r, &words, sizeof words);                                                \
        }                                                                                             \
        instar_##name##_key_expansion((slice *)r->sk_exp, key);                                       \
    }                                                                                                 \
    void name##_ctr_keyexp(name##ctx *r, const uint8_t *key) { name##_ecb_keyexp(r, key); }           \
    void name##_ecb(uint8_t *out, const uint8_t *in, size_t nblocks, const name##ctx *ctx) {          \
        instar_##name##_encrypt_blocks((const slice *)ctx->sk_exp, out, in, BLOCK * nblocks);         \
    }                                                                                                 \
    void name##_ctr(uint8_t *out, size_t outlen, const uint8_t *iv, const name##ctx *ctx) {           \
        const size_t blocks = outlen / BLOCK, rest = outlen % BLOCK;                                  \
        for (size_t i = 0; i < blocks; i++) {                                                         \
            count_block(out + BLOCK * i, iv, (uint32_t)i);                                            \
        }                                                                                             \
        name##_ecb(out, out, blocks, ctx);                                                            \
        if (rest > 0) {                                                                               \
            uint8_t last[BLOCK];                                                                      \
            count_block(last, iv, (uint32_t)blocks);                                                  \
            name##_ecb(last, last, 1, ctx);                                                           \
            __builtin_memcpy(out + BLOCK * blocks, last, rest);                                       \
        }                                                                                             \
    }                                                                                                 \
    void name##_ctx_release(name##ctx *r) {                                                           \
        if (IS_POINTER(r)) {                                                                          \
            instar_aes_give_back((const uint64_t *)r->sk_exp);                                        \
        }                                                                                             \
        (void)r;                                                                                      \
    }

AES(aes128)
AES(aes192)
AES(aes256)
