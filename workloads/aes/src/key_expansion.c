/* The key schedule, and its round keys as slices.
   Source: FIPS 197 §5.2, Algorithm 2. SPDX-License-Identifier: Apache-2.0

   Words are little-endian here: RotWord is a rotation to the right, and round constants stand in the lowest byte. */

#include "rounds.h"
#include "sub_bytes.h"

enum { WORDS = 4 * (AES_ROUNDS + 1) };

static uint32_t sub_word(uint32_t word) {
    slice q[8];
    for (int i = 0; i < 8; i++) {
        q[i] = word >> i & 0x01010101;
    }
    sub_bytes(q);
    uint32_t result = 0x63636363;
    for (int i = 0; i < 8; i++) {
        result ^= (uint32_t)(q[i] << i);
    }
    return result;
}

/* ShiftRows undone `t` times to the columns of a round key, in every lane. */
static void slice_key(slice q[8], const uint32_t key[4], unsigned t) {
    uint32_t words[SLICE_WORDS];
    for (unsigned c = 0; c < 4; c++) {
        const uint32_t column = (key[c] & 0xff) | (key[(c - t) % 4] & 0xff00) | (key[(c - 2 * t) % 4] & 0xff0000) |
                                (key[(c - 3 * t) % 4] & 0xff000000);
        for (unsigned lane = 0; lane < AES_LANES; lane++) {
            words[AES_LANES * c + lane] = column;
        }
    }
    slice_words(q, words);
}

void aes_key_expansion(slice schedule[AES_SCHEDULE_SLICES], const uint8_t key[AES_KEY_BYTES]) {
    uint32_t w[WORDS];
    uint32_t constant = 1; /* {02}^(i/Nk - 1), below 0x100 at the end of a round: nine doublings at most */
    for (int i = 0; i < AES_KEY_WORDS; i++) {
        w[i] = load_le32(key + 4 * i);
    }
    for (int i = AES_KEY_WORDS; i < WORDS; i++) {
        uint32_t temp = w[i - 1];
        if (i % AES_KEY_WORDS == 0) {
            temp = sub_word(temp >> 8 | temp << 24) ^ constant;
            constant = constant << 1 ^ (constant >> 7) * 0x11b;
        } else if (AES_KEY_WORDS > 6 && i % AES_KEY_WORDS == 4) {
            temp = sub_word(temp);
        }
        w[i] = w[i - AES_KEY_WORDS] ^ temp;
    }
    for (unsigned round = 0; round <= AES_ROUNDS; round++) {
        slice_key(schedule + 8 * round, w + 4 * round, round);
    }
    for (unsigned round = 1; round <= AES_ROUNDS; round++) {
        for (unsigned i = 0; i < 8; i++) {
            if (0x63 >> i & 1) {
                schedule[8 * round + i] = ~schedule[8 * round + i];
            }
        }
    }
}
