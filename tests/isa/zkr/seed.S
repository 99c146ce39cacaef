# seed: ES16 in the two top bits of 32, 16 bits of entropy below; each access uses its bits up.
# Source: The RISC-V Instruction Set Manual, Volume I, chapter "Zk", section "Entropy Source".
.globl _start
_start:
    csrrw x5, seed, x0
    csrrwi x6, seed, 0
    srli x18, x5, 16
    srli x19, x6, 16
    xor  x7, x5, x6
    sltu x20, x0, x7
    li   a7, 93  # exit
    ecall
