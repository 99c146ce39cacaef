/* The S-box of SM4 on bit slices, without the constants of its affine maps.
   Source: GB/T 32907-2016 §6.2 (table); S(x) = A I(A x + 0xd3) + 0xd3 with the inversion I modulo
   x^8 + x^7 + x^6 + x^5 + x^4 + x^2 + 1 after F. Liu et al., Analysis of the SMS4 block cipher (ACISP 2007).
   SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_SM4_SBOX_H
#define INSTAR_SM4_SBOX_H

#include "inversion.h"

/* Each byte becomes S(byte ^ 0x75) ^ 0xd3, where A 0x75 = 0xd3; q[i] holds bit i.
   21 + 62 + 29 gates; the sums were found by a greedy search over all representations of the field. */
__attribute__((always_inline)) static inline void sm4_sbox(slice q[8]) {
    inversion_input v;
    slice z[18];
    v.a[0] = q[1];
    v.d[1] = q[7];
    v.b[5] = q[4] ^ q[7];
    v.a[1] = q[2] ^ q[6];
    v.d[3] = q[0] ^ q[3];
    v.a[2] = q[1] ^ v.a[1];
    v.a[3] = q[5] ^ v.b[5];
    v.b[3] = q[3] ^ v.a[2];
    v.a[4] = q[5] ^ v.d[3];
    v.a[8] = v.a[1] ^ v.a[4];
    v.b[4] = v.b[5] ^ v.b[3];
    v.b[8] = q[7] ^ v.a[8];
    const slice t0 = q[2] ^ q[4];
    v.b[7] = q[3] ^ t0;
    v.b[6] = v.b[8] ^ v.b[7];
    v.a[6] = q[0] ^ v.b[4];
    v.a[7] = q[1] ^ v.a[3];
    v.d[0] = v.b[6] ^ v.a[6];
    v.a[5] = v.b[5] ^ v.d[3];
    v.b[2] = v.b[5] ^ v.b[6];
    v.d[2] = q[5] ^ v.b[4];
    v.b[0] = v.a[2] ^ t0;
    v.b[1] = v.b[4] ^ v.b[8];
    inversion(z, &v);
    const slice s0 = z[9] ^ z[10];
    const slice s1 = z[1] ^ z[2] ^ z[15];
    const slice s2 = z[13] ^ z[12];
    const slice s3 = z[14] ^ z[17] ^ z[12];
    const slice s4 = z[15] ^ s3;
    const slice s5 = s0 ^ s2;
    const slice s6 = z[8] ^ s0 ^ z[16];
    const slice s7 = z[5] ^ z[4] ^ s1;
    const slice s8 = z[0] ^ z[6] ^ z[2] ^ s6;
    const slice s9 = s2 ^ s7;
    q[0] = s3 ^ s8;
    q[1] = z[16] ^ s9;
    q[2] = s7 ^ s8;
    q[3] = s4;
    q[4] = z[11] ^ z[10] ^ z[17] ^ s9;
    q[5] = z[3] ^ z[7] ^ z[6] ^ z[4] ^ s5;
    q[6] = z[7] ^ s1 ^ s6;
    q[7] = s4 ^ s5;
}

#endif
