/** What can be looked for. */
import type { Game } from '../../../kernel/game.ts'
import type { Clock, Terms } from '../../../protocol/online.ts'

export const KINDS = ['pair', 'single', 'casual'] as const
export type Kind = (typeof KINDS)[number]

const DAY_MS = 86_400_000
const live = (minutes: number, seconds: number): Clock => ({ kind: 'live', baseMs: minutes * 60_000, incrementMs: seconds * 1000 })

export const CLOCKS = {
  '3+2': live(3, 2),
  '5+3': live(5, 3),
  '10+5': live(10, 5),
  day: { kind: 'days', moveMs: DAY_MS },
} as const satisfies Record<string, Clock>
export type ClockName = keyof typeof CLOCKS
export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[]

export interface Choice {
  readonly preset: string
  readonly clock: ClockName
  readonly kind: Kind
}

/** What two play who have chosen nothing; the preset is the game's first. */
export const USUAL = { clock: '5+3', kind: 'casual' } as const satisfies Partial<Choice>

/** The server has two seats and no ticks. */
export function isForTwo({ seats, hz }: Pick<Game, 'seats' | 'hz'>): boolean {
  return seats === 2 && hz === 0
}

export function termsOf(game: string, { preset, clock, kind }: Choice): Terms {
  return { game, preset, games: kind === 'pair' ? 2 : 1, clock: CLOCKS[clock] }
}

/** What has to be chosen to look for this; null: a device looks for it that has other choices. */
export function choiceOf({ preset, games, clock }: Terms, isRated: boolean): Choice | null {
  const kind = isRated ? (games === 2 ? 'pair' : 'single') : games === 1 ? 'casual' : null
  const name = CLOCK_NAMES.find(each => isSame(CLOCKS[each], clock))
  return kind !== null && name !== undefined ? { preset, clock: name, kind } : null
}

function isSame(one: Clock, other: Clock): boolean {
  if (one?.kind === 'days') return other?.kind === 'days' && one.moveMs === other.moveMs
  return other?.kind === 'live' && one?.baseMs === other.baseMs && one.incrementMs === other.incrementMs
}

/** The list of ratings that a game of this kind counts in, where it is rated. */
export function poolOf({ game, preset, games, clock }: Terms): string {
  return `${game}/${preset}/${games === 2 ? 'pair' : 'single'}/${clock?.kind ?? 'live'}`
}
