/* The counter mode over any block cipher.
   Source: SP 800-38A §6.5; SP 800-38D §6.5 (GCTR). SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_CTR_H
#define INSTAR_CTR_H

#include "block_cipher.h"

/* Encryption, and decryption, which is the same. `counter` is the first counter block; the next is the number that is
   larger by one, modulo 2^128. `out` may be `in`. */
void ctr_crypt(const block_cipher *cipher, const uint8_t counter[16], uint8_t *out, const uint8_t *in, size_t length);

/* `count` of a cipher that only encrypts blocks: counter blocks are written, many at a time, and encrypted. */
void count_by_blocks(void (*encrypt)(const void *key, uint8_t *out, const uint8_t *in, size_t length), const void *key,
                     const uint8_t counter[16], uint8_t *out, const uint8_t *in, size_t length);

#endif
