"""Writes hqc-v5-<set>.json: keys, ciphertexts, and altered ciphertexts.

Source: the model of the workload hqc (model.py), which reproduces the authors' vectors of this
version too.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[2] / "hqc" / "vectors"))

from cases import write

if __name__ == "__main__":
    write(__file__, "HQC 5.0.0", old=True)
