# sha512_compress of sha2, scheduled for cv64a6:
# 3,804 -> 3,614 cycles, 3,771 -> 3,582 instructions, 2,274 -> 2,598 bytes, proved equal to what came.
# No order takes fewer than 3,577 cycles (issue slots: 3,582, 1 a cycle).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 1 (3,000 orders), seed 1, Instar 0.1.0:
#   instar schedule sha2 sha512_compress --core cv64a6 --effort 1 -o sha512_compress.S

	.text
	.globl	sha512_compress                 # -- Begin function sha512_compress
	.p2align	1
	.type	sha512_compress,@function
sha512_compress:                        # @sha512_compress
    addi sp, sp, -256
    ld t1, 32(a0)
    sd s2, 224(sp)                      # 8-byte Folded Spill
    ld t5, 48(a0)
    sd s3, 216(sp)                      # 8-byte Folded Spill
    sd s4, 208(sp)                      # 8-byte Folded Spill
    ld a7, 0(a0)
    ld t2, 16(a0)
    ld t0, 8(a0)
    ld s4, 56(a0)
    sd s0, 240(sp)                      # 8-byte Folded Spill
    sd s7, 184(sp)                      # 8-byte Folded Spill
    sd s1, 232(sp)                      # 8-byte Folded Spill
    sd s5, 200(sp)                      # 8-byte Folded Spill
    ld s3, 24(a0)
    sd s6, 192(sp)                      # 8-byte Folded Spill
    sd s8, 176(sp)                      # 8-byte Folded Spill
    sd s9, 168(sp)                      # 8-byte Folded Spill
    sd s10, 160(sp)                     # 8-byte Folded Spill
    sd s11, 152(sp)                     # 8-byte Folded Spill
    sd a0, 0(sp)                        # 8-byte Folded Spill
    addi a1, a1, 3
    ld s2, 40(a0)
    addi a5, zero, 7
    addi t3, zero, 135
    sd ra, 248(sp)                      # 8-byte Folded Spill
    addi a6, sp, 24
.Lsha512_compress_1:
    lbu s0, -3(a1)
    lbu s1, -1(a1)
    lbu ra, 1(a1)
    slli s0, s0, 24
    lbu a4, -2(a1)
    slli s1, s1, 8
    lbu a0, 2(a1)
    lbu a3, 0(a1)
    slli a4, a4, 16
    slli a2, a0, 16
    or a4, a4, s0
    lbu s5, 3(a1)
    add s6, a6, a5
    lbu t4, 4(a1)
    or a3, a3, s1
    slli s1, ra, 24
    addi a1, a1, 8
    or s0, a2, s1
    slli a2, s5, 8
    or a2, a2, s0
    or a2, a2, t4
    or a3, a3, a4
    slli a3, a3, 32
    addi a5, a5, 8
    or a2, a2, a3
    sd a2, -7(s6)
    bne a5, t3, .Lsha512_compress_1
    addi a0, zero, 64
.Lsha512_compress_pc80002524:
    auipc s5, %pcrel_hi(constants)
    sd a0, 16(sp)                       # 8-byte Folded Spill
    addi s5, s5, %pcrel_lo(.Lsha512_compress_pc80002524)
