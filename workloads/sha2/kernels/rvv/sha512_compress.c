/* The SHA-512 compression function with Zvknhb, else as it is portably.
   Source: FIPS 180-4 §6.4.2. SPDX-License-Identifier: Apache-2.0 */

#if defined(__riscv_zvknhb)
#include "sha2.h"

void sha512_compress(uint64_t state[8], const uint8_t block[128]) {
    sha512_compress_many((uint64_t(*)[8])state, (const uint8_t(*)[128])block, 1);
}
#else
#include "../../src/sha512_compress.c"
#endif
