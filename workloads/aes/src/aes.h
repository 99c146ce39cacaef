/* AES-128, AES-192 or AES-256: the key schedule, the cipher and its inverse on any number of blocks, and modes.
   Source: FIPS 197, SP 800-38A, SP 800-38D. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_AES_H
#define INSTAR_AES_H

#include <stddef.h>
#include <stdint.h>

#include "gcm.h"
#include "slice.h"

#if AES_SET != 128 && AES_SET != 192 && AES_SET != 256
#error "AES_SET must be 128, 192 or 256"
#endif

/* FIPS 197 Table 3. */
enum { AES_KEY_WORDS = AES_SET / 32, AES_KEY_BYTES = 4 * AES_KEY_WORDS, AES_ROUNDS = AES_KEY_WORDS + 6 };

/* The round keys, ready for use. What they look like is agreed on by the five functions below. Here they are slices:
   each round key eight of them, turned as the state is in that round (rounds.h), and all but the first with 0x63, the
   constant of SubBytes, added to every byte. */
enum { AES_SCHEDULE_SLICES = 8 * (AES_ROUNDS + 1) };

/* FIPS 197 Algorithm 2, and Algorithm 5 for decryption. */
void aes_key_expansion(slice schedule[AES_SCHEDULE_SLICES], const uint8_t key[AES_KEY_BYTES]);
void aes_key_expansion_eic(slice schedule[AES_SCHEDULE_SLICES], const uint8_t key[AES_KEY_BYTES]);

/* FIPS 197 Algorithms 1 and 3 on each block of `in`. `length` is a multiple of 16; `out` may be `in`. */
void aes_encrypt_blocks(const slice schedule[AES_SCHEDULE_SLICES], uint8_t *out, const uint8_t *in, size_t length);
void aes_decrypt_blocks(const slice schedule[AES_SCHEDULE_SLICES], uint8_t *out, const uint8_t *in, size_t length);

/* Adds to `in` what the counter blocks from `counter` on are encrypted to; of a block only the last 32 bits count, modulo
   2^32 (SP 800-38D §6.5). `length` is any number; `out` may be `in`. */
void aes_count_blocks(const slice schedule[AES_SCHEDULE_SLICES], const uint8_t counter[16], uint8_t *out,
                      const uint8_t *in, size_t length);

/* What operations answer: GCM's, and this. */
enum { AES_OK = GCM_OK, AES_PARTIAL_BLOCK = 16 };

/* SP 800-38A §6.1. */
int aes_ecb_encrypt(uint8_t *ct, const uint8_t key[AES_KEY_BYTES], const uint8_t *pt, size_t length);
int aes_ecb_decrypt(uint8_t *pt, const uint8_t key[AES_KEY_BYTES], const uint8_t *ct, size_t length);

/* SP 800-38A §6.5, encryption and decryption; `counter` is the first counter block. */
void aes_ctr(uint8_t *out, const uint8_t key[AES_KEY_BYTES], const uint8_t counter[16], const uint8_t *in,
             size_t length);

/* SP 800-38D Algorithms 4 and 5; see gcm.h. */
int aes_gcm_encrypt(uint8_t *ct, uint8_t *tag, size_t tag_length, const uint8_t key[AES_KEY_BYTES], const uint8_t *iv,
                    size_t iv_length, const uint8_t *aad, size_t aad_length, const uint8_t *pt, size_t length);
int aes_gcm_decrypt(uint8_t *pt, const uint8_t key[AES_KEY_BYTES], const uint8_t *iv, size_t iv_length,
                    const uint8_t *aad, size_t aad_length, const uint8_t *ct, size_t length, const uint8_t *tag,
                    size_t tag_length);

#endif
