# sm3p0 and sm3p1, sign-extended on RV64.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zksh".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    sm3p0 x18, x5
    sm3p1 x19, x5
    li   x5, V(fedcba98, 76543210)
    sm3p0 x20, x5
    sm3p1 x21, x5
    li   x5, V(80000000, ffffffff)
    sm3p0 x22, x5
    sm3p1 x23, x5
    li   x5, V(00ff00ff, 0ff0a5c3)
    sm3p0 x24, x5
    sm3p1 x25, x5
    li   a7, 93  # exit
    ecall
