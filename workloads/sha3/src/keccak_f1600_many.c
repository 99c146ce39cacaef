/* Keccak-f[1600] on several states that do not wait for one another: here one after the other.
   Source: FIPS 202 §3.3. SPDX-License-Identifier: Apache-2.0 */

#include "keccak.h"

void keccak_f1600_many(uint64_t (*states)[25], size_t count) {
    for (size_t i = 0; i < count; i++) {
        keccak_f1600(states[i]);
    }
}
