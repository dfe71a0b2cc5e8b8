"""Playing on the board itself: whatever is lit there is tapped until there is something to confirm."""

from random import Random
from time import monotonic
from typing import Any, Final

from browser.rig import A_MOMENT, LONGEST_WAIT, Person

LONGEST_GAME: Final = 300_000.0
"""In milliseconds; a busy machine is slow."""

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
        if (!document.querySelector('.actions.turn')) return {what: 'wait'}
        const {scrollWidth} = document.scrollingElement
        if (scrollWidth > innerWidth) throw Error('something sticks out to the right')
        const confirm = document.querySelector('.actions .confirm .main')
        const lit = document.querySelectorAll('.board [data-lit]:not(:disabled)')
        const shown = confirm ? [confirm] : [...lit].filter((element) => element.getClientRects().length)
        if (!shown.length) return {what: 'wait'}
        taps = confirm ? 0 : taps + 1
        if (taps > MOST_TAPS) throw Error(`nothing to confirm after ${MOST_TAPS} taps`)
        while (shown.length) {
            const [element] = shown.splice(chance(shown.length), 1)
            const spot = spotOf(element)
            if (spot) return {what: confirm ? 'confirm' : 'lit', element, ...spot}
        }
        throw Error('something lies over all that is lit')
    }

    window.player = {next}
}"""
# Taps as soon as there is something to tap. How many decisions were made, at the end.
PLAY_ON: Final = """(longest) => new Promise((over, fail) => {
    let decisions = 0
    let isSoon = false
    const look = () => {
        isSoon = false
        const {what, element} = player.next()
        if (what === 'over') return over(decisions)
        if (what === 'wait') return
        if (what === 'confirm') decisions++
        element.dispatchEvent(new MouseEvent('click', {bubbles: true}))
        soon()
    }
    const soon = () => {
        if (!isSoon) setTimeout(() => {
            try { look() } catch (error) { fail(error) }
        })
        isSoon = true
    }
    setTimeout(() => fail(Error(`the game is not over after ${decisions} decisions`)), longest)
    new MutationObserver(soon).observe(document.body, {subtree: true, childList: true, attributes: true})
    soon()
})"""
# Where to tap; `felt` is kept as soon as the page has heard of it, which takes a finger longer than a mouse.
LOOK: Final = """(longest) => {
    const {what, x, y} = player.next()
    player.felt = new Promise((felt, fail) => {
        addEventListener('click', felt, {capture: true, once: true})
        setTimeout(() => fail(Error('a tap was not felt')), longest)
    }).then(() => {})
    return {what, x, y}
}"""


def play_by_hand(people: list[Person], random: Random, decisions: int) -> None:
    """With a mouse or with a finger, until everybody has decided so often."""
    for person in people:
        person.page.evaluate(PLAYER, random.getrandbits(30))
    made = dict.fromkeys(people, 0)
    until = monotonic() + LONGEST_GAME / 1000
    while min(made.values()) < decisions:
        assert monotonic() < until, "nobody has anything to decide"
        taps = {person: _tap_next(person) for person in people}
        for person, what in taps.items():
            made[person] += what == "confirm"
        if set(taps.values()) == {"wait"}:
            people[0].page.wait_for_timeout(A_MOMENT)


def _tap_next(person: Person) -> str:
    found: dict[str, Any] = person.page.evaluate(LOOK, LONGEST_WAIT)
    if found["what"] in ("lit", "confirm"):
        person.tap(found["x"], found["y"])
        person.page.evaluate("player.felt")
    return str(found["what"])


def play_to_the_end(people: list[Person]) -> list[int]:
    """Everybody at once and as fast as the page can; how many decisions each of them made."""
    for person in people:
        person.page.evaluate(f"() => {{ window.decisions = ({PLAY_ON})({LONGEST_GAME}) }}")
    return [person.page.evaluate("decisions") for person in people]
