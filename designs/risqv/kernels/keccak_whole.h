/* What src/sha3.c asks for: a whole sponge in one call, whose state stays in registers (keccak_f1600.S).
   Source: FIPS 202 §4; own design. SPDX-License-Identifier: Apache-2.0 */

#ifndef INSTAR_KECCAK_WHOLE_H
#define INSTAR_KECCAK_WHOLE_H

#include <stddef.h>
#include <stdint.h>

/* As `sponge` in src/sha3.c; `suffix` is below 0x80. */
void keccak_whole(uint8_t *output, size_t output_length, const uint8_t *message, size_t message_length, uint32_t rate,
                  uint32_t suffix);

#endif
