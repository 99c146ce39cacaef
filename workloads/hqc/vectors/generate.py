"""Writes hqc-<set>.json: keys, ciphertexts, altered ciphertexts, and inputs to refuse.

Source: the model beside this file (model.py), which reproduces the authors' vectors.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from cases import write

if __name__ == "__main__":
    write(__file__, "HQC of February 2026", old=False)
