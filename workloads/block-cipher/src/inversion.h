/* The non-linear part of an S-box that inverts in GF(2^8): 32 ANDs and 30 XORs on bit slices.
   Source: J. Boyar, R. Peralta, A new combinational logic minimization technique with applications to cryptology
   (SEA 2010), Figures 7 to 9. SPDX-License-Identifier: Apache-2.0

   The field is seen as pairs over GF(2^4), and these as pairs over GF(2^2): products of nine pairs of sums of input
   bits (Karatsuba twice) give the norm, which is inverted in GF(2^4), and eighteen products with sums of that
   inverse's bits, summed, are the result. Which sums these are is each S-box's own affair: they hold its field's
   basis and its affine maps. No gate complements; constants are added outside. */

#ifndef INSTAR_INVERSION_H
#define INSTAR_INVERSION_H

#include "slice.h"

/* The sums of input bits that an S-box brings. */
typedef struct {
    slice a[9], b[9], d[4];
} inversion_input;

/* z[i] and z[9 + i] are the products of a sum of the inverse's bits with b[i] and a[i]. */
__attribute__((always_inline)) static inline void inversion(slice z[18], const inversion_input *v) {
    const slice *a = v->a, *b = v->b;
    /* the norm's four bits */
    const slice t0 = a[0] & b[0];
    const slice t3 = a[3] & b[3];
    const slice t6 = a[6] & b[6];
    const slice t7 = (a[7] & b[7]) ^ t6;
    const slice t8 = (a[8] & b[8]) ^ t6;
    const slice n0 = (a[1] & b[1]) ^ t0 ^ t7 ^ v->d[0];
    const slice n1 = (a[2] & b[2]) ^ t0 ^ t8 ^ v->d[1];
    const slice n2 = (a[4] & b[4]) ^ t3 ^ t7 ^ v->d[2];
    const slice n3 = (a[5] & b[5]) ^ t3 ^ t8 ^ v->d[3];
    /* its inverse */
    const slice sum01 = n0 ^ n1, sum23 = n2 ^ n3;
    const slice n02 = n0 & n2;
    const slice u = n3 ^ n02;
    const slice i1 = n1 ^ (sum01 & u);
    const slice i3 = n3 ^ (sum23 & (n1 ^ n02));
    const slice w = n3 & (u ^ i3);
    const slice i2 = n2 ^ i3 ^ w;
    const slice i0 = sum01 ^ (i1 & (u ^ w));
    /* sums of the inverse's bits */
    const slice s02 = i0 ^ i2, s13 = i1 ^ i3;
    const slice m[9] = {i3 ^ i2, i2, i3, i1 ^ i0, i0, i1, s13, s13 ^ s02, s02};
    for (int i = 0; i < 9; i++) {
        z[i] = m[i] & b[i];
        z[9 + i] = m[i] & a[i];
    }
}

#endif
