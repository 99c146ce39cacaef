# Compressed arithmetic on the registers that its fields reach, immediates at their ends.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "C".
.globl _start
_start:
    c.li   x18, -32
    c.li   x19, 31
    c.lui  x20, 0x1f
    c.lui  x21, 0xfffe0
    li     x22, 5
    c.addi x22, -32
    li     x8, 0x80000000
    c.srai x8, 31
    mv     x23, x8
    li     x9, 0x80000000
    c.srli x9, 31
    mv     x24, x9
    li     x15, 0xff
    c.andi x15, -16
    mv     x25, x15
    li     x14, 0x0f
    c.sub  x15, x14
    mv     x26, x15
    c.xor  x15, x14
    mv     x27, x15
    c.or   x15, x14
    mv     x28, x15
    c.and  x15, x14
    mv     x29, x15
    c.slli x19, 27
    c.mv   x30, x19
    c.add  x30, x30
    li   a7, 93  # exit
    ecall
