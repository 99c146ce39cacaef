# sha256_compress of sha2, variant "zvk" of design "marian", scheduled for marian:
# 679 -> 594 cycles, 702 -> 702 bytes, proved equal to what came.
# No order takes fewer than 153 cycles (issue slots: 158, 1 a cycle).
# Assumed: vector registers have 512 bits, and vstart is 0 where the function is called.
# Assumed: what a vector instruction leaves in agnostic elements follows from its operands.
# Effort 1 (3,000 orders), seed 1.
# Made by Instar:
# {
#  "form": 1,
#  "instar": "0.2.0.dev1917+g1903e8ac24",
#  "commit": "1903e8ac24039ecd75f78b70df01971ed269a429",
#  "command": "instar schedule sha2 sha256_compress --core marian --design marian --variant zvk --effort 1 --out sha256_compress.S",
#  "inputs": {
#   "design marian": "94da89d85c5a51e5",
#   "workload sha2": "6a3f61aba8a9244e",
#   "core marian": "dde565d8fc5eebf1"
#  },
#  "builds": [
#   {
#    "compiler": "clang version 22.1.8",
#    "flags": "--target=riscv64-unknown-elf -march=rv64imc_zve64x_zvl512b_zvkb_zvkg_zvkned_zvknhb_zvksed_zvksh -mabi=lp64 -mcmodel=medany -O3 -g -ffreestanding -fno-pic -nostdinc -fno-vectorize -fno-slp-vectorize"
#   }
#  ],
#  "body": "3337ecd23d93b614"
# }

    .include "xscalar.inc"
	.text
	.globl	sha256_compress                 # -- Begin function sha256_compress
	.p2align	1
	.type	sha256_compress,@function
sha256_compress:                        # @sha256_compress
    andi a2, a1, 3
    beq a2, zero, .Lsha256_compress_2
    vsetivli zero, 16, e8, m1, ta, ma
    vle8.v v11, (a1)
    jal zero, .Lsha256_compress_3
.Lsha256_compress_2:
    vsetivli zero, 4, e32, m1, ta, ma
    vle32.v v11, (a1)
.Lsha256_compress_3:
.Lsha256_compress_pc80001388:
    auipc a2, %pcrel_hi(sha256_compress.places)
    addi a2, a2, %pcrel_lo(.Lsha256_compress_pc80001388)
    addi a3, a1, 16
    andi a4, a3, 3
    beq a4, zero, .Lsha256_compress_7
    vsetivli zero, 16, e8, m1, ta, ma
    vle8.v v12, (a3)
    vsetivli zero, 4, e8, mf4, ta, ma
    vle8.v v8, (a2)
    addi a3, a1, 32
    andi a4, a3, 3
    addi a2, a0, 8
    beq a4, zero, .Lsha256_compress_8
.Lsha256_compress_5:
    vsetivli zero, 16, e8, m1, ta, ma
    vle8.v v13, (a3)
    vsetivli zero, 4, e32, m1, ta, ma
    vluxei8.v v9, (a0), v8
    vluxei8.v v10, (a2), v8
    addi a1, a1, 48
    andi a3, a1, 3
    beq a3, zero, .Lsha256_compress_9
.Lsha256_compress_6:
    vsetivli zero, 16, e8, m1, ta, ma
    vle8.v v14, (a1)
    jal zero, .Lsha256_compress_10
.Lsha256_compress_7:
    vsetivli zero, 4, e32, m1, ta, ma
    vle32.v v12, (a3)
    vsetivli zero, 4, e8, mf4, ta, ma
    vle8.v v8, (a2)
    addi a2, a0, 8
    addi a3, a1, 32
    andi a4, a3, 3
    bne a4, zero, .Lsha256_compress_5
.Lsha256_compress_8:
    vle32.v v13, (a3)
    vsetivli zero, 4, e32, m1, ta, ma
    vluxei8.v v9, (a0), v8
    addi a1, a1, 48
    vluxei8.v v10, (a2), v8
    andi a3, a1, 3
    bne a3, zero, .Lsha256_compress_6
.Lsha256_compress_9:
    vle32.v v14, (a1)
.Lsha256_compress_10:
    vsetivli zero, 4, e32, m1, ta, ma
    vmv.v.i v0, 1
    vrev8.v v13, v13
