# Calls to the environment and breakpoints, behind whatever takes long; branches and loads in their shadows.
.text
.globl main
main:
  addi sp, sp, -16
  sw ra, 12(sp)
  la t0, handler
  csrw mtvec, t0
  la s0, data
  li s1, 24
  li s2, 77777
1:
  ecall
  andi a1, s1, 1
  beqz a1, 2f
  addi s4, s4, 1
2:
  divu a2, s2, s1
  ecall
  lw a3, 0(s0)
  beqz s1, 3f
  lw a4, 64(s0)
3:
  jal wrapper
  andi a1, s1, 3
  beqz a1, 4f
  ebreak
4:
  mul a2, s1, s1
  lw a5, 128(s0)
  ecall
  divu a2, a2, s1
  addi s0, s0, 4
  addi s1, s1, -1
  bnez s1, 1b
  li a0, 0
  lw ra, 12(sp)
  addi sp, sp, 16
  ret
wrapper:
  ecall
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
