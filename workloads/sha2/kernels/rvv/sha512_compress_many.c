/* The SHA-512 compression function on several states side by side with Zvknhb; else one after the other.
   Source: FIPS 180-4 §6.4.2. SPDX-License-Identifier: Apache-2.0 */

#include "sha2.h"

#if defined(__riscv_zvknhb)
/* For its constants. */
__attribute__((unused)) static void sha512_portable(uint64_t state[8], const uint8_t block[128]);
#define sha512_compress sha512_portable
#include "../../src/sha512_compress.c"
#undef sha512_compress

#define COMPRESS_MANY sha512_compress_many
#define WORD uint64_t
#define LOG 3
#define QUADS 20
#define MOST __riscv_vsetvlmax_e64m2
#define W(operation) __riscv_##operation##_u64m2
#define P(operation) __riscv_##operation##_u16mf2
#define FROM_BYTES __riscv_vreinterpret_v_u8m2_u64m2
#define FIRSTS(k, vl) __riscv_vmseq_vx_u16mf2_b32(k, 0, vl)
#define words vuint64m2_t
#define places vuint16mf2_t
#define mask vbool32_t
#include "compress_many.h"
#else
#include "../../src/sha512_compress_many.c"
#endif
