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

/* Four rounds with `sum`, words and constants added up; on the way the sum of the four rounds behind, with w1, and, in NEXT, four
   more words in w0. What waits for a mask or memory stands where the rounds wait for each other. */
#define CONSTANTS(i) W(vle)(constants + 4 * (i), 4)
#define FIRST_HALF(i, w1)                                     \
    const words now = sum, coming = CONSTANTS((i) + 1);       \
    cdgh = W(vsha2cl_vv)(cdgh, abef, now, 4);                 \
    sum = W(vadd_vv)(w1, coming, 4)
#define SECOND_HALF                                           \
    abef = W(vsha2ch_vv)(abef, cdgh, now, 4);                 \
    IN_ORDER()
#define ROUNDS(i, w1)                                         \
    do {                                                      \
        FIRST_HALF(i, w1);                                    \
        SECOND_HALF;                                          \
    } while (0)
#define NEXT(i, w0, w1, w2, w3)                               \
    do {                                                      \
        const words merged = W(vmerge_vvm)(w2, w1, first, 4); \
        FIRST_HALF(i, w1);                                    \
        SECOND_HALF;                                          \
        w0 = W(vsha2ms_vv)(w0, merged, w3, 4);                \
    } while (0)

void COMPRESS(WORD state[8], const uint8_t block[16 << LOG]) {
    /* Where f, e, b, a lie in the state; h, g, d, c are two further each. */
    static const uint8_t places[4] = {5 << LOG, 4 << LOG, 1 << LOG, 0};
    const PLACES at = LOAD_PLACES(places, 4);
    const MASK first = FIRST();
    const words old_abef = W(vluxei8_v)(state, at, 4), old_cdgh = W(vluxei8_v)(state + 2, at, 4);
    words abef = old_abef, cdgh = old_cdgh;
    words w0 = load(block), w1 = load(block + (4 << LOG)), w2 = load(block + (8 << LOG)), w3 = load(block + (12 << LOG));
    words sum = W(vadd_vv)(w0, CONSTANTS(0), 4);
    for (int i = 0; i < QUADS - 4; i += 4) {
        NEXT(i, w0, w1, w2, w3);
        NEXT(i + 1, w1, w2, w3, w0);
        NEXT(i + 2, w2, w3, w0, w1);
        NEXT(i + 3, w3, w0, w1, w2);
    }
    ROUNDS(QUADS - 4, w1);
    ROUNDS(QUADS - 3, w2);
    ROUNDS(QUADS - 2, w3);
    cdgh = W(vsha2cl_vv)(cdgh, abef, sum, 4);
    abef = W(vsha2ch_vv)(abef, cdgh, sum, 4);
    W(vsuxei8_v)(state, at, W(vadd_vv)(abef, old_abef, 4), 4);
    W(vsuxei8_v)(state + 2, at, W(vadd_vv)(cdgh, old_cdgh, 4), 4);
}
