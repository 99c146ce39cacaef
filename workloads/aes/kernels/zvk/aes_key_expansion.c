/* The key schedule by vaeskf1 and vaeskf2; that of AES-192, which they do not serve, takes their SubWord.
   Source: FIPS 197 §5.2, Algorithm 2; the RISC-V Instruction Set Manual, Volume I, "Zvkned".
   SPDX-License-Identifier: Apache-2.0 */

#include "aes_schedule.h"
#include "bytes.h"

#if AES_SET == 192

/* SubWord(RotWord(word)): in vaeskf1, what is added to the first word of a key of zeros that ends with `word`, without the
   constant of round 1. */
static uint32_t turned_and_substituted(uint32_t word) {
    const vuint32m1_t key = __riscv_vmv_v_x_u32m1(word, 4);
    return __riscv_vmv_x_s_u32m1_u32(__riscv_vaeskf1_vi_u32m1(key, 1, 4)) ^ word ^ 1;
}

void aes_key_expansion(slice schedule[AES_SCHEDULE_SLICES], const uint8_t key[AES_KEY_BYTES]) {
    uint32_t *w = (uint32_t *)(void *)schedule, constant = 1;
    for (int i = 0; i < AES_KEY_WORDS; i++) {
        w[i] = load_le32(key + 4 * i);
    }
    for (int i = AES_KEY_WORDS; i < 4 * (AES_ROUNDS + 1); i++) {
        uint32_t temp = w[i - 1];
        if (i % AES_KEY_WORDS == 0) {
            temp = turned_and_substituted(temp) ^ constant;
            constant <<= 1; /* eight of them: the last is 0x80 */
        }
        w[i] = w[i - AES_KEY_WORDS] ^ temp;
    }
}

#else

INLINE vuint32m1_t load_key(const uint8_t *p) {
    if ((uintptr_t)p % 4 == 0) {
        return __riscv_vle32_v_u32m1((const uint32_t *)(const void *)p, 4);
    }
    return __riscv_vreinterpret_v_u8m1_u32m1(__riscv_vle8_v_u8m1(p, 16));
}

void aes_key_expansion(slice schedule[AES_SCHEDULE_SLICES], const uint8_t key[AES_KEY_BYTES]) {
    uint32_t *w = (uint32_t *)(void *)schedule;
    vuint32m1_t k = load_key(key);
    __riscv_vse32_v_u32m1(w, k, 4);
#if AES_SET == 128
#define NEXT(i)                                \
    k = __riscv_vaeskf1_vi_u32m1(k, i, 4);     \
    __riscv_vse32_v_u32m1(w + 4 * (i), k, 4);
    NEXT(1) NEXT(2) NEXT(3) NEXT(4) NEXT(5) NEXT(6) NEXT(7) NEXT(8) NEXT(9) NEXT(10)
#else
    vuint32m1_t before = k;
    k = load_key(key + 16);
    __riscv_vse32_v_u32m1(w + 4, k, 4);
#define NEXT(i)                                                             \
    do {                                                                    \
        const vuint32m1_t next = __riscv_vaeskf2_vi_u32m1(before, k, i, 4); \
        __riscv_vse32_v_u32m1(w + 4 * (i), next, 4);                        \
        before = k;                                                         \
        k = next;                                                           \
    } while (0);
    NEXT(2) NEXT(3) NEXT(4) NEXT(5) NEXT(6) NEXT(7) NEXT(8) NEXT(9) NEXT(10) NEXT(11) NEXT(12) NEXT(13) NEXT(14)
#endif
}

#endif