.Lsha256_compress_pc80001434:
    auipc a1, %pcrel_hi(constants)
    vrev8.v v15, v12
    addi a1, a1, %pcrel_lo(.Lsha256_compress_pc80001434)
    vmerge.vvm v19, v13, v15, v0
    vrev8.v v16, v11
    vle32.v v20, (a1)
    vmv1r.v v12, v9
    addi t0, a1, 48
    addi a3, a1, 32
    vmv1r.v v11, v10
    vrev8.v v14, v14
    addi a4, a1, 16
    addi a5, a1, 64
    vmerge.vvm v21, v14, v13, v0
    vle32.v v22, (a4)
    vsetivli zero, 4, e32, m1, ta, ma
    vle32.v v17, (a3)
    vsetivli zero, 4, e32, m1, ta, ma
    vle32.v v23, (t0)
    vsetivli zero, 4, e32, m1, ta, ma
    vadd.vv v20, v16, v20
    vsha2ms.vv v16, v19, v14
    addi a6, a1, 80
    vle32.v v18, (a5)
    vsetivli zero, 4, e32, m1, ta, ma
    vadd.vv v22, v15, v22
    addi a7, a1, 96
    addi a4, a1, 208
    addi t3, a1, 176
    vsha2ms.vv v15, v21, v16
    vle32.v v19, (a6)
    vsetivli zero, 4, e32, m1, ta, ma
    vsha2cl.vv v11, v9, v20
    addi t4, a1, 224
    vadd.vv v17, v13, v17
    vsha2ch.vv v12, v11, v20
    addi a3, a1, 112
    vmerge.vvm v20, v16, v14, v0
    addi t2, a1, 144
    vle32.v v21, (a7)
    vsha2ms.vv v13, v20, v15
    addi a5, a1, 160
    vmerge.vvm v20, v15, v16, v0
    vsetivli zero, 4, e32, m1, ta, ma
    vadd.vv v23, v14, v23
    vsha2cl.vv v11, v12, v22
    vmerge.vvm v24, v13, v15, v0
    vsha2ms.vv v14, v20, v13
    vsha2ch.vv v12, v11, v22
    vle32.v v20, (a3)
    vsetivli zero, 4, e32, m1, ta, ma
    vadd.vv v22, v16, v18
    vsha2ms.vv v16, v24, v14
    vadd.vv v19, v15, v19
    vmerge.vvm v18, v14, v13, v0
    vsha2ms.vv v15, v18, v16
    addi t1, a1, 128
    vle32.v v24, (t1)
    vsetivli zero, 4, e32, m1, ta, ma
    vadd.vv v18, v13, v21
    vsha2cl.vv v11, v12, v17
    vsha2ch.vv v12, v11, v17
    vmerge.vvm v21, v15, v16, v0
    vmerge.vvm v17, v16, v14, v0
    vsha2ms.vv v13, v17, v15
    vadd.vv v17, v14, v20
    vsha2ms.vv v14, v21, v13
    addi t0, a1, 192
    vle32.v v21, (t2)
    vsetivli zero, 4, e32, m1, ta, ma
    vsha2cl.vv v11, v12, v23
    vadd.vv v20, v16, v24
    vsha2ch.vv v12, v11, v23
    vmerge.vvm v23, v13, v15, v0
    vsha2ms.vv v16, v23, v14
    vadd.vv v21, v15, v21
    vmerge.vvm v23, v14, v13, v0
    vsha2ms.vv v15, v23, v16
    vle32.v v23, (a5)
    vsetivli zero, 4, e32, m1, ta, ma
    vsha2cl.vv v11, v12, v22
    vsha2ch.vv v12, v11, v22
    vmerge.vvm v24, v16, v14, v0
    vadd.vv v22, v13, v23
    vsha2ms.vv v13, v24, v15
    vle32.v v23, (t3)
    vsetivli zero, 4, e32, m1, ta, ma
    vmerge.vvm v24, v15, v16, v0
    vadd.vv v23, v14, v23
    vsha2ms.vv v14, v24, v13
    vle32.v v24, (t0)
    vsetivli zero, 4, e32, m1, ta, ma
    vsha2cl.vv v11, v12, v19
    vsha2ch.vv v12, v11, v19
    vle32.v v19, (a4)
    vsetivli zero, 4, e32, m1, ta, ma
    vadd.vv v16, v16, v24
    addi a1, a1, 240
    vle32.v v24, (t4)
    vsetivli zero, 4, e32, m1, ta, ma
    vsha2cl.vv v11, v12, v18
    vadd.vv v15, v15, v19
    vsha2ch.vv v12, v11, v18
    vsha2cl.vv v11, v12, v17
    vle32.v v19, (a1)
    vadd.vv v14, v14, v19
    vadd.vv v13, v13, v24
    vsha2ch.vv v12, v11, v17
    vsetivli zero, 4, e32, m1, ta, ma
    vsha2cl.vv v11, v12, v20
    vsha2ch.vv v12, v11, v20
    vsha2cl.vv v11, v12, v21
    vsha2ch.vv v12, v11, v21
    vsha2cl.vv v11, v12, v22
    vsha2ch.vv v12, v11, v22
    vsha2cl.vv v11, v12, v23
    vsha2ch.vv v12, v11, v23
    vsha2cl.vv v11, v12, v16
    vsha2ch.vv v12, v11, v16
    vsha2cl.vv v11, v12, v15
    vsha2ch.vv v12, v11, v15
    vsha2cl.vv v11, v12, v13
    vsha2ch.vv v12, v11, v13
    vsha2cl.vv v11, v12, v14
    vsha2ch.vv v12, v11, v14
    vadd.vv v9, v12, v9
    vsuxei8.v v9, (a0), v8
    vadd.vv v10, v11, v10
    vsuxei8.v v10, (a2), v8
    jalr zero, 0(ra)
