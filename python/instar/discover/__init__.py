"""Instructions that functions would gain from: found in their code, written as a design, proved and measured.

Source: docs/reference/discover.md. `subject` is what is looked at, `pool` the candidates as one
design, `trial` measures some of them together, `choose` picks, `found` writes the result.
"""
