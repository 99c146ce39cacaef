# What Zbkb shares with Zbb.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zbkb".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    andn x18, x5, x6
    orn x19, x5, x6
    xnor x20, x5, x6
    rol x21, x5, x6
    ror x22, x5, x6
    li   x5, V(80000000, ffffffff)
    li   x6, V(00000000, 0000003f)
    andn x23, x5, x6
    orn x24, x5, x6
    xnor x25, x5, x6
    rol x26, x5, x6
    ror x27, x5, x6
    li   x5, V(01234567, 89abcdef)
    rev8 x28, x5
    rori x29, x5, 31
    li   a7, 93  # exit
    ecall