.Lfunc_end0:
	.size	sha256_compress, .Lfunc_end0-sha256_compress
                                        # -- End function
	.type	sha256_compress.places,@object  # @sha256_compress.places
	.section	.rodata,"a",@progbits
sha256_compress.places:
	.asciz	"\024\020\004"
	.size	sha256_compress.places, 4
	.type	constants,@object               # @constants
	.p2align	2, 0x0
constants:
	.word	1116352408                      # 0x428a2f98
	.word	1899447441                      # 0x71374491
	.word	3049323471                      # 0xb5c0fbcf
	.word	3921009573                      # 0xe9b5dba5
	.word	961987163                       # 0x3956c25b
	.word	1508970993                      # 0x59f111f1
	.word	2453635748                      # 0x923f82a4
	.word	2870763221                      # 0xab1c5ed5
	.word	3624381080                      # 0xd807aa98
	.word	310598401                       # 0x12835b01
	.word	607225278                       # 0x243185be
	.word	1426881987                      # 0x550c7dc3
	.word	1925078388                      # 0x72be5d74
	.word	2162078206                      # 0x80deb1fe
	.word	2614888103                      # 0x9bdc06a7
	.word	3248222580                      # 0xc19bf174
	.word	3835390401                      # 0xe49b69c1
	.word	4022224774                      # 0xefbe4786
	.word	264347078                       # 0xfc19dc6
	.word	604807628                       # 0x240ca1cc
	.word	770255983                       # 0x2de92c6f
	.word	1249150122                      # 0x4a7484aa
	.word	1555081692                      # 0x5cb0a9dc
	.word	1996064986                      # 0x76f988da
	.word	2554220882                      # 0x983e5152
	.word	2821834349                      # 0xa831c66d
	.word	2952996808                      # 0xb00327c8
	.word	3210313671                      # 0xbf597fc7
	.word	3336571891                      # 0xc6e00bf3
	.word	3584528711                      # 0xd5a79147
	.word	113926993                       # 0x6ca6351
	.word	338241895                       # 0x14292967
	.word	666307205                       # 0x27b70a85
	.word	773529912                       # 0x2e1b2138
	.word	1294757372                      # 0x4d2c6dfc
	.word	1396182291                      # 0x53380d13
	.word	1695183700                      # 0x650a7354
	.word	1986661051                      # 0x766a0abb
	.word	2177026350                      # 0x81c2c92e
	.word	2456956037                      # 0x92722c85
	.word	2730485921                      # 0xa2bfe8a1
	.word	2820302411                      # 0xa81a664b
	.word	3259730800                      # 0xc24b8b70
	.word	3345764771                      # 0xc76c51a3
	.word	3516065817                      # 0xd192e819
	.word	3600352804                      # 0xd6990624
	.word	4094571909                      # 0xf40e3585
	.word	275423344                       # 0x106aa070
	.word	430227734                       # 0x19a4c116
	.word	506948616                       # 0x1e376c08
	.word	659060556                       # 0x2748774c
	.word	883997877                       # 0x34b0bcb5
	.word	958139571                       # 0x391c0cb3
	.word	1322822218                      # 0x4ed8aa4a
	.word	1537002063                      # 0x5b9cca4f
	.word	1747873779                      # 0x682e6ff3
	.word	1955562222                      # 0x748f82ee
	.word	2024104815                      # 0x78a5636f
	.word	2227730452                      # 0x84c87814
	.word	2361852424                      # 0x8cc70208
	.word	2428436474                      # 0x90befffa
	.word	2756734187                      # 0xa4506ceb
	.word	3204031479                      # 0xbef9a3f7
	.word	3329325298                      # 0xc67178f2
	.size	constants, 256
	.section	".note.GNU-stack","",@progbits
