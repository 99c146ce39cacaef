/* The key schedule by aes64ks1i and aes64ks2.
   Source: FIPS 197 §5.2, Algorithm 2. SPDX-License-Identifier: Apache-2.0 */

#include "aes_schedule.h"

void aes_key_expansion(slice schedule[AES_SCHEDULE_SLICES], const uint8_t key[AES_KEY_BYTES]) {
    enum { PARTS = AES_KEY_WORDS / 2, ALL = 2 * (AES_ROUNDS + 1) };
    uint64_t *const out = schedule;
    uint64_t k[PARTS];
    int made = PARTS;
    for (int i = 0; i < PARTS; i++) {
        out[i] = k[i] = load_le64(key + 8 * i);
    }
#define TURN(r)                                                                                   \
    do {                                                                                          \
        for (int i = 0; i < PARTS && made < ALL; i++) {                                           \
            const uint64_t old = k[i];                                                            \
            k[i] = i == 0                       ? aes64ks2(aes64ks1i(k[PARTS - 1], r), old)       \
                   : PARTS == 4 && i == 2       ? aes64ks2(aes64ks1i(k[1], 10), old)              \
                                                : aes64ks2(k[i - 1], old);                        \
            out[made++] = k[i];                                                                   \
        }                                                                                         \
    } while (0)
    TURN(0);
    TURN(1);
    TURN(2);
    TURN(3);
    TURN(4);
    TURN(5);
    TURN(6);
#if AES_SET != 256
    TURN(7);
#endif
#if AES_SET == 128
    TURN(8);
    TURN(9);
#endif
}
