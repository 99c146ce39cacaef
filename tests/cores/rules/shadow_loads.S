# Loads in the shadow of branches that are mispredicted: their lines come into the cache, or replace others.
.text
.globl main
main:
  la s0, data
  li s1, 80
  li s2, 12345
  li s3, 1103515245
  li a4, 0x7ff0
1:
  mul s2, s2, s3
  addi s2, s2, 1234
  srli a0, s2, 16
  andi a1, a0, 1
  slli a2, a0, 4
  and a2, a2, a4
  add a3, s0, a2
  nop
  .balign 8
  .option push
  .option norvc
  beqz a1, 2f
  lw a5, 0(a3)
  .option pop
  add s4, s4, a5
2:
  lw a5, 16(a3)
  lb a5, 5(a3)
  nop
  addi s1, s1, -1
  bnez s1, 1b
  li a0, 0
  ret
.data
.balign 64
data: .zero 32800
