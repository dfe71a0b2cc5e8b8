"""The games. Each folder here is one, and is found by being here."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from patolli.engine.errors import InvalidSetup
from patolli.engine.game import Game
from patolli.engine.words import words


@cache
def games() -> tuple[Game, ...]:
    """All games, by name."""
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return tuple(import_module(f"{__name__}.{name}").GAME for name in names)


def game(name: str, rules: int | None = None) -> Game:
    """A game by its present rules, or by an older version of them that is kept for running games."""
    for candidate in games():
        if candidate.name == name:
            return candidate if rules is None else _by_rules(candidate, rules)
    known = ", ".join(each.name for each in games())
    raise InvalidSetup(words("game-no-such-game", name=repr(name), games=known))


def _by_rules(newest: Game, rules: int) -> Game:
    """A folder whose rules changed keeps the old ones as long as anybody may play by them: `OLDER`, in its
    `__init__`, lists the games they make."""
    older: tuple[Game, ...] = getattr(import_module(newest.package), "OLDER", ())
    for candidate in (newest, *older):
        if candidate.rules_version == rules:
            return candidate
    raise InvalidSetup(
        words("game-no-such-rules", game=newest.title, rules=str(rules), present=str(newest.rules_version))
    )
