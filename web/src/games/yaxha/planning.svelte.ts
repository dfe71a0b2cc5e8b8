/** The plan of whoever builds: what is put where so far, which cube is in hand, and what of it is being sent.
 *
 * Nothing is sent before the plan is done; then its decisions follow each other, each when the answer to the one before
 * has come. */

import { legalCells } from './building'
import { carryOut, placeAfter, placeBefore, settled, type Planned, type Step } from './plan'
import { keyOf, type Choice, type Colour, type Move, type Place, type Player } from './types'

/** What the plan is about, as it is now. */
export interface Site {
  own(): Player | undefined
  hand(): readonly Colour[]
  choices(): readonly Choice[]
  building(): boolean
  scale(): readonly number[]
  /** What is picked outside of the plan, and waits to be confirmed. */
  picked(): Move | undefined
  /** What a hint says is best. */
  hinted(): Move | undefined
  /** Whether a cube is being dragged. */
  dragging(): boolean
}

export class Planning {
  private plan = $state.raw<readonly Planned[]>([])
  /** The cube in hand that was tapped. */
  private tapped = $state<number | null>(null)
  sending = $state.raw<{ steps: readonly Step[]; player: Player } | null>(null)

  /** What comes of the whole plan. */
  readonly all = $derived.by(() => this.outcome(this.plan))
  /** The places in the hand of the cubes that lie in the plan. */
  readonly laid = $derived.by(() => new Set(this.plan.map(({ at }) => at)))
  readonly left = $derived.by(() => this.site.hand().flatMap((_, at) => (this.laid.has(at) ? [] : [at])))
  /** Those that fit nowhere, as the plan is. */
  readonly stuck = $derived.by(
    () =>
      new Set(
        this.site
          .hand()
          .flatMap((each, at) => (this.all && !legalCells(this.all.player, each).size ? [at] : [])),
      ),
  )
  /** Nothing is left that could be laid: what fits nowhere is discarded with the rest. */
  readonly complete = $derived.by(() => this.left.every((at) => this.stuck.has(at)))
  /** The cube in hand: of the picked choice, else the one tapped, else of a hint, else one that fits somewhere. */
  readonly selected = $derived.by(() => {
    if (!this.site.building() || this.sending) return -1
    const [picked, hinted] = [this.site.picked(), this.site.hinted()]
    if (picked && picked.move !== 'market') return this.site.hand().indexOf(picked.colour)
    if (this.tapped !== null && this.tapped < this.site.hand().length) return this.tapped
    if (hinted && hinted.move !== 'market' && this.isEmpty) return this.site.hand().indexOf(hinted.colour)
    return this.left.find((at) => !this.stuck.has(at)) ?? this.left[0] ?? -1
  })
  readonly colour = $derived.by(() => this.site.hand()[this.selected] ?? null)
  private readonly rest = $derived.by(() => this.plan.filter(({ at }) => at !== this.selected))
  private readonly before = $derived.by(() => this.outcome(this.rest))
  /** A cube of the plan that is being dragged stays where it lies, or a finger would lose it. */
  private readonly aloft = $derived.by(() => this.site.dragging() && this.laid.has(this.selected))
  /** How the pyramid lies on the screen: without the cube in hand. */
  readonly frame = $derived.by(() => (this.aloft ? this.all : this.before))

  /** Where the cube in hand may lie, as the pyramid lies on the screen. */
  readonly cells = $derived.by(() => {
    const { before, frame, colour } = this
    const found = new Map<string, Place>()
    if (!before || !frame || !colour) return found
    for (const cell of legalCells(before.player, colour).values()) {
      const place = placeAfter(placeBefore(cell, before), frame)
      found.set(keyOf(place), place)
    }
    return found
  })
  /** Where it lies, if it lies somewhere already. */
  readonly ghost = $derived.by(() => {
    if (!this.before || this.sending || this.aloft) return null
    const picked = this.site.picked()
    const place = picked?.move === 'lay' ? picked : this.plan.find(({ at }) => at === this.selected)?.place
    return place ? placeAfter(place, this.before) : null
  })
  /** The other cubes of the plan, by the cells where they lie on the screen. */
  readonly planned = $derived.by(() => {
    const shown = this.aloft ? this.plan : this.rest
    return new Set(
      shown.flatMap(({ place }) => (this.frame && place ? [keyOf(placeAfter(place, this.frame))] : [])),
    )
  })

  /** How many cubes were in hand when it was sent. */
  private sent = 0

  constructor(private readonly site: Site) {}

  get isEmpty(): boolean {
    return !this.plan.length
  }

  private outcome(plan: readonly Planned[]) {
    const own = this.site.own()
    return own && this.site.building() ? carryOut(own, plan, this.site.scale()) : null
  }

  /** The player with one choice done that is none of the plan. */
  with(choice: Move): Player | undefined {
    if (choice.move !== 'lay') return undefined
    return this.outcome([{ at: 0, colour: choice.colour, place: choice }])?.player
  }

  begin(): void {
    this.plan = []
    this.tapped = null
  }

  private put(next: readonly Planned[]): void {
    const own = this.site.own()
    if (own) this.plan = settled(own, next)
    this.tapped = null
  }

  /** Put the cube in hand somewhere. */
  lay(cell: Place): void {
    const { frame, colour, selected } = this
    if (frame && colour) this.put([...this.rest, { at: selected, colour, place: placeBefore(cell, frame) }])
  }

  /** Take a cube of the plan into the hand again. */
  takeBack(at: number): void {
    this.put(this.plan.filter((each) => each.at !== at))
    this.tapped = at
  }

  /** Take up a cube: what needs it where it lies comes back to the hand. Taken up twice, it is in the hand itself. */
  select(at: number): void {
    const own = this.site.own()
    if (!own) return
    if (at === this.selected && this.laid.has(at)) return this.takeBack(at)
    const item = this.plan.find((each) => each.at === at)
    const others = this.plan.filter((each) => each !== item)
    if (item) this.put([...settled(own, others), item])
    this.tapped = at
  }

  /** The place in the hand of the cube of the plan that lies on a cell; -1 if there is none. */
  atOf(key: string): number {
    const { frame } = this
    const lies = ({ place }: Planned) => place && frame && keyOf(placeAfter(place, frame)) === key
    return this.plan.find(lies)?.at ?? -1
  }

  send(): void {
    if (!this.complete) return
    const hand = this.site.hand()
    const gone = this.left.map((at) => ({ at, colour: hand[at]!, place: null }))
    const whole = this.outcome([...this.plan, ...gone])
    this.sent = hand.length
    if (whole) this.sending = { steps: whole.steps, player: whole.player }
  }

  /** Go on sending: the decision to be sent now, if it is time for one. */
  next(): string | null {
    if (!this.sending) return null
    const { steps, player } = this.sending
    const [next, ...later] = steps
    const cubes = this.site.hand().length
    if (!cubes) this.end()
    else if (this.site.choices().length) {
      if (next?.hand === cubes && this.site.choices().some(({ notation }) => notation === next.notation)) {
        this.sending = { steps: later, player }
        return next.notation
      }
      this.end()
    }
    return null
  }

  /** It is sent, or was refused: then the player sees what is left of it. */
  private end(): void {
    this.sending = null
    if (this.site.hand().length !== this.sent) this.begin()
  }
}
