/* The permutation with CIRCE's instructions, as compiled C: all lanes in variables of their own, two rounds in a turn, in the shape of
   the compact Keccak that reference implementations carry. SPDX-License-Identifier: Apache-2.0 */

#include "keccak.h"
#include "published.h"

static const uint64_t round_constants[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000, 0x000000000000808b,
    0x0000000080000001, 0x8000000080008081, 0x8000000000008009, 0x000000000000008a, 0x0000000000000088,
    0x0000000080008009, 0x000000008000000a, 0x000000008000808b, 0x800000000000008b, 0x8000000000008089,
    0x8000000000008003, 0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
};

static inline uint64_t joined(uint32_t high, uint32_t low) {
    return (uint64_t)high << 32 | low;
}

static inline uint64_t rotated(uint64_t lane, uint32_t by) {
    const uint32_t low = (uint32_t)lane, high = (uint32_t)(lane >> 32);
    return joined(rotated_high(low, high, by), rotated_low(low, high, by));
}

/* chi: a ^ (~b & c). */
static inline uint64_t chi(uint64_t a, uint64_t b, uint64_t c) {
    return joined(chi_word((uint32_t)(a >> 32), (uint32_t)(b >> 32), (uint32_t)(c >> 32)),
                  chi_word((uint32_t)a, (uint32_t)b, (uint32_t)c));
}

/* A row of the result from the lanes that pi brings there. */
#define ROW(to, y, i0, r0, i1, r1, i2, r2, i3, r3, i4, r4) \
    do {                                                                                                    \
        b0 = rotated(i0, r0);                              \
        b1 = rotated(i1, r1);                              \
        b2 = rotated(i2, r2);                              \
        b3 = rotated(i3, r3);                              \
        b4 = rotated(i4, r4);                              \
        to##y##0 = chi(b0, b1, b2);                        \
        to##y##1 = chi(b1, b2, b3);                        \
        to##y##2 = chi(b2, b3, b4);                        \
        to##y##3 = chi(b3, b4, b0);                        \
        to##y##4 = chi(b4, b0, b1);                        \
    } while (0)

/* A round: lanes are named by y and x. */
#define ROUND(from, to, constant)                                                                           \
    do {                                                                                                    \
        const uint64_t c0 = from##00 ^ from##10 ^ from##20 ^ from##30 ^ from##40;                           \
        const uint64_t c1 = from##01 ^ from##11 ^ from##21 ^ from##31 ^ from##41;                           \
        const uint64_t c2 = from##02 ^ from##12 ^ from##22 ^ from##32 ^ from##42;                           \
        const uint64_t c3 = from##03 ^ from##13 ^ from##23 ^ from##33 ^ from##43;                           \
        const uint64_t c4 = from##04 ^ from##14 ^ from##24 ^ from##34 ^ from##44;                           \
        const uint64_t d0 = c4 ^ rotated(c1, 1);                                                            \
        const uint64_t d1 = c0 ^ rotated(c2, 1);                                                            \
        const uint64_t d2 = c1 ^ rotated(c3, 1);                                                            \
        const uint64_t d3 = c2 ^ rotated(c4, 1);                                                            \
        const uint64_t d4 = c3 ^ rotated(c0, 1);                                                            \
        from##00 ^= d0;                                                                                     \
        from##01 ^= d1;                                                                                     \
        from##02 ^= d2;                                                                                     \
        from##03 ^= d3;                                                                                     \
        from##04 ^= d4;                                                                                     \
        from##10 ^= d0;                                                                                     \
        from##11 ^= d1;                                                                                     \
        from##12 ^= d2;                                                                                     \
        from##13 ^= d3;                                                                                     \
        from##14 ^= d4;                                                                                     \
        from##20 ^= d0;                                                                                     \
        from##21 ^= d1;                                                                                     \
        from##22 ^= d2;                                                                                     \
        from##23 ^= d3;                                                                                     \
        from##24 ^= d4;                                                                                     \
        from##30 ^= d0;                                                                                     \
        from##31 ^= d1;                                                                                     \
        from##32 ^= d2;                                                                                     \
        from##33 ^= d3;                                                                                     \
        from##34 ^= d4;                                                                                     \
        from##40 ^= d0;                                                                                     \
        from##41 ^= d1;                                                                                     \
        from##42 ^= d2;                                                                                     \
        from##43 ^= d3;                                                                                     \
        from##44 ^= d4;                                                                                     \
        uint64_t b0, b1, b2, b3, b4;                                                                        \
        ROW(to, 0, from##00, 0, from##11, 44, from##22, 43, from##33, 21, from##44, 14);                    \
        ROW(to, 1, from##03, 28, from##14, 20, from##20, 3, from##31, 45, from##42, 61);                    \
        ROW(to, 2, from##01, 1, from##12, 6, from##23, 25, from##34, 8, from##40, 18);                      \
        ROW(to, 3, from##04, 27, from##10, 36, from##21, 10, from##32, 15, from##43, 56);                   \
        ROW(to, 4, from##02, 62, from##13, 55, from##24, 39, from##30, 41, from##41, 2);                    \
        to##00 ^= constant;                                                                                 \
    } while (0)

void keccak_f1600(uint64_t lanes[25]) {
    uint64_t a00 = lanes[0], a01 = lanes[1], a02 = lanes[2], a03 = lanes[3], a04 = lanes[4], a10 = lanes[5], a11 = lanes[6], a12 = lanes[7], a13 = lanes[8], a14 = lanes[9], a20 = lanes[10], a21 = lanes[11], a22 = lanes[12], a23 = lanes[13], a24 = lanes[14], a30 = lanes[15], a31 = lanes[16], a32 = lanes[17], a33 = lanes[18], a34 = lanes[19], a40 = lanes[20], a41 = lanes[21], a42 = lanes[22], a43 = lanes[23], a44 = lanes[24];
    uint64_t e00, e01, e02, e03, e04, e10, e11, e12, e13, e14, e20, e21, e22, e23, e24, e30, e31, e32, e33, e34, e40, e41, e42, e43, e44;
    for (unsigned i = 0; i < 24; i += 2) {
        ROUND(a, e, round_constants[i]);
        ROUND(e, a, round_constants[i + 1]);
    }
    lanes[0] = a00;
    lanes[1] = a01;
    lanes[2] = a02;
    lanes[3] = a03;
    lanes[4] = a04;
    lanes[5] = a10;
    lanes[6] = a11;
    lanes[7] = a12;
    lanes[8] = a13;
    lanes[9] = a14;
    lanes[10] = a20;
    lanes[11] = a21;
    lanes[12] = a22;
    lanes[13] = a23;
    lanes[14] = a24;
    lanes[15] = a30;
    lanes[16] = a31;
    lanes[17] = a32;
    lanes[18] = a33;
    lanes[19] = a34;
    lanes[20] = a40;
    lanes[21] = a41;
    lanes[22] = a42;
    lanes[23] = a43;
    lanes[24] = a44;
}
