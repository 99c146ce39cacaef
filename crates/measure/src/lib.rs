//! Simulator and core model joined: calls, programs, scores, annotations
