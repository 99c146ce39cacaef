/* The modes over a block cipher that knows only the blocks it is told, so that they can be asked by themselves.
   Source: SP 800-38A §6.5; SP 800-38D §7. SPDX-License-Identifier: Apache-2.0 */

#include "codebook.h"

typedef struct {
    const uint8_t *pairs; /* a block, then what it is encrypted to */
    size_t length;
} codebook;

/* 0xff where two blocks are the same, else 0; which, or where they differ, does not show. */
static uint8_t same_block(const uint8_t *a, const uint8_t *b) {
    uint32_t difference = 0;
    for (int i = 0; i < 16; i++) {
        difference |= a[i] ^ b[i];
    }
    return (uint8_t)((difference - 1) >> 8);
}

/* A block that is not in the book becomes zero. */
static void encrypt(const void *key, uint8_t *out, const uint8_t *in, size_t length) {
    const codebook *book = key;
    for (size_t block = 0; block < length; block += 16) {
        uint8_t found[16] = {0};
        for (size_t pair = 0; pair < book->length; pair += 32) {
            const uint8_t mask = same_block(book->pairs + pair, in + block);
            for (int i = 0; i < 16; i++) {
                found[i] |= book->pairs[pair + 16 + i] & mask;
            }
        }
        for (int i = 0; i < 16; i++) {
            out[block + i] = found[i];
        }
    }
}

static void count(const void *key, const uint8_t counter[16], uint8_t *out, const uint8_t *in, size_t length) {
    count_by_blocks(encrypt, key, counter, out, in, length);
}

void codebook_ctr(uint8_t *out, const uint8_t *book, size_t book_length, const uint8_t counter[16], const uint8_t *in,
                  size_t length) {
    const codebook known = {book, book_length};
    const block_cipher cipher = {encrypt, count, &known};
    ctr_crypt(&cipher, counter, out, in, length);
}

int codebook_gcm_encrypt(uint8_t *ct, uint8_t *tag, size_t tag_length, const uint8_t *book, size_t book_length,
                         const uint8_t *iv, size_t iv_length, const uint8_t *aad, size_t aad_length,
                         const uint8_t *pt, size_t length) {
    const codebook known = {book, book_length};
    const block_cipher cipher = {encrypt, count, &known};
    return gcm_encrypt(&cipher, ct, tag, tag_length, iv, iv_length, aad, aad_length, pt, length);
}

int codebook_gcm_decrypt(uint8_t *pt, const uint8_t *book, size_t book_length, const uint8_t *iv, size_t iv_length,
                         const uint8_t *aad, size_t aad_length, const uint8_t *ct, size_t length, const uint8_t *tag,
                         size_t tag_length) {
    const codebook known = {book, book_length};
    const block_cipher cipher = {encrypt, count, &known};
    return gcm_decrypt(&cipher, pt, iv, iv_length, aad, aad_length, ct, length, tag, tag_length);
}
