# ntt of ml-kem-768, variant "product-c" of design "cvxif-kpke", scheduled for cva6-single:
# 5,390 -> 5,093 cycles, 1,206 -> 1,274 bytes, proved equal to what came.
# No order takes fewer than 5,078 cycles (issue slots: 224, 1 a cycle, 8 times).
# Assumed: memory that is reached by sp is reached by no other pointer.
# Effort 2 (9,000 orders), seed 1, Instar 0.1.0:
#   instar schedule ml-kem-768 ntt --design cvxif-kpke --variant product-c --core cva6-single --effort 2 -o ntt.S

    .include "xpqkpke.inc"
	.text
	.globl	kpke_ntt                        # -- Begin function kpke_ntt
	.p2align	1
	.type	kpke_ntt,@function
kpke_ntt:                               # @kpke_ntt
    addi sp, sp, -128
    sw s1, 116(sp)                      # 4-byte Folded Spill
    sw s4, 104(sp)                      # 4-byte Folded Spill
    addi a7, zero, -687
    sw s5, 100(sp)                      # 4-byte Folded Spill
    sw s7, 92(sp)                       # 4-byte Folded Spill
    sw s6, 96(sp)                       # 4-byte Folded Spill
    sw s0, 120(sp)                      # 4-byte Folded Spill
    sw s2, 112(sp)                      # 4-byte Folded Spill
    sw s3, 108(sp)                      # 4-byte Folded Spill
    sw ra, 124(sp)                      # 4-byte Folded Spill
    sw s8, 88(sp)                       # 4-byte Folded Spill
    sw s9, 84(sp)                       # 4-byte Folded Spill
    sw s10, 80(sp)                      # 4-byte Folded Spill
    addi a1, a0, 256
    sw s11, 76(sp)                      # 4-byte Folded Spill
    addi a6, a0, 320
    addi t5, zero, -1600
    addi t3, zero, -749
    addi t4, zero, -40
    addi t0, zero, 630
    addi t2, zero, 848
    addi t1, zero, -1432
.Lkpke_ntt_1:
    lh s4, -128(a1)
    lhu a2, -256(a1)
    lh a4, 0(a1)
    lh s2, -64(a1)
    lh t6, 192(a1)
    lh a3, 128(a1)
    lh a5, 64(a1)
    lh s0, -192(a1)
    pq_mulk a3, a3, t5
    pq_mulk s1, t6, t5
    pq_mulk a4, a4, t5
    pq_mulk a5, a5, t5
    sub t6, a2, a4
    add a4, a4, a2
    add a2, a3, s4
    sub ra, s2, s1
    add s1, s1, s2
    add s3, a5, s0
    sub s5, s0, a5
    pq_mulk s6, ra, t4
    pq_mulk a2, a2, t3
    sub s0, s5, s6
    pq_mulk s1, s1, t3
    pq_mulk s0, s0, t2
    sub s7, s3, s1
    add s8, s6, s5
    sub s9, a4, a2
    add a4, a4, a2
    pq_mulk a2, s7, t0
    add a5, s3, s1
    pq_mulk s10, s8, t1
    sub s11, s4, a3
    sub s2, s9, a2
    pq_mulk ra, s11, t4
    pq_mulk a5, a5, a7
    add s5, t6, ra
    sub s6, a4, a5
    sub s1, t6, ra
    sub s3, s5, s10
    add a4, a4, a5
    add a3, s10, s5
    add s7, s0, s1
    sh s6, -192(a1)
    sh a4, -256(a1)
    sh a3, 0(a1)
    sh s2, -64(a1)
    sub t6, s1, s0
    add a2, a2, s9
    sh t6, 192(a1)
    sh s7, 128(a1)
    sh a2, -128(a1)
    sh s3, 64(a1)
    addi a1, a1, 2
    bne a1, a6, .Lkpke_ntt_1
    addi ra, a0, 544
    addi s11, a0, 32
    lui a1, %hi(centred_zetas)
    addi a1, a1, %lo(centred_zetas)
    addi a2, a1, 34
    addi a1, a1, 16
    sw a0, 4(sp)                        # 4-byte Folded Spill
    sw ra, 8(sp)                        # 4-byte Folded Spill
