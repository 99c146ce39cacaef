# Calls of every kind: twice of a function that calls itself, and one that goes on to a sibling.
# fall(3) enters itself three times more; hop jumps to leaf, which returns to hop's caller.
.globl _start
.type _start, @function
_start:
  la    sp, stack
  li    a0, 3
  call  fall
  li    a0, 1
  call  fall
  call  hop
  call  leaf
  li    a7, 93
  li    a0, 0
  ecall
.size _start, . - _start

.type fall, @function
fall:
  beqz  a0, 1f
  addi  sp, sp, -16
  sw    ra, 0(sp)
  addi  a0, a0, -1
  call  fall
  lw    ra, 0(sp)
  addi  sp, sp, 16
1:
  ret
.size fall, . - fall

.type hop, @function
hop:
  nop
  j     leaf
.size hop, . - hop

.type leaf, @function
leaf:
  nop
  ret
.size leaf, . - leaf

.bss
.align 4
  .space 256
stack:
