/* Unpacks a polynomial of s1 or s2 in the unit; -1 where a coefficient is below -eta.
   Source: FIPS 204 §7.1, Algorithm 19. SPDX-License-Identifier: Apache-2.0 */

#include "encode.h"
#include "mldsa_unit.h"

int mldsa_unpack_eta(int32_t s[256], const uint8_t *bytes) {
    const uint32_t to = place(s);
    take_from_top(to, bytes, MLDSA_ETA_BITS, MLDSA_ETA);
    leave(s);
    return -(int)exceeds(to, MLDSA_ETA + 1); /* above eta is nothing */
}
