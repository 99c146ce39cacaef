/* The key schedule for decryption, which is that for encryption: vaesdm undoes MixColumns behind the key.
   Source: FIPS 197 §5.3. SPDX-License-Identifier: Apache-2.0 */

#include "aes_schedule.h"

void aes_key_expansion_eic(slice schedule[AES_SCHEDULE_SLICES], const uint8_t key[AES_KEY_BYTES]) {
    aes_key_expansion(schedule, key);
}
