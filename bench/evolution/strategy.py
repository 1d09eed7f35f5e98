"""The evolution strategy: CMA-ES after Hansen, on standardised numbers, larger is better."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]


class Evolution:
    """A cloud of candidates that moves and stretches towards what was good."""

    def __init__(self, dimension: int, population: int, width: float, seed: int) -> None:
        self.size, self.width = population, width
        self.mean = np.zeros(dimension)
        self._random = np.random.default_rng(seed)
        self._parents = population // 2
        ranks = np.log(self._parents + 0.5) - np.log(np.arange(1, self._parents + 1))
        self._share = ranks / ranks.sum()
        self._mass = 1 / float((self._share**2).sum())
        self._covariance = np.eye(dimension)
        self._axes, self._lengths = np.eye(dimension), np.ones(dimension)
        self._path, self._pace = np.zeros(dimension), np.zeros(dimension)
        self._generation = 0

    def ask(self) -> Array:
        """The candidates of the next generation, one in every row."""
        steps = self._random.standard_normal((self.size, len(self.mean))) * self._lengths
        return self.mean + self.width * steps @ self._axes.T

    def tell(self, candidates: Array, fitness: Array) -> None:
        """Learn from what each candidate achieved."""
        d, mass = len(self.mean), self._mass
        path_rate, pace_rate = (4 + mass / d) / (d + 4 + 2 * mass / d), (mass + 2) / (d + mass + 5)
        one_rate = 2 / ((d + 1.3) ** 2 + mass)
        many_rate = min(1 - one_rate, 2 * (mass - 2 + 1 / mass) / ((d + 2) ** 2 + mass))
        damping = 1 + 2 * max(0.0, np.sqrt((mass - 1) / (d + 1)) - 1) + pace_rate
        expected = np.sqrt(d) * (1 - 1 / (4 * d) + 1 / (21 * d * d))
        steps = (candidates[np.argsort(-fitness)[: self._parents]] - self.mean) / self.width
        step = self._share @ steps
        self.mean = self.mean + self.width * step
        white = self._axes @ ((self._axes.T @ step) / self._lengths)
        self._pace = (1 - pace_rate) * self._pace + np.sqrt(pace_rate * (2 - pace_rate) * mass) * white
        self._generation += 1
        length = float(np.linalg.norm(self._pace))
        steady = length / np.sqrt(1 - (1 - pace_rate) ** (2 * self._generation)) / expected < 1.4 + 2 / (d + 1)
        self._path = (1 - path_rate) * self._path + steady * np.sqrt(path_rate * (2 - path_rate) * mass) * step
        one = np.outer(self._path, self._path) + (not steady) * path_rate * (2 - path_rate) * self._covariance
        many = (steps.T * self._share) @ steps
        self._covariance = (1 - one_rate - many_rate) * self._covariance + one_rate * one + many_rate * many
        self.width *= float(np.exp(min(1.0, pace_rate / damping * (length / expected - 1))))
        values, self._axes = np.linalg.eigh((self._covariance + self._covariance.T) / 2)
        self._lengths = np.sqrt(np.maximum(values, 1e-12))
