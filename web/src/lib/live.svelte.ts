/** A table as the server tells of it, and what is said to it.
 *
 * The connection may break at any time: it is made again by itself, goes on where it was, and what was sent and not
 * answered is sent again under the same name, so that it happens once.
 */

import { SvelteMap } from 'svelte/reactivity'
import { newRequestId, refused, type Refused } from './api'
import { committed, dropNonce, type Pledge } from './fairness'
import type { ChatLine, FromPlayer, HandoverNews, Heard, TableFacts, ToPlayer, Update } from './types'
import { language } from './words.svelte'

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
const ALIVE_EVERY = 25_000
/** The server says something every 20 seconds: who hears nothing for so long is not connected any more. */
const LONGEST_SILENCE = 45_000
/** Who asks whether anybody is there hears of it sooner than that. */
const LONGEST_ANSWER = 3_000

/** What the server calls it when there is no such table, or not any more. */
export const NO_TABLE = 'no-such-table'

export type Connection = 'connecting' | 'open' | 'lost' | 'gone'

export class LiveTable {
  facts = $state.raw<TableFacts | null>(null)
  now = $state.raw<Update | null>(null)
  /** When `now` came, by this browser's clock, which goes on while it sleeps: what is left on the clocks counts from
   *  here. */
  heardAt = $state(0)
  log = $state.raw<Heard[]>([])
  /** Who let a computer player go on, and who came back. */
  handovers = $state.raw<HandoverNews[]>([])
  talk = $state.raw<ChatLine[]>([])
  connection = $state<Connection>('connecting')
  /** Why the last thing that was tried was refused, until something else is tried. */
  refusal = $state.raw<Refused | null>(null)
  /** A line that was refused, to be changed or said later, and why. */
  unsaid = $state.raw<{ text: string; why: string } | null>(null)
  /** What the server committed to, as this browser heard of it first. */
  private pledge = $state.raw<Pledge | null>(null)
  /** The last event that was acknowledged: before it is seen, `now` tells of a table that is gone. */
  private done = $state(0)

  private socket: WebSocket | null = null
  private unanswered = new SvelteMap<string, FromPlayer>()
  /** Up to where all decisions are in the log. */
  private heardTo = 0
  /** Whether the next update tells everything from the beginning. */
  private anew = true
  private lastHeard = 0
  private wait = FIRST_WAIT
  private timer = 0
  private alive = 0
  private doubt = 0

  /** `onNews` hears of every position, and of the turns that led there; of null where all is told anew. */
  constructor(
    readonly id: string,
    private readonly onNews: (update: Update, heard: Heard[] | null) => void,
  ) {
    this.connect()
  }

  /** Whether something was done that is not answered yet, or whose answer is not seen yet. */
  get waiting(): boolean {
    const doing = [...this.unanswered.values()].some((message) => message.type !== 'say')
    return doing || (this.now?.seq ?? 0) < this.done
  }

  /** What was said here and has not arrived yet. */
  get saying(): { request_id: string; text: string }[] {
    return [...this.unanswered.values()].filter((message) => message.type === 'say')
  }

  /** Whether the server does not say what it said at first about the seed of the shuffle. */
  get changedSeed(): boolean {
    return !!this.pledge && !!this.now && this.pledge.commitment !== this.now.commitment
  }

  play(notation: string): void {
    if (this.now) this.send({ type: 'play', seq: this.now.seq, move: notation, request_id: newRequestId() })
  }

  takeBack(): void {
    if (this.now) this.send({ type: 'take-back', seq: this.now.seq, request_id: newRequestId() })
  }

  say(text: string): void {
    this.unsaid = null
    this.send({ type: 'say', text, request_id: newRequestId() })
  }

  /** Somebody looks at it again, or the network is back: connect at once instead of waiting. What slept does not know
   *  yet that its connection is gone. */
  wake(): void {
    if (this.connection === 'lost') this.connect()
    if (this.connection !== 'open') return
    const asked = Date.now()
    this.put({ type: 'alive' })
    clearTimeout(this.doubt)
    this.doubt = window.setTimeout(() => {
      if (this.lastHeard < asked) this.renew()
    }, LONGEST_ANSWER)
  }

  /** The browser has lost its network: say so at once, and be back as soon as it is. */
  sleep(): void {
    if (this.connection !== 'open' && this.connection !== 'connecting') return
    if (this.socket) leave(this.socket)
    this.socket = null
    this.lose()
  }

  /** Connect anew, as whoever one is and in the language one reads by now: all is told again. */
  again(): void {
    clearInterval(this.alive)
    this.heardTo = 0
    this.anew = true
    this.connect()
  }

