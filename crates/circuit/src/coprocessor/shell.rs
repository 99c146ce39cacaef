//! What stands around decoder and units: Instar's shells for CV-X-IF (`rtl/cvxif`).

use instar_design::CoprocessorInterface;

use crate::unit::SharedUnit;

/// A shell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shell {
    /// `instar_cvxif`: whatever the interface allows. A core that registers an instruction and its
    /// operands itself needs one place here, for an instruction whose unit is busy; else two keep
    /// an instruction a cycle flowing.
    Buffered { registered: bool },
    /// `instar_cvxif_direct`: units of latency 1, on a core that takes nothing back and every
    /// result at once.
    Direct,
}

impl Shell {
    /// The one that the core's interface and the units need.
    pub fn of(interface: &CoprocessorInterface, units: &[SharedUnit]) -> Self {
        let combinational = units.iter().all(|unit| unit.latency == 1 && !unit.has_sequencer());
        if interface.is_direct() && combinational {
            Self::Direct
        } else {
            Self::Buffered { registered: interface.registers_offers }
        }
    }

    /// Name of its module.
    pub fn module(self) -> &'static str {
        match self {
            Self::Buffered { .. } => "instar_cvxif",
            Self::Direct => "instar_cvxif_direct",
        }
    }

    /// Parameters of the coprocessor that the shell has of its own.
    pub fn parameters(self, units: &[SharedUnit]) -> String {
        let Self::Buffered { registered } = self else { return String::new() };
        let (buffered, fall_through) = if registered { (1, 1) } else { (2, 0) };
        // One more than the banks hold, so that one may begin while another leaves.
        let in_flight = 1 + units.iter().map(SharedUnit::holds).sum::<u32>();
        format!(
            ",
  parameter int unsigned Buffered    = {buffered},
  parameter int unsigned InFlight    = {in_flight},
  parameter bit          FallThrough = 1'b{fall_through},
  parameter bit          InOrder     = 1'b0"
        )
    }

    /// Its instance, with the signals that go to the units; `bare` where nothing but operands does.
    pub fn text(self, units: usize, bare: bool) -> String {
        let unused = if bare { ", started" } else { "" };
        let last = units - 1;
        let module = self.module();
        let (looked_past, parameters, commit, ready, takes, comes) = match self {
            Self::Buffered { .. } => (
                "commit_hartid_i",
                ",
    .Buffered     (Buffered),
    .InFlight     (InFlight),
    .FallThrough  (FallThrough),
    .InOrder      (InOrder)",
                "
    .commit_valid_i,
    .commit_id_i,
    .commit_kill_i,",
                "
    .result_ready_i,",
                "
    .unit_ready_i        (takes),",
                "
    .unit_valid_i        (there),",
            ),
            Self::Direct => (
                "commit_valid_i, commit_hartid_i, commit_id_i, commit_kill_i,
                           result_ready_i, takes, there",
                "",
                "",
                "",
                "",
                "",
            ),
        };
        format!(
            "
  // -------------------------------------------------------------------------------- Shell

  logic [NumRs-1:0][31:0] operands;
  logic [{last}:0]             begins, takes, there, given;
  logic [{last}:0][31:0]       results;
  logic                   unused_inputs;

  // The register transaction is that of the issue interface, and one hart has all instructions.
  assign unused_inputs    = ^{{register_valid_i, register_hartid_i, register_id_i, {looked_past}, operands{unused}}};
  assign register_ready_o = issue_ready_o;

  {module} #(
    .NumRs        (NumRs),
    .IdWidth      (IdWidth),
    .HartIdWidth  (HartIdWidth),
    .NumUnits     (NumUnits),
    .PayloadWidth ($bits(payload_t)){parameters}
  ) i_cvxif (
    .clk_i,
    .rst_ni,
    .issue_valid_i,
    .issue_ready_o,
    .issue_room_o,
    .issue_hartid_i,
    .issue_id_i,
    .register_rs_i,
    .register_rs_valid_i,
    .decoded_accept_i    (issue_accept_o),
    .decoded_writeback_i (issue_writeback_o),
    .decoded_read_i      (issue_register_read_o),
    .decoded_rd_i        (issue_instr_i[11:7]),
    .decoded_unit_i      (decoded_unit),
    .decoded_payload_i   (decoded),{commit}
    .result_valid_o,{ready}
    .result_hartid_o,
    .result_id_o,
    .result_data_o,
    .result_rd_o,
    .result_we_o,
    .unit_valid_o        (begins),{takes}
    .unit_payload_o      (started),
    .unit_rs_o           (operands),{comes}
    .unit_ready_o        (given),
    .unit_result_i       (results)
  );

  // -------------------------------------------------------------------------------- Units
"
        )
    }
}
