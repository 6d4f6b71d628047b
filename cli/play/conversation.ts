/** The loop of a game at a terminal: bots act, the picture is drawn, somebody says something, it is done or refused. */
import type { Refusal } from '../../kernel/game.ts'
import { readActionLine, type Step } from '../../terminal/action-line.ts'
import { nearest } from '../../terminal/did-you-mean.ts'
import { Prompt } from '../../terminal/prompt.ts'
import { folded, paint, sentence } from '../../terminal/text.ts'
import { completions } from './completion.ts'
import { leave, lengthOf, saveTo } from './leave.ts'
import { inWords, openedInWords } from './outcome-words.ts'
import { type Effect, LONGEST_WAIT_TICKS, markHere, refused, sayWord, type Table, wordCalled, wordsFor } from './words.ts'

export class Conversation {
  readonly #at: Table
  readonly #prompt: Prompt
  readonly #before: number // how long the game was when we sat down
  readonly #deafen: () => void
  #happened: unknown[] = [] // since it was last told

  constructor(at: Table, before = lengthOf(at.match)) {
    this.#at = at
    this.#before = before
    const { world, json } = at.speaker
    this.#prompt = new Prompt(world, json, line => completions(line, at.match))
    this.#deafen = at.tickPlay || at.turnPlay ? at.match.session.listen(events => this.#hear(events)) : () => {}
  }

  /** Until somebody leaves. Gives the exit code. */
  async run(): Promise<number> {
    const { match, saveFile } = this.#at
    try {
      return await this.#talk()
    } catch (error) {
      // The log reproduces the fault, so it is worth keeping most of all now.
      if (saveFile.path !== null) await saveFile.save(match, saveFile.path)
      throw error
    } finally {
      this.#deafen()
      this.#prompt.close()
    }
  }

  async #talk(): Promise<number> {
    let effect: Effect = 'changed'
    for (;;) {
      if (effect === 'changed') await this.#catchUp()
      const heard = await this.#prompt.ask(this.#promptText())
      if (heard.kind !== 'line') return leave(this.#at, heard.kind, this.#before)
      effect = await this.#answer(heard.text.trim())
      if (effect === 'leave') return leave(this.#at, 'line', this.#before)
    }
  }

  /** Bots answer, then everybody sees where that led. */
  async #catchUp(): Promise<void> {
    const { match } = this.#at
    while (match.thinker) this.#think(match.thinker.id)
    this.#tellNews()
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
    this.#tellTurn()
  }

