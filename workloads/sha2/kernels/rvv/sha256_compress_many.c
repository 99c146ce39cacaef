/* The SHA-256 compression function on several states side by side with Zvknha or Zvknhb; else one after the other.
   Source: FIPS 180-4 §6.2.2. SPDX-License-Identifier: Apache-2.0 */

#include "sha2.h"

#if defined(__riscv_zvknha) || defined(__riscv_zvknhb)
/* For its constants. */
__attribute__((unused)) static void sha256_portable(uint32_t state[8], const uint8_t block[64]);
#define sha256_compress sha256_portable
#include "../../src/sha256_compress.c"
#undef sha256_compress

#define COMPRESS_MANY sha256_compress_many
#define WORD uint32_t
#define LOG 2
#define QUADS 16
#define MOST __riscv_vsetvlmax_e32m2
#define W(operation) __riscv_##operation##_u32m2
#define P(operation) __riscv_##operation##_u16m1
#define FROM_BYTES __riscv_vreinterpret_v_u8m2_u32m2
#define FIRSTS(k, vl) __riscv_vmseq_vx_u16m1_b16(k, 0, vl)
#define words vuint32m2_t
#define places vuint16m1_t
#define mask vbool16_t
#include "compress_many.h"
#else
#include "../../src/sha256_compress_many.c"
#endif
