/* What both sides' keys have in common.
   Source: SIKE specification, round 3 (2020-10-01), §1.3.2 to §1.3.6. SPDX-License-Identifier: Apache-2.0 */

#ifndef SIKE_KEYS_H
#define SIKE_KEYS_H

#include "constants.h"
#include "internal.h"

/* The curve with a = 6, from which all begins: a + 2c, and a - 2c or 4c, which are both 4. */
static inline void sike_start(fp2 a, sike_curve *curve) {
    fp2 two;
    sike_fp2_one(two);
    sike_fp2_add(two, two, two);
    sike_fp2_add(curve->other, two, two);
    sike_fp2_add(a, curve->other, two);
    sike_fp2_add(curve->plus, a, two);
}

static inline void sike_begin(sike_point points[3], const sike_basis *basis) {
    const uint64_t *x[3] = {basis->p, basis->q, basis->difference};
    for (uint32_t i = 0; i < 3; i++) {
        sike_fp2_copy(points[i].x, x[i]);
        sike_fp2_one(points[i].z);
    }
}

static inline void sike_encode_basis(uint8_t *pk, const sike_basis *basis) {
    sike_fp2_encode(pk, basis->p);
    sike_fp2_encode(pk + SIKE_J_BYTES, basis->q);
    sike_fp2_encode(pk + 2 * SIKE_J_BYTES, basis->difference);
}

static inline void sike_decode_basis(sike_basis *basis, const uint8_t *pk) {
    sike_fp2_decode(basis->p, pk);
    sike_fp2_decode(basis->q, pk + SIKE_J_BYTES);
    sike_fp2_decode(basis->difference, pk + 2 * SIKE_J_BYTES);
}

#endif
