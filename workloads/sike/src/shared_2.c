/* What the 2-side shares: the j-invariant of the curve beyond its isogeny from the other side's curve.
   Source: SIKE specification, round 3 (2020-10-01), §1.3.6. SPDX-License-Identifier: Apache-2.0 */

#include "keys.h"

void sike_shared_2(uint8_t j[SIKE_J_BYTES], const uint8_t key[SIKE_KEY_2_BYTES], const uint8_t pk[SIKE_PK_BYTES]) {
    sike_point kernel;
    sike_curve curve;
    sike_basis basis;
    fp2 a;
    sike_decode_basis(&basis, pk);
    sike_curve_of(a, &basis);
    sike_fp2_one(curve.other);
    sike_fp2_add(curve.other, curve.other, curve.other);
    sike_fp2_add(curve.plus, a, curve.other);
    sike_fp2_add(curve.other, curve.other, curve.other);
    sike_ladder(&kernel, &basis, key, SIKE_BITS_2, a);
    sike_walk_2(&curve, &kernel, 0, 0);
    /* 4a = 2·(2·(a + 2c) - 4c). */
    sike_fp2_add(a, curve.plus, curve.plus);
    sike_fp2_sub(a, a, curve.other);
    sike_fp2_add(a, a, a);
    sike_j_invariant(a, a, curve.other);
    sike_fp2_encode(j, a);
}
