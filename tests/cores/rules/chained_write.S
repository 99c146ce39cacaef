# A chained write over a pending one.
.text
.globl main
main:
  la s0, data
  li s1, 8
1:
  lw a4, 0(s0)
  sub a4, a0, a2
  andi a5, a4, 7
  nop
  lw a4, 4(s0)
  nop
  add a4, a0, a2
  slli a5, a4, 1
  mul a3, s1, s1
  xor a3, s1, a0
  or a5, a3, a4
  add a2, a5, a3
  div a3, s0, s1
  addi a3, s1, 1
  addi a5, a3, 2
  addi s1, s1, -1
  bnez s1, 1b
  li a0, 0
  ret
.data
.balign 64
data: .word 1,2,3,4
