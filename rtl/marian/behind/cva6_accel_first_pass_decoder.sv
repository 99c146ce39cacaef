/// Before the scalar core's first look at a word: those of the design are the vector unit's too, whatever their opcode.
///
/// Source of the ports: src/ip/marian/ariane/cva6_accel_first_pass_decoder.sv of soc-hub-fi/Marian e107560, which stays
/// as it is.
module cva6_accel_first_pass_decoder (
  input  logic [31:0] instruction_i,
  output logic        is_accel_o,
  output logic        is_rs1_o,
  output logic        is_rs2_o,
  output logic        is_rd_o,
  output logic        is_fs1_o,
  output logic        is_fs2_o,
  output logic        is_fd_o,
  output logic        is_vfp_o,
  output logic        is_load_o,
  output logic        is_store_o
);
  logic own, accel, rs1, rs2, rd, fs1, fs2, fd, vfp, load, store;

  `INSTAR_DECODER i_decoder (
    .word_i         (instruction_i),
    .sew_i          (2'd0),
    .own_o          (own),
    .known_o        (),
    .elements_log_o (),
    .vd_o           (),
    .a_o            (),
    .c_o            (),
    .asks_o         (),
    .takes_o        (),
    .first_o        ()
  );

  cva6_accel_first_pass_decoder_inner i_inner (
    .instruction_i,
    .is_accel_o (accel),
    .is_rs1_o   (rs1),
    .is_rs2_o   (rs2),
    .is_rd_o    (rd),
    .is_fs1_o   (fs1),
    .is_fs2_o   (fs2),
    .is_fd_o    (fd),
    .is_vfp_o   (vfp),
    .is_load_o  (load),
    .is_store_o (store)
  );

  // The design's work on no scalar register.
  assign is_accel_o = own || accel;
  assign is_rs1_o   = !own && rs1;
  assign is_rs2_o   = !own && rs2;
  assign is_rd_o    = !own && rd;
  assign is_fs1_o   = !own && fs1;
  assign is_fs2_o   = !own && fs2;
  assign is_fd_o    = !own && fd;
  assign is_vfp_o   = !own && vfp;
  assign is_load_o  = !own && load;
  assign is_store_o = !own && store;
endmodule
