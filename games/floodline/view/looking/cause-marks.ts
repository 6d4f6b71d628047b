/** A chain of reasons in the world: where each step took place, what came first by name, and which way things went. */
import type { Explanation } from '../../minds/explain.ts'
import type { Spot } from '../../nouns.ts'
import { spotOf } from '../../rules/board/space.ts'
import type { BoardLabel } from '../hud/labels.tsx'
import { stepSaid } from '../hud/warnings/ending-words.ts'
import type { Why, WhyStep } from '../hud/warnings/why.ts'
import type { Arrow, Overlay, Picture } from '../render/picture.ts'
import { words } from '../words/index.ts'

type Point = readonly [number, number, number]

/** All of it, for a screen reader. */
export function spokenReasons({ steps }: Why): string {
  return steps.map(step => stepSaid(step).join(' ')).join(' ')
}

/** Causes in gold, where things were in white, where they are in coral. */
export function marksOf(explanation: Explanation | null, { steps }: Why): Overlay['highlight'] {
  // An end that is not about what moved has marks of its own alone.
  const shifted = steps.some(({ kind }) => kind === 'fell') ? (explanation?.shifted ?? []) : []
  return {
    cause: steps.filter(({ kind }) => kind === 'root' || kind === 'ended').flatMap(({ cells }) => cells),
    from: shifted.map(({ from }) => from),
    to: shifted.flatMap(({ to }) => (to < 0 ? [] : [to])),
  }
}

const TONES = { root: 'gold', rule: 'paper', fell: 'coral', flooded: 'indigo', ended: 'coral' } as const

const APART_PX = 34

/** The number of each step where it took place, none over another. */
export function numbersOf(scene: Picture, bounds: Spot, { steps }: Why): BoardLabel[] {
  const numbers: BoardLabel[] = []
  for (const [i, step] of steps.entries()) {
    const at = placeOf(bounds, step, steps)
    if (!at) continue
    const { x: left, y } = scene.project(at)
    let x = left
    while (numbers.some(other => Math.hypot(other.x - x, other.y - y) < APART_PX)) x += APART_PX
    numbers.push({ id: `step ${i}`, tone: TONES[step.kind], round: true, text: String(i + 1), x, y })
  }
  return numbers
}

/** What came first, by name; its line leads to where it was. */
export function rootOf(scene: Picture, bounds: Spot, { steps }: Why): Omit<BoardLabel, 'x' | 'y'>[] {
  const root = steps.find(({ kind, cells }) => kind === 'root' && cells.length > 0)
  const at = root && middleOf(bounds, root.cells)
  return root && at ? [{ id: 'root', tone: 'gold', text: words.whyStep(root)[0].replace(/\.$/, ''), to: scene.project(at) }] : []
}

/** A rule is at work where things were; what fell is where it is now, or where it was last. */
function placeOf(bounds: Spot, step: WhyStep, steps: readonly WhyStep[]): Point | null {
  const { kind, cells, ends } = step
  if (kind === 'ended') return middleOf(bounds, cells)
  if (kind === 'fell') return middleOf(bounds, ends) ?? middleOf(bounds, cells)
  return middleOf(bounds, cells) ?? middleOf(bounds, steps.find(other => other.kind === 'fell' || other.kind === 'flooded')?.cells ?? [])
}

/** From where the most of it was to where that is now. */
export function fallArrow(bounds: Spot, { steps }: Why): Arrow[] {
  const fell = steps.find(({ kind, lost }) => kind === 'fell' && lost === 0)
  const [from, to] = [middleOf(bounds, fell?.cells ?? []), middleOf(bounds, fell?.ends ?? [])]
  return from && to ? [{ from, to, tone: 'white', size: 0.4 }] : []
}

function middleOf(bounds: Spot, cells: readonly number[]): Point | null {
  const spots = cells.filter(cell => cell >= 0).map(cell => spotOf(bounds, cell))
  if (spots.length === 0) return null
  const mean = (axis: 0 | 1 | 2): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length + 0.5
  return [mean(0), mean(1), mean(2)]
}
