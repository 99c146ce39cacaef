/* Unpacks t1: 10 bits each.
   Source: FIPS 204 §7.1, Algorithm 18. SPDX-License-Identifier: Apache-2.0 */

#include "bit_pack_many.h"

void mldsa_unpack_t1(int32_t t1[256], const uint8_t *bytes) {
    (void)mldsa_unpack_many(t1, bytes, MLDSA_T1_BITS, 0, 1, (1u << MLDSA_T1_BITS) - 1);
}
