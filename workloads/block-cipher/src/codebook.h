/* The modes by themselves: instead of a cipher and a key there is a codebook, pairs of a block and what it is encrypted
   to. Source: SP 800-38A §6.5; SP 800-38D §7. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_CODEBOOK_H
#define INSTAR_CODEBOOK_H

#include "ctr.h"
#include "gcm.h"

void codebook_ctr(uint8_t *out, const uint8_t *book, size_t book_length, const uint8_t counter[16], const uint8_t *in,
                  size_t length);
int codebook_gcm_encrypt(uint8_t *ct, uint8_t *tag, size_t tag_length, const uint8_t *book, size_t book_length,
                         const uint8_t *iv, size_t iv_length, const uint8_t *aad, size_t aad_length,
                         const uint8_t *pt, size_t length);
int codebook_gcm_decrypt(uint8_t *pt, const uint8_t *book, size_t book_length, const uint8_t *iv, size_t iv_length,
                         const uint8_t *aad, size_t aad_length, const uint8_t *ct, size_t length, const uint8_t *tag,
                         size_t tag_length);

#endif
