/* The walk of degree 3^e3.
   Source: SIKE specification, round 3 (2020-10-01), §1.3.8. SPDX-License-Identifier: Apache-2.0 */

#include "walk.h"

static void times(sike_point *p, const sike_curve *curve, uint32_t steps) {
    for (uint32_t i = 0; i < steps; i++) {
        sike_triple(p, curve);
    }
}

SIKE_WALK(sike_walk_3, SIKE_E3, SIKE_KEPT_3, 2, sike_strategy_3, times, sike_isogeny_3, sike_image_3)
