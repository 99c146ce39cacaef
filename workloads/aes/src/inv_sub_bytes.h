/* InvSubBytes on bit slices, without the constant of its affine map.
   Source: FIPS 197 §5.3.2. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_AES_INV_SUB_BYTES_H
#define INSTAR_AES_INV_SUB_BYTES_H

#include "inversion.h"

/* Each byte becomes the inverse S-box's value of byte ^ 0x63; q[i] holds bit i.
   23 + 62 + 28 gates; the sums were found by a greedy search over all representations of the field. */
__attribute__((always_inline)) static inline void inv_sub_bytes(slice q[8]) {
    inversion_input v;
    slice z[18];
    v.a[1] = q[3];
    v.b[2] = q[5];
    const slice t0 = q[2] ^ q[6];
    const slice t1 = q[3] ^ q[7];
    v.a[3] = q[1] ^ q[5];
    const slice t2 = q[3] ^ q[4];
    v.d[0] = q[1] ^ t2;
    v.d[3] = t0 ^ v.d[0];
    v.a[5] = q[5] ^ t1;
    v.b[3] = q[2] ^ t2;
    v.b[0] = q[0] ^ v.a[5];
    v.b[5] = v.d[3] ^ v.a[5];
    v.a[7] = q[4] ^ v.d[3];
    v.a[6] = t0 ^ t1;
    v.a[8] = q[1] ^ q[7];
    v.b[6] = q[5] ^ v.b[5];
    v.b[7] = v.b[3] ^ v.b[0];
    v.b[8] = v.b[6] ^ v.b[7];
    v.d[1] = v.a[8] ^ v.b[8];
    v.a[0] = v.a[3] ^ v.a[7];
    v.b[1] = q[0] ^ t1;
    v.b[4] = v.b[3] ^ v.b[5];
    v.a[4] = q[1] ^ t1;
    v.a[2] = q[3] ^ v.a[0];
    v.d[2] = v.a[3] ^ v.b[3];
    inversion(z, &v);
    const slice s0 = z[13] ^ z[12];
    const slice s1 = z[14] ^ z[12];
    const slice s2 = z[0] ^ z[6];
    const slice s3 = z[10] ^ s0;
    const slice s4 = z[1] ^ s2;
    const slice s5 = z[4] ^ s4;
    const slice s6 = z[7] ^ s3 ^ s4;
    const slice s7 = z[3] ^ z[6] ^ s5;
    const slice s8 = z[11] ^ s1 ^ s6;
    const slice s9 = z[17] ^ z[15] ^ s1;
    const slice s10 = z[2] ^ s2 ^ z[8] ^ s9;
    const slice s11 = z[5] ^ z[8] ^ s5;
    const slice s12 = z[9] ^ s6 ^ s10;
    q[0] = s10;
    q[1] = z[16] ^ z[15] ^ s0 ^ s12;
    q[2] = s7;
    q[3] = s8 ^ s11;
    q[4] = s8;
    q[5] = s7 ^ s12;
    q[6] = s9;
    q[7] = z[9] ^ s3 ^ s11;
}

#endif
