/* What the 2-side shares, all on the unit.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "unit.h"

void sike_shared_2(uint8_t j[SIKE_J_BYTES], const uint8_t key[SIKE_KEY_2_BYTES], const uint8_t pk[SIKE_PK_BYTES]) {
    put_key(key, SIKE_KEY_2_BYTES);
    put_numbers(pk, 6);
    ISOGENY->CTRL = COMMAND(SHARED_2);
    get_numbers(j, 2);
}
