/* Unpacks t1 in the unit.
   Source: FIPS 204 §7.1, Algorithm 18. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "mldsa_unit.h"

void mldsa_unpack_t1(int32_t t1[256], const uint8_t *bytes) {
    unpack(place(t1), bytes, MLDSA_T1_BITS);
    leave(t1);
}
