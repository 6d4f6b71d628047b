/** What can be said at the prompt besides actions. */
import { isHinted } from '../../kernel/help.ts'
import { stream } from '../../kernel/rng.ts'
import { wholeNumber } from '../../terminal/arguments.ts'
import type { TickPlay, TurnPlay } from '../../terminal/terminal.ts'
import { counted, inColumns, indented, sentence, table } from '../../terminal/text.ts'
import { UsageError } from '../../terminal/usage-error.ts'
import { readRuleBook } from '../rulebook.ts'
import type { Match } from './match.ts'
import type { SaveFile } from './save-file.ts'
import type { Speaker } from './speaker.ts'

/** What a word does to the conversation: the picture is out of date, or it is over, or it just goes on. */
export type Effect = 'changed' | 'leave' | 'same'

/** Everything a word may use. */
export interface Table {
  readonly match: Match
  readonly speaker: Speaker
  readonly saveFile: SaveFile
  /** In games with ticks. */
  readonly tickPlay: TickPlay | null
  /** In games without. */
  readonly turnPlay: TurnPlay | null
}

export interface Word {
  readonly name: string
  readonly takes?: string
  readonly about: string
  /** Left out of help and completion where it can never be of use. */
  offered?(match: Match): boolean
  say(rest: string, table: Table): Effect | Promise<Effect>
}

const USUAL_WAIT_TICKS = 60
export const LONGEST_WAIT_TICKS = 36_000
const MOST_MOVES_LISTED = 240
const WIDEST_LIST = 100

const moves: Word = {
  name: 'moves',
  takes: '[BEGINNING]',
  about: 'what you may do now',
  say(rest, { match, speaker }) {
    const legal = match.legal.filter(text => text.startsWith(rest))
    const listed = legal.slice(0, MOST_MOVES_LISTED)
    const more = legal.length - listed.length
    const tail = more > 0 ? `\n  … and ${more} more; "moves ${listed[0]?.charAt(0) ?? ''}" lists those that begin so` : ''
    const list = legal.length === 0 ? '  none' : indented(inColumns(listed, Math.min(speaker.world.width, WIDEST_LIST) - 2)) + tail
    speaker.tell('moves', { legal }, list)
    return 'same'
  },
}

const hint: Word = {
  name: 'hint',
  about: 'what a good player would do, and why',
  offered: match => match.guide !== null,
  say(_rest, { match, speaker }) {
    if (match.session.outcome) return refused(speaker, 'the game is over')
    if (!match.guide) return refused(speaker, `nobody gives hints in ${match.game.id}`)
    // Asked again before anything is done, it is the same hint and is not counted again.
    const counts = !isHinted(match.said, match.seat)
    const spent = counts && match.table.hintsLeft === 0 ? match.session.offer(match.seat, '!hint') : null
    if (spent) return refused(speaker, spent.because, spent.code)
    const advice = match.advice()
    if (!advice) return refused(speaker, 'there is no hint for this position')
    if (counts) match.session.offer(match.seat, '!hint')
    const action = match.game.notate(advice.action)
    const { code, because, facts } = advice
    const left = hintsLeft(match)
    speaker.say(
      'hint',
      { action, code, because, facts },
      `  Hint: ${because.startsWith(action) ? because : `${action}, ${because}`}${left}`,
    )
    return 'same'
  },
}

/** The whole turn before it is played, in a world that looks like this one: nothing that is told depends on what is out of sight. */
const attempt: Word = {
  name: 'try',
  takes: 'TURN',
  about: 'what a turn would do, before you play it',
  offered: ({ game }) => game.hz === 0 && game.imagine !== undefined,
  say(rest, { match, speaker, turnPlay }) {
    const { game, session, seat, table: seated, seed } = match
    if (session.outcome) return refused(speaker, 'the game is over')
    const action = game.parse(rest)
    const world = game.imagine?.(seated.view, stream(seed, 'try'))
    if (!world || !turnPlay) return refused(speaker, `turns of ${game.id} are not tried, they are taken`)
    if (action === null) return refused(speaker, `try wants a turn, for example: try ${match.legal[0] ?? ''}`)
    const refusal = game.refuse(world, seat, action)
    if (refusal) return refused(speaker, refusal.because, refusal.code)
    const events: unknown[] = []
    game.apply(world, seat, action, event => events.push(event))
    const lines = turnPlay.preview(events, world)
    speaker.tell('foretold', { because: lines.join('; ') }, lines.map(line => `    ${line}`).join('\n'))
    return 'same'
  },
}

function hintsLeft({ table: { hintsLeft: left } }: Match): string {
  return left === undefined || !Number.isFinite(left) ? '' : ` (${counted(left, 'hint')} left)`
}

const MOST_UNDOS = 999

const undo: Word = {
  name: 'undo',
  takes: '[TIMES]',
  about: 'take back what you did last, and the answer to it',
  offered: match => match.table.undosLeft > 0,
  say(rest, { match, speaker }) {
    const times = rest === '' ? 1 : wholeNumber('undo', rest, 1, MOST_UNDOS)
    for (let time = 0; time < times; time++) {
      const refusal = match.undo()
      if (!refusal) continue
      refused(speaker, refusal.because, refusal.code)
      return time === 0 ? 'same' : 'changed'
    }
    const left = match.table.undosLeft
    const limited = Number.isFinite(left)
    const leftInWords = limited ? ` ${sentence(`${counted(left, 'undo')} left`)}` : ''
    speaker.tell('undone', { undosLeft: limited ? left : null }, `  Taken back.${leftInWords}`)
    return 'changed'
  },
}

