/** Files of inputs (docs/formats/inputs.md): what is asked for in which tick, one tick a line. */
import type { Game } from '../../../kernel/game.ts'
import { MOST_TICKS } from '../../../kernel/replay.ts'
import { readActionLine } from '../../../terminal/action-line.ts'
import { instead, nearest } from '../../../terminal/did-you-mean.ts'
import { MATERIALS, PIECES, THINGS } from '../nouns.ts'

export interface Input {
  readonly line: number
  readonly tick: number
  /** In their notation, or words of the kernel (`!mark`, `!undo`, `!resign`). */
  readonly actions: readonly string[]
}

export interface InputFault {
  readonly line: number
  readonly because: string
}

/** For advice only; what an action is, the game says. */
const ACTIONS: readonly string[] = [
  ...['x+', 'x-', 'y+', 'y-', 'z+', 'z-', 'yaw+', 'yaw-', 'pitch+', 'pitch-', 'roll+', 'roll-', 'soft+', 'soft-', 'drop', 'hold'],
  ...['stabilise', 'freeze', 'drain', 'tilt forward', 'tilt back', 'tilt left', 'tilt right', 'settle'],
]

/** Tools of a sandbox that say more than their name. */
const WRITTEN: Readonly<Record<string, string>> = {
  put: `"put THING X Y Z", where THING is ${THINGS.map(thing => thing.toLowerCase()).join(', ')} and X Y Z a cell`,
  bring: `"bring PIECE" or "bring PIECE:MATERIAL", where PIECE is ${PIECES.join(', ')} and MATERIAL ${MATERIALS.join(', ')}`,
}

const KERNEL_WORDS: readonly string[] = ['!mark', '!undo', '!resign']

/** Every line that says something, or the first that cannot be read. */
export function readInputs(text: string, game: Game): readonly Input[] | InputFault {
  const inputs: Input[] = []
  let latest = 0
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const line = index + 1
    const said = whole.replace(/#.*$/, '').trim()
    if (said === '') continue
    const input = readLine(said, line, game)
    if ('because' in input) return input
    if (input.tick < latest) return { line, because: `tick ${input.tick} comes after tick ${latest}; ticks go up` }
    latest = input.tick
    inputs.push(input)
  }
  return inputs
}

function readLine(said: string, line: number, game: Game): Input | InputFault {
  const [, number = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(said) ?? []
  if (!/^\d{1,9}$/.test(number)) return { line, because: `a line begins with a tick, a whole number from 0 on, not "${short(number)}"` }
  const tick = Number(number)
  if (tick >= MOST_TICKS) return { line, because: `tick ${tick} is later than any game: ticks go up to ${MOST_TICKS - 1}` }
  if (rest === '') return { line, because: `after tick ${tick} comes what is asked for, for example "${tick} x+ drop"` }
  const actions = actionsIn(rest, line, game)
  return 'because' in actions ? actions : { line, tick, actions }
}

function actionsIn(rest: string, line: number, game: Game): readonly string[] | InputFault {
  const actions: string[] = []
  for (const part of rest.split(/\s*(?<=^|\s)(![^\s]*)\s*/)) {
    if (part === '') continue
    if (part.startsWith('!')) {
      if (!KERNEL_WORDS.includes(part)) return { line, because: `there is no "${short(part)}"; ${instead(part, KERNEL_WORDS, 'words')}` }
      actions.push(part)
      continue
    }
    const found = readActionLine(game, part)
    if ('stray' in found) return { line, because: notAnAction(found.stray, game) }
    for (const step of found.steps) {
      if (step.kind === 'ticks')
        return { line, because: `"${step.ticks}" stands where an action belongs; every tick has a line of its own` }
      actions.push(step.text)
    }
  }
  return actions
}

function notAnAction(word: string, game: Game): string {
  const written = WRITTEN[word.toLowerCase()]
  if (written !== undefined) return `"${word}" is written ${written}`
  const near = nearest(word, ACTIONS)
  const advice = near === null ? `there are ${ACTIONS.join(', ')}` : `did you mean "${near}"?`
  return `"${short(word)}" is not an action of ${game.id}; ${advice}`
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
