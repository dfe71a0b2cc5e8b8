/** The messages of the server, as its OpenAPI document describes them (`schema.d.ts` is made from it). */

import type { components } from './schema'

type Schemas = components['schemas']

export type Me = Schemas['Me']
export type GameFacts = Schemas['GameFacts']
export type NewTable = Schemas['NewTable']
export type TableFacts = Schemas['TableFacts']
export type EditionChange = Schemas['EditionChange']
export type TableNews = Schemas['TableNews']
export type Summary = Schemas['Summary']
export type Update = Schemas['Update']
export type SeatNews = Schemas['SeatNews']
export type Result = Schemas['Result']
export type Heard = Schemas['Heard']
export type HandoverNews = Schemas['HandoverNews']
export type ChatLine = Schemas['ChatLine']
export type Hint = Schemas['Hint']
export type PastGame = Schemas['PastGame']
export type GameRecord = Schemas['GameRecord']
export type ReplayLine = Schemas['ReplayLine']
export type Refusal = Schemas['Refusal']
export type FromPlayer = Schemas['FromPlayer']
export type ToPlayer = Schemas['ToPlayer']
export type ReplayStep = Schemas['ReplayStep']
export type ReplayStory = Schemas['ReplayStory']
export type ReplayPosition = Schemas['ReplayPosition']
export type View = Schemas['View']
export type Move = Schemas['Move']
export type Effect = Schemas['Effect']

export type GameName = View['game']
export type ViewOf<G extends GameName> = Schemas[`${Capitalize<G>}View`]
export type MoveOf<G extends GameName> = Schemas[`${Capitalize<G>}Move`]
export type EffectOf<G extends GameName> = Schemas[`${Capitalize<G>}Effect`]

/** A decision that is legal now: `notation` is what is sent, `sentence` is what people read. */
export interface Choice<G extends GameName = GameName> {
  notation: string
  sentence: string
  move: MoveOf<G>
}
