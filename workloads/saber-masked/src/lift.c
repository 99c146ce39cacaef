/* Counts in Boolean shares as coefficients in shares modulo r.
   Source: Goubin (CHES 2001) for the difference of integers; what it is good for here is own.
   SPDX-License-Identifier: Apache-2.0

   A count u = x ^ y is masked by 31 fresh bits R, and u - R is made of u ^ R: with z = u ^ R the map (z, R) -> (z ^ R) - R is
   affine over bits in R, so it is the sum of z and its values at g and at R ^ g, for any fresh g. What is seen on the way
   is uniform whatever u is.

   The shares are u - R and R as integers, each brought modulo r by itself. R tells nothing. u - R lies among 2^31 numbers,
   which begin one later for a u that is one larger: two counts differ in what it shows with a probability of at most
   10/2^31 a coefficient. */

#include "modular.h"
#include "saber_masked.h"

void saber_masked_lift(int32_t a0[32], int32_t a1[32], const uint32_t x[32], const uint32_t y[32],
                       const uint32_t fresh[64]) {
    static const saber_constant unit = SABER_CONSTANT(1);
    const saber_constant one = saber_opaque(unit);
    for (unsigned i = 0; i < 32; i++) {
        const uint32_t mask = fresh[2 * i] >> 1, g = fresh[2 * i + 1];
        const uint32_t z = masked_keep(masked_keep(x[i] ^ mask) ^ y[i]);
        const uint32_t first = masked_keep(((z ^ g) - g) ^ z), other = masked_keep(mask ^ g);
        const uint32_t difference = masked_keep((z ^ other) - other) ^ first;
        a0[i] = saber_times((int32_t)(mask - SABER_MU / 2), one);
        a1[i] = saber_times((int32_t)difference, one);
    }
}
