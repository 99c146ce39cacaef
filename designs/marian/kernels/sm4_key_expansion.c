/* The key schedule by sm4ks.
   Source: GB/T 32907-2016 §7.3. SPDX-License-Identifier: Apache-2.0 */

#include "sm4_rounds.h"

/* The system parameter FK, §7.3 b), first byte lowest. */
static const uint32_t fk[4] = {0xc6bab1a3, 0x5033aa56, 0x97917d67, 0xdc2270b2};

/* The fixed parameter CK_i, §7.3 c): byte j, from the lowest on, is 7(4i + j) mod 256. */
static uint32_t ck(uint32_t i) {
    uint32_t word = 0;
    for (uint32_t j = 0; j < 4; j++) {
        word |= (7 * (4 * i + j) & 0xff) << 8 * j;
    }
    return word;
}

void sm4_key_expansion(uint32_t rk[SM4_ROUNDS], const uint8_t key[16]) {
    uint32_t k[4];
    for (int i = 0; i < 4; i++) {
        k[i] = load_le32(key + 4 * i) ^ fk[i];
    }
    for (uint32_t i = 0; i < SM4_ROUNDS; i++) {
        const uint32_t next = ALL_BYTES(sm4ks, k[0], k[1] ^ k[2] ^ k[3] ^ ck(i));
        rk[i] = turned(next);
        k[0] = k[1];
        k[1] = k[2];
        k[2] = k[3];
        k[3] = next;
    }
}
