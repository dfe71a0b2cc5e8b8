"""Whether shards can lie side by side, found by trying all orders."""

from functools import cache

Values = tuple[int, ...]


@cache
def as_arc(values: Values) -> bool:
    """Tell whether some order of these values has neighbours that differ by at most 1."""
    return not values or any(_goes_on(value, _without(values, value), None) for value in set(values))


@cache
def as_circle(values: Values) -> bool:
    """Tell the same where the last one is also a neighbour of the first."""
    return bool(values) and _goes_on(values[0], _without(values, values[0]), values[0])


def may_lie(values: Values, size: int, circle: int) -> bool:
    values = tuple(sorted(values))
    return size <= circle and (as_circle(values) if size == circle else as_arc(values))


@cache
def _goes_on(last: int, rest: Values, first: int | None) -> bool:
    if not rest:
        return first is None or abs(last - first) <= 1
    return any(
        abs(value - last) <= 1 and _goes_on(value, _without(rest, value), first) for value in set(rest)
    )


def _without(values: Values, value: int) -> Values:
    place = values.index(value)
    return values[:place] + values[place + 1 :]
