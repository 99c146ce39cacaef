/* AES by the names of PQClean and pqm4, computed by the sources of the workload aes.
   Source: the interface that both share, as of 2024: ECB encryption, and the key stream of CTR from a nonce of 12 bytes and
   a counter that begins at zero. SPDX-License-Identifier: Apache-2.0

   A scheme that brings its own aes.h of this interface keeps it: the functions are compiled against whichever header is
   found first, and their contexts may be arrays or pointers to memory that they get (aes.c). */

#ifndef AES_H
#define AES_H

#include <stddef.h>
#include <stdint.h>

#define AES128_KEYBYTES 16
#define AES192_KEYBYTES 24
#define AES256_KEYBYTES 32
#define AESCTR_NONCEBYTES 12
#define AES_BLOCKBYTES 16

/* Eight slices (workloads/block-cipher/src/slice.h) for each round key, of 64 bits on RV64 and half as many on RV32. */
#define PQC_AES128_STATESIZE 88
#define PQC_AES192_STATESIZE 104
#define PQC_AES256_STATESIZE 120

#define AES_FUNCTIONS(name, state_size)                                                         \
    typedef struct {                                                                            \
        uint64_t sk_exp[state_size];                                                            \
    } name##ctx;                                                                                \
    void name##_ecb_keyexp(name##ctx *r, const uint8_t *key);                                   \
    void name##_ctr_keyexp(name##ctx *r, const uint8_t *key);                                   \
    void name##_ecb(uint8_t *out, const uint8_t *in, size_t nblocks, const name##ctx *ctx);     \
    void name##_ctr(uint8_t *out, size_t outlen, const uint8_t *iv, const name##ctx *ctx);      \
    void name##_ctx_release(name##ctx *r);

AES_FUNCTIONS(aes128, PQC_AES128_STATESIZE)
AES_FUNCTIONS(aes192, PQC_AES192_STATESIZE)
AES_FUNCTIONS(aes256, PQC_AES256_STATESIZE)

#endif
