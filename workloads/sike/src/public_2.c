/* The public key of the 2-side: the other side's basis beyond the isogeny of degree 2^e2.
   Source: SIKE specification, round 3 (2020-10-01), §1.3.5. SPDX-License-Identifier: Apache-2.0 */

#include "keys.h"

void sike_public_2(uint8_t pk[SIKE_PK_BYTES], const uint8_t key[SIKE_KEY_2_BYTES]) {
    sike_point kernel, points[3];
    sike_curve curve;
    sike_basis images;
    fp2 a;
    sike_start(a, &curve);
    sike_begin(points, &sike_basis_3);
    sike_ladder(&kernel, &sike_basis_2, key, SIKE_BITS_2, a);
    sike_walk_2(&curve, &kernel, points, 3);
    sike_affine(&images, points);
    sike_encode_basis(pk, &images);
}
