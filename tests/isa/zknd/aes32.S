# aes32dsi and aes32dsmi on each byte; RV32 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zknd".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    aes32dsi x18, x5, x6, 0
    aes32dsi x19, x5, x6, 1
    aes32dsi x20, x5, x6, 2
    aes32dsi x21, x5, x6, 3
    aes32dsmi x22, x5, x6, 0
    aes32dsmi x23, x5, x6, 1
    aes32dsmi x24, x5, x6, 2
    aes32dsmi x25, x5, x6, 3
    li   x5, V(80000000, ffffffff)
    li   x6, V(00ff00ff, 0ff0a5c3)
    aes32dsmi x26, x5, x6, 0
    aes32dsmi x27, x5, x6, 1
    aes32dsmi x28, x5, x6, 2
    aes32dsmi x29, x5, x6, 3
    li   a7, 93  # exit
    ecall
