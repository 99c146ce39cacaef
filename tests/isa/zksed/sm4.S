# sm4ed and sm4ks on each byte, sign-extended on RV64.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zksed".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    sm4ed x18, x5, x6, 0
    sm4ed x19, x5, x6, 1
    sm4ed x20, x5, x6, 2
    sm4ed x21, x5, x6, 3
    li   x5, V(80000000, ffffffff)
    li   x6, V(00ff00ff, 0ff0a5c3)
    sm4ed x22, x5, x6, 0
    sm4ed x23, x5, x6, 1
    sm4ed x24, x5, x6, 2
    sm4ed x25, x5, x6, 3
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    sm4ks x26, x5, x6, 0
    sm4ks x27, x5, x6, 1
    sm4ks x28, x5, x6, 2
    sm4ks x29, x5, x6, 3
    li   x5, V(80000000, ffffffff)
    li   x6, V(00ff00ff, 0ff0a5c3)
    sm4ks x30, x5, x6, 0
    sm4ks x31, x5, x6, 1
    sm4ks x7, x5, x6, 2
    sm4ks x8, x5, x6, 3
    li   a7, 93  # exit
    ecall
