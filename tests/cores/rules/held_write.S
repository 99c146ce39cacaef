# Stores, loads that miss and code that is fetched for the first time, all at once: a write that finds the way to memory full is sent before
# a line that is asked for later.
.macro block stores, before, between
.rept \before
  addi a2, a2, 1
.endr
.set offset, 0
.rept \stores
  sw s1, offset(s0)
.set offset, offset + 4
.endr
.option push
.option norvc
.rept \between
  addi a2, a2, 1
.endr
  lw a0, line(s2)
  lw a1, line + 4(s2)
  addi a2, a2, 1
.option pop
.set line, line + 16
.endm
.text
.globl main
main:
  la s0, data
  la s2, lines
  li s1, 3
1:
.set line, 0
.irp between, 0, 1
.irp stores, 3, 4, 5, 6, 7, 8
.irp before, 0, 1, 2, 3, 4, 5, 6, 7
  block \stores, \before, \between
.endr
.endr
.endr
  addi s2, s2, 1024
  addi s2, s2, 1024
  fence.i
  addi s1, s1, -1
  beqz s1, 2f
  j 1b
2:
  li a0, 0
  ret
.data
.balign 64
data: .zero 64
lines: .zero 8192
