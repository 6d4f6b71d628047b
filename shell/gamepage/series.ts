/** Numbered levels and what comes next, as a game's programme tells them. */
import type { Programme, Series } from '../../games/index.ts'
import type { Game, Preset } from '../../kernel/game.ts'
import { parsePlain, stringify } from '../../kernel/plaintext.ts'
import type { Wanted } from '../app/route.ts'
import { type Tally, tallyKey } from '../storage/records.ts'
import { wonLevels } from '../storage/won.ts'
import { type LoadedGame, presetId } from '../table/open/opening.ts'

/** What somebody may choose by name. */
export function offered({ presets }: Game, { unlisted }: Programme): readonly Preset[] {
  return presets.filter(({ name }) => !unlisted.includes(name))
}

/** The series of a preset; null: its deals have no numbers. */
export function seriesOf({ series }: Programme, { name }: Preset): Series | null {
  return series.find(({ preset }) => preset === name) ?? null
}

export function levelWanted({ setup, seed }: Series, level: number): Wanted {
  return { setup: stringify(setup(level) as object), seed }
}

/** The same level with other rules is the same level: whoever changes only the help gets the same tiles. */
export function ownWanted({ series }: Programme, setup: unknown): Wanted {
  const of = series.find(each => each.find(setup))
  return { setup: stringify(setup as object), ...(of && { seed: of.seed }) }
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

/** The level of a series that a setup is, whatever was changed about it. */
export function levelIn(
  { series }: Programme,
  setup: unknown,
): { readonly of: Series; readonly level: number; readonly changed: boolean } | null {
  for (const of of series) {
    const found = of.find(setup)
    if (found) return { of, ...found }
  }
  return null
}

/** The first level of a series after all that were won. */
export function nextLevel(programme: Programme, series: Series, tallies: readonly Tally[]): number {
  const won = tallies.flatMap(({ mode, won }) => {
    const found = won > 0 ? levelInMode(programme, mode) : null
    return found?.of === series && !found.changed ? [found.level] : []
  })
  return Math.max(0, ...won) + 1
}

/** What the large button begins: where levels open one after another the next of them; else the lesson until it is won, and then the series. */
export async function onward({ programme }: Pick<LoadedGame, 'programme'>, tallies: readonly Tally[]): Promise<Wanted> {
  const next = (await programme.way?.rule())?.(null, wonLevels(tallies)) ?? null
  if (next !== null) return { level: next }
  const [series] = programme.series
  const learnt = tallies.some(({ mode, won }) => mode === `level:${programme.lesson}` && won > 0)
  return learnt && series ? levelWanted(series, nextLevel(programme, series, tallies)) : {}
}

/** Levels of a series are counted together, under the name of its preset. */
export function gathered({ game, programme }: Pick<LoadedGame, 'game' | 'programme'>, tallies: readonly Tally[]): readonly Tally[] {
  const rows = new Map<string, Tally>()
  for (const tally of tallies) {
    const found = levelInMode(programme, tally.mode)
    const preset = found && !found.changed ? game.presets.find(({ name }) => name === found.of.preset) : undefined
    const mode = preset ? `preset:${presetId(preset)}` : tally.mode
    const key = tallyKey({ ...tally, mode })
    const row = rows.get(key)
    rows.set(key, row ? added(row, tally) : { ...tally, mode })
  }
  return [...rows.values()]
}

function levelInMode(programme: Programme, mode: string): ReturnType<typeof levelIn> {
  return levelIn(programme, setupIn({ setup: /^setup:(.*)$/s.exec(mode)?.[1] ?? '' }))
}

function added(row: Tally, tally: Tally): Tally {
  return {
    ...row,
    played: row.played + tally.played,
    won: row.won + tally.won,
    lost: row.lost + tally.lost,
    total: row.total + tally.total,
    counted: row.counted + tally.counted,
    ...((tally.best ?? Number.NEGATIVE_INFINITY) > (row.best ?? Number.NEGATIVE_INFINITY)
      ? { best: tally.best, record: tally.record }
      : { best: row.best, record: row.record }),
    hinted: row.hinted && row.hinted.best >= (tally.hinted?.best ?? Number.NEGATIVE_INFINITY) ? row.hinted : tally.hinted,
    wonHelped: (row.wonHelped ?? 0) + (tally.wonHelped ?? 0),
  }
}
