/* A block cipher of 128-bit blocks under one key, as the modes of operation use it.
   Source: SP 800-38A §4 (CIPH_K). SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_BLOCK_CIPHER_H
#define INSTAR_BLOCK_CIPHER_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    /* Encrypts each block of `in`. `length` is a multiple of 16; `out` may be `in`. */
    void (*encrypt)(const void *key, uint8_t *out, const uint8_t *in, size_t length);
    /* Adds to `in` what the counter blocks from `counter` on are encrypted to; of a block only the last 32 bits count,
       modulo 2^32 (SP 800-38D §6.5, GCTR with inc_32). `length` is any number; `out` may be `in`. */
    void (*count)(const void *key, const uint8_t counter[16], uint8_t *out, const uint8_t *in, size_t length);
    const void *key;
} block_cipher;

#endif
