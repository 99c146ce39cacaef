/* The walk of degree 2^e2, in steps of degree 4.
   Source: SIKE specification, round 3 (2020-10-01), §1.3.7. SPDX-License-Identifier: Apache-2.0 */

#include "walk.h"

static void times(sike_point *p, const sike_curve *curve, uint32_t steps) {
    for (uint32_t i = 0; i < 2 * steps; i++) {
        sike_double(p, curve);
    }
}

SIKE_WALK(sike_walk_2, SIKE_E2 / 2, SIKE_KEPT_2, 3, sike_strategy_2, times, sike_isogeny_4, sike_image_4)
