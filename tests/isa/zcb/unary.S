# c.zext.b, c.sext.b, c.zext.h, c.sext.h, c.not and c.mul.
# Source: The RISC-V Instruction Set Manual, Volume I, section "Zcb".
.globl _start
_start:
    li       x8, 0x1234f9f8
    c.zext.b x8
    mv       x18, x8
    li       x8, 0x1234f9f8
    c.sext.b x8
    mv       x19, x8
    li       x8, 0x1234f9f8
    c.zext.h x8
    mv       x20, x8
    li       x8, 0x1234f9f8
    c.sext.h x8
    mv       x21, x8
    li       x8, 0x1234f9f8
    c.not    x8
    mv       x22, x8
    li       x8, 7
    li       x15, -6
    c.mul    x8, x15
    mv       x23, x8
    li   a7, 93  # exit
    ecall
