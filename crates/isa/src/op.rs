//! Every operation that the decoder knows, named as in the manual.
//!
//! Source: The RISC-V Instruction Set Manual, Volume I; `mret` and `wfi` from Volume II.

macro_rules! operations {
    ($($(#[$doc:meta])* $($name:ident)+;)+) => {
        /// An operation. Compressed instructions bear the operation that they expand to.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs)]
        pub enum Op {
            $($(#[$doc])* $($name,)+)+
            /// An instruction of a design.
            Custom,
        }

        impl Op {
            /// Every operation of the manual that this crate knows.
            pub const ALL: &[Op] = &[$($(Op::$name,)+)+];
        }
    };
}

operations! {
    // RV32I
    Lui Auipc Jal Jalr;
    Beq Bne Blt Bge Bltu Bgeu;
    Lb Lh Lw Lbu Lhu;
    Sb Sh Sw;
    Addi Slti Sltiu Xori Ori Andi Slli Srli Srai;
    Add Sub Sll Slt Sltu Xor Srl Sra Or And;
    Fence Ecall Ebreak;
    // RV64I
    Lwu Ld Sd Addiw Slliw Srliw Sraiw Addw Subw Sllw Srlw Sraw;
    // M
    Mul Mulh Mulhsu Mulhu Div Divu Rem Remu;
    Mulw Divw Divuw Remw Remuw;
    // Zicsr, Zifencei, privileged
    Csrrw Csrrs Csrrc Csrrwi Csrrsi Csrrci;
    FenceI Mret Wfi;
    // Zba
    Sh1add Sh2add Sh3add AddUw Sh1addUw Sh2addUw Sh3addUw SlliUw;
    // Zbb
    Andn Orn Xnor Clz Ctz Cpop Max Maxu Min Minu SextB SextH ZextH Rol Ror Rori OrcB Rev8;
    Clzw Ctzw Cpopw Rolw Rorw Roriw;
    // Zbc
    Clmul Clmulh Clmulr;
    // Zbs
    Bclr Bclri Bext Bexti Binv Binvi Bset Bseti;
}
