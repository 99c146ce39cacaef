# The functions of SHA-256, sign-extended on RV64.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Zknh".
#include "value.h"
.globl _start
_start:
    li   x5, V(01234567, 89abcdef)
    sha256sig0 x18, x5
    sha256sig1 x19, x5
    sha256sum0 x20, x5
    sha256sum1 x21, x5
    li   x5, V(fedcba98, 76543210)
    sha256sig0 x22, x5
    sha256sig1 x23, x5
    sha256sum0 x24, x5
    sha256sum1 x25, x5
    li   x5, V(80000000, ffffffff)
    sha256sig0 x26, x5
    sha256sig1 x27, x5
    sha256sum0 x28, x5
    sha256sum1 x29, x5
    li   x5, V(00000000, 00000001)
    sha256sig0 x30, x5
    sha256sig1 x31, x5
    sha256sum0 x7, x5
    sha256sum1 x8, x5
    li   a7, 93  # exit
    ecall
