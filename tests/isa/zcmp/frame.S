# cm.push, cm.popretz and cm.pop: what is saved, where, and how far sp moves.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", section "Zcmp".
// Five registers (ra, s0 to s3) and 13 (ra, s0 to s11), rounded up to 16 bytes, and 16 or 48 bytes more. The
// assembler takes no expressions here.
#if __riscv_xlen == 64
#define LX ld
#define BYTES 8
#define PUSH_FIVE cm.push {ra, s0-s3}, -64
#define POP_FIVE cm.popretz {ra, s0-s3}, 64
#define PUSH_ALL cm.push {ra, s0-s11}, -160
#define POP_ALL cm.pop {ra, s0-s11}, 160
#else
#define LX lw
#define BYTES 4
#define PUSH_FIVE cm.push {ra, s0-s3}, -48
#define POP_FIVE cm.popretz {ra, s0-s3}, 48
#define PUSH_ALL cm.push {ra, s0-s11}, -112
#define POP_ALL cm.pop {ra, s0-s11}, 112
#endif
.globl _start
_start:
    la   sp, top
    li   s0, 0x50
    li   s1, 0x51
    li   s2, 0x52
    li   s3, 0x53
    li   s11, 0x61
    li   a0, 7
    jal  function
back:
    mv   x12, a0
    la   x5, top
    sub  x13, x5, sp
    PUSH_ALL
    sub  x14, x5, sp
    LX   x15, -BYTES(x5)
    li   s11, 0
    POP_ALL
    sub  x16, x5, sp
    la   x6, back
    sub  x6, x6, ra
    li   a7, 93  # exit
    ecall

function:
    la   x5, top
    PUSH_FIVE
    sub  x7, x5, sp
    LX   x28, -BYTES(x5)
    LX   x29, -(4 * BYTES)(x5)
    LX   x30, -(5 * BYTES)(x5)
    sub  x30, x30, ra
    li   s0, 0
    li   s3, 0
    POP_FIVE

.data
.balign 16
    .space 256
top:
    .space 16
