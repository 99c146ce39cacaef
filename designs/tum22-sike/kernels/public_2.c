/* Public keys of the 2-side, all on the unit.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "unit.h"

void sike_public_2(uint8_t pk[SIKE_PK_BYTES], const uint8_t key[SIKE_KEY_2_BYTES]) {
    put_key(key, SIKE_KEY_2_BYTES);
    ISOGENY->CTRL = COMMAND(PUBLIC_2);
    get_numbers(pk, 6);
}
