"""Computer players. A player sees what its seat may see, and nothing else."""

from patolli.players.player import Player as Player
from patolli.players.registry import KINDS as KINDS
from patolli.players.registry import LEVEL_HELP as LEVEL_HELP
from patolli.players.registry import LEVELS as LEVELS
from patolli.players.registry import Kind as Kind
from patolli.players.registry import check_player as check_player
from patolli.players.registry import is_player as is_player
from patolli.players.registry import kinds as kinds
from patolli.players.registry import looks_ahead as looks_ahead
from patolli.players.registry import made_of as made_of
from patolli.players.registry import player as player
