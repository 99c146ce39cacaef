/* What the 3-side shares: the j-invariant of the curve beyond its isogeny from the other side's curve.
   Source: SIKE specification, round 3 (2020-10-01), §1.3.6. SPDX-License-Identifier: Apache-2.0 */

#include "keys.h"

void sike_shared_3(uint8_t j[SIKE_J_BYTES], const uint8_t key[SIKE_KEY_3_BYTES], const uint8_t pk[SIKE_PK_BYTES]) {
    sike_point kernel;
    sike_curve curve;
    sike_basis basis;
    fp2 a, two;
    sike_decode_basis(&basis, pk);
    sike_curve_of(a, &basis);
    sike_fp2_one(two);
    sike_fp2_add(two, two, two);
    sike_fp2_add(curve.plus, a, two);
    sike_fp2_sub(curve.other, a, two);
    sike_ladder(&kernel, &basis, key, SIKE_BITS_3, a);
    sike_walk_3(&curve, &kernel, 0, 0);
    /* 4a over 4c, of a + 2c and a - 2c. */
    sike_fp2_add(a, curve.plus, curve.other);
    sike_fp2_add(a, a, a);
    sike_fp2_sub(curve.plus, curve.plus, curve.other);
    sike_j_invariant(a, a, curve.plus);
    sike_fp2_encode(j, a);
}
