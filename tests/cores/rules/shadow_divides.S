# Divides in the shadow of branches that are mispredicted: the divider runs with the registers of the right path.
.text
.globl main
main:
  li s1, 60
  li s2, 12345
  li s3, 1103515245
1:
  mul s2, s2, s3
  addi s2, s2, 1234
  srli a0, s2, 16
  andi a1, a0, 1
  andi a2, a0, 31
  srl a3, s2, a2
  ori a3, a3, 1
  nop
  .balign 8
  .option push
  .option norvc
  beqz a1, 2f
  divu a5, s2, a3
  .option pop
  add s4, s4, a5
2:
  mul a5, a0, a3
  remu a5, a0, a3
  addi s1, s1, -1
  bnez s1, 1b
  li a0, 0
  ret
