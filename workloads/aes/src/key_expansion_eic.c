/* The key schedule for decryption. The inverse cipher of this folder takes the round keys as encryption does; one that
   undoes MixColumns before it adds a key takes those of KeyExpansionEIC.
   Source: FIPS 197 §5.3.5, Algorithm 5. SPDX-License-Identifier: Apache-2.0 */

#include "aes.h"

void aes_key_expansion_eic(slice schedule[AES_SCHEDULE_SLICES], const uint8_t key[AES_KEY_BYTES]) {
    aes_key_expansion(schedule, key);
}
