/* SM4: the key schedule, the cipher on any number of blocks, and modes.
   Source: GB/T 32907-2016, SP 800-38A, SP 800-38D with RFC 8998. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SM4_H
#define INSTAR_SM4_H

#include <stddef.h>
#include <stdint.h>

#include "gcm.h"

/* The round keys rk_0 to rk_31, GB/T 32907 §7.3. Decryption takes them in the reverse order. */
enum { SM4_ROUNDS = 32 };

void sm4_key_expansion(uint32_t rk[SM4_ROUNDS], const uint8_t key[16]);

/* §7.1 and §7.2 on each block of `in`. `length` is a multiple of 16; `out` may be `in`. */
void sm4_crypt_blocks(const uint32_t rk[SM4_ROUNDS], uint8_t *out, const uint8_t *in, size_t length);

/* What operations answer: GCM's, and this. */
enum { SM4_OK = GCM_OK, SM4_PARTIAL_BLOCK = 16 };

/* SP 800-38A §6.1. */
int sm4_ecb_encrypt(uint8_t *ct, const uint8_t key[16], const uint8_t *pt, size_t length);
int sm4_ecb_decrypt(uint8_t *pt, const uint8_t key[16], const uint8_t *ct, size_t length);

/* SP 800-38A §6.5, encryption and decryption; `counter` is the first counter block. */
void sm4_ctr(uint8_t *out, const uint8_t key[16], const uint8_t counter[16], const uint8_t *in, size_t length);

/* SP 800-38D Algorithms 4 and 5; see gcm.h. */
int sm4_gcm_encrypt(uint8_t *ct, uint8_t *tag, size_t tag_length, const uint8_t key[16], const uint8_t *iv,
                    size_t iv_length, const uint8_t *aad, size_t aad_length, const uint8_t *pt, size_t length);
int sm4_gcm_decrypt(uint8_t *pt, const uint8_t key[16], const uint8_t *iv, size_t iv_length, const uint8_t *aad,
                    size_t aad_length, const uint8_t *ct, size_t length, const uint8_t *tag, size_t tag_length);

#endif
