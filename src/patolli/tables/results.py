"""The results of finished games, and the ratings that change by them."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from patolli.tables.database import insert_new
from patolli.tables.ratings import Rating, Standing, rate, rated
from patolli.tables.schema import people, ratings, results


@dataclass(frozen=True)
class Ending:
    """The end of a game, with its result."""

    table: str
    game: str
    at: int
    standings: tuple[Standing, ...]
    counts: bool
    """Whether ratings change by it."""


async def record_results(engine: AsyncEngine, connection: AsyncConnection, over: Sequence[Ending]) -> None:
    """Store results and update ratings, once per game, in the commit that ends it. A person who was erased
    while a stand-in played on counts as unrated, and gets no rating."""
    rows = await connection.scalars(
        insert_new(engine, results).returning(results.c.table_id),
        [
            {
                "table_id": end.table,
                "seat": each.seat,
                "who": each.who,
                "person": each.person,
                "game": end.game,
                "points": each.points,
                "place": each.place,
                "ended_at": end.at,
            }
            for end in over
            for each in end.standings
        ],
    )
    new = set(rows)
    counted = [end for end in over if end.counts and end.table in new and rated(end.standings)]
    everybody = {(end.game, who) for end in counted for who in rated(end.standings)}
    forgotten = set(
        await connection.scalars(
            select(people.c.id).where(people.c.forgotten, people.c.id.in_({who for _, who in everybody}))
        )
    )
    kept = sorted(each for each in everybody if each[1] not in forgotten)
    if not kept:
        return
    current = await _lock_ratings(engine, connection, kept)
    for end in counted:
        before = {who: current.get((end.game, who), Rating()) for who in rated(end.standings)}
        for who, after in rate(end.standings, before).items():
            if who not in forgotten:
                current[end.game, who] = after
    await connection.execute(
        update(ratings)
        .where(ratings.c.game == bindparam("of_game"), ratings.c.who == bindparam("of_whom"))
        .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"), games=bindparam("new_games")),
        [
            {
                "of_game": of_game,
                "of_whom": who,
                "new_mu": rating.mu,
                "new_sigma": rating.sigma,
                "new_games": rating.games,
            }
            for (of_game, who), rating in current.items()
        ],
    )


async def _lock_ratings(
    engine: AsyncEngine, connection: AsyncConnection, everybody: list[tuple[str, str]]
) -> dict[tuple[str, str], Rating]:
    """Lock the ratings of all, in one order, so that two processes cannot deadlock; insert first ratings,
    so that there is a row to lock."""
    first = Rating()
    await connection.execute(
        insert_new(engine, ratings),
        [
            {"game": game, "who": who, "mu": first.mu, "sigma": first.sigma, "games": first.games}
            for game, who in everybody
        ],
    )
    rows = await connection.execute(
        select(ratings)
        .where(tuple_(ratings.c.game, ratings.c.who).in_(everybody))
        .order_by(ratings.c.game, ratings.c.who)
        .with_for_update()
    )
    return {(row.game, row.who): Rating(row.mu, row.sigma, row.games) for row in rows}
