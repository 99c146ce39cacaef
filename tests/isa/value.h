// A 64-bit value, of which RV32 takes the lower half.
// Source: own.
#if __riscv_xlen == 64
#define V(high, low) 0x##high##low
#else
#define V(high, low) 0x##low
#endif
