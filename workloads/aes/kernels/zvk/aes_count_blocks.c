/* CTR and GCTR: counter blocks are made, encrypted and added in registers.
   Source: SP 800-38D §6.5, Algorithm 3. SPDX-License-Identifier: Apache-2.0

   Counters are numbers in registers and become big-endian just before they are encrypted (vrev8). vaesz.vs, an addition of
   one group to all, also copies a group to all. */

#include "aes_schedule.h"

/* Row i is i as the last word of a block, up to as many blocks as four registers of 1024 bits have; longer registers are
   used in part. */
enum { MOST = 32 };
#define ROW(i) {0, 0, 0, (i)}
#define ROWS_4(i) ROW(i), ROW((i) + 1), ROW((i) + 2), ROW((i) + 3)
#define ROWS_16(i) ROWS_4(i), ROWS_4((i) + 4), ROWS_4((i) + 8), ROWS_4((i) + 12)
static const uint32_t places[MOST + 1][4] = {ROWS_16(0), ROWS_16(16), ROW(32)};

INLINE vuint32m4_t to_all(vuint32m1_t group, size_t vl) {
    return __riscv_vaesz_vs_u32m1_u32m4(__riscv_vmv_v_x_u32m4(0, vl), group, vl);
}

/* What is left, less than a block. */
static void end(const slice *schedule, uint8_t *out, const uint8_t *in, size_t length, vuint32m4_t counter) {
    uint32_t words[4];
    uint8_t *const stream = (uint8_t *)words;
    __riscv_vse32_v_u32m4(words, __riscv_vrev8_v_u32m4(counter, 4), 4);
    aes_encrypt_blocks(schedule, stream, stream, 16);
    for (size_t i = 0; i < length; i++) {
        out[i] = in[i] ^ stream[i];
    }
}

void aes_count_blocks(const slice schedule[AES_SCHEDULE_SLICES], const uint8_t counter[16], uint8_t *out,
                      const uint8_t *in, size_t length) {
    const size_t all = __riscv_vsetvlmax_e32m4(), most = all < 4 * MOST ? all : 4 * MOST;
    size_t words = length / 16 * 4, vl = words < most ? words : most;
    vuint32m4_t now = load_blocks(counter, 4);
    now = to_all(__riscv_vget_v_u32m4_u32m1(__riscv_vrev8_v_u32m4(now, 4), 0), most);
    now = __riscv_vadd_vv_u32m4(now, __riscv_vle32_v_u32m4(places[0], most), most);
    if (words > 0) {
        KEYS(schedule)
        const vuint32m4_t step = to_all(__riscv_vle32_v_u32m1(places[vl / 4], 4), vl);
        for (;;) {
            vuint32m4_t x = __riscv_vrev8_v_u32m4(now, vl);
            ENCRYPT(x);
            store_blocks(out, __riscv_vxor_vv_u32m4(x, load_blocks(in, vl), vl), vl);
            in += 4 * vl;
            out += 4 * vl;
            words -= vl;
            if (words == 0) {
                break;
            }
            now = __riscv_vadd_vv_u32m4(now, step, vl);
            vl = words < vl ? words : vl;
        }
        if (length % 16 > 0) {
            /* The counter behind the last: that of the last group's place, and one more. */
            now = __riscv_vadd_vv_u32m4(now, to_all(__riscv_vle32_v_u32m1(places[vl / 4], 4), 4), 4);
        }
    }
    if (length % 16 > 0) {
        end(schedule, out, in, length % 16, now);
    }
}
