/* AES by Zvkned: the round keys as FIPS 197 has them, 16 bytes each, and the rounds on as many blocks as four registers
   hold. Source: FIPS 197 §5; the RISC-V Instruction Set Manual, Volume I, "Zvkned"; own design.
   SPDX-License-Identifier: Apache-2.0

   Constant time: vl and addresses depend on lengths alone. Blocks at addresses that are no multiple of four are loaded
   and stored by bytes, as misaligned elements may trap. */

#ifndef INSTAR_AES_SCHEDULE_H
#define INSTAR_AES_SCHEDULE_H

#include <riscv_vector.h>

#include "aes.h"

#define INLINE __attribute__((always_inline)) static inline

/* Round key i, the last one, and the one before it. */
#define KEY(schedule, i) __riscv_vle32_v_u32m1((const uint32_t *)(schedule) + 4 * (i), 4)

/* All of them in registers, `k0` to `k<rounds>`. */
#define KEYS_TO_10(s)                                                                               \
    const vuint32m1_t k0 = KEY(s, 0), k1 = KEY(s, 1), k2 = KEY(s, 2), k3 = KEY(s, 3), k4 = KEY(s, 4); \
    const vuint32m1_t k5 = KEY(s, 5), k6 = KEY(s, 6), k7 = KEY(s, 7), k8 = KEY(s, 8), k9 = KEY(s, 9); \
    const vuint32m1_t k10 = KEY(s, 10);
#if AES_SET == 128
#define KEYS(s) KEYS_TO_10(s)
#define MIDDLE_KEYS(round) \
    round(k1) round(k2) round(k3) round(k4) round(k5) round(k6) round(k7) round(k8) round(k9)
#define MIDDLE_KEYS_BACK(round) \
    round(k9) round(k8) round(k7) round(k6) round(k5) round(k4) round(k3) round(k2) round(k1)
#define LAST_KEY k10
#elif AES_SET == 192
#define KEYS(s) KEYS_TO_10(s) const vuint32m1_t k11 = KEY(s, 11), k12 = KEY(s, 12);
#define MIDDLE_KEYS(round)                                                                        \
    round(k1) round(k2) round(k3) round(k4) round(k5) round(k6) round(k7) round(k8) round(k9) round(k10) \
    round(k11)
#define MIDDLE_KEYS_BACK(round)                                                                           \
    round(k11) round(k10) round(k9) round(k8) round(k7) round(k6) round(k5) round(k4) round(k3) round(k2) \
    round(k1)
#define LAST_KEY k12
#else
#define KEYS(s) \
    KEYS_TO_10(s) const vuint32m1_t k11 = KEY(s, 11), k12 = KEY(s, 12), k13 = KEY(s, 13), k14 = KEY(s, 14);
#define MIDDLE_KEYS(round)                                                                        \
    round(k1) round(k2) round(k3) round(k4) round(k5) round(k6) round(k7) round(k8) round(k9) round(k10) \
    round(k11) round(k12) round(k13)
#define MIDDLE_KEYS_BACK(round)                                                                    \
    round(k13) round(k12) round(k11) round(k10) round(k9) round(k8) round(k7) round(k6) round(k5) round(k4) \
    round(k3) round(k2) round(k1)
#define LAST_KEY k14
#endif

#define ENCRYPT_ROUND(k) x = __riscv_vaesem_vs_u32m1_u32m4(x, k, vl);
#define DECRYPT_ROUND(k) x = __riscv_vaesdm_vs_u32m1_u32m4(x, k, vl);

/* Algorithms 1 and 3 on the blocks in x. */
#define ENCRYPT(x)                                        \
    do {                                                  \
        x = __riscv_vaesz_vs_u32m1_u32m4(x, k0, vl);      \
        MIDDLE_KEYS(ENCRYPT_ROUND)                        \
        x = __riscv_vaesef_vs_u32m1_u32m4(x, LAST_KEY, vl); \
    } while (0)
#define DECRYPT(x)                                        \
    do {                                                  \
        x = __riscv_vaesz_vs_u32m1_u32m4(x, LAST_KEY, vl); \
        MIDDLE_KEYS_BACK(DECRYPT_ROUND)                   \
        x = __riscv_vaesdf_vs_u32m1_u32m4(x, k0, vl);     \
    } while (0)

/* vl words of blocks. */
INLINE vuint32m4_t load_blocks(const uint8_t *p, size_t vl) {
    if ((uintptr_t)p % 4 == 0) {
        return __riscv_vle32_v_u32m4((const uint32_t *)(const void *)p, vl);
    }
    return __riscv_vreinterpret_v_u8m4_u32m4(__riscv_vle8_v_u8m4(p, 4 * vl));
}

INLINE void store_blocks(uint8_t *p, vuint32m4_t x, size_t vl) {
    if ((uintptr_t)p % 4 == 0) {
        __riscv_vse32_v_u32m4((uint32_t *)(void *)p, x, vl);
    } else {
        __riscv_vse8_v_u8m4(p, __riscv_vreinterpret_v_u32m4_u8m4(x), 4 * vl);
    }
}

#endif
