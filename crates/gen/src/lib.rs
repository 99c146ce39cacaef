//! C header and assembler include of an instruction description
