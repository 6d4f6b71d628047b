import { readActionLine } from '../../terminal/action-line.ts'
import type { Match } from './match.ts'
import { wordsFor } from './words.ts'

/** With more than this to choose from, only the next word of each is shown. */
const MOST_SHOWN = 100

/** What the line could become: actions of this position and words, each in full. */
export function completions(line: string, match: Match): string[] {
  const typed = line.trimStart()
  const done = match.game.hz === 0 ? '' : (/^.*\s/.exec(typed)?.[0] ?? '')
  if (done !== '' && 'steps' in readActionLine(match.game, done)) return nextActions(line, typed.slice(done.length), match)
  const actions = match.legal.filter(text => text.startsWith(typed))
  const words = wordsFor(match)
    .map(({ name, takes }) => (takes && !takes.startsWith('[') ? `${name} ` : name))
    .filter(name => name.startsWith(typed))
  const indent = line.slice(0, line.length - typed.length)
  return [...fewer(actions, typed.length), ...words].map(text => indent + text)
}

/** With ticks, actions stand beside each other, and the last of them is being typed. */
function nextActions(line: string, typed: string, { legal }: Match): string[] {
  const before = line.slice(0, line.length - typed.length)
  return legal.filter(text => text.startsWith(typed)).map(text => before + text)
}

function fewer(actions: readonly string[], typed: number): readonly string[] {
  if (actions.length <= MOST_SHOWN) return actions
  const shortened = actions.map(text => {
    const space = text.indexOf(' ', typed + 1)
    return space < 0 ? text.slice(0, typed + 1) : text.slice(0, space + 1)
  })
  return [...new Set(shortened)]
}
