/* The SHA-256 compression function with Zvknha or Zvknhb, else as it is portably.
   Source: FIPS 180-4 §6.2.2. SPDX-License-Identifier: Apache-2.0 */

#if defined(__riscv_zvknha) || defined(__riscv_zvknhb)
#include "sha2.h"

void sha256_compress(uint32_t state[8], const uint8_t block[64]) {
    sha256_compress_many((uint32_t(*)[8])state, (const uint8_t(*)[64])block, 1);
}
#else
#include "../../src/sha256_compress.c"
#endif
