/** Makes minds/guide/lines.ts from the replays: what was done with each piece and where it was set down, without the keys and the time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFault, playOver } from '../../../../kernel/replay.ts'
import { floodline } from '../../game.ts'
import { isWindy, isWonBy } from '../../minds/guide/known.ts'
import { isStuck, keys } from '../../minds/solve/keys.ts'
import { placeOf } from '../../minds/solve/reach.ts'
import { type Act, HUMAN, type Turn } from '../../minds/solve/types.ts'
import type { FloodLevel } from '../../nouns.ts'
import { parse } from '../../rules/actions.ts'
import { start } from '../../rules/start.ts'
import { apply, tick } from '../../rules/tick.ts'
import { byMedal } from './certify.ts'
import { LEVELS, type LevelFolder, type LevelFolders } from './folders.ts'

/** games/floodline/minds/guide/lines.ts */
export const LINES_FILE = join(LEVELS, '../minds/guide/lines.ts')

export function linesText({ campaign, puzzles }: Pick<LevelFolders, 'campaign' | 'puzzles'>): string {
  return [
    '/**',
    ' * Ways to win that are known, by level, the best first; line-text.ts says how to read them.',
    ' * Made from the replays in the folders of levels by `npx lockstep level-index`; edit those.',
    ' */',
    'export const LINES: Readonly<Record<string, readonly string[]>> = {',
    ...[...campaign, ...puzzles].flatMap(folder => entry(folder.id, linesOf(folder))),
    '}',
    '',
  ].join('\n')
}

function entry(id: string, lines: readonly string[]): string[] {
  const key = /^[a-z][a-z0-9]*$/.test(id) ? id : `'${id}'`
  const flat = `  ${key}: [${lines.map(line => `'${line}'`).join(', ')}],`
  return flat.length <= 140 ? [flat] : [`  ${key}: [`, ...lines.map(line => `    '${line}',`), '  ],']
}

/** The same text is played once, however often the file is made of it. */
const known = new Map<string, string | null>()

/** What a hand cannot play in this way is left out. */
export function linesOf({ place, level, replays }: Pick<LevelFolder, 'place' | 'level' | 'replays'>): readonly string[] {
  const lines = replays.toSorted(byMedal).map(file => {
    const text = readFileSync(join(LEVELS, place, file), 'utf8')
    const of = `${JSON.stringify(level)} ${text}`
    const line = known.get(of) ?? lineOf(text, level)
    known.set(of, line)
    return line
  })
  return [...new Set(lines.filter(line => line !== null))]
}

/** Tilting wherever the piece happens to be, if that wins as well: it is easier to say. */
function lineOf(text: string, level: FloodLevel): string | null {
  const turns = turnsOf(text)
  const anywhere = turns.map(({ acts, landing }) => ({ acts: acts.map(({ wish }) => ({ wish, at: null })), landing }))
  const ways = [anywhere, turns]
  const line = ways.find(each => !isStuck(keys(level, each, HUMAN))) ?? ways.find(each => isWindy(level) && isWonBy(start(level), each))
  return line ? lineText(line) : null
}

/** As minds/guide/line-text.ts reads it. */
export function lineText(turns: readonly Turn[]): string {
  const act = ({ wish, at }: Act): string => (at === null ? wish : `${wish}@${at}`)
  return turns.map(({ acts, landing }) => [...acts.map(act), landing].join(';')).join('|')
}

export function turnsOf(text: string): readonly Turn[] {
  const over = playOver(text, floodline)
  if (isFault(over)) return []
  const { deal, log, tick: end } = over.session
  const presses = log.filter(({ seat }) => seat !== null)
  const state = start(deal)
  const turns: Turn[] = []
  let acts: Act[] = []
  for (let press = 0; state.tick < end; ) {
    for (; presses[press]?.tick === state.tick; press++) {
      const action = parse(presses[press]!.text)
      if (action) apply(state, action, () => {})
    }
    const at = state.piece < 0 ? null : placeOf(state)
    const { gravity } = state
    const asked = presses[press - 1]
    tick(state, event => {
      if (event.kind === 'tilted' && event.from === gravity) acts.push({ wish: asked?.text ?? '', at })
      if (event.kind === 'held') acts.push({ wish: 'hold', at: null })
      if (event.kind === 'armed') acts.push({ wish: event.ability, at: null })
      if (event.kind !== 'locked') return
      turns.push({ acts, landing: placeOf(state) })
      acts = []
    })
  }
  return turns
}
