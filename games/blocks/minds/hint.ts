/** The best placement and why. Every word is backed by findings.ts. */
import type { Advice } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Blocks, Placement } from '../nouns.ts'
import { notate } from '../rules/notation.ts'
import { SHAPES } from '../rules/shapes.ts'
import { type Findings, findings, most } from './findings.ts'
import { type Manner, type Plan, planFor } from './plan.ts'

/** The first of these that holds gives the advice its code. */
const REASONS: readonly (readonly [code: string, holds: (found: Findings) => boolean])[] = [
  ['last', ({ fits }) => !fits],
  ['empties', ({ emptied }) => emptied],
  ['clears', clears],
  ['saves-hand', savesHand],
  ['makes-room', ({ makes }) => makes.length > 0],
  ['keeps-room', ({ keeps }) => keeps.length > 0],
  ['prepares', ({ prepares }) => prepares !== null],
  ['avoids-holes', avoidsHoles],
  ['roomiest', ({ roomiest }) => roomiest],
  ['smoothest', ({ smoothest }) => smoothest],
  ['snug', ({ touching, sides }) => most(touching, sides)],
]

export function hint(view: Blocks['View'], legal: readonly Placement[], rng: Rng, steps: number, manner: Manner): Advice<Blocks> | null {
  if (legal.length === 0) return null
  const plan = planFor(view, manner, rng, steps)
  const [action] = plan.steps
  const found = findings(view, legal, plan)
  const code = REASONS.find(([, holds]) => holds(found))?.[0] ?? 'plan'
  const facts = { ...action, ...found, plan: plan.steps.map(step => ({ ...step })), tried: plan.tried }
  return { action, code, because: `${notate(action)}: ${sentence(found, code, plan)}`, facts }
}

function clears({ rows, cols }: Findings): boolean {
  return rows.length + cols.length > 0
}

function savesHand({ fits, left, losing, others }: Findings): boolean {
  return fits && left > 0 && most(losing, others)
}

function avoidsHoles({ newHoles, holing, others }: Findings): boolean {
  return newHoles <= 0 && most(holing, others)
}

// ── In words ─────────────────────────────────────────────────────────────────────────────────────────

/** Everything worth saying that holds, and one of the weaker reasons only where it is all there is. */
function sentence(found: Findings, code: string, plan: Plan): string {
  const said = [
    clears(found) && `clears ${lines(found)} for ${counted(found.points, 'point')}`,
    found.emptied && 'empties the grid',
    !found.fits && `gives ${counted(found.points, 'point')}, and the blocks left cannot all be placed any more`,
    savesHand(found) && `${found.losing} of the ${counted(found.others, 'other placement')} leave no room for the rest of the hand`,
    found.makes.length > 0 && `makes room for ${shapes(found.makes)}`,
    found.keeps.length > 0 && `keeps room for ${shapes(found.keeps)}`,
    found.prepares &&
      `prepares ${lines(found.prepares)}, which ${notate(found.prepares)} then clears for ${counted(found.prepares.points, 'point')}`,
    avoidsHoles(found) && (found.holes === 0 ? 'leaves no single holes' : 'makes no new hole'),
    code === 'roomiest' && `no other place for this block leaves the 3×3 more room`,
    code === 'smoothest' && 'no other place for this block leaves a smoother grid',
    code === 'snug' && `lies snugly, ${found.touching} of its ${found.sides} sides touch something`,
    code === 'plan' && planned(plan),
  ]
  return said.filter(clause => clause !== false && clause !== null).join(', ')
}

function planned({ steps, tried }: Plan): string {
  const then = steps.length > 1 ? `begins the best plan found, then ${listed(steps.slice(1).map(notate))}` : 'the best place found'
  return tried > 0 ? `${then}, tried on ${counted(tried, 'hand')} that may come next` : then
}

function lines({ rows, cols }: { readonly rows: readonly number[]; readonly cols: readonly number[] }): string {
  return listed([...numbered('row', rows), ...numbered('column', cols)])
}

function numbered(word: string, at: readonly number[]): string[] {
  return at.length === 0 ? [] : [`${word}${at.length > 1 ? 's' : ''} ${listed(at.map(index => String(index + 1)))}`]
}

/** All that are named are full rectangles, and so are called by their size. */
function shapes(ids: readonly string[]): string {
  return listed(SHAPES.filter(({ id }) => ids.includes(id)).map(({ rows, cols }) => `the ${rows}×${cols}`))
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
