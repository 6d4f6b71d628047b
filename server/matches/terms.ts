/** What can be played here, and how it stands in the database. Any game of the list that has two seats and no ticks. */
import { games } from '../../games/index.ts'
import type { Game, Minds, Refusal } from '../../kernel/game.ts'
import type { Clock, Terms } from '../../protocol/online.ts'
import type { TermsColumns } from '../data/tables.ts'

/** A game that is played here, with all its rule books: a match that was begun under an older one goes on under it. */
export interface Playable {
  readonly game: Game
  readonly older: readonly Game[]
  minds(): Promise<Minds>
}

export type Playables = ReadonlyMap<string, Playable>

export async function findPlayables(): Promise<Playables> {
  const found = await Promise.all(games.map(async entry => ({ entry, game: await entry.game() })))
  const two = found.filter(({ game }) => game.seats === 2 && game.hz === 0)
  return new Map(
    await Promise.all(
      two.map(async ({ entry, game }) => [game.id, { game, older: await entry.older(), minds: () => entry.minds() }] as const),
    ),
  )
}

/** The rule book that a match was begun under. */
export function bookOf({ game, older }: Playable, rules: number): Game | null {
  return [game, ...older].find(each => each.rules === rules) ?? null
}

/** With the preset by its name: "three-heaps", as addresses and the command line have it, is "Three heaps". */
export function spelledOut(playables: Playables, terms: Terms): Terms {
  const presets = playables.get(terms.game)?.game.presets ?? []
  const meant = presets.find(({ name }) => name === terms.preset) ?? presets.find(({ name }) => idOf(name) === terms.preset)
  return meant ? { ...terms, preset: meant.name } : terms
}

function idOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
}

/** What is wrong with terms that a device asks for, or null. `untimed`: against a mind nobody needs a clock. */
export function refuseTerms(playables: Playables, { game: id, preset, clock }: Terms, untimed = false): Refusal | null {
  const playable = playables.get(id)
  if (!playable) {
    const known = [...playables.keys()].join(', ')
    return { code: 'unknown-game', because: `"${id}" is not played between two here; there is ${known}`, facts: { game: id } }
  }
  const names = playable.game.presets.map(({ name }) => name)
  if (!names.includes(preset))
    return { code: 'unknown-preset', because: `${id} has no preset "${preset}"; there is ${names.join(', ')}`, facts: { preset } }
  if (clock === null && !untimed) return { code: 'no-clock', because: 'a game between two has a clock; give one', facts: {} }
  return null
}

export function columnsOf({ game, preset, games, clock }: Terms): TermsColumns {
  return { game, preset, games, ...clockColumns(clock) }
}

function clockColumns(clock: Clock): Pick<TermsColumns, 'clock_kind' | 'base_ms' | 'increment_ms'> {
  if (clock === null) return { clock_kind: null, base_ms: 0, increment_ms: 0 }
  if (clock.kind === 'days') return { clock_kind: 'days', base_ms: clock.moveMs, increment_ms: 0 }
  return { clock_kind: 'live', base_ms: clock.baseMs, increment_ms: clock.incrementMs }
}

export function termsOf({ game, preset, games, clock_kind, base_ms, increment_ms }: TermsColumns): Terms {
  return { game, preset, games: games === 2 ? 2 : 1, clock: clockOf(clock_kind, base_ms, increment_ms) }
}

function clockOf(kind: TermsColumns['clock_kind'], baseMs: number, incrementMs: number): Clock {
  if (kind === null) return null
  return kind === 'days' ? { kind, moveMs: baseMs } : { kind, baseMs, incrementMs }
}
