/** Why an action is advised, a line for each reason. The first sentence of a line is its point. [SD-13] [SD-55] */
import type { Advice } from '../../../kernel/game.ts'
import type { Explanation } from '../../../ui/stage.ts'
import type { Reason, Taking, Wanted } from '../minds/guide.ts'
import type { Doom } from '../minds/judge.ts'
import type { Step } from '../minds/step.ts'
import type { Stackdoku } from '../nouns.ts'
import { foundIn, type Reasons } from './found.ts'
import { german } from './reasons.de.ts'
import { english } from './reasons.en.ts'

type View = Stackdoku['View']

/** The sentences of one language. */
export interface Speaker {
  readonly doomed: string
  whyLost(doom: Doom): string
  lostWith(view: View, doom: Doom): string
  take(value: number): string
  place(value: number, cell: number): string
  wanted(why: string, tokens: 1 | 2): string
  readonly later: string
  frees(numbers: readonly number[], hidden: number): string // numbers that show, and how many do not
  losing(pairs: number): string
  fits(left: number): string
  full: string
  known(value: number, cell: number): string
  step(step: Step, alone: boolean): string // alone: nothing was struck out before
  chained(steps: readonly string[]): string
}

function taken(speaker: Speaker, view: View, { value, frees, wanted, losing, left }: Taking): Explanation {
  // A number that is hidden is not given away.
  const seen = view.hidden ? [] : frees.map(tile => view.values[tile] ?? 0)
  return {
    title: speaker.take(value),
    lines: [
      wanted ? speaker.wanted(why(speaker, wanted), 2) : speaker.later,
      ...(frees.length > 0 ? [speaker.frees(seen, frees.length - seen.length)] : []),
      ...(losing.length > 0 ? [speaker.losing(losing.length)] : []),
      speaker.fits(left),
    ],
  }
}

function why(speaker: Speaker, { cell, value, steps }: Wanted): string {
  return steps.length === 0 ? speaker.known(value, cell) : speaker.chained(steps.map(step => speaker.step(step, steps.length === 1)))
}

function told(speaker: Speaker, view: View, reason: Reason): Explanation {
  if (reason.kind === 'take') return taken(speaker, view, reason)
  const { cell, value } = reason.wanted
  return {
    title: speaker.place(value, cell),
    lines: [speaker.wanted(why(speaker, reason.wanted), 1), ...(reason.full ? [speaker.full] : [])],
  }
}

function spokenBy(speaker: Speaker): (view: View, advice: Advice<Stackdoku>) => Explanation {
  return (view, advice) => {
    const { reason, doom } = foundIn(advice)
    if (doom) return { title: speaker.doomed, lines: [speaker.whyLost(doom), speaker.lostWith(view, doom)] }
    return reason ? told(speaker, view, reason) : { title: advice.because, lines: [] }
  }
}

export const reasons: Reasons = { en: spokenBy(english), de: spokenBy(german) }
