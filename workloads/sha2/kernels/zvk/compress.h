/* The compression function of a SHA-2 on one state: four rounds are two instructions, four words of the schedule one. The file
   that includes this says which: COMPRESS, WORD, LOG (of a word's bytes), QUADS (rounds / 4), and W(operation) for intrinsics
   on words. Source: FIPS 180-4 §6.2.2 and §6.4.2; the RISC-V Instruction Set Manual, Volume I, "Zvknha" and "Zvknhb"; own
   design. SPDX-License-Identifier: Apache-2.0

   A state is two groups: f, e, b, a and h, g, d, c. Constant time: nothing depends on values. */

#include <riscv_vector.h>

/* Four words of a block, which lies at any address and is the other way round. */
__attribute__((always_inline)) static inline words load(const uint8_t *p) {
    if ((uintptr_t)p % sizeof(WORD) == 0) {
        return W(vrev8_v)(W(vle)((const WORD *)(const void *)p, 4), 4);
    }
    return W(vrev8_v)(FROM_BYTES(LOAD_BYTES(p, 4 << LOG)), 4);
}

#define ROUNDS(i, w0)                                                            \
    do {                                                                         \
        const words sum = W(vadd_vv)(w0, W(vle)(constants + 4 * (i), 4), 4);     \
        cdgh = W(vsha2cl_vv)(cdgh, abef, sum, 4);                                \
        abef = W(vsha2ch_vv)(abef, cdgh, sum, 4);                                \
        IN_ORDER();                                                              \
    } while (0)
#define NEXT(w0, w1, w2, w3) w0 = W(vsha2ms_vv)(w0, W(vmerge_vvm)(w2, w1, first, 4), w3, 4)

void COMPRESS(WORD state[8], const uint8_t block[16 << LOG]) {
    /* Where f, e, b, a lie in the state; h, g, d, c are two further each. */
    static const uint8_t places[4] = {5 << LOG, 4 << LOG, 1 << LOG, 0};
    const PLACES at = LOAD_PLACES(places, 4);
    const MASK first = FIRST();
    const words old_abef = W(vluxei8_v)(state, at, 4), old_cdgh = W(vluxei8_v)(state + 2, at, 4);
    words abef = old_abef, cdgh = old_cdgh;
    words w0 = load(block), w1 = load(block + (4 << LOG)), w2 = load(block + (8 << LOG)), w3 = load(block + (12 << LOG));
    for (int i = 0; i < QUADS - 4; i += 4) {
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
    W(vsuxei8_v)(state, at, W(vadd_vv)(abef, old_abef, 4), 4);
    W(vsuxei8_v)(state + 2, at, W(vadd_vv)(cdgh, old_cdgh, 4), 4);
}
