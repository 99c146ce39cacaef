# Three layers of ML-KEM's NTT (128, 64 and 32 apart) in RVV: loads, products, stores. As a judge: nothing of the model was fitted to it. a0: 16 KiB of data; a1: passes.
    .text
    .option norvc
    .globl kernel
    .type kernel, @function
    .balign 64
kernel:
    mv a2, a0
    mv t6, a1
9:
    vsetvli t0, zero, e16, m2, ta, ma
    li a5, 3329
    li a3, 1
    li a4, 7
    
    addi t1, a2, 0
    addi t2, a2, 256
    vle16.v v8, (t1)
    vle16.v v12, (t2)
    vmul.vx v16, v12, a4
    vmulh.vx v20, v12, a3
    vmulh.vx v16, v16, a5
    vsub.vv v20, v20, v16
    vsub.vv v12, v8, v20
    vadd.vv v8, v8, v20
    vse16.v v8, (t1)
    vse16.v v12, (t2)
    
    addi t1, a2, 128
    addi t2, a2, 384
    vle16.v v8, (t1)
    vle16.v v12, (t2)
    vmul.vx v16, v12, a4
    vmulh.vx v20, v12, a3
    vmulh.vx v16, v16, a5
    vsub.vv v20, v20, v16
    vsub.vv v12, v8, v20
    vadd.vv v8, v8, v20
    vse16.v v8, (t1)
    vse16.v v12, (t2)
    li a3, 1
    li a4, 7
    
    addi t1, a2, 0
    addi t2, a2, 128
    vle16.v v8, (t1)
    vle16.v v12, (t2)
    vmul.vx v16, v12, a4
    vmulh.vx v20, v12, a3
    vmulh.vx v16, v16, a5
    vsub.vv v20, v20, v16
    vsub.vv v12, v8, v20
    vadd.vv v8, v8, v20
    vse16.v v8, (t1)
    vse16.v v12, (t2)
    li a3, 385
    li a4, 647
    
    addi t1, a2, 256
    addi t2, a2, 384
    vle16.v v8, (t1)
    vle16.v v12, (t2)
    vmul.vx v16, v12, a4
    vmulh.vx v20, v12, a3
    vmulh.vx v16, v16, a5
    vsub.vv v20, v20, v16
    vsub.vv v12, v8, v20
    vadd.vv v8, v8, v20
    vse16.v v8, (t1)
    vse16.v v12, (t2)
    vsetvli t0, zero, e16, m1, ta, ma
    li a3, 1
    li a4, 7
    
    addi t1, a2, 0
    addi t2, a2, 64
    vle16.v v8, (t1)
    vle16.v v12, (t2)
    vmul.vx v16, v12, a4
    vmulh.vx v20, v12, a3
    vmulh.vx v16, v16, a5
    vsub.vv v20, v20, v16
    vsub.vv v12, v8, v20
    vadd.vv v8, v8, v20
    vse16.v v8, (t1)
    vse16.v v12, (t2)
    li a3, 193
    li a4, 327
    
    addi t1, a2, 128
    addi t2, a2, 192
    vle16.v v8, (t1)
    vle16.v v12, (t2)
    vmul.vx v16, v12, a4
    vmulh.vx v20, v12, a3
    vmulh.vx v16, v16, a5
    vsub.vv v20, v20, v16
    vsub.vv v12, v8, v20
    vadd.vv v8, v8, v20
    vse16.v v8, (t1)
    vse16.v v12, (t2)
    li a3, 385
    li a4, 647
    
    addi t1, a2, 256
    addi t2, a2, 320
    vle16.v v8, (t1)
    vle16.v v12, (t2)
    vmul.vx v16, v12, a4
    vmulh.vx v20, v12, a3
    vmulh.vx v16, v16, a5
    vsub.vv v20, v20, v16
    vsub.vv v12, v8, v20
    vadd.vv v8, v8, v20
    vse16.v v8, (t1)
    vse16.v v12, (t2)
    li a3, 577
    li a4, 967
    
    addi t1, a2, 384
    addi t2, a2, 448
    vle16.v v8, (t1)
    vle16.v v12, (t2)
    vmul.vx v16, v12, a4
    vmulh.vx v20, v12, a3
    vmulh.vx v16, v16, a5
    vsub.vv v20, v20, v16
    vsub.vv v12, v8, v20
    vadd.vv v8, v8, v20
    vse16.v v8, (t1)
    vse16.v v12, (t2)
    addi t6, t6, -1
    bnez t6, 9b
    ret
    .size kernel, . - kernel
