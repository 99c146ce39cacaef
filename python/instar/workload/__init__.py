"""Schemes as programs: building them, giving them inputs, checking what they return."""
