/* The SHA-512 compression function by Zvknhb. A program for VLEN 128 and more has types of two registers, as four words need
   them there. Source: FIPS 180-4 §6.4.2. SPDX-License-Identifier: Apache-2.0 */

#include "sha2.h"

/* For its constants. */
__attribute__((unused)) static void sha512_portable(uint64_t state[8], const uint8_t block[128]);
#define sha512_compress sha512_portable
#include "../../src/sha512_compress.c"
#undef sha512_compress

#define COMPRESS sha512_compress
#define WORD uint64_t
#define LOG 3
#define QUADS 20
#if __riscv_v_min_vlen >= 256
#define W(operation) __riscv_##operation##_u64m1
#define __riscv_vle_u64m1 __riscv_vle64_v_u64m1
#define LOAD_BYTES __riscv_vle8_v_u8m1
#define FROM_BYTES __riscv_vreinterpret_v_u8m1_u64m1
#define words vuint64m1_t
#define PLACES vuint8mf8_t
#define LOAD_PLACES __riscv_vle8_v_u8mf8
#define MASK vbool64_t
#define FIRST() __riscv_vreinterpret_v_u8m1_b64(__riscv_vmv_v_x_u8m1(1, 1))
#else
#define W(operation) __riscv_##operation##_u64m2
#define __riscv_vle_u64m2 __riscv_vle64_v_u64m2
#define LOAD_BYTES __riscv_vle8_v_u8m2
#define FROM_BYTES __riscv_vreinterpret_v_u8m2_u64m2
#define words vuint64m2_t
#define PLACES vuint8mf4_t
#define LOAD_PLACES __riscv_vle8_v_u8mf4
#define MASK vbool32_t
#define FIRST() __riscv_vreinterpret_v_u8m1_b32(__riscv_vmv_v_x_u8m1(1, 1))
#endif
#include "compress.h"
