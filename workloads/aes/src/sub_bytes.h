/* SubBytes on bit slices, without the constant of its affine map.
   Source: FIPS 197 §5.1.1. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_AES_SUB_BYTES_H
#define INSTAR_AES_SUB_BYTES_H

#include "inversion.h"

/* Each byte becomes S(byte) ^ 0x63; q[i] holds bit i.
   23 + 62 + 28 gates; the sums were found by a greedy search over all representations of the field. */
__attribute__((always_inline)) static inline void sub_bytes(slice q[8]) {
    inversion_input v;
    slice z[18];
    v.b[1] = q[0];
    v.d[2] = q[1];
    v.a[8] = q[4] ^ q[7];
    const slice t0 = q[1] ^ q[3];
    const slice t1 = q[0] ^ q[6];
    v.b[3] = q[5] ^ t1;
    const slice t2 = q[2] ^ t0;
    v.b[2] = v.a[8] ^ t0;
    v.b[5] = q[5] ^ t2;
    v.a[5] = q[1] ^ q[7];
    v.b[0] = q[0] ^ v.b[2];
    v.a[6] = q[2] ^ q[4];
    v.b[8] = q[6] ^ t2;
    v.b[4] = q[0] ^ v.b[8];
    v.d[3] = v.b[5] ^ v.a[5];
    v.a[3] = q[1] ^ v.b[3];
    v.a[7] = q[2] ^ q[7];
    v.b[6] = v.b[2] ^ v.b[5];
    v.d[0] = q[5] ^ q[7];
    v.a[4] = q[7] ^ v.b[3];
    v.a[0] = v.a[3] ^ v.a[7];
    v.a[2] = v.a[5] ^ v.a[6];
    v.d[1] = v.a[8] ^ v.b[8];
    v.a[1] = q[4] ^ v.b[3];
    v.b[7] = v.b[3] ^ v.b[0];
    inversion(z, &v);
    const slice s0 = z[1] ^ z[2];
    const slice s1 = z[6] ^ z[8];
    const slice s2 = z[7] ^ z[14] ^ z[8] ^ s0;
    const slice s3 = z[4] ^ z[5] ^ s0;
    const slice s4 = z[3] ^ z[5] ^ s1;
    const slice s5 = z[15] ^ z[17];
    const slice s6 = z[9] ^ s5 ^ s4;
    const slice s7 = z[11] ^ s6;
    const slice s8 = z[0] ^ z[2] ^ s1 ^ s7;
    const slice s9 = z[12] ^ s3 ^ s5;
    const slice s10 = z[13] ^ s2;
    q[0] = z[14] ^ s9;
    q[1] = s2 ^ s4 ^ s9;
    q[2] = z[10] ^ s6 ^ s10;
    q[3] = s3 ^ s8;
    q[4] = s8;
    q[5] = z[16] ^ z[17] ^ s10;
    q[6] = s4 ^ s8;
    q[7] = s7;
}

#endif
