/** The loop of a game at a terminal: bots act, the picture is drawn, somebody says something, it is done or refused. */
import { FINE, WRONG } from '../command.ts'
import { nearest } from '../near.ts'
import { paint } from '../terminal.ts'
import { completions } from './completion.ts'
import { inWords } from './ending.ts'
import { type Heard, Lines } from './lines.ts'
import { type Effect, refused, sayWord, type Table, wordCalled, wordsFor } from './words.ts'

export class Conversation {
  readonly #at: Table
  readonly #lines: Lines
  readonly #before: number // how long the game was when we sat down; a resumed one has a past

  constructor(at: Table) {
    this.#at = at
    this.#before = this.#length()
    const { world, json } = at.speaker
    this.#lines = new Lines(world, json, line => completions(line, at.match))
  }

  /** Until somebody leaves. Gives the exit code. */
  async run(): Promise<number> {
    const { match, keeping } = this.#at
    try {
      return await this.#talk()
    } catch (error) {
      // The log reproduces the fault, so it is worth keeping most of all now.
      if (keeping.path !== null) await keeping.save(match, keeping.path)
      throw error
    } finally {
      this.#lines.close()
    }
  }

  async #talk(): Promise<number> {
    let effect: Effect = 'changed'
    for (;;) {
      if (effect === 'changed') await this.#catchUp()
      const heard = await this.#lines.ask(this.#prompt())
      if (heard.kind !== 'line') return this.#leave(heard.kind)
      effect = await this.#answer(heard.text.trim())
      if (effect === 'leave') return this.#leave('line')
    }
  }

  /** Bots answer, then everybody sees where that led. */
  async #catchUp(): Promise<void> {
    const { match } = this.#at
    while (match.thinker) this.#think(match.thinker.id)
    this.#draw()
    await this.#announce()
  }

  #think(bot: string): void {
    const { match, speaker } = this.#at
    const seat = match.session.toMove
    // Its name at once, its action when it has one: then nobody wonders whether the program hangs.
    const aloud = speaker.world.interactive && !speaker.json
    if (aloud) speaker.world.output.write(`  ${bot}: `)
    const text = match.think()
    const shown = paint(speaker.world, 'cyan', text)
    speaker.tell('acted', { seat, bot, text }, aloud ? shown : `  ${bot}: ${shown}`)
  }

  #draw(): void {
    const { match, speaker } = this.#at
    const { session, picture, legal } = match
    const facts = { tick: session.tick, toMove: session.toMove, seat: match.seat, text: picture, legal }
    speaker.tell('position', facts, `\n${picture}\n`)
  }

  async #announce(): Promise<void> {
    const { match, speaker, keeping } = this.#at
    const { outcome } = match.session
    if (!outcome) return
    speaker.tell('over', { outcome }, paint(speaker.world, 'bold', inWords(outcome, match)))
    if (keeping.path !== null) await this.#keep(keeping.path)
    if (!speaker.json) speaker.world.out(this.#whatNow())
  }

  #whatNow(): string {
    const { match, keeping } = this.#at
    const ways = ['Enter leaves']
    if (keeping.path === null) ways.unshift('"save FILE" keeps the game')
    // Who resigned has resigned; only what the rules ended can be taken back.
    if (match.table.undosLeft > 0 && match.game.outcome(match.session.state)) ways.unshift('"undo" takes back')
    return `${ways.join(', ')}.`
  }

  #prompt(): string {
    const { match } = this.#at
    if (match.session.outcome) return 'over> '
    if (match.game.hz !== 0) return `tick ${match.session.tick}> `
    return match.shared ? `seat ${match.seat}> ` : '> '
  }

  async #answer(text: string): Promise<Effect> {
    const { match, speaker } = this.#at
    if (text === '') {
      if (match.session.outcome) return 'leave'
      this.#draw()
      return 'same'
    }
    // Actions come first; a word that is also an action can be had as /word.
    const onlyWord = /^[!/]/.test(text)
    const action = onlyWord ? null : (match.game.parse(text) ?? match.game.parse(text.toLowerCase()))
    if (action !== null) return this.#act(action)
    const [, name = '', rest = ''] = /^[!/]?(\S*)\s*(.*)$/.exec(text) ?? []
    const word = wordCalled(name.toLowerCase())
    if (word) return sayWord(word, rest, this.#at)
    return refused(speaker, this.#notUnderstood(text), 'unreadable')
  }

  #act(action: unknown): Effect {
    const { match, speaker } = this.#at
    const seat = match.seat
    const refusal = match.session.act(seat, action)
    if (refusal) return refused(speaker, refusal.because, refusal.code)
    if (speaker.json) speaker.tell('acted', { seat, text: match.game.notate(action) }, '')
    return 'changed'
  }

  #notUnderstood(text: string): string {
    const { match } = this.#at
    const near = nearest(text, [...wordsFor(match).map(({ name }) => name), ...match.legal])
    const advice = near === null ? '"moves" lists what you may do, "help" what you may say' : `did you mean "${near}"?`
    return `"${text}" is neither an action of ${match.game.id} nor a word known here; ${advice}`
  }

  async #keep(path: string): Promise<boolean> {
    const { match, speaker, keeping } = this.#at
    const fault = await keeping.save(match, path)
    if (fault === null) speaker.tell('saved', { file: path }, `Saved to ${path}.`)
    else speaker.world.err(`lockstep: ${path} cannot be written: ${fault}`)
    return fault === null
  }

  async #leave(why: Heard['kind']): Promise<number> {
    const { match, speaker, keeping } = this.#at
    if (this.#length() === this.#before) return FINE
    if (keeping.path !== null && keeping.where(match) === null && !(await this.#keep(keeping.path))) return WRONG
    if (match.session.outcome) return FINE
    const file = keeping.where(match)
    // A command to paste is not broken to fit the screen.
    if (file === null) speaker.say('left', { file }, this.#farewell(why))
    else speaker.tell('left', { file }, `Go on with: npx lockstep play ${match.game.id} --resume ${file} --save ${file}`)
    return FINE
  }

  #length(): number {
    const { match } = this.#at
    return match.said.length + match.session.tick
  }

  #farewell(why: Heard['kind']): string {
    const how = 'to keep one, say "save FILE" before you leave, or start with --save FILE.'
    return why === 'end' ? `The input ended before the game did, and the game is not kept; ${how}` : `The game is not kept; ${how}`
  }
}
