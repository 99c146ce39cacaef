# Returns at the end of all code that no entry of the return stack predicts, behind loads that miss: fetch runs on into memory that nothing
# fills. That is no instruction, so it does not issue beside the return and takes no place at its commit.
.text
.globl main
main:
  mv s5, ra
  la s2, data
  li s1, 12
1:
  andi a0, s1, 7
  addi a0, a0, 1
  jal deeper
  addi s1, s1, -1
  bnez s1, 1b
  li a0, 0
  jr s5
.balign 8
deeper:
  addi sp, sp, -16
  sw ra, 12(sp)
  addi a0, a0, -1
  beqz a0, 2f
  jal deeper
  add a1, a1, a0
2:
  lw ra, 12(sp)
  addi s2, s2, 32
  addi sp, sp, 16
.balign 8
  nop
  lw a4, 0(s2)
  ret
.bss
.balign 64
data: .space 4096
