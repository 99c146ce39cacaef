/* The portable transforms' product by one instruction: constants are numbers in [-1664, 1664], not fractions.
   Source: FIPS 203 Appendix A for the powers of 17. SPDX-License-Identifier: Apache-2.0 */

#include <stdint.h>

#include "poly.h"
#include "xpqkpke.h"

/* In the place of workloads/k-pke/src/multiply.h. */
#define KPKE_MULTIPLY_H
#define KPKE_FRACTION(z) ((int32_t)((z) > KPKE_Q / 2 ? (z) - KPKE_Q : (z)))

/* b*z mod+- q for |b| < 2^17, z in [-1664, 1664]. */
static inline int32_t kpke_multiply(int32_t b, int32_t z) {
    return (int32_t)pq_mulk((uint32_t)b, (uint32_t)z);
}

/* 17^BitRev7(i) mod+- q. */
static const int16_t centred_zetas[128] __attribute__((unused)) = {
    1, -1600, -749, -40, -687, 630, -1432, 848, 1062, -1410, 193, 797,
    -543, -69, 569, -1583, 296, -882, 1339, 1476, -283, 56, -1089, 1333,
    1426, -1235, 535, -447, -936, -450, -1355, 821, 289, 331, -76, -1573,
    1197, -1025, -1052, -1274, 650, -1352, -816, 632, -464, 33, 1320, -1414,
    -1010, 1435, 807, 452, 1438, -461, 1534, -927, -682, -712, 1481, 648,
    -855, -219, 1227, 910, 17, -568, 583, -680, 1637, 723, -1041, 1100,
    1409, -667, -48, 233, 756, -1173, -314, -279, -1626, 1651, -540, -1540,
    -1482, 952, 1461, -642, 939, -1021, -892, -941, 733, -992, 268, 641,
    1584, -1031, -1292, -109, 375, -780, -1239, 1645, 1063, 319, -556, 757,
    -1230, 561, -863, -735, -525, 1092, 403, 1026, 1143, -1179, -554, 886,
    -1607, 1212, -1455, 1029, -1219, -394, 885, -1175,
};
#define kpke_zetas centred_zetas
