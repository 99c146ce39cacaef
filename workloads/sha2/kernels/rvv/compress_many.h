/* The compression function of a SHA-2 on as many states side by side as two registers have groups of four words. The file
   that includes this says which: COMPRESS_MANY, WORD, LOG (of a word's bytes), QUADS (rounds / 4), and W(operation), P(operation)
   for intrinsics on words and on halfwords for as many words.
   Source: FIPS 180-4 §6.2.2 and §6.4.2; the RISC-V Instruction Set Manual, Volume I, "Zvknha" and "Zvknhb"; own design.
   SPDX-License-Identifier: Apache-2.0

   A state is two groups: f, e, b, a and h, g, d, c. Bytes of blocks are gathered, as they may lie at any address and are
   the other way round. Constant time: vl, masks and indices depend on the number of states alone. */

#include <riscv_vector.h>

/* Four rounds, and words of the schedule that come 16 later. */
#define ROUNDS(i, w0)                                                                   \
    do {                                                                                \
        const words sum = W(vadd_vv)(w0, W(vluxei16_v)(constants + 4 * (i), cycle, vl), vl); \
        cdgh = W(vsha2cl_vv)(cdgh, abef, sum, vl);                                      \
        abef = W(vsha2ch_vv)(abef, cdgh, sum, vl);                                      \
    } while (0)
#define NEXT(w0, w1, w2, w3) w0 = W(vsha2ms_vv)(w0, W(vmerge_vvm)(w2, w1, firsts, vl), w3, vl)

void COMPRESS_MANY(WORD (*states)[8], const uint8_t (*blocks)[16 << LOG], size_t count) {
    const size_t most = MOST() / 4;
    for (size_t now; count > 0; states += now, blocks += now, count -= now) {
        now = count < most ? count : most;
        const size_t vl = 4 * now, bytes = vl << LOG;
        const vuint16m4_t n = __riscv_vid_v_u16m4(bytes);
        const vuint16m4_t block = __riscv_vsll_vx_u16m4(__riscv_vsrl_vx_u16m4(n, LOG + 2, bytes), LOG + 4, bytes);
        const vuint16m4_t byte = __riscv_vxor_vx_u16m4(__riscv_vand_vx_u16m4(n, (4 << LOG) - 1, bytes), (1 << LOG) - 1, bytes);
        const vuint16m4_t at = __riscv_vor_vv_u16m4(block, byte, bytes);
        words w0 = FROM_BYTES(__riscv_vluxei16_v_u8m2(blocks[0], at, bytes));
        words w1 = FROM_BYTES(__riscv_vluxei16_v_u8m2(blocks[0] + (4 << LOG), at, bytes));
        words w2 = FROM_BYTES(__riscv_vluxei16_v_u8m2(blocks[0] + (8 << LOG), at, bytes));
        words w3 = FROM_BYTES(__riscv_vluxei16_v_u8m2(blocks[0] + (12 << LOG), at, bytes));

        /* Word k of a group, and where words 5, 4, 1, 0 of its state lie; c, d, g, h are two further each. */
        const places place = P(vid_v)(vl), k = P(vand_vx)(place, 3, vl);
        const places cycle = P(vsll_vx)(k, LOG, vl), skipped = P(vand_vx)(k, 2, vl);
        const places down = P(vsll_vx)(P(vrsub_vx)(P(vadd_vv)(k, skipped, vl), 5, vl), LOG, vl);
        const places mine = P(vadd_vv)(P(vsll_vx)(P(vsrl_vx)(place, 2, vl), 3 + LOG, vl), down, vl);
        const mask firsts = FIRSTS(k, vl);
        const words old_abef = W(vluxei16_v)(states[0], mine, vl), old_cdgh = W(vluxei16_v)(states[0] + 2, mine, vl);
        words abef = old_abef, cdgh = old_cdgh;
        for (size_t i = 0; i < QUADS - 4; i += 4) {
            ROUNDS(i, w0);
            NEXT(w0, w1, w2, w3);
            ROUNDS(i + 1, w1);
            NEXT(w1, w2, w3, w0);
            ROUNDS(i + 2, w2);
            NEXT(w2, w3, w0, w1);
            ROUNDS(i + 3, w3);
            NEXT(w3, w0, w1, w2);
        }
        ROUNDS(QUADS - 4, w0);
        ROUNDS(QUADS - 3, w1);
        ROUNDS(QUADS - 2, w2);
        ROUNDS(QUADS - 1, w3);
        W(vsuxei16_v)(states[0], mine, W(vadd_vv)(abef, old_abef, vl), vl);
        W(vsuxei16_v)(states[0] + 2, mine, W(vadd_vv)(cdgh, old_cdgh, vl), vl);
    }
}
