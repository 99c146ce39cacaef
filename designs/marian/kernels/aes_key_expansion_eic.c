/* The key schedule for decryption: keys of inner rounds without MixColumns.
   Source: FIPS 197 §5.3.5, Algorithm 5. SPDX-License-Identifier: Apache-2.0 */

#include "aes_schedule.h"

void aes_key_expansion_eic(slice schedule[AES_SCHEDULE_SLICES], const uint8_t key[AES_KEY_BYTES]) {
    aes_key_expansion(schedule, key);
    for (int i = 2; i < 2 * AES_ROUNDS; i++) {
        schedule[i] = aes64im(schedule[i]);
    }
}
