# xperm4 and xperm8: each nibble or byte of the second operand picks one of the first.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zbkx".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    xperm4 x18, x5, x6
    xperm8 x19, x5, x6
    li   x6, V(00070605, 04030201)
    xperm4 x20, x5, x6
    xperm8 x21, x5, x6
    li   x5, V(00ff00ff, 0ff0a5c3)
    li   x6, V(ff080403, 80000102)
    xperm4 x22, x5, x6
    xperm8 x23, x5, x6
    li   x5, V(fedcba98, 76543210)
    li   x6, V(88888888, 88888888)
    xperm4 x24, x5, x6
    xperm8 x25, x5, x6
    li   a7, 93  # exit
    ecall
