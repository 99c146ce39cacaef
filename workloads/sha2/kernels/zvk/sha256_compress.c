/* The SHA-256 compression function by Zvknha or Zvknhb.
   Source: FIPS 180-4 §6.2.2. SPDX-License-Identifier: Apache-2.0 */

#include "sha2.h"

/* For its constants. */
__attribute__((unused)) static void sha256_portable(uint32_t state[8], const uint8_t block[64]);
#define sha256_compress sha256_portable
#include "../../src/sha256_compress.c"
#undef sha256_compress

#define COMPRESS sha256_compress
#define WORD uint32_t
#define LOG 2
#define QUADS 16
#define W(operation) __riscv_##operation##_u32m1
#define __riscv_vle_u32m1 __riscv_vle32_v_u32m1
#define LOAD_BYTES __riscv_vle8_v_u8m1
#define FROM_BYTES __riscv_vreinterpret_v_u8m1_u32m1
#define PLACES vuint8mf4_t
#define LOAD_PLACES __riscv_vle8_v_u8mf4
#define MASK vbool32_t
#define FIRST() __riscv_vreinterpret_v_u8m1_b32(__riscv_vmv_v_x_u8m1(1, 1))
#define words vuint32m1_t
#undef ROUND
#include "compress.h"
