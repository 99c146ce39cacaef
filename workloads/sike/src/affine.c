/* Three points by one inversion.
   Source: P. L. Montgomery, Mathematics of Computation 48, 1987, §10.3.1. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"

void sike_affine(sike_basis *out, sike_point points[3]) {
    fp2 both, all, rest;
    sike_fp2_mul(both, points[0].z, points[1].z);
    sike_fp2_mul(all, both, points[2].z);
    sike_fp2_invert(all);
    sike_fp2_mul(rest, all, points[2].z);
    sike_fp2_mul(both, all, both);
    sike_fp2_mul(out->difference, points[2].x, both);
    sike_fp2_mul(both, rest, points[1].z);
    sike_fp2_mul(out->p, points[0].x, both);
    sike_fp2_mul(both, rest, points[0].z);
    sike_fp2_mul(out->q, points[1].x, both);
}
