# pack and packh: halves and bytes, the second operand on top; results in x18 and up.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zbkb".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    pack x18, x5, x6
    packh x19, x5, x6
    li   x5, V(80000000, ffffffff)
    li   x6, V(00ff00ff, 0ff0a5c3)
    pack x20, x5, x6
    packh x21, x5, x6
    li   x5, V(00000000, 00000000)
    li   x6, V(80000000, ffffffff)
    pack x22, x5, x6
    packh x23, x5, x6
    li   a7, 93  # exit
    ecall
