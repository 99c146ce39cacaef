/* Authenticated encryption and decryption.
   Source: SP 800-38D §7, Algorithms 4 and 5. SPDX-License-Identifier: Apache-2.0 */

#include "gcm.h"

#include "bytes.h"

/* Absorbs a string, filled up with zeros to whole blocks. */
static void absorb(uint8_t y[16], const uint8_t h[16], const uint8_t *data, size_t length) {
    const size_t whole = length - length % 16;
    uint8_t last[16] = {0};
    ghash_blocks(y, h, data, whole);
    for (size_t i = whole; i < length; i++) {
        last[i - whole] = data[i];
    }
    if (whole < length) {
        ghash_blocks(y, h, last, 16);
    }
}

/* Two lengths in bits. */
static void absorb_lengths(uint8_t y[16], const uint8_t h[16], uint64_t first, uint64_t second) {
    uint8_t block[16];
    store_be32(block, (uint32_t)(first >> 29));
    store_be32(block + 4, (uint32_t)(first << 3));
    store_be32(block + 8, (uint32_t)(second >> 29));
    store_be32(block + 12, (uint32_t)(second << 3));
    ghash_blocks(y, h, block, 16);
}

void gcm_hash(uint8_t s[16], const uint8_t h[16], const uint8_t *aad, size_t aad_length, const uint8_t *ct,
              size_t length) {
    for (int i = 0; i < 16; i++) {
        s[i] = 0;
    }
    absorb(s, h, aad, aad_length);
    absorb(s, h, ct, length);
    absorb_lengths(s, h, aad_length, length);
}

/* What a key and an IV give. */
typedef struct {
    uint8_t h[16];    /* the hash subkey */
    uint8_t mask[16]; /* J0 encrypted, which hides the tag */
    uint8_t j0[16];   /* the pre-counter block */
} gcm_start;

/* Steps 1 and 2 of either algorithm, and J0's encryption of step 6. */
static void start(gcm_start *g, const block_cipher *cipher, const uint8_t *iv, size_t iv_length) {
    uint8_t blocks[32] = {0};
    if (iv_length == 12) {
        for (int i = 0; i < 12; i++) {
            g->j0[i] = iv[i];
        }
        store_be32(g->j0 + 12, 1);
        /* H needs no more than the key: both blocks at once */
        for (int i = 0; i < 16; i++) {
            blocks[16 + i] = g->j0[i];
        }
        cipher->encrypt(cipher->key, blocks, blocks, 32);
        for (int i = 0; i < 16; i++) {
            g->h[i] = blocks[i];
            g->mask[i] = blocks[16 + i];
        }
        return;
    }
    cipher->encrypt(cipher->key, g->h, blocks, 16);
    for (int i = 0; i < 16; i++) {
        g->j0[i] = 0;
    }
    absorb(g->j0, g->h, iv, iv_length);
    absorb_lengths(g->j0, g->h, 0, iv_length);
    cipher->encrypt(cipher->key, g->mask, g->j0, 16);
}

/* GCTR from inc_32(J0) on. */
static void crypt(const gcm_start *g, const block_cipher *cipher, uint8_t *out, const uint8_t *in, size_t length) {
    uint8_t counter[16];
    for (int i = 0; i < 12; i++) {
        counter[i] = g->j0[i];
    }
    store_be32(counter + 12, load_be32(g->j0 + 12) + 1);
    cipher->count(cipher->key, counter, out, in, length);
}

/* The whole tag. */
static void authenticate(uint8_t tag[16], const gcm_start *g, const uint8_t *aad, size_t aad_length,
                         const uint8_t *ct, size_t length) {
    gcm_hash(tag, g->h, aad, aad_length, ct, length);
    for (int i = 0; i < 16; i++) {
        tag[i] ^= g->mask[i];
    }
}

static int status_of_lengths(size_t iv_length, size_t tag_length) {
    if (iv_length == 0) {
        return GCM_IV_LENGTH;
    }
    return tag_length == 4 || tag_length == 8 || (tag_length >= 12 && tag_length <= 16) ? GCM_OK : GCM_TAG_LENGTH;
}

int gcm_encrypt(const block_cipher *cipher, uint8_t *ct, uint8_t *tag, size_t tag_length, const uint8_t *iv,
                size_t iv_length, const uint8_t *aad, size_t aad_length, const uint8_t *pt, size_t length) {
    gcm_start g;
    uint8_t whole[16];
    const int status = status_of_lengths(iv_length, tag_length);
    if (status != GCM_OK) {
        return status;
    }
    start(&g, cipher, iv, iv_length);
    crypt(&g, cipher, ct, pt, length);
    authenticate(whole, &g, aad, aad_length, ct, length);
    for (size_t i = 0; i < tag_length; i++) {
        tag[i] = whole[i];
    }
    return GCM_OK;
}

int gcm_decrypt(const block_cipher *cipher, uint8_t *pt, const uint8_t *iv, size_t iv_length, const uint8_t *aad,
                size_t aad_length, const uint8_t *ct, size_t length, const uint8_t *tag, size_t tag_length) {
    gcm_start g;
    uint8_t whole[16];
    const int status = status_of_lengths(iv_length, tag_length);
    if (status != GCM_OK) {
        return status;
    }
    start(&g, cipher, iv, iv_length);
    authenticate(whole, &g, aad, aad_length, ct, length);
    if (gcm_tags_differ(whole, tag, tag_length)) {
        return GCM_INVALID_TAG;
    }
    crypt(&g, cipher, pt, ct, length);
    return GCM_OK;
}
