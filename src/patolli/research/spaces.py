"""The observation and action spaces that Gymnasium and PettingZoo are told about."""

from patolli.engine.game import Setup
from patolli.research.missing import require
from patolli.research.tensors import Floats, layout

require("numpy", "gymnasium")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

VERSION = 0
"""Of the environments, in their names: another one when the same actions no longer give the same results."""

Mask = NDArray[np.int8]
Observation = dict[str, Floats | Mask]


def tensor_space(setup: Setup) -> spaces.Box:
    return spaces.Box(0, 1, (layout(setup).size,), np.float32)


def masked_space(setup: Setup, actions: int) -> spaces.Dict:
    """Return the space of an observation together with the mask of its legal actions."""
    return spaces.Dict(
        {"observation": tensor_space(setup), "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
    )
