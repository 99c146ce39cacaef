/* Whole operations: a key is expanded, and a mode goes through the message.
   Source: GB/T 32907-2016 §7.2, SP 800-38A §6.1 and §6.5, SP 800-38D §7. SPDX-License-Identifier: Apache-2.0 */

#include "ctr.h"
#include "sm4.h"

static void encrypt(const void *rk, uint8_t *out, const uint8_t *in, size_t length) {
    sm4_crypt_blocks(rk, out, in, length);
}

static void count(const void *rk, const uint8_t counter[16], uint8_t *out, const uint8_t *in, size_t length) {
    count_by_blocks(encrypt, rk, counter, out, in, length);
}

int sm4_ecb_encrypt(uint8_t *ct, const uint8_t key[16], const uint8_t *pt, size_t length) {
    uint32_t rk[SM4_ROUNDS];
    if (length % 16 != 0) {
        return SM4_PARTIAL_BLOCK;
    }
    sm4_key_expansion(rk, key);
    sm4_crypt_blocks(rk, ct, pt, length);
    return SM4_OK;
}

int sm4_ecb_decrypt(uint8_t *pt, const uint8_t key[16], const uint8_t *ct, size_t length) {
    uint32_t rk[SM4_ROUNDS], reversed[SM4_ROUNDS];
    if (length % 16 != 0) {
        return SM4_PARTIAL_BLOCK;
    }
    sm4_key_expansion(rk, key);
    for (int i = 0; i < SM4_ROUNDS; i++) {
        reversed[i] = rk[SM4_ROUNDS - 1 - i];
    }
    sm4_crypt_blocks(reversed, pt, ct, length);
    return SM4_OK;
}

void sm4_ctr(uint8_t *out, const uint8_t key[16], const uint8_t counter[16], const uint8_t *in, size_t length) {
    uint32_t rk[SM4_ROUNDS];
    const block_cipher cipher = {encrypt, count, rk};
    sm4_key_expansion(rk, key);
    ctr_crypt(&cipher, counter, out, in, length);
}

int sm4_gcm_encrypt(uint8_t *ct, uint8_t *tag, size_t tag_length, const uint8_t key[16], const uint8_t *iv,
                    size_t iv_length, const uint8_t *aad, size_t aad_length, const uint8_t *pt, size_t length) {
    uint32_t rk[SM4_ROUNDS];
    const block_cipher cipher = {encrypt, count, rk};
    sm4_key_expansion(rk, key);
    return gcm_encrypt(&cipher, ct, tag, tag_length, iv, iv_length, aad, aad_length, pt, length);
}

int sm4_gcm_decrypt(uint8_t *pt, const uint8_t key[16], const uint8_t *iv, size_t iv_length, const uint8_t *aad,
                    size_t aad_length, const uint8_t *ct, size_t length, const uint8_t *tag, size_t tag_length) {
    uint32_t rk[SM4_ROUNDS];
    const block_cipher cipher = {encrypt, count, rk};
    sm4_key_expansion(rk, key);
    return gcm_decrypt(&cipher, pt, iv, iv_length, aad, aad_length, ct, length, tag, tag_length);
}