const mark: Word = {
  name: 'mark',
  about: 'a place for "undo" to return to',
  offered: match => match.game.hz !== 0 && match.table.undosLeft > 0,
  say(_rest, { match, speaker }) {
    const refusal = match.session.offer(match.seat, '!mark')
    if (refusal) return refused(speaker, refusal.because, refusal.code)
    speaker.tell('marked', { tick: match.session.tick }, '  Marked.')
    return 'same'
  },
}

/** In games with ticks undo returns to a mark. Made before every line that lets time pass, so that undo takes back the line. */
export function markHere({ session, seat, table }: Match): void {
  const { tick, text } = session.log.at(-1) ?? {}
  const marked = tick === session.tick && text === '!mark'
  if (session.game.hz !== 0 && table.undosLeft > 0 && !marked) session.offer(seat, '!mark')
}

const wait: Word = {
  name: 'wait',
  takes: '[TICKS]',
  about: `let time pass (${USUAL_WAIT_TICKS} ticks)`,
  offered: match => match.game.hz !== 0,
  say(rest, { match, speaker }) {
    if (match.game.hz === 0) return refused(speaker, `time in ${match.game.id} passes only when somebody acts`)
    if (match.session.outcome) return refused(speaker, 'the game is over')
    const ticks = rest === '' ? USUAL_WAIT_TICKS : wholeNumber('wait', rest, 1, LONGEST_WAIT_TICKS)
    markHere(match)
    match.session.advance(ticks)
    return 'changed'
  },
}

const save: Word = {
  name: 'save',
  takes: 'FILE',
  about: 'write the game to a file, to resume, verify or show it later',
  async say(rest, { match, speaker, saveFile }): Promise<Effect> {
    const path = rest || saveFile.path
    if (!path) return refused(speaker, 'save wants the name of a file, for example: save game.txt')
    const fault = await saveFile.save(match, path)
    if (fault !== null) return refused(speaker, `${path} cannot be written: ${fault}`)
    speaker.tell('saved', { file: path }, `  Saved to ${path}.`)
    return 'same'
  },
}

const log: Word = {
  name: 'log',
  about: 'what was done so far',
  say(_rest, { match, speaker }) {
    const { said, game } = match
    const rows = said.map(({ tick, seat, text }, index) => [
      `${index + 1}.`,
      ...(game.hz === 0 ? [] : [`tick ${tick}`]),
      ...(game.seats === 1 ? [] : [`seat ${seat}`]),
      text,
    ])
    speaker.tell('log', { log: said }, rows.length === 0 ? '  nothing yet' : indented(table(rows, speaker.world.width - 2)))
    return 'same'
  },
}

const rules: Word = {
  name: 'rules',
  about: 'the rule book',
  async say(_rest, { match, speaker }): Promise<Effect> {
    const text = await readRuleBook(speaker.world.root, match.game.id)
    speaker.say('rules', { text }, text.trimEnd())
    return 'same'
  },
}

const resign: Word = {
  name: 'resign',
  about: 'give up',
  say(_rest, { match, speaker }) {
    const refusal = match.session.offer(match.seat, '!resign')
    return refusal ? refused(speaker, refusal.because, refusal.code) : 'changed'
  },
}

const help: Word = {
  name: 'help',
  about: 'this list',
  say(_rest, { match, speaker }) {
    const offered = wordsFor(match)
    const rows = offered.map(({ name, takes, about }) => [takes ? `${name} ${takes}` : name, about])
    const [example] = match.legal
    const text = indented(table([...actionRows(match, example), ...rows, enterRow(match)], speaker.world.width - 2))
    speaker.tell('help', { words: offered.map(({ name }) => name) }, text)
    return 'same'
  },
}

function actionRows({ game }: Match, example: string | undefined): string[][] {
  if (example === undefined) return []
  if (game.hz === 0) return [[example, 'an action, as "moves" lists them']]
  return [
    [`${example} …`, 'actions, as "moves" lists them, as many as you like, in this order; then a tick passes'],
    ['30', 'lets so many ticks pass; may stand between actions'],
  ]
}

function enterRow({ game }: Match): string[] {
  return ['Enter', game.hz === 0 ? 'the position again' : 'lets a tick pass']
}

const quit: Word = { name: 'quit', about: 'leave', say: () => 'leave' }

const WORDS: readonly Word[] = [moves, attempt, hint, undo, mark, wait, save, log, rules, resign, help, quit]

/** People type these as well. */
const ALSO: Readonly<Record<string, string>> = { exit: 'quit', q: 'quit', '?': 'help' }

export function wordsFor(match: Match): readonly Word[] {
  return WORDS.filter(word => word.offered?.(match) ?? true)
}

/** The word of that name, offered or not: one that is no use here says why. */
export function wordCalled(name: string): Word | null {
  const meant = Object.hasOwn(ALSO, name) ? ALSO[name] : name
  return WORDS.find(word => word.name === meant) ?? null
}

/** Says a word; what it cannot make sense of is refused like everything else, and nobody loses a game over it. */
export async function sayWord(word: Word, rest: string, at: Table): Promise<Effect> {
  if (rest !== '' && !word.takes) return refused(at.speaker, `"${word.name}" stands alone, without "${rest}"`)
  try {
    return await word.say(rest, at)
  } catch (error) {
    if (error instanceof UsageError) return refused(at.speaker, error.message)
    throw error
  }
}

export function refused(speaker: Speaker, because: string, code = 'misunderstood'): Effect {
  speaker.say('refused', { code, because }, `  No: ${because}`)
  return 'same'
}