.Lkpke_ntt_3:
    sw a1, 68(sp)                       # 4-byte Folded Spill
    lh s7, 20(s11)
    lh s2, 6(s11)
    lh a3, 10(s11)
    lhu a0, -28(s11)
    sw a2, 72(sp)                       # 4-byte Folded Spill
    lhu ra, -30(s11)
    lhu t0, -26(s11)
    sw ra, 60(sp)                       # 4-byte Folded Spill
    lh t1, -12(s11)
    lhu t2, -32(s11)
    lh s8, 18(s11)
    lh s9, 16(s11)
    lw s0, 68(sp)                       # 4-byte Folded Reload
    lh t6, -16(s11)
    sw a0, 56(sp)                       # 4-byte Folded Spill
    sw t1, 44(sp)                       # 4-byte Folded Spill
    sw t2, 64(sp)                       # 4-byte Folded Spill
    lh a4, -14(s11)
    lh a1, 0(s0)
    lh a0, -10(s11)
    lhu s1, -24(s11)
    lh s4, 2(s11)
    lh s3, 4(s11)
    lhu a5, -22(s11)
    lh a6, 30(s11)
    lh s6, 0(s11)
    lh a7, 12(s11)
    pq_mulk s4, s4, a1
    pq_mulk s9, s9, a1
    sw a0, 48(sp)                       # 4-byte Folded Spill
    add s5, t6, s9
    lh s0, 14(s11)
    sub a0, t6, s9
    pq_mulk s6, s6, a1
    lh s10, 28(s11)
    sw t0, 52(sp)                       # 4-byte Folded Spill
    pq_mulk s7, s7, a1
    pq_mulk s8, s8, a1
    lh t3, 26(s11)
    pq_mulk t4, a6, a1
    sub t5, a4, s8
    lh ra, 8(s11)
    pq_mulk t2, s3, a1
    lw t1, 64(sp)                       # 4-byte Folded Reload
    lw s9, 56(sp)                       # 4-byte Folded Reload
    add t6, s6, t1
    sw a0, 28(sp)                       # 4-byte Folded Spill
    sub t0, t1, s6
    sub a0, s9, t2
    sw t5, 24(sp)                       # 4-byte Folded Spill
    pq_mulk a6, t3, a1
    lw s3, 60(sp)                       # 4-byte Folded Reload
    pq_mulk t3, s2, a1
    lh t1, 22(s11)
    add t2, t2, s9
    add s6, s3, s4
    sw a0, 60(sp)                       # 4-byte Folded Spill
    sw t0, 40(sp)                       # 4-byte Folded Spill
    lh t5, -8(s11)
    pq_mulk s2, t1, a1
    sw s6, 36(sp)                       # 4-byte Folded Spill
    sub s9, s3, s4
    lw a0, 48(sp)                       # 4-byte Folded Reload
    lw t0, 44(sp)                       # 4-byte Folded Reload
    lw t1, 52(sp)                       # 4-byte Folded Reload
    sw s9, 64(sp)                       # 4-byte Folded Spill
    lh s6, 24(s11)
    sw t2, 32(sp)                       # 4-byte Folded Spill
    lh s3, -4(s11)
    sw s5, 16(sp)                       # 4-byte Folded Spill
    add s4, s7, t0
    pq_mulk s9, s0, a1
    lw t2, 72(sp)                       # 4-byte Folded Reload
    sub s5, t0, s7
    add a4, a4, s8
    pq_mulk ra, ra, a1
    lw s0, 24(sp)                       # 4-byte Folded Reload
    sub t0, t1, t3
    add s8, t1, t3
    pq_mulk s7, s10, a1
    sub t1, a0, s2
    sw s5, 20(sp)                       # 4-byte Folded Spill
    lhu t3, -20(s11)
    add s10, s7, s3
    pq_mulk s5, s6, a1
    lh a2, -2(a2)
    sub s6, s1, ra
    sw t1, 52(sp)                       # 4-byte Folded Spill
    lhu t1, -18(s11)
    sw a4, 12(sp)                       # 4-byte Folded Spill
    pq_mulk a4, a3, a1
    sw t0, 56(sp)                       # 4-byte Folded Spill
    add a3, s9, t1
    lh t0, -2(s11)
    add ra, ra, s1
    pq_mulk s1, a7, a1
    sub a1, s3, s7
    add a7, s2, a0
    add s3, a4, a5
    lh s7, 0(t2)
    sub a0, a5, a4
    lh s2, -6(s11)
    sub t2, t1, s9
    pq_mulk a4, s10, a2                 # 4-byte Folded Reload
    add t1, s1, t3
    sub a5, t5, s5
    add s9, t0, t4
    sub s10, t0, t4
    add s5, s5, t5
    lw t0, 28(sp)                       # 4-byte Folded Reload
    lw t4, 16(sp)                       # 4-byte Folded Reload
    sub t5, s2, a6
    pq_mulk s4, s4, a2
    sub s1, t3, s1
    lw t3, 20(sp)                       # 4-byte Folded Reload
    add a6, a6, s2
    pq_mulk t4, t4, a2
    lw s2, 12(sp)
    pq_mulk a7, a7, a2
    pq_mulk s9, s9, a2
    pq_mulk a6, a6, a2
    pq_mulk s0, s0, s7
    pq_mulk s2, s2, a2
    pq_mulk t5, t5, s7                  # 4-byte Folded Reload
    pq_mulk a1, a1, s7
    pq_mulk t0, t0, s7
    pq_mulk s5, s5, a2
    lw a2, 52(sp)
    pq_mulk t3, t3, s7
    pq_mulk a5, a5, s7
    pq_mulk a2, a2, s7
    pq_mulk s7, s10, s7
    sub s10, t6, t4
    sw s10, 28(sp)                      # 4-byte Folded Spill
    lw s10, 40(sp)                      # 4-byte Folded Reload
    add t4, t6, t4
    add t6, s10, t0
    sub t0, s10, t0
    lw s10, 36(sp)                      # 4-byte Folded Reload
    sw t6, 44(sp)                       # 4-byte Folded Spill
    sub t6, s10, s2
    add s2, s10, s2
    lw s10, 64(sp)                      # 4-byte Folded Reload
    sw t0, 52(sp)                       # 4-byte Folded Spill
    sub t0, s10, s0
    sw t0, 48(sp)                       # 4-byte Folded Spill
    lw t0, 32(sp)                       # 4-byte Folded Reload
    add s0, s0, s10
    add s10, s4, t0
    sw s0, 40(sp)                       # 4-byte Folded Spill
    lw s0, 60(sp)                       # 4-byte Folded Reload
    sh s10, -28(s11)
    sub s10, s0, t3
    add s0, t3, s0
    sub t3, t0, s4
    sub t0, s8, a7
    lw s4, 56(sp)                       # 4-byte Folded Reload
    sw s10, 64(sp)                      # 4-byte Folded Spill
    add s8, s8, a7
    lw s10, 52(sp)                      # 4-byte Folded Reload
    sub a7, s4, a2
    add a2, s4, a2
    sub s4, ra, s5
    sh t0, -10(s11)
    sub t0, s6, a5
    sw s4, 60(sp)                       # 4-byte Folded Spill
    add s5, s5, ra
    add s4, t1, a4
    add ra, a5, s6
    add a5, s3, a6
    sub s6, s3, a6
    add a6, s9, a3
    sub s3, t1, a4
    sh s5, -24(s11)
    add t1, a1, s1
    sh t6, -14(s11)
    sh s2, -30(s11)
    sh t4, -32(s11)
    sub a4, t2, s7
    sh s8, -26(s11)
    lw s5, 8(sp)                        # 4-byte Folded Reload
    add t6, s7, t2
    sh s10, 16(s11)
    sub s2, s1, a1
    lw s1, 28(sp)                       # 4-byte Folded Reload
    sh s4, -20(s11)
    sh a2, 6(s11)
    sh s0, 4(s11)
    lw t4, 44(sp)                       # 4-byte Folded Reload
    lw a1, 68(sp)                       # 4-byte Folded Reload
    sub s4, a3, s9
    sh s3, -4(s11)
    sh t3, -12(s11)
    lw s8, 64(sp)                       # 4-byte Folded Reload
    lw t2, 40(sp)                       # 4-byte Folded Reload
    sh a5, -22(s11)
    sh s6, -6(s11)
    sh s1, -16(s11)
    lw s7, 48(sp)                       # 4-byte Folded Reload
    sub s9, a0, t5
    sh s7, 18(s11)
    sh t1, 12(s11)
    add s10, t5, a0
    sh ra, 8(s11)
    sh a7, 22(s11)
    lw a0, 60(sp)                       # 4-byte Folded Reload
    sh t2, 2(s11)
    sh s8, 20(s11)
    sh s10, 10(s11)
    sh t6, 14(s11)
    sh t0, 24(s11)
    sh s9, 26(s11)
    addi a1, a1, 2
    sh a6, -18(s11)
    sh a4, 30(s11)
    sh s4, -2(s11)
    sh t4, 0(s11)
    sh a0, -8(s11)
    sh s2, 28(s11)
    lw a2, 72(sp)                       # 4-byte Folded Reload
    addi s11, s11, 64
    addi a2, a2, 4
    bne s11, s5, .Lkpke_ntt_3
    lw a0, 4(sp)                        # 4-byte Folded Reload
    lui a2, %hi(centred_zetas)
    addi a1, a0, 8
    addi a2, a2, %lo(centred_zetas)
    addi t2, a2, 64
    addi a6, a0, 520
    addi s2, a2, 130
