/* The cipher, on as many blocks at once as slices have lanes.
   Source: GB/T 32907-2016 §6 (round function), §7.1. SPDX-License-Identifier: Apache-2.0

   What is left of a message, if it is next to nothing, is done in words. */

#include "bytes.h"
#include "sm4.h"
#include "tau.h"

static void crypt_one(const uint32_t *rk, uint8_t *out, const uint8_t *in) {
    uint32_t x[4];
    for (int i = 0; i < 4; i++) {
        x[i] = load_be32(in + 4 * i);
    }
    for (int i = 0; i < SM4_ROUNDS; i++) {
        const uint32_t b = sm4_tau(x[1] ^ x[2] ^ x[3] ^ rk[i]);
        const uint32_t next = x[0] ^ b ^ sm4_rotate_left(b, 2) ^ sm4_rotate_left(b, 10) ^ sm4_rotate_left(b, 18) ^
                              sm4_rotate_left(b, 24);
        x[0] = x[1];
        x[1] = x[2];
        x[2] = x[3];
        x[3] = next;
    }
    for (int i = 0; i < 4; i++) {
        store_be32(out + 4 * i, x[3 - i]);
    }
}

/* The words of all lanes rotated to the left by whole bytes. */
static inline slice rotate_bytes(slice x, unsigned bytes) {
    return slice_rotate_right(x, (4 - bytes) * SLICE_WORDS);
}

/* The round function F without the constant that the S-box adds: x0 + L(tau(x1 + x2 + x3 + key)), §6.1. */
__attribute__((always_inline)) static inline void one_round(slice x0[8], const slice x1[8], const slice x2[8],
                                                            const slice x3[8], uint32_t key) {
    const slice spread = slice_spread(key);
    slice b[8], sum[8];
    for (int i = 0; i < 8; i++) {
        const slice bits = spread >> i & SLICE_FIELDS;
        b[i] = x1[i] ^ x2[i] ^ x3[i] ^ ((bits << SLICE_WORDS) - bits); /* each bit in all lanes of its field */
    }
    sm4_sbox(b);
    /* L, §6.2 b): b + (b <<< 24) and, two places further, b + (b <<< 8) + (b <<< 16) */
    for (int i = 0; i < 8; i++) {
        const slice outer = b[i] ^ rotate_bytes(b[i], 3);
        sum[i] = rotate_bytes(outer, 1) ^ rotate_bytes(b[i], 2);
        x0[i] ^= outer;
    }
    x0[0] ^= rotate_bytes(sum[6], 1);
    x0[1] ^= rotate_bytes(sum[7], 1);
    for (int i = 2; i < 8; i++) {
        x0[i] ^= sum[i - 2];
    }
}

/* The S-box's slices want 0x75 added to every byte before, and 0xd3 after, of which L makes 0x4f. Left out, that is
   added to every word that four rounds compute, and to none that the next four do: so it comes to the S-box in the
   second and fourth of these rounds, and then in the first and third. It goes into the round keys. */
enum { BEFORE = 0x75757575, AFTER = 0x4f4f4f4f };

static void crypt_many(const uint32_t *rk, uint8_t *out, const uint8_t *in, size_t blocks) {
    slice x[4][8];
    uint32_t words[SLICE_WORDS], even = BEFORE;
    for (int i = 0; i < 4; i++) {
        for (size_t lane = 0; lane < SLICE_WORDS; lane++) {
            words[lane] = load_be32(in + (lane < blocks ? 16 * lane : 0) + 4 * i);
        }
        slice_words(x[i], words);
    }
    for (int i = 0; i < SM4_ROUNDS; i += 4, even ^= AFTER) {
        one_round(x[0], x[1], x[2], x[3], rk[i] ^ even);
        one_round(x[1], x[2], x[3], x[0], rk[i + 1] ^ even ^ AFTER);
        one_round(x[2], x[3], x[0], x[1], rk[i + 2] ^ even);
        one_round(x[3], x[0], x[1], x[2], rk[i + 3] ^ even ^ AFTER);
    }
    for (int i = 0; i < 4; i++) {
        slice_unwords(words, x[3 - i]); /* R, §7.1 b): in reverse order */
        for (size_t lane = 0; lane < SLICE_WORDS && lane < blocks; lane++) {
            store_be32(out + 16 * lane + 4 * i, words[lane]);
        }
    }
}

/* So few blocks are done one by one: slices, which cost the same for all numbers of blocks, cost more. */
enum { SINGLY = SLICE_BITS / 32 };

void sm4_crypt_blocks(const uint32_t rk[SM4_ROUNDS], uint8_t *out, const uint8_t *in, size_t length) {
    for (; length > 16 * SINGLY; in += 16 * SLICE_WORDS, out += 16 * SLICE_WORDS) {
        const size_t taken = length < 16 * SLICE_WORDS ? length : 16 * SLICE_WORDS;
        crypt_many(rk, out, in, taken / 16);
        length -= taken;
    }
    for (; length > 0; length -= 16, in += 16, out += 16) {
        crypt_one(rk, out, in);
    }
}
