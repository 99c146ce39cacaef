# Prints a line through the write call and exits with 7.
.globl _start
_start:
    li   a0, 1
    la   a1, text
    li   a2, 6
    li   a7, 64  # write
    ecall
    li   a0, 7
    li   a7, 93  # exit
    ecall
.data
text: .ascii "hello\n"
