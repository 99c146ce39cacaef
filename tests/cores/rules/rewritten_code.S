# Code that is written anew in each round, and fence.i.
.text
.globl main
main:
  addi sp, sp, -16
  sw ra, 12(sp)
  li s1, 12
  la s2, code
  la s3, words
1:
  andi a0, s1, 3
  slli a0, a0, 3
  add a0, a0, s3
  lw a1, 0(a0)
  lw a2, 4(a0)
  sw a1, 0(s2)
  sw a2, 4(s2)
  fence.i
  jalr s2
  mv a0, s1
  jal other
  addi s1, s1, -1
  bnez s1, 1b
  li a0, 0
  lw ra, 12(sp)
  addi sp, sp, 16
  ret
other:
  andi a0, a0, 1
  beqz a0, 3f
  addi s4, s4, 3
3:
  ret
.data
.balign 16
words:
  addi s4, s4, 1
  ret
  .balign 8
  mul s4, s4, s1
  ret
  .balign 8
  beqz s1, .+4
  ret
  nop
  .balign 8
  c.addi s4, 2
  c.jr ra
  .balign 8
  nop
  nop
  .section .rewritten, "awx"
  .balign 64
code:
  nop
  nop
  ret
