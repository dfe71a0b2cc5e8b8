"""Playing on the board itself: whatever is lit there is tapped until there is something to confirm."""

from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, Final

from playwright.sync_api import TimeoutError

from browser.rig import A_MOMENT, Person

MISSED: Final = 3_000.0
"""In milliseconds: what was not felt by then met nothing."""
LONGEST_GAME: Final = 300.0
"""In seconds; a busy machine is slow."""

# Somebody who taps any of what is lit, wherever nothing lies over it. Their chance has a seed.
PLAYER: Final = """(seed) => {
    const SPOTS = [0.5, 0.3, 0.7, 0.15, 0.85]
    const MOST_TAPS = 200

    function chance(below) {
        seed = (seed + 0x6d2b79f5) | 0
        let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
        return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
    }

    function spotOf(element) {
        element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})
        const {left, top, width, height} = element.getBoundingClientRect()
        for (const down of SPOTS)
            for (const along of SPOTS) {
                const [x, y] = [left + along * width, top + down * height]
                if (element.contains(document.elementFromPoint(x, y))) return {x, y}
            }
        return null
    }

    let taps = 0
    // What to tap next, or else why nothing is tapped now.
    function next() {
        if (document.querySelector('.ending')) return {what: 'over'}
        // Somebody in a hurry does not look at each decision of the others.
        document.querySelector('.actions .skip')?.click()
        if (!document.querySelector('.actions.turn')) return {what: 'wait'}
        const {scrollWidth} = document.scrollingElement
        if (scrollWidth > innerWidth) throw Error('something sticks out to the right')
        // A plan is confirmed where it lies.
        const confirm = document.querySelector('.actions .confirm .main, .board .done:not(:disabled)')
        const lit = document.querySelectorAll('.board [data-lit]:not(:disabled)')
        const shown = confirm ? [confirm] : [...lit].filter((element) => element.getClientRects().length)
        if (!shown.length) return {what: 'wait'}
        taps = confirm ? 0 : taps + 1
        if (taps > MOST_TAPS) throw Error('taps lead to nothing, or something lies over all that is lit')
        // What undoes a plan or shows another side is tapped, too, but seldom: something has to be done.
        const seldom = shown.filter((each) => each.matches('.turn, .laid, .planned') && chance(8))
        for (const some of [shown.filter((each) => !seldom.includes(each)), seldom])
            while (some.length) {
                const spot = spotOf(...some.splice(chance(some.length), 1))
                if (spot) return {what: 'tap', ...spot, felt: player.felt}
            }
        return {what: 'covered'} // maybe by something that moves
    }

    window.player = {next, felt: 0}
    addEventListener('click', () => player.felt++, {capture: true})
}"""


def play_by_hand(people: list[Person], random: Random) -> None:
    """With a mouse or with a finger, until the game is over."""
    for person in people:
        person.page.evaluate(PLAYER, random.getrandbits(30))
    until = monotonic() + LONGEST_GAME
    happened: set[str] = set()
    while happened != {"over"}:
        assert monotonic() < until, "the game does not come to its end"
        happened = {_tap_next(person) for person in people}
        if happened <= {"wait", "over"}:
            people[0].page.wait_for_timeout(A_MOMENT)


def _tap_next(person: Person) -> str:
    found: dict[str, Any] = person.page.evaluate("player.next()")
    if found["what"] == "tap":
        person.tap(found["x"], found["y"])
        # Which takes a finger longer than a mouse. If something else came there just now, nothing is tapped.
        with suppress(TimeoutError):
            person.page.wait_for_function("before => player.felt > before", arg=found["felt"], timeout=MISSED)
    return str(found["what"])
