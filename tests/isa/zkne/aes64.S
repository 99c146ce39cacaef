# aes64es, aes64esm and the key schedule; RV64 only.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zkne".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    li   x6, V(fedcba98, 76543210)
    aes64es x18, x5, x6
    aes64esm x19, x5, x6
    aes64ks2 x20, x5, x6
    li   x5, V(80000000, ffffffff)
    li   x6, V(00ff00ff, 0ff0a5c3)
    aes64es x21, x5, x6
    aes64esm x22, x5, x6
    aes64ks2 x23, x5, x6
    li   x5, V(01234567, 89abcdef)
    aes64ks1i x24, x5, 0
    aes64ks1i x25, x5, 1
    aes64ks1i x26, x5, 2
    aes64ks1i x27, x5, 3
    aes64ks1i x28, x5, 4
    aes64ks1i x29, x5, 5
    aes64ks1i x30, x5, 6
    aes64ks1i x31, x5, 7
    aes64ks1i x7, x5, 8
    aes64ks1i x8, x5, 9
    aes64ks1i x9, x5, 10
    li   a7, 93  # exit
    ecall
