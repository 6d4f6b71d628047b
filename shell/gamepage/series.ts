/** Levels with a number: a preset whose setup has a `level` is a series, and every number in it is a level. */
import type { Game, Preset } from '../../kernel/game.ts'
import { equal } from '../../kernel/plain.ts'
import { parsePlain, stringify } from '../../kernel/plaintext.ts'
import type { Wanted } from '../app/route.ts'
import type { Tally } from '../storage/index.ts'
import { type LoadedGame, presetId } from '../table/open/opening.ts'

/** Everybody's levels have the same names: the same number is the same level for all. */
const SEED = 'series'

interface Numbered {
  readonly level: number
}

function isNumbered(setup: unknown): setup is Numbered {
  return typeof setup === 'object' && setup !== null && 'level' in setup && typeof setup.level === 'number'
}

/** A preset called Daily is for the daily alone: nobody is offered it with another seed. */
export function offered(presets: readonly Preset[]): readonly Preset[] {
  return presets.filter(({ name }) => name !== 'Daily')
}

export function isSeries({ setup }: Preset): boolean {
  return isNumbered(setup)
}

export function levelWanted({ setup }: Preset, level: number): Wanted {
  return { setup: stringify({ ...(setup as object), level }), seed: SEED }
}

/** The same level with other rules is the same level: whoever changes only the help gets the same tiles. */
export function ownWanted(setup: unknown): Wanted {
  return { setup: stringify(setup), ...(isNumbered(setup) ? { seed: SEED } : {}) }
}

/** The setup that an address asks for, if it asks for one that can be read. */
export function setupIn({ setup }: Wanted): unknown {
  if (setup === undefined) return null
  try {
    return parsePlain(setup)
  } catch {
    return null
  }
}

/** The series that a setup is a level of. */
export function seriesOf({ presets }: Game, setup: unknown): Preset | null {
  if (!isNumbered(setup)) return null
  return presets.find(preset => isNumbered(preset.setup) && equal({ ...preset.setup, level: setup.level }, setup)) ?? null
}

/** The first level of a series after all that were won. */
export function nextLevel(game: Game, preset: Preset, tallies: readonly Tally[]): number {
  const won = tallies.flatMap(({ mode, won }) => {
    const setup = setupIn({ setup: /^setup:(.*)$/s.exec(mode)?.[1] ?? '' })
    return won > 0 && isNumbered(setup) && seriesOf(game, setup) === preset ? [setup.level] : []
  })
  return Math.max(0, ...won) + 1
}

/** What the large button begins: the first kept deal until it is won, and then the series, where there is one. */
export function onward({ game, levels }: LoadedGame, tallies: readonly Tally[]): Wanted {
  const [first] = levels
  const series = offered(game.presets).find(isSeries)
  const learnt = tallies.some(({ mode, won }) => mode === `level:${first?.id}` && won > 0)
  return learnt && series ? levelWanted(series, nextLevel(game, series, tallies)) : {}
}

/** Levels of a series are counted together, under the name of its preset. */
export function gathered(game: Game, tallies: readonly Tally[]): readonly Tally[] {
  const rows = new Map<string, Tally>()
  for (const tally of tallies) {
    const series = seriesOf(game, setupIn({ setup: /^setup:(.*)$/s.exec(tally.mode)?.[1] ?? '' }))
    const mode = series ? `preset:${presetId(series)}` : tally.mode
    const row = rows.get(mode)
    rows.set(mode, row ? added(row, tally) : { ...tally, mode })
  }
  return [...rows.values()]
}

function added(row: Tally, tally: Tally): Tally {
  return {
    ...row,
    played: row.played + tally.played,
    won: row.won + tally.won,
    lost: row.lost + tally.lost,
    total: row.total + tally.total,
    counted: row.counted + tally.counted,
    best: row.best === null ? tally.best : Math.max(row.best, tally.best ?? row.best),
  }
}
