"""How close models come to RTL, on programs that no rule was made with: `make fidelity`, of CVA6."""