  close(): void {
    clearTimeout(this.timer)
    clearTimeout(this.doubt)
    clearInterval(this.alive)
    this.connection = 'gone'
    if (this.socket) leave(this.socket)
  }

  private send(message: FromPlayer & { request_id: string }): void {
    this.refusal = null
    this.unanswered.set(message.request_id, message)
    this.put(message)
  }

  private put(message: FromPlayer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private connect(): void {
    clearTimeout(this.timer)
    clearTimeout(this.doubt)
    const address = new URL(`/api/tables/${this.id}/live`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    address.searchParams.set('heard_to', String(this.heardTo))
    address.searchParams.set('locale', language())
    const socket = new WebSocket(address)
    if (this.socket) leave(this.socket)
    this.socket = socket
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ToPlayer)
    socket.onclose = () => {
      if (socket === this.socket) this.lose()
    }
  }

  private lose(): void {
    clearInterval(this.alive)
    if (this.connection === 'gone') return
    this.connection = 'lost'
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  /** A connection where nothing is heard any more is left: to close it would take an answer, too. */
  private renew(): void {
    clearInterval(this.alive)
    this.connection = 'lost'
    this.connect()
  }

  private hear(message: ToPlayer): void {
    this.lastHeard = Date.now()
    if (message.type === 'welcome') this.welcome(message.table)
    else if (message.type === 'update') this.receive(message)
    else if (message.type === 'acknowledged') this.acknowledged(message.request_id, message.seq)
    else if (message.type === 'refused') {
      this.refuse(refused(message), message.request_id ?? '')
    }
  }

  private refuse(refusal: Refused, requestId: string): void {
    const what = this.unanswered.get(requestId)
    this.unanswered.delete(requestId)
    if (what?.type === 'say') this.unsaid = { text: what.text, why: refusal.message }
    else this.refusal = refusal
    if (!requestId && (!this.facts || refusal.code === NO_TABLE)) this.close()
  }

  private welcome(table: TableFacts): void {
    this.facts = table
    this.connection = 'open'
    this.wait = FIRST_WAIT
    clearInterval(this.alive)
    this.alive = window.setInterval(() => this.stayAlive(), ALIVE_EVERY)
    for (const message of this.unanswered.values()) this.put(message)
  }

  private stayAlive(): void {
    if (Date.now() - this.lastHeard < LONGEST_SILENCE) this.put({ type: 'alive' })
    else this.renew()
  }

  /** If only somebody said something, whatever is half chosen stays so: the position is the same object. */
  private receive(update: Update): void {
    if (update.said?.length) this.talk = together(this.talk, update.said)
    const before = this.now
    const same = before && before.seq === update.seq && before.seat === update.seat && !this.anew
    this.now = same ? { ...update, view: before.view, choices: before.choices } : update
    this.heardAt = Date.now()
    this.pledge ??= committed(this.id, update)
    // Who got up may sit down with another browser.
    if (update.phase === 'gathering' && before && before.seat >= 0 && update.seat < 0) dropNonce(this.id)
    const heard = update.heard ?? []
    if (!same) this.onNews(update, this.anew ? null : heard)
    if (this.anew) this.log = heard
    else if (heard.length) this.log = continued(this.log, heard)
    const known = this.handovers.filter((handover) => handover.after < this.heardTo)
    this.handovers = [...known, ...(update.handovers ?? [])]
    this.heardTo = update.heard_to ?? 0
    this.anew = false
  }

  private acknowledged(requestId: string, seq: number): void {
    const what = this.unanswered.get(requestId)
    this.unanswered.delete(requestId)
    // What was said is counted apart from what was done.
    if (what?.type !== 'say') this.done = Math.max(this.done, seq)
    else {
      const line = { number: seq, seat: this.now?.seat ?? -1, at: Date.now(), text: what.text }
      this.talk = together([line], this.talk)
    }
  }
}

/** What was said, once each and in order: after a lost connection the last lines come again. */
function together(before: ChatLine[], news: ChatLine[]): ChatLine[] {
  const all = new Map([...before, ...news].map((line) => [line.number, line]))
  return [...all.values()].sort((one, other) => one.number - other.number)
}

/** The log with what came since; a turn that was taken back is gone, and so is the taking back. */
function continued(log: Heard[], heard: Heard[]): Heard[] {
  const undone = new Set(heard.map((turn) => turn.undoes))
  return [...log, ...heard].filter((turn) => !undone.has(turn.number) && !turn.undoes)
}

/** Nothing more is heard there. Browsers complain about connections that are closed before they are made. */
function leave(socket: WebSocket): void {
  socket.onmessage = null
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}
