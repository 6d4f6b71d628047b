/**
 * A transcript of one game, drawn for every eye side by side, kept beside the game as a file. A changed rule or a leak
 * shows up as a difference a person can read. The file begins with what is needed to perform it again.
 *
 *     # The first seat balances and wins
 *     game nim
 *     deal {"first":0,"heaps":[3,4,5],"misere":false}
 *
 *     seat 0, seat 1, referee:
 *     a  | | |        3
 *     …
 *     0> a2   (of 12)
 *        {"heap":0,"kind":"took",…}
 */
import type { Eye, Game, Nouns, Seat } from '../game.ts'
import { hash } from '../hash.ts'
import { parsePlain, stringify } from '../plaintext.ts'
import { dealFrom, Session } from '../session.ts'
import { presetOf } from './play.ts'

export interface Recipe {
  readonly title: string
  readonly game: string
  readonly seed?: string
  readonly setup?: unknown
  /** Used as it is; without one, setup and seed make it. */
  readonly deal?: unknown
  readonly actions: readonly Said[]
}

export interface Said {
  readonly seat: Seat
  readonly text: string
  readonly tick?: number
}

export function perform<N extends Nouns>(game: Game<N>, recipe: Recipe): string {
  const deal = recipe.deal ?? dealFrom(game, (recipe.setup ?? presetOf(game).setup) as N['Setup'], recipe.seed ?? '')
  const session = new Session(game, deal as N['Deal'])
  const heard: N['Event'][] = []
  session.listen(events => heard.push(...events))
  const page = [...opening(game, recipe), '', picture(session)]
  for (const said of recipe.actions) {
    if (game.hz > 0) session.advance((said.tick ?? 0) - session.tick)
    const choices = [...game.legal(session.state, said.seat)].length
    heard.length = 0
    const refusal = session.offer(said.seat, said.text)
    page.push('', `${game.hz > 0 ? `${session.tick} ` : ''}${said.seat}> ${said.text}   (of ${choices})`)
    if (refusal) page.push(`   refused, ${refusal.code}: ${refusal.because}`)
    else page.push(...heard.map(event => `   ${stringify(event)}`), '', picture(session))
  }
  const { outcome } = session
  page.push('', outcome ? `${outcome.code}, ${outcome.scores.join(':')}: ${outcome.because}` : 'the game goes on')
  return `${page.join('\n')}\n`
}

function opening(game: Game, recipe: Recipe): string[] {
  const lines = [`# ${recipe.title}`, `game ${game.id}`]
  if (recipe.setup !== undefined) lines.push(`setup ${stringify(recipe.setup)}`)
  if (recipe.seed !== undefined) lines.push(`seed ${recipe.seed}`)
  if (recipe.deal !== undefined) lines.push(`deal ${stringify(recipe.deal)}`)
  return lines
}

/** What every eye sees, side by side, then the hash: the first changed line of a file is where it went wrong. */
function picture<N extends Nouns>({ game, state }: Session<N>): string {
  const eyes: Eye[] = game.seats === 2 ? [0, 1, 'referee'] : [0, 'referee']
  const seen = new Map<string, string[]>() // picture to the eyes that see it: a game without secrets is drawn once
  for (const eye of eyes) {
    const drawing = game.text(game.view(state, eye))
    seen.set(drawing, [...(seen.get(drawing) ?? []), typeof eye === 'number' ? `seat ${eye}` : eye])
  }
  const blocks = Array.from(seen, ([drawing, who]) => [`${who.join(', ')}:`, ...drawing.split('\n')])
  return [...sideBySide(blocks), `= ${hash(state)}`].join('\n')
}

function sideBySide(blocks: readonly (readonly string[])[]): string[] {
  const height = Math.max(...blocks.map(block => block.length))
  const widths = blocks.map(block => Math.max(...block.map(line => line.length)) + 4)
  const row = (at: number): string => blocks.map((block, column) => (block[at] ?? '').padEnd(widths[column] ?? 0)).join('')
  return Array.from({ length: height }, (_, at) => row(at).trimEnd())
}

/** The recipe at the top of a transcript and the actions in it. Pictures and events are what is to be checked, so they are skipped. */
export function readRecipe(transcript: string): Recipe | { readonly because: string } {
  const lines = transcript.split('\n')
  const top = lines.slice(0, lines.indexOf(''))
  const value = (key: string): string | undefined => top.find(line => line.startsWith(`${key} `))?.slice(key.length + 1)
  const title = value('#')
  const game = value('game')
  if (title === undefined || game === undefined) return { because: 'a playthrough begins with "# title" and "game name"' }
  const seed = value('seed')
  try {
    const setup = value('setup')
    const deal = value('deal')
    return {
      title,
      game,
      ...(seed === undefined ? {} : { seed }),
      ...(setup === undefined ? {} : { setup: parsePlain(setup) }),
      ...(deal === undefined ? {} : { deal: parsePlain(deal) }),
      actions: lines.flatMap(said),
    }
  } catch (error) {
    return { because: `its setup or deal cannot be read: ${(error as Error).message}` }
  }
}

function said(line: string): Said[] {
  const parts = /^(?:(\d+) )?([01])> (.+?)   \(of \d+\)$/.exec(line)
  if (!parts) return []
  const [, tick, seat, text = ''] = parts
  return [{ seat: seat === '0' ? 0 : 1, text, ...(tick === undefined ? {} : { tick: Number(tick) }) }]
}
