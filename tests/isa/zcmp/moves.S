# cm.mvsa01 and cm.mva01s: two moves at once.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zc*", section "Zcmp".
.globl _start
_start:
    li   a0, 1
    li   a1, -2
    cm.mvsa01 s7, s0
    li   s1, 3
    li   s2, 4
    cm.mva01s s1, s2
    cm.mvsa01 s3, s4
    cm.mva01s s2, s2
    li   a7, 93  # exit
    ecall