  /** One by one: a long wait has more events than a call may have arguments. */
  #hear(events: readonly unknown[]): void {
    for (const event of events) this.#happened.push(event)
  }

  /** Without ticks: what a turn led to, as soon as it is taken. */
  #tellTurn(): void {
    const { match, speaker, turnPlay } = this.#at
    if (!turnPlay) return
    const events = this.#happened
    this.#happened = []
    const lines = turnPlay.describe(events, match.session.state)
    if (lines.length > 0) speaker.tell('happened', { because: lines.join('; '), events }, lines.map(line => `    ${line}`).join('\n'))
  }

  #tellNews(): void {
    const { match, speaker, tickPlay } = this.#at
    if (!tickPlay) return
    const events = this.#happened
    this.#happened = []
    const brief = tickPlay.describe(events, match.session.state)
    if (brief === '') return
    speaker.tell('happened', { because: brief, events }, `\n${folded(`  ${sentence(brief)}`, speaker.world.width)}`)
  }

  #draw(): void {
    const { match, speaker } = this.#at
    const { session, picture, legal } = match
    const facts = { tick: session.tick, toMove: session.toMove, seat: match.seat, text: picture, legal }
    speaker.tell('position', facts, `\n${this.#at.turnPlay?.paint(picture, speaker.world) ?? picture}\n`)
  }

  async #announce(): Promise<void> {
    const { match, speaker, saveFile } = this.#at
    const { outcome } = match.session
    if (!outcome) return
    const { sealed } = match
    const opened = sealed ? `\n${openedInWords(sealed)}` : ''
    speaker.tell('over', { outcome, ...sealed }, paint(speaker.world, 'bold', inWords(outcome, match)) + opened)
    if (saveFile.path !== null) await saveTo(this.#at, saveFile.path)
    if (!speaker.json) speaker.world.out(this.#whatNow())
  }

  #whatNow(): string {
    const { match, saveFile } = this.#at
    const ways = ['Enter leaves']
    if (saveFile.path === null) ways.unshift('"save FILE" keeps the game')
    // Who resigned has resigned; only what the rules ended can be taken back.
    if (match.table.undosLeft > 0 && match.game.outcome(match.session.state)) ways.unshift('"undo" takes back')
    return `${ways.join(', ')}.`
  }

  #promptText(): string {
    const { match } = this.#at
    if (match.session.outcome) return 'over> '
    if (match.game.hz !== 0) return `tick ${match.session.tick}> `
    return match.shared ? `seat ${match.seat}> ` : '> '
  }

  async #answer(text: string): Promise<Effect> {
    const { match, speaker } = this.#at
    const timed = match.game.hz === 0 || (match.session.outcome && text === '') ? null : this.#ask(text)
    if (timed) return timed
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

  /** With ticks, a line of actions and numbers; an empty one is a tick. Null: it is something else. */
  #ask(text: string): Effect | null {
    const { match, speaker } = this.#at
    const found = readActionLine(match.game, text)
    if ('stray' in found) {
      if (text.startsWith(found.stray)) return null
      return refused(
        speaker,
        `"${found.stray}" is neither an action of ${match.game.id} nor a number of ticks; nothing was done`,
        'unreadable',
      )
    }
    if (match.session.outcome) return refused(speaker, 'the game is over', 'over')
    const tooLong = found.steps.some(step => step.kind === 'ticks' && (step.ticks < 1 || step.ticks > LONGEST_WAIT_TICKS))
    if (tooLong) return refused(speaker, `a number lets 1 to ${LONGEST_WAIT_TICKS} ticks pass; nothing was done`)
    const refusal = this.#refusalOf(found.steps[0])
    if (refusal) return refused(speaker, refusal.because, refusal.code)
    markHere(match)
    if (found.steps.length === 0) match.session.advance(1)
    else this.#askAll(found.steps)
    return 'changed'
  }

  /** A line that cannot even begin leaves no trace. */
  #refusalOf(step: Step | undefined): Refusal | null {
    const { game, session, seat } = this.#at.match
    const action = step?.kind === 'action' ? game.parse(step.text) : null
    return action === null ? null : game.refuse(session.state, seat, action)
  }

  /**
   * What a line says happens in the order in which it says it. Actions share a tick as long as the tick would act on them in that
   * order, which is the order of the game's own list; otherwise a tick passes in between. At the end one passes for the last.
   */
  #askAll(steps: readonly Step[]): void {
    const { match, speaker } = this.#at
    const { session, seat } = match
    let order: readonly string[] = match.legal
    let last = -1 // place in the order of what was asked for the coming tick
    const pass = (ticks: number): void => {
      session.advance(ticks)
      order = match.legal
      last = -1
    }
    for (const [index, step] of steps.entries()) {
      if (step.kind === 'ticks') {
        pass(step.ticks)
        continue
      }
      if (last >= 0 && order.indexOf(step.text) <= last) pass(1)
      const refusal = session.offer(seat, step.text)
      if (refusal) {
        const rest = steps.length - index - 1
        refused(speaker, `${refusal.because}${rest > 0 ? '; the rest of the line was left out' : ''}`, refusal.code)
        break
      }
      last = order.indexOf(step.text)
      if (speaker.json) speaker.tell('acted', { seat, text: step.text }, '')
    }
    if (last >= 0) session.advance(1)
  }

  #act(action: unknown): Effect {
    const { match, speaker } = this.#at
    const seat = match.seat
    const refusal = match.session.act(seat, action)
    if (refusal) return refused(speaker, refusal.because, refusal.code)
    if (speaker.json) speaker.tell('acted', { seat, text: match.game.notate(action) }, '')
    this.#tellTurn()
    return 'changed'
  }

  #notUnderstood(text: string): string {
    const { match } = this.#at
    const near = nearest(text, [...wordsFor(match).map(({ name }) => name), ...match.legal])
    const advice = near === null ? '"moves" lists what you may do, "help" what you may say' : `did you mean "${near}"?`
    return `"${text}" is neither an action of ${match.game.id} nor a word known here; ${advice}`
  }
}
