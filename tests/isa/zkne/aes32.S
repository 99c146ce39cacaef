# aes32esi and aes32esmi on each byte; RV32 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zkne".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    aes32esi x18, x5, x6, 0
    aes32esi x19, x5, x6, 1
    aes32esi x20, x5, x6, 2
    aes32esi x21, x5, x6, 3
    aes32esmi x22, x5, x6, 0
    aes32esmi x23, x5, x6, 1
    aes32esmi x24, x5, x6, 2
    aes32esmi x25, x5, x6, 3
    li   x5, V(80000000, ffffffff)
    li   x6, V(00ff00ff, 0ff0a5c3)
    aes32esmi x26, x5, x6, 0
    aes32esmi x27, x5, x6, 1
    aes32esmi x28, x5, x6, 2
    aes32esmi x29, x5, x6, 3
    li   a7, 93  # exit
    ecall
