/* Instructions of Xpqntt for C. Made from its CoreDSL description. */
/*
 * Made by Instar:
 * {
 *  "form": 1,
 *  "instar": "0.2.0.dev1561+g4389b1a796.dirty",
 *  "commit": "4389b1a7968458827f998f622d1bed299ef63148-dirty",
 *  "command": "instar header cva6-ntt",
 *  "inputs": {
 *   "design cva6-ntt": "18f2a02d76e4069d"
 *  },
 *  "builds": [],
 *  "body": "2ca81b03ddf6d487"
 * }
 */
#ifndef INSTAR_XPQNTT_H
#define INSTAR_XPQNTT_H

#include <stdint.h>

#if !defined(__riscv_xlen) || __riscv_xlen != 32
#error "Xpqntt was generated for RV32"
#endif

#ifndef INSTAR_REGISTER_NUMBERS
#define INSTAR_REGISTER_NUMBERS \
  ".equ .Linstar_zero, 0\n\t" \
  ".equ .Linstar_ra, 1\n\t" \
  ".equ .Linstar_sp, 2\n\t" \
  ".equ .Linstar_gp, 3\n\t" \
  ".equ .Linstar_tp, 4\n\t" \
  ".equ .Linstar_t0, 5\n\t" \
  ".equ .Linstar_t1, 6\n\t" \
  ".equ .Linstar_t2, 7\n\t" \
  ".equ .Linstar_s0, 8\n\t" \
  ".equ .Linstar_s1, 9\n\t" \
  ".equ .Linstar_a0, 10\n\t" \
  ".equ .Linstar_a1, 11\n\t" \
  ".equ .Linstar_a2, 12\n\t" \
  ".equ .Linstar_a3, 13\n\t" \
  ".equ .Linstar_a4, 14\n\t" \
  ".equ .Linstar_a5, 15\n\t" \
  ".equ .Linstar_a6, 16\n\t" \
  ".equ .Linstar_a7, 17\n\t" \
  ".equ .Linstar_s2, 18\n\t" \
  ".equ .Linstar_s3, 19\n\t" \
  ".equ .Linstar_s4, 20\n\t" \
  ".equ .Linstar_s5, 21\n\t" \
  ".equ .Linstar_s6, 22\n\t" \
  ".equ .Linstar_s7, 23\n\t" \
  ".equ .Linstar_s8, 24\n\t" \
  ".equ .Linstar_s9, 25\n\t" \
  ".equ .Linstar_s10, 26\n\t" \
  ".equ .Linstar_s11, 27\n\t" \
  ".equ .Linstar_t3, 28\n\t" \
  ".equ .Linstar_t4, 29\n\t" \
  ".equ .Linstar_t5, 30\n\t" \
  ".equ .Linstar_t6, 31\n\t"
#endif

/* pq.bfct rd, rs1, rs2
 * Cooley-Tukey: (a, b) <- (a + z·b, a - z·b).  a in rd, b in rs1, z·2^32 mod Q in rs2.
 *
 *   {
 *     signed<32> a = (signed<32>)X[rd];
 *     signed<28> t = product(X[rs1], X[rs2]);
 *     if (rd != 0) X[rd] = (unsigned<32>)(a + t);
 *     if (rs1 != 0) X[rs1] = (unsigned<32>)(a - t);
 *   }
 */
static inline __attribute__((always_inline)) void pq_bfct(int32_t *rd, int32_t *rs1, uint32_t rs2) {
  __asm__(".insn r 0x0b, 0, 0x00, %[rd], %[rs1], %[rs2]" : [rd] "+r" (*rd), [rs1] "+r" (*rs1) : [rs2] "r" (rs2));
}

/* pq.bfgs rd, rs1, rs2
 * Gentleman-Sande: (a, b) <- (a + b, (a - b)·z).  a in rd, b in rs1, z·2^32 mod Q in rs2.
 *
 *   {
 *     unsigned<32> a = X[rd];
 *     unsigned<32> b = X[rs1];
 *     unsigned<32> z = X[rs2];
 *     if (rd != 0) X[rd] = (unsigned<32>)(a + b);
 *     if (rs1 != 0) X[rs1] = (unsigned<32>)product((unsigned<32>)(a - b), z);
 *   }
 */
static inline __attribute__((always_inline)) void pq_bfgs(uint32_t *rd, int32_t *rs1, uint32_t rs2) {
  __asm__(".insn r 0x0b, 1, 0x00, %[rd], %[rs1], %[rs2]" : [rd] "+r" (*rd), [rs1] "+r" (*rs1) : [rs2] "r" (rs2));
}

/* pq.mulq rd, rs1, rs2
 * Modular product: rd <- rs1·rs2·2^-32 mod Q.
 *
 *   if (rd != 0) X[rd] = (unsigned<32>)product(X[rs1], X[rs2]);
 */
static inline __attribute__((always_inline)) int32_t pq_mulq(int32_t rs1, uint32_t rs2) {
  int32_t rd;
  __asm__(".insn r 0x0b, 2, 0x00, %[rd], %[rs1], %[rs2]" : [rd] "=r" (rd) : [rs1] "r" (rs1), [rs2] "r" (rs2));
  return rd;
}

/* pq.lwp rd, rd2, imm(rs1)
 * Paired load: two neighbouring words of one aligned doubleword into two registers.
 *
 *   {
 *     unsigned<32> address = (unsigned<32>)(X[rs1] + imm);
 *     if (address[2:0] != 0) raise(0, 4);
 *     unsigned<64> pair = (unsigned<64>)MEM[address + 7 : address];
 *     if (rd != 0) X[rd] = pair[31:0];
 *     if (rd2 != 0) X[rd2] = pair[63:32];
 *   }
 */
#define pq_lwp(rd, rd2, imm, rs1) __extension__({ \
  uint32_t *instar_rd = (rd); \
  uint32_t *instar_rd2 = (rd2); \
  _Static_assert((imm) >= 0 && (imm) <= 1016 && (imm) % 8 == 0, "pq_lwp: imm is 0 to 1016, a multiple of 8"); \
  uint32_t instar_rs1 = (rs1); \
  __asm__ volatile(INSTAR_REGISTER_NUMBERS ".4byte 0x0000002b | ((.Linstar_%[rd_o] & 0x1f) << 7) | ((.Linstar_%[rd2_o] & 0x1f) << 20) | ((((%[imm_o]) >> 3) & 0x7f) << 25) | ((.Linstar_%[rs1_o] & 0x1f) << 15)" : [rd_o] "=r" (*instar_rd), [rd2_o] "=r" (*instar_rd2) : [imm_o] "i" (imm), [rs1_o] "r" (instar_rs1) : "memory"); \
  (void)0; })

#endif
