"""Writes hqc-v5-<set>.json: key generation, encapsulation, decapsulation, altered ciphertexts, and inputs to refuse.

Source: the model of the workload hqc (model.py), which reproduces the authors' vectors of this version too.
"""

import sys
from pathlib import Path

WORKLOADS = Path(__file__).parents[2]
sys.path[:0] = [str(WORKLOADS), str(WORKLOADS / "hqc" / "vectors")]

from cases import write

if __name__ == "__main__":
    write(__file__, "HQC 5.0.0", old=True)
