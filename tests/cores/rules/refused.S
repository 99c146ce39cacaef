# Misaligned loads and stores, and CSRs that are not there, behind whatever takes long.
.text
.globl main
main:
  addi sp, sp, -16
  sw ra, 12(sp)
  la t0, handler
  csrw mtvec, t0
  la s0, data
  li s1, 16
  li s2, 77777
1:
  lw a5, 2(s0)
  andi a1, s1, 1
  beqz a1, 2f
  addi s4, s4, 1
2:
  divu a2, s2, s1
  sw a2, 3(s0)
  lw a3, 0(s0)
  lw a4, 65(s0)
  lw a4, 64(s0)
  sw a4, 66(s0)
  lw a4, 68(s0)
  divu a2, s2, s1
  lw a4, 1(s0)
  csrr a3, 0x123
  addi a3, a3, 1
  mul a4, s1, s1
  csrr a3, 0x123
  lh a4, 5(s0)
  .balign 4
  addi s0, s0, 4
  addi s1, s1, -1
  bnez s1, 1b
  li a0, 0
  lw ra, 12(sp)
  addi sp, sp, 16
  ret
  .balign 4
handler:
  csrr t0, mepc
  lhu t1, 0(t0)
  andi t1, t1, 3
  addi t2, t1, -3
  addi t0, t0, 4
  beqz t2, 5f
  addi t0, t0, -2
5:
  csrw mepc, t0
  mret
.data
.balign 64
data: .zero 512
