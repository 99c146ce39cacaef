/* Unpacks z in the unit.
   Source: FIPS 204 §7.1, Algorithm 19. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "mldsa_unit.h"

void mldsa_unpack_z(int32_t z[256], const uint8_t *bytes) {
    take_from_top(place(z), bytes, MLDSA_GAMMA1_BITS + 1, MLDSA_GAMMA1);
    leave(z);
}
