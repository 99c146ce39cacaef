"""Evaluating a design: baselines and variants side by side with what was published."""
