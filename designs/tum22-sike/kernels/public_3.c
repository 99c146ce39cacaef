/* Public keys of the 3-side, all on the unit.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#include "internal.h"
#include "unit.h"

void sike_public_3(uint8_t pk[SIKE_PK_BYTES], const uint8_t key[SIKE_KEY_3_BYTES]) {
    put_key(key, SIKE_KEY_3_BYTES);
    ISOGENY->CTRL = COMMAND(PUBLIC_3);
    get_numbers(pk, 6);
}
