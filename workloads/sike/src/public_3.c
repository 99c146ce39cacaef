/* The public key of the 3-side: the other side's basis beyond the isogeny of degree 3^e3.
   Source: SIKE specification, round 3 (2020-10-01), §1.3.5. SPDX-License-Identifier: Apache-2.0 */

#include "keys.h"

void sike_public_3(uint8_t pk[SIKE_PK_BYTES], const uint8_t key[SIKE_KEY_3_BYTES]) {
    sike_point kernel, points[3];
    sike_curve curve;
    sike_basis images;
    fp2 a;
    sike_start(a, &curve);
    sike_begin(points, &sike_basis_2);
    sike_ladder(&kernel, &sike_basis_3, key, SIKE_BITS_3, a);
    sike_walk_3(&curve, &kernel, points, 3);
    sike_affine(&images, points);
    sike_encode_basis(pk, &images);
}