.Lsha512_compress_3:
    rori a4, a7, 39
    rori ra, t1, 18
    andn a0, t5, t1
    rori s0, t1, 14
    and a1, s2, t1
    or s1, a1, a0
    rori a2, a7, 28
    xor s0, s0, ra
    or a6, a7, t0
    and a1, a6, t2
    ld ra, 0(s5)
    rori a3, a7, 34
    rori a5, t1, 41
    and s6, a7, t0
    ld s7, 24(sp)
    ld s8, 72(sp)
    add s4, s4, s1
    xor s0, s0, a5
    ld s9, 120(sp)
    add s4, s4, s0
    xor a0, a2, a3
    or s1, a1, s6
    xor s10, a0, a4
    add s0, s1, s10
    add s4, s4, ra
    ld ra, 8(s5)
    add s4, s4, s7
    ld s11, 32(sp)
    add t3, s4, s0
    ld a5, 56(sp)
    add s3, s3, s4
    add t5, t5, ra
    rori s1, s3, 18
    rori a2, t3, 28
    andn t4, s2, s3
    rori ra, s3, 14
    and a1, t1, s3
    ld a6, 32(s5)
    rori a3, t3, 34
    and t6, t3, a7
    or s6, t3, a7
    xor ra, s1, ra
    rori a4, t3, 39
    and a0, s6, t0
    or s10, a1, t4
    xor a2, a2, a3
    rori s7, s3, 41
    add t5, t5, s11
    add t5, t5, s10
    ld s0, 16(s5)
    ld s4, 40(sp)
    ld s1, 24(s5)
    add s0, s0, s2
    xor s2, a2, a4
    xor ra, ra, s7
    add t5, t5, ra
    or s6, t6, a0
    add s2, s2, s6
    ld a3, 48(sp)
    add a1, t5, s2
    add t4, s1, t1
    ld a2, 64(sp)
    add s0, s0, s4
    ld s11, 40(s5)
    add a5, a5, a6
    add a0, a5, s3
    add t2, t2, t5
    rori a6, a1, 39
    rori a4, t2, 41
    rori s1, t2, 14
    add s10, s11, a2
    ld s2, 80(sp)
    ld ra, 48(s5)
    rori a2, a1, 28
    rori s7, t2, 18
    ld t6, 56(s5)
    add ra, ra, s8
    and s6, a1, t3
    andn t1, t1, t2
    and s4, s3, t2
    rori a5, a1, 34
    or t5, a1, t3
    ld s11, 144(sp)
    xor a2, a5, a2
    and s8, t5, a7
    or t1, t1, s4
    xor s1, s1, s7
    add a3, a3, t4
    add t1, t1, s0
    or a5, s8, s6
    xor s1, s1, a4
    xor s0, a2, a6
    add t1, t1, s1
    ld t5, 64(s5)
    ld a6, 88(sp)
    add s0, s0, a5
    add t0, t0, t1
    ld s6, 96(sp)
    rori a2, t0, 14
    add t1, t1, s0
    rori s8, t1, 34
    and s4, t1, a1
    ld s7, 72(s5)
    ld a4, 80(s5)
    rori t4, t1, 28
    rori s1, t0, 18
    xor a2, a2, s1
    andn s3, s3, t0
    add s6, s6, s7
    and a5, t2, t0
    or s3, a5, s3
    ld s1, 112(sp)
    ld s0, 88(s5)
    xor s7, s8, t4
    rori a5, t1, 39
    ld s8, 104(sp)
    add t4, t5, a6
    rori a6, t0, 41
    xor a2, a2, a6
    xor a6, s7, a5
    add s3, s3, a3
    or t5, t1, a1
    ld a5, 96(s5)
    and s7, t5, t3
    ld t5, 128(sp)
    add a5, s9, a5
    or s9, s4, s7
    add s4, s10, t2
    ld s7, 104(s5)
    add s3, s3, a2
    ld s10, 136(sp)
    add s7, t5, s7
    add a2, a6, s9
    add a7, a7, s3
    rori t5, a7, 14
    rori a6, a7, 18
    xor s9, t5, a6
    ld a6, 112(s5)
    andn t2, t2, a7
    add s3, s3, a2
    and t5, t0, a7
    rori a2, s3, 28
    or t2, t2, t5
    add s2, s2, t6
    add t5, s10, a6
    rori a6, s3, 34
    xor t6, a2, a6
    rori a6, a7, 41
    rori s10, s3, 39
    add a4, a4, s8
    or a2, s3, t1
    xor s8, t6, s10
    and s10, s3, t1
    xor t6, s9, a6
    ld a6, 120(s5)
    add ra, ra, t0
    add t2, t2, a0
    and s9, a2, a1
    or a0, s9, s10
    add t2, t2, t6
    add a2, t3, t2
    rori s9, a2, 14
    rori s10, a2, 18
    add a0, a0, s8
    andn t0, t0, a2
    add t2, t2, a0
    and t6, a7, a2
    rori t3, t2, 34
    rori s8, a2, 41
    or t0, t0, t6
    add s1, s1, s0
    rori a0, t2, 28
    or t6, t2, s3
    xor s0, a0, t3
    and a0, t6, t1
    and t3, t2, s3
    add t0, t0, s4
    xor t6, s9, s10
    rori s4, t2, 39
    xor s9, s0, s4
    or s10, t3, a0
    add a0, s9, s10
    xor s0, t6, s8
    add t0, t0, s0
    add s4, t0, a0
    rori t3, s4, 28
    add s9, a1, t0
    rori s10, s4, 34
    rori a0, s9, 14
    rori a1, s9, 18
    or s8, s4, t2
    andn t6, a7, s9
    and s0, a2, s9
    xor t0, t3, s10
    xor a0, a0, a1
    or s10, t6, s0
    rori t3, s9, 41
    xor a0, a0, t3
    and a1, s4, t2
    add s0, s10, ra
    and t6, s8, s3
    rori t3, s4, 39
    add ra, s0, a0
    xor s10, t0, t3
    add s2, s2, a7
    or s8, a1, t6
    add t1, t1, ra
    add s0, s8, s10
    add a0, s11, a6
    rori t0, t1, 14
    add a7, ra, s0
    rori t3, a7, 28
    rori a1, t1, 18
    andn t6, a2, t1
    and s8, s9, t1
    or s10, t6, s8
    rori a6, a7, 34
    or s11, a7, s4
    xor ra, t0, a1
    xor s0, t3, a6
    rori a1, t1, 41
    and s8, s11, t2
    add t6, s10, s2
    xor ra, ra, a1
    rori a1, a7, 39
    and s2, a7, s4
    xor t0, s0, a1
    add a6, t6, ra
    or s2, s8, s2
    add s2, s2, t0
    add a2, t4, a2
    add s3, s3, a6
    add t3, a6, s2
    rori s11, t3, 39
    rori ra, t3, 28
    rori s10, s3, 18
    rori s2, s3, 14
    andn s0, s9, s3
    and a1, t1, s3
    rori t6, t3, 34
    and s8, t3, a7
    rori t0, s3, 41
    xor s2, s2, s10
    or t4, a1, s0
    xor ra, ra, t6
    or a6, t3, a7
    xor ra, ra, s11
    and s10, a6, s4
    or s0, s10, s8
    add a1, t4, a2
    xor s2, s2, t0
    add t6, a1, s2
    add t2, t2, t6
    rori s2, t2, 14
    add s11, s0, ra
    rori ra, t2, 18
    add a6, t6, s11
    andn s8, t1, t2
    rori s10, a6, 39
    add a1, s6, s9
    and a2, s3, t2
    or t4, a6, t3
    rori t0, a6, 34
    or s0, a2, s8
    rori s11, a6, 28
    rori t6, t2, 41
    and s6, a6, t3
    xor s9, s11, t0
    and a2, t4, a7
    add s8, s0, a1
    xor s2, s2, ra
    xor ra, s9, s10
    xor s2, s2, t6
    add s2, s2, s8
    or t0, a2, s6
    add a2, a4, t1
    add t1, t0, ra
    add t0, s4, s2
    add s2, s2, t1
    rori s11, s2, 34
    rori t1, t0, 14
    and a1, s2, a6
    rori ra, t0, 18
    andn t4, s3, t0
    and s0, t2, t0
    rori s9, s2, 28
    rori s10, t0, 41
    or t6, s2, a6
    or s8, t4, s0
    xor t1, t1, ra
    add s6, s8, a2
    xor ra, s9, s11
    rori a4, s2, 39
    and s4, t6, t3
    xor ra, ra, a4
    or s0, s4, a1
    xor t1, t1, s10
    add t4, s6, t1
    add a7, a7, t4
    rori a2, a7, 18
    add t1, s0, ra
    andn s8, t2, a7
    add t1, t1, t4
    rori s9, a7, 14
    or s11, t1, s2
    and t6, s11, a6
    and a4, t0, a7
    xor a1, s9, a2
    add s1, s1, s3
    rori ra, t1, 28
    rori s4, a7, 41
    rori s10, t1, 39
    rori s6, t1, 34
    or s0, s8, a4
    xor ra, ra, s6
    and t4, t1, s2
    xor s3, a1, s4
    or s11, t4, t6
    xor ra, ra, s10
    add a2, s0, s1
    add s9, ra, s11
    add s0, a5, t2
    add s3, s3, a2
    add ra, s3, t3
    add s1, s9, s3
    rori s3, s1, 28
    rori s4, ra, 14
    andn t2, t0, ra
    rori a4, s1, 34
    or s8, s1, t1
    rori s6, ra, 18
    and a1, s1, t1
    sd a3, 8(sp)
    rori t4, s1, 39
    xor s4, s4, s6
    and t6, a7, ra
    rori s10, ra, 41
    or t2, t2, t6
    xor s3, s3, a4
    xor s4, s4, s10
    add t2, t2, s0
    and s11, s8, s2
    xor s3, s3, t4
    add t2, t2, s4
    add a5, s7, t0
    add s4, t2, a6
    or t0, s11, a1
    add s3, s3, t0
    add s3, s3, t2
    rori a2, s3, 34
    or t3, s3, s1
    rori t2, s4, 18
    andn t0, a7, s4
    and s9, ra, s4
    rori a3, s3, 28
    rori s6, s4, 14
    rori t6, s3, 39
    xor a4, s6, t2
    and s10, t3, t1
    rori s0, s4, 41
    add s8, t5, a7
    and t4, s3, s1
    or a7, s10, t4
    or t0, t0, s9
    xor t5, a4, s0
    xor t2, a3, a2
    add t0, t0, a5
    xor t2, t2, t6
    add t0, t0, t5
    add t2, t2, a7
    add t5, s2, t0
    rori s2, t5, 14
    rori s7, t5, 18
    andn a7, ra, t5
    add t2, t2, t0
    and a6, s4, t5
    rori a1, t2, 34
    or s11, t2, s3
    xor s2, s2, s7
    or a7, a7, a6
    rori t0, t2, 28
    xor t0, t0, a1
    add a7, a7, s8
    rori s6, t5, 41
    and s0, t2, s3
    and t3, s11, s1
    or s0, t3, s0
    xor s2, s2, s6
    add a7, a7, s2
    rori s10, t2, 39
    xor t0, t0, s10
    add s2, t1, a7
    add a0, a0, ra
    add t0, t0, s0
    rori t4, s2, 18
    add t0, t0, a7
    rori ra, t0, 34
    rori t1, s2, 14
    or s9, t0, t2
    rori a4, t0, 39
    and a2, t5, s2
    andn s0, s4, s2
    rori a7, t0, 28
    xor a7, a7, ra
    rori ra, s2, 41
    and a3, s9, s3
    xor t1, t1, t4
    and a5, t0, t2
    or s0, s0, a2
    add s0, s0, a0
    xor t1, t1, ra
    add t6, s0, t1
    xor a7, a7, a4
    or ra, a3, a5
    ld s0, 16(sp)
    add a7, a7, ra
    add t1, s1, t6
    add a7, a7, t6
    beq s0, zero, .Lsha512_compress_5
    ld ra, 144(sp)
    addiw s0, s0, -16
    sd s0, 16(sp)
    ld a0, 56(sp)
    ld s7, 32(sp)
    ld s11, 40(sp)
    ld s9, 136(sp)
    rori a1, a0, 1
    rori a5, ra, 61
    ld a2, 48(sp)
    rori a4, a0, 8
    ld s1, 96(sp)
    srli a3, a2, 7
    ld a6, 72(sp)
    rori t3, s9, 61
    rori s10, s9, 19
    xor a1, a1, a4
    rori s0, ra, 19
    xor s0, s0, a5
    srli s6, ra, 6
    xor s10, s10, t3
    ld s8, 120(sp)
    ld t4, 24(sp)
    srli a5, s9, 6
    srli t6, s7, 7
    xor s0, s0, s6
    xor a5, a5, s10
    add a4, t4, s1
    add a5, a5, a4
    rori a4, a2, 8
    rori t3, s7, 1
    rori s10, s7, 8
    rori s6, a2, 1
    rori t4, s11, 1
    xor s10, s10, t3
    xor t3, s10, t6
    rori s10, a6, 1
    add t6, s8, a2
    add a5, a5, t3
    xor a2, s6, a4
    xor a2, a2, a3
    rori s8, a5, 61
    srli a4, a5, 6
    rori a3, a5, 19
    ld t3, 112(sp)
    rori s6, a6, 8
    xor a3, a3, s8
    xor a3, a3, a4
    add s8, t3, s11
    ld a4, 104(sp)
    add a3, a3, s8
    add a2, a2, a3
    rori a3, a2, 61
    add s7, s7, a4
    add s0, s0, s7
    srli s8, s11, 7
    xor s6, s6, s10
    srli s7, a2, 6
    rori s10, s11, 8
    add s11, s1, a2
    xor s10, s10, t4
    xor s8, s10, s8
    add s0, s0, s8
    sd a2, 40(sp)
    sd s0, 32(sp)
    rori s8, s0, 19
    srli t4, s0, 6
    srli s10, a0, 7
    rori a2, a2, 19
    xor a3, a2, a3
    rori a2, s0, 61
    xor a1, a1, s10
    srli s10, a6, 7
    xor s6, s6, s10
    xor a3, s7, a3
    addi s5, s5, 128
    xor s8, s8, a2
    xor s7, t4, s8
    add s7, s7, t6
    add a6, a6, ra
    add a1, a1, s7
    rori s10, a1, 19
    rori s7, a1, 61
    ld a2, 64(sp)
    sd a1, 48(sp)
    rori s8, t3, 1
    rori t4, t3, 8
    xor s7, s10, s7
    rori t6, a2, 8
    xor s10, t4, s8
    rori s8, a2, 1
    srli t4, t3, 7
    xor s10, s10, t4
    srli t4, a1, 6
    srli a1, a2, 7
    xor s8, t6, s8
    xor t6, s8, a1
    ld a1, 88(sp)
    srli s8, a1, 7
    xor s7, t4, s7
    ld t4, 128(sp)
    add a0, a0, t4
    add a0, a0, a3
    add a0, a0, t6
    add a3, a2, s9
    rori t6, a1, 8
    sd a0, 56(sp)
    add s7, s7, a3
    add s6, s6, s7
    ld a2, 80(sp)
    rori a3, a0, 19
    rori s7, a0, 61
    sd s6, 64(sp)
    xor a3, a3, s7
    srli s7, a0, 6
    xor a3, s7, a3
    rori s7, a2, 1
    add a3, a3, a6
    rori a6, a2, 8
    xor s7, a6, s7
    add a0, a0, t3
    rori a6, a1, 1
    xor t3, t6, a6
    rori a6, s6, 19
    rori t6, s6, 61
    xor a6, a6, t6
    xor t6, t3, s8
    srli s8, s6, 6
    add t3, a2, a5
    xor a6, s8, a6
    srli s8, a2, 7
    xor s7, s7, s8
    add a3, a3, s7
    srli a2, a3, 6
    rori s8, s1, 1
    sd a3, 72(sp)
    rori s7, a3, 19
    add a6, t3, a6
    rori t3, a3, 61
    xor s7, s7, t3
    rori t3, s1, 8
    xor s8, t3, s8
    add t3, t6, a6
    rori t6, t3, 61
    rori a6, t3, 19
    sd t3, 80(sp)
    xor a6, a6, t6
    rori t6, a4, 1
    add s0, s0, a1
    srli a1, t3, 6
    xor s7, a2, s7
    xor a6, a1, a6
    srli a2, s1, 7
    srli a1, a4, 7
    rori s1, a4, 8
    add s0, s0, s7
    xor s7, s8, a2
    rori a2, t4, 8
    xor s8, s1, t6
    add s1, s11, a6
    add s0, s0, s7
    xor t6, s8, a1
    rori a6, t4, 1
    add s1, s1, t6
    rori s11, s0, 19
    rori s7, a5, 8
    sd s1, 96(sp)
    add a1, s0, ra
    srli s8, s1, 6
    rori t6, s0, 61
    xor s11, s11, t6
    srli t6, s0, 6
    xor s11, t6, s11
    ld t6, 48(sp)
    sd a5, 24(sp)
    add a4, a4, t6
    add t6, s11, a4
    add a4, t6, s10
    xor a2, a2, a6
    ld s11, 120(sp)
    rori s10, a4, 19
    sd a4, 104(sp)
    rori t6, s1, 61
    rori s1, s1, 19
    xor s1, s1, t6
    rori a6, s11, 8
    xor s1, s8, s1
    srli t6, s11, 7
    rori s8, s11, 1
    add s1, s1, a0
    rori a0, a4, 61
    xor a6, a6, s8
    xor s8, a6, t6
    add s1, s1, s8
    rori a6, s1, 61
    sd s1, 112(sp)
    rori t6, s1, 19
    xor s8, s10, a0
    srli s1, s1, 6
    rori s10, a5, 1
    xor a0, s7, s10
    srli s7, a4, 6
    xor s10, t6, a6
    xor a4, s7, s8
    add s6, s6, s11
    add a6, a4, s6
    add a3, a3, t4
    srli a4, t4, 7
    xor a2, a2, a4
    add t6, a6, a2
    rori s7, t6, 19
    rori a4, s9, 8
    rori s6, s9, 1
    xor s1, s1, s10
    add s1, s1, a3
    xor a4, a4, s6
    rori a2, t6, 61
    srli s6, s9, 7
    xor a4, a4, s6
    add s1, s1, a4
    add s8, t3, s9
    xor a2, a2, s7
    sd t6, 120(sp)
    rori a3, s1, 61
    rori a4, s1, 19
    sd s0, 88(sp)
    rori s11, ra, 8
    xor t4, a4, a3
    srli s0, t6, 6
    rori a6, ra, 1
    srli a4, a5, 7
    xor s0, s0, a2
    srli s10, s1, 6
    sd s1, 128(sp)
    add s0, s0, s8
    srli a3, ra, 7
    xor s1, s10, t4
    xor ra, s11, a6
    xor ra, ra, a3
    add s1, s1, a1
    add ra, ra, s0
    xor a0, a0, a4
    add s6, s1, a0
    sd ra, 136(sp)
    sd s6, 144(sp)
    jal zero, .Lsha512_compress_3
