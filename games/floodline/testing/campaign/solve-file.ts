/**
 * Solves a level file and says how, move by move:
 *
 *     node --import tsx games/floodline/testing/campaign/solve-file.ts LEVEL.json [--stars 1|12|13|123] [--exactly] [--without tilt,hold,…]
 *         [--most pieces=6,tilts=2] [--seconds 20] [--seed 1] [--any-pace] [--write FILE.replay]
 *
 * Wins count only if a hand can play them at a person's pace, unless --any-pace is given. --write keeps the replay, which was verified.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { verify, write } from '../../../../kernel/replay.ts'
import { floodline } from '../../game.ts'
import { parseLevel } from '../../levels/format/validate.ts'
import { isStuck, keys } from '../../minds/solve/keys.ts'
import { bodyAt } from '../../minds/solve/reach.ts'
import { solve } from '../../minds/solve/solve.ts'
import { applyActs } from '../../minds/solve/turns.ts'
import { type Ask, HUMAN, isFound, type Pace, type Stars, type Tool, type Turn } from '../../minds/solve/types.ts'
import { Work } from '../../minds/solve/work.ts'
import { type FloodLevel, MATERIALS, PIECES } from '../../nouns.ts'
import { spotOf } from '../../rules/board/space.ts'
import { sessionOf } from '../pressed.ts'

const MACHINE: Pace = { think: 1, tap: 1 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stars: { type: 'string', default: '123' },
    exactly: { type: 'boolean', default: false },
    without: { type: 'string', default: '' },
    most: { type: 'string', default: '' },
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    'any-pace': { type: 'boolean', default: false },
    write: { type: 'string' },
  },
})

function listed(text: string): string[] {
  return text.split(',').filter(each => each !== '')
}

function levelOf(path: string): FloodLevel {
  const read = parseLevel(readFileSync(path, 'utf8'))
  if ('level' in read) return read.level
  for (const { path: at, says } of read.faults) console.error(`${at}: ${says}`)
  process.exit(2)
}

function asked(): Ask {
  const end = performance.now() + 1000 * Number(values.seconds)
  const most = Object.fromEntries(listed(values.most).map(each => [each.split('=')[0], Number(each.split('=')[1])]))
  return {
    ...{
      wanted: values.stars as Stars,
      exactly: values.exactly,
      without: listed(values.without) as Tool[],
      most,
      seed: Number(values.seed),
    },
    ...(!values['any-pace'] && { pace: HUMAN }),
    budget: { enough: () => performance.now() > end },
  }
}

/** Each piece with the cells in which it comes to lie. */
function tell(level: FloodLevel, turns: readonly Turn[]): void {
  const work = new Work(level, { wanted: '1', budget: {} })
  const state = work.pool.take(work.first)
  for (const [at, { acts, landing }] of turns.entries()) {
    applyActs(state, acts)
    const name = `${PIECES[state.piece]}${state.material === 0 ? '' : `:${MATERIALS[state.material]}`}`
    const cells = bodyAt(state, landing).map(cell => spotOf(level.bounds, cell).join(','))
    console.log(`${String(at + 1).padStart(3)}  ${acts.map(({ wish }) => `${wish}, `).join('')}${name} ${cells.join(' ')}`)
    work.place(state, landing)
  }
}

/** The replay, if the keys verify. */
function recorded(level: FloodLevel, turns: readonly Turn[]): string | null {
  const pressed = keys(level, turns, values['any-pace'] ? MACHINE : HUMAN)
  if (isStuck(pressed)) {
    console.log(`no keys: at piece ${pressed.turn + 1} ${pressed.why}`)
    return null
  }
  const text = write(sessionOf(level, pressed.presses), {})
  const verdict = verify(text, floodline)
  const seconds = Math.round(pressed.ticks / 60)
  console.log(
    `${pressed.presses.length} presses, ${pressed.ticks} ticks (${seconds} s), stars ${pressed.stars}, replay ${verdict.ok ? 'verified' : 'NOT verified'}`,
  )
  return verdict.ok ? text : null
}

const level = levelOf(positionals[0] ?? '')
const answer = solve(level, asked())
if (isFound(answer)) {
  const { pieces, tilts, shift, lost, mass, holds } = answer.metrics
  tell(level, answer.turns)
  console.log(
    `stars ${answer.stars}: ${JSON.stringify({ pieces, tilts, shift, lost, mass, holds })}, ${answer.placements} placements, by ${answer.by}`,
  )
  const text = recorded(level, answer.turns)
  if (text !== null && values.write !== undefined) writeFileSync(values.write, text)
} else {
  const { why, placements, unplayed, best, losses } = answer
  console.log(`not found (${why}) in ${placements} placements; ${unplayed} wins that no hand could play; losses ${JSON.stringify(losses)}`)
  console.log('the most promising:')
  tell(level, best.turns)
  process.exitCode = 1
}
