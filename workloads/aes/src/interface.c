/* Whole operations: a key is expanded, and a mode goes through the message.
   Source: SP 800-38A §6.1 and §6.5, SP 800-38D §7. SPDX-License-Identifier: Apache-2.0 */

#include "aes.h"
#include "ctr.h"

static void encrypt(const void *schedule, uint8_t *out, const uint8_t *in, size_t length) {
    aes_encrypt_blocks(schedule, out, in, length);
}

static void count(const void *schedule, const uint8_t counter[16], uint8_t *out, const uint8_t *in, size_t length) {
    aes_count_blocks(schedule, counter, out, in, length);
}

int aes_ecb_encrypt(uint8_t *ct, const uint8_t key[AES_KEY_BYTES], const uint8_t *pt, size_t length) {
    slice schedule[AES_SCHEDULE_SLICES];
    if (length % 16 != 0) {
        return AES_PARTIAL_BLOCK;
    }
    aes_key_expansion(schedule, key);
    aes_encrypt_blocks(schedule, ct, pt, length);
    return AES_OK;
}

int aes_ecb_decrypt(uint8_t *pt, const uint8_t key[AES_KEY_BYTES], const uint8_t *ct, size_t length) {
    slice schedule[AES_SCHEDULE_SLICES];
    if (length % 16 != 0) {
        return AES_PARTIAL_BLOCK;
    }
    aes_key_expansion_eic(schedule, key);
    aes_decrypt_blocks(schedule, pt, ct, length);
    return AES_OK;
}

void aes_ctr(uint8_t *out, const uint8_t key[AES_KEY_BYTES], const uint8_t counter[16], const uint8_t *in,
             size_t length) {
    slice schedule[AES_SCHEDULE_SLICES];
    const block_cipher cipher = {encrypt, count, schedule};
    aes_key_expansion(schedule, key);
    ctr_crypt(&cipher, counter, out, in, length);
}

int aes_gcm_encrypt(uint8_t *ct, uint8_t *tag, size_t tag_length, const uint8_t key[AES_KEY_BYTES], const uint8_t *iv,
                    size_t iv_length, const uint8_t *aad, size_t aad_length, const uint8_t *pt, size_t length) {
    slice schedule[AES_SCHEDULE_SLICES];
    const block_cipher cipher = {encrypt, count, schedule};
    aes_key_expansion(schedule, key);
    return gcm_encrypt(&cipher, ct, tag, tag_length, iv, iv_length, aad, aad_length, pt, length);
}

int aes_gcm_decrypt(uint8_t *pt, const uint8_t key[AES_KEY_BYTES], const uint8_t *iv, size_t iv_length,
                    const uint8_t *aad, size_t aad_length, const uint8_t *ct, size_t length, const uint8_t *tag,
                    size_t tag_length) {
    slice schedule[AES_SCHEDULE_SLICES];
    const block_cipher cipher = {encrypt, count, schedule};
    aes_key_expansion(schedule, key);
    return gcm_decrypt(&cipher, pt, iv, iv_length, aad, aad_length, ct, length, tag, tag_length);
}