.Lsha512_compress_5:
    ld a0, 0(sp)                        # 8-byte Folded Reload
    ld a5, 40(a0)
    ld s0, 56(a0)
    ld a4, 0(a0)
    ld a1, 8(a0)
    ld a3, 24(a0)
    ld a2, 16(a0)
    ld a6, 32(a0)
    ld t3, 48(a0)
    add a3, a3, s3
    add a5, a5, s2
    add t4, s0, s4
    ld ra, 248(sp)                      # 8-byte Folded Reload
    ld s0, 240(sp)                      # 8-byte Folded Reload
    ld s1, 232(sp)                      # 8-byte Folded Reload
    ld s2, 224(sp)                      # 8-byte Folded Reload
    add a7, a7, a4
    ld s3, 216(sp)                      # 8-byte Folded Reload
    add a1, a1, t0
    ld s4, 208(sp)                      # 8-byte Folded Reload
    add a2, a2, t2
    ld s5, 200(sp)                      # 8-byte Folded Reload
    ld s6, 192(sp)                      # 8-byte Folded Reload
    ld s7, 184(sp)                      # 8-byte Folded Reload
    ld s9, 168(sp)                      # 8-byte Folded Reload
    ld s8, 176(sp)                      # 8-byte Folded Reload
    ld s10, 160(sp)                     # 8-byte Folded Reload
    add a4, a6, t1
    ld s11, 152(sp)                     # 8-byte Folded Reload
    sd a4, 32(a0)
    add t5, t5, t3
    sd t4, 56(a0)
    sd a7, 0(a0)
    sd a1, 8(a0)
    sd a2, 16(a0)
    sd a3, 24(a0)
    sd t5, 48(a0)
    sd a5, 40(a0)
    addi sp, sp, 256
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	sha512_compress, .Lfunc_end0-sha512_compress
                                        # -- End function
	.type	constants,@object               # @constants
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
constants:
	.quad	4794697086780616226             # 0x428a2f98d728ae22
	.quad	8158064640168781261             # 0x7137449123ef65cd
	.quad	-5349999486874862801            # 0xb5c0fbcfec4d3b2f
	.quad	-1606136188198331460            # 0xe9b5dba58189dbbc
	.quad	4131703408338449720             # 0x3956c25bf348b538
	.quad	6480981068601479193             # 0x59f111f1b605d019
	.quad	-7908458776815382629            # 0x923f82a4af194f9b
	.quad	-6116909921290321640            # 0xab1c5ed5da6d8118
	.quad	-2880145864133508542            # 0xd807aa98a3030242
	.quad	1334009975649890238             # 0x12835b0145706fbe
	.quad	2608012711638119052             # 0x243185be4ee4b28c
	.quad	6128411473006802146             # 0x550c7dc3d5ffb4e2
	.quad	8268148722764581231             # 0x72be5d74f27b896f
	.quad	-9160688886553864527            # 0x80deb1fe3b1696b1
	.quad	-7215885187991268811            # 0x9bdc06a725c71235
	.quad	-4495734319001033068            # 0xc19bf174cf692694
	.quad	-1973867731355612462            # 0xe49b69c19ef14ad2
	.quad	-1171420211273849373            # 0xefbe4786384f25e3
	.quad	1135362057144423861             # 0xfc19dc68b8cd5b5
	.quad	2597628984639134821             # 0x240ca1cc77ac9c65
	.quad	3308224258029322869             # 0x2de92c6f592b0275
	.quad	5365058923640841347             # 0x4a7484aa6ea6e483
	.quad	6679025012923562964             # 0x5cb0a9dcbd41fbd4
	.quad	8573033837759648693             # 0x76f988da831153b5
	.quad	-7476448914759557205            # 0x983e5152ee66dfab
	.quad	-6327057829258317296            # 0xa831c66d2db43210
	.quad	-5763719355590565569            # 0xb00327c898fb213f
	.quad	-4658551843659510044            # 0xbf597fc7beef0ee4
	.quad	-4116276920077217854            # 0xc6e00bf33da88fc2
	.quad	-3051310485924567259            # 0xd5a79147930aa725
	.quad	489312712824947311              # 0x6ca6351e003826f
	.quad	1452737877330783856             # 0x142929670a0e6e70
	.quad	2861767655752347644             # 0x27b70a8546d22ffc
	.quad	3322285676063803686             # 0x2e1b21385c26c926
	.quad	5560940570517711597             # 0x4d2c6dfc5ac42aed
	.quad	5996557281743188959             # 0x53380d139d95b3df
	.quad	7280758554555802590             # 0x650a73548baf63de
	.quad	8532644243296465576             # 0x766a0abb3c77b2a8
	.quad	-9096487096722542874            # 0x81c2c92e47edaee6
	.quad	-7894198246740708037            # 0x92722c851482353b
	.quad	-6719396339535248540            # 0xa2bfe8a14cf10364
	.quad	-6333637450476146687            # 0xa81a664bbc423001
	.quad	-4446306890439682159            # 0xc24b8b70d0f89791
	.quad	-4076793802049405392            # 0xc76c51a30654be30
	.quad	-3345356375505022440            # 0xd192e819d6ef5218
	.quad	-2983346525034927856            # 0xd69906245565a910
	.quad	-860691631967231958             # 0xf40e35855771202a
	.quad	1182934255886127544             # 0x106aa07032bbd1b8
	.quad	1847814050463011016             # 0x19a4c116b8d2d0c8
	.quad	2177327727835720531             # 0x1e376c085141ab53
	.quad	2830643537854262169             # 0x2748774cdf8eeb99
	.quad	3796741975233480872             # 0x34b0bcb5e19b48a8
	.quad	4115178125766777443             # 0x391c0cb3c5c95a63
	.quad	5681478168544905931             # 0x4ed8aa4ae3418acb
	.quad	6601373596472566643             # 0x5b9cca4f7763e373
	.quad	7507060721942968483             # 0x682e6ff3d6b2b8a3
	.quad	8399075790359081724             # 0x748f82ee5defb2fc
	.quad	8693463985226723168             # 0x78a5636f43172f60
	.quad	-8878714635349349518            # 0x84c87814a1f0ab72
	.quad	-8302665154208450068            # 0x8cc702081a6439ec
	.quad	-8016688836872298968            # 0x90befffa23631e28
	.quad	-6606660893046293015            # 0xa4506cebde82bde9
	.quad	-4685533653050689259            # 0xbef9a3f7b2c67915
	.quad	-4147400797238176981            # 0xc67178f2e372532b
	.quad	-3880063495543823972            # 0xca273eceea26619c
	.quad	-3348786107499101689            # 0xd186b8c721c0c207
	.quad	-1523767162380948706            # 0xeada7dd6cde0eb1e
	.quad	-757361751448694408             # 0xf57d4f7fee6ed178
	.quad	500013540394364858              # 0x6f067aa72176fba
	.quad	748580250866718886              # 0xa637dc5a2c898a6
	.quad	1242879168328830382             # 0x113f9804bef90dae
	.quad	1977374033974150939             # 0x1b710b35131c471b
	.quad	2944078676154940804             # 0x28db77f523047d84
	.quad	3659926193048069267             # 0x32caab7b40c72493
	.quad	4368137639120453308             # 0x3c9ebe0a15c9bebc
	.quad	4836135668995329356             # 0x431d67c49c100d4c
	.quad	5532061633213252278             # 0x4cc5d4becb3e42b6
	.quad	6448918945643986474             # 0x597f299cfc657e2a
	.quad	6902733635092675308             # 0x5fcb6fab3ad6faec
	.quad	7801388544844847127             # 0x6c44198c4a475817
	.size	constants, 640

	.section	".note.GNU-stack","",@progbits
