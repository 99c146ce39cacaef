/* The key schedule and the cipher of the workload aes, of all three sizes in one program.
   Source: own design. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_AES_SIZES_H
#define INSTAR_AES_SIZES_H

#include <stddef.h>
#include <stdint.h>

#include "slice.h"

/* Eight slices for each round key (workloads/aes/src/aes.h). */
#define OF_SIZE(name, rounds)                                                           \
    typedef slice name##_schedule[8 * ((rounds) + 1)];                                  \
    void instar_##name##_key_expansion(slice *schedule, const uint8_t *key);            \
    void instar_##name##_encrypt_blocks(const slice *schedule, uint8_t *out,            \
                                        const uint8_t *in, size_t length);

OF_SIZE(aes128, 10)
OF_SIZE(aes192, 12)
OF_SIZE(aes256, 14)

#endif
