"""How close the CVA6 models come to RTL, on programs that no rule was made with: `make fidelity`."""
