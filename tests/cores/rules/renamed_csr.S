# What reads a register that a CSR access wrote and an instruction behind it writes again does not wait for the access.
.text
.globl main
main:
  la s0, data
  li s1, 3
1:
.irp between, 0, 1, 2, 3
  csrr a1, mscratch
  addi a1, s1, 5
.rept \between
  addi a2, a2, 1
.endr
  add a4, a0, a1
  csrr a3, mscratch
  mul a3, s1, s1
.rept \between
  addi a2, a2, 1
.endr
  xor a5, a3, a4
  csrr a5, mscratch
  mv a5, s0
.rept \between
  addi a2, a2, 1
.endr
  lw a4, 0(a5)
  csrr a4, mscratch
  add a5, a4, s1
.endr
  addi s1, s1, -1
  bnez s1, 1b
  li a0, 0
  ret
.data
.balign 64
data: .zero 64