.Lkpke_ntt_5:
    lh s0, 0(a1)
    lh t4, 6(a1)
    lh a3, 4(a1)
    lh a5, 0(t2)
    lhu t5, -6(a1)
    pq_mulk a3, a3, a5
    lh t0, -2(s2)
    lh a7, 0(s2)
    lh t3, 2(a1)
    lh a4, -4(a1)
    pq_mulk a0, t3, a5
    add ra, a3, a4
    sub t1, t5, a0
    pq_mulk s1, ra, t0
    pq_mulk s0, s0, a5
    lhu a2, -8(a1)
    lh t6, -2(a1)
    pq_mulk a5, t4, a5
    sub s3, a2, s0
    add a0, a0, t5
    sub t3, t6, a5
    pq_mulk s4, t3, a7
    add a5, a5, t6
    sub s5, a4, a3
    pq_mulk a5, a5, t0
    add s6, a2, s0
    pq_mulk s0, s5, a7
    addi t2, t2, 2
    add a2, s4, t1
    sub t0, s3, s0
    sub s7, a0, a5
    add a0, a0, a5
    sh a2, 2(a1)
    add s0, s0, s3
    sh s7, -2(a1)
    add a3, s1, s6
    sub a7, s6, s1
    sh t0, 4(a1)
    sub a5, t1, s4
    sh a7, -4(a1)
    sh s0, 0(a1)
    sh a0, -6(a1)
    addi s2, s2, 4
    sh a5, 6(a1)
    sh a3, -8(a1)
    addi a1, a1, 16
    bne a1, a6, .Lkpke_ntt_5
    lw ra, 124(sp)                      # 4-byte Folded Reload
    lw s0, 120(sp)                      # 4-byte Folded Reload
    lw s1, 116(sp)                      # 4-byte Folded Reload
    lw s3, 108(sp)                      # 4-byte Folded Reload
    lw s4, 104(sp)                      # 4-byte Folded Reload
    lw s5, 100(sp)                      # 4-byte Folded Reload
    lw s11, 76(sp)                      # 4-byte Folded Reload
    lw s6, 96(sp)                       # 4-byte Folded Reload
    lw s7, 92(sp)                       # 4-byte Folded Reload
    lw s8, 88(sp)                       # 4-byte Folded Reload
    lw s10, 80(sp)                      # 4-byte Folded Reload
    lw s9, 84(sp)                       # 4-byte Folded Reload
    lw s2, 112(sp)                      # 4-byte Folded Reload
    addi sp, sp, 128
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	kpke_ntt, .Lfunc_end0-kpke_ntt
                                        # -- End function
	.type	centred_zetas,@object           # @centred_zetas
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
centred_zetas:
	.half	1                               # 0x1
	.half	63936                           # 0xf9c0
	.half	64787                           # 0xfd13
	.half	65496                           # 0xffd8
	.half	64849                           # 0xfd51
	.half	630                             # 0x276
	.half	64104                           # 0xfa68
	.half	848                             # 0x350
	.half	1062                            # 0x426
	.half	64126                           # 0xfa7e
	.half	193                             # 0xc1
	.half	797                             # 0x31d
	.half	64993                           # 0xfde1
	.half	65467                           # 0xffbb
	.half	569                             # 0x239
	.half	63953                           # 0xf9d1
	.half	296                             # 0x128
	.half	64654                           # 0xfc8e
	.half	1339                            # 0x53b
	.half	1476                            # 0x5c4
	.half	65253                           # 0xfee5
	.half	56                              # 0x38
	.half	64447                           # 0xfbbf
	.half	1333                            # 0x535
	.half	1426                            # 0x592
	.half	64301                           # 0xfb2d
	.half	535                             # 0x217
	.half	65089                           # 0xfe41
	.half	64600                           # 0xfc58
	.half	65086                           # 0xfe3e
	.half	64181                           # 0xfab5
	.half	821                             # 0x335
	.half	289                             # 0x121
	.half	331                             # 0x14b
	.half	65460                           # 0xffb4
	.half	63963                           # 0xf9db
	.half	1197                            # 0x4ad
	.half	64511                           # 0xfbff
	.half	64484                           # 0xfbe4
	.half	64262                           # 0xfb06
	.half	650                             # 0x28a
	.half	64184                           # 0xfab8
	.half	64720                           # 0xfcd0
	.half	632                             # 0x278
	.half	65072                           # 0xfe30
	.half	33                              # 0x21
	.half	1320                            # 0x528
	.half	64122                           # 0xfa7a
	.half	64526                           # 0xfc0e
	.half	1435                            # 0x59b
	.half	807                             # 0x327
	.half	452                             # 0x1c4
	.half	1438                            # 0x59e
	.half	65075                           # 0xfe33
	.half	1534                            # 0x5fe
	.half	64609                           # 0xfc61
	.half	64854                           # 0xfd56
	.half	64824                           # 0xfd38
	.half	1481                            # 0x5c9
	.half	648                             # 0x288
	.half	64681                           # 0xfca9
	.half	65317                           # 0xff25
	.half	1227                            # 0x4cb
	.half	910                             # 0x38e
	.half	17                              # 0x11
	.half	64968                           # 0xfdc8
	.half	583                             # 0x247
	.half	64856                           # 0xfd58
	.half	1637                            # 0x665
	.half	723                             # 0x2d3
	.half	64495                           # 0xfbef
	.half	1100                            # 0x44c
	.half	1409                            # 0x581
	.half	64869                           # 0xfd65
	.half	65488                           # 0xffd0
	.half	233                             # 0xe9
	.half	756                             # 0x2f4
	.half	64363                           # 0xfb6b
	.half	65222                           # 0xfec6
	.half	65257                           # 0xfee9
	.half	63910                           # 0xf9a6
	.half	1651                            # 0x673
	.half	64996                           # 0xfde4
	.half	63996                           # 0xf9fc
	.half	64054                           # 0xfa36
	.half	952                             # 0x3b8
	.half	1461                            # 0x5b5
	.half	64894                           # 0xfd7e
	.half	939                             # 0x3ab
	.half	64515                           # 0xfc03
	.half	64644                           # 0xfc84
	.half	64595                           # 0xfc53
	.half	733                             # 0x2dd
	.half	64544                           # 0xfc20
	.half	268                             # 0x10c
	.half	641                             # 0x281
	.half	1584                            # 0x630
	.half	64505                           # 0xfbf9
	.half	64244                           # 0xfaf4
	.half	65427                           # 0xff93
	.half	375                             # 0x177
	.half	64756                           # 0xfcf4
	.half	64297                           # 0xfb29
	.half	1645                            # 0x66d
	.half	1063                            # 0x427
	.half	319                             # 0x13f
	.half	64980                           # 0xfdd4
	.half	757                             # 0x2f5
	.half	64306                           # 0xfb32
	.half	561                             # 0x231
	.half	64673                           # 0xfca1
	.half	64801                           # 0xfd21
	.half	65011                           # 0xfdf3
	.half	1092                            # 0x444
	.half	403                             # 0x193
	.half	1026                            # 0x402
	.half	1143                            # 0x477
	.half	64357                           # 0xfb65
	.half	64982                           # 0xfdd6
	.half	886                             # 0x376
	.half	63929                           # 0xf9b9
	.half	1212                            # 0x4bc
	.half	64081                           # 0xfa51
	.half	1029                            # 0x405
	.half	64317                           # 0xfb3d
	.half	65142                           # 0xfe76
	.half	885                             # 0x375
	.half	64361                           # 0xfb69
	.size	centred_zetas, 256

	.section	".note.GNU-stack","",@progbits
