# What stands behind a fence that waits for stores issues and executes, is dropped with the fence, and runs again.
.text
.globl main
main:
  la s0, data
  li s1, 12
1:
  sw s1, 0(s0)
  sw s1, 4(s0)
  fence
  addi s2, s1, -1
  lw a0, 64(s0)
  beqz s2, 2f
  sw s2, 8(s0)
  fence.i
  mul a1, s1, s1
  addi s0, s0, 16
2:
  addi s1, s1, -1
  bnez s1, 1b
  li a0, 0
  ret
.data
.balign 64
data: .zero 320
