/* The key schedule.
   Source: GB/T 32907-2016 §7.3. SPDX-License-Identifier: Apache-2.0 */

#include "bytes.h"
#include "sm4.h"
#include "tau.h"

/* The system parameter FK, §7.3 b). */
static const uint32_t fk[4] = {0xa3b1bac6, 0x56aa3350, 0x677d9197, 0xb27022dc};

/* The fixed parameter CK_i, §7.3 c): byte j, from the highest on, is 7(4i + j) mod 256. */
static uint32_t ck(uint32_t i) {
    uint32_t word = 0;
    for (uint32_t j = 0; j < 4; j++) {
        word = word << 8 | (7 * (4 * i + j) & 0xff);
    }
    return word;
}

void sm4_key_expansion(uint32_t rk[SM4_ROUNDS], const uint8_t key[16]) {
    uint32_t k[4];
    for (int i = 0; i < 4; i++) {
        k[i] = load_be32(key + 4 * i) ^ fk[i];
    }
    for (uint32_t i = 0; i < SM4_ROUNDS; i++) {
        const uint32_t b = sm4_tau(k[1] ^ k[2] ^ k[3] ^ ck(i));
        rk[i] = k[0] ^ b ^ sm4_rotate_left(b, 13) ^ sm4_rotate_left(b, 23); /* T', §7.3 a) */
        k[0] = k[1];
        k[1] = k[2];
        k[2] = k[3];
        k[3] = rk[i];
    }
}
