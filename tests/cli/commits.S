# One instruction of each kind that a commit log shows: stores and loads of all sizes, an atomic operation, CSRs, a
# division, a trap and the return from it; then the exit through tohost, so that Spike runs it too.
.globl _start, tohost
_start:
  la    t0, word
  li    t1, -2
  sw    t1, 0(t0)
  sh    t1, 4(t0)
  sb    t1, 6(t0)
  lw    t2, 0(t0)
  lbu   t3, 6(t0)
  amoadd.w t4, t1, (t0)
  csrw  mscratch, t1
  csrrs t5, mscratch, zero
  csrrwi t6, mscratch, 5
  div   a0, t1, t2
  la    a1, handler
  csrw  mtvec, a1
  ecall
after:
  la    a2, tohost
  li    a3, 1
  sw    a3, 0(a2)
1:
  j     1b
.align 2
handler:
  la    a4, after
  csrw  mepc, a4
  mret
.section .tohost, "aw", @progbits
.align 6
tohost:
  .dword 0
fromhost:
  .dword 0
.data
.align 3
word:
  .dword 0
