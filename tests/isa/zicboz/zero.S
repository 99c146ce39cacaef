# cbo.zero: the block of 64 bytes around the address, and nothing else. The other cache-block instructions do
# nothing that a program can see.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "CMO".
.globl _start
_start:
    la   x5, block
    addi x6, x5, 40
    cbo.clean (x6)
    prefetch.i 0(x6)
    prefetch.r 32(x6)
    prefetch.w -32(x6)
    lw   x18, 0(x5)
    cbo.zero (x6)
    cbo.flush (x6)
    cbo.inval (x6)
    lw   x19, -4(x5)
    lw   x20, 0(x5)
    lw   x21, 60(x5)
    lw   x22, 64(x5)
    li   a7, 93  # exit
    ecall

.data
.balign 64
    .fill 16, 4, 0x1234567
block:
    .fill 32, 4, 0x1234567
