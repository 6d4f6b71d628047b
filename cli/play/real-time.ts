/**
 * A game with ticks against the clock: sixty a second by measured time, keys as they are pressed, the picture drawn over itself.
 * When it is over, the conversation takes over, so that it can be saved, taken back or left as any other.
 */
import { emitKeypressEvents } from 'node:readline'
import type { Readable } from 'node:stream'
import type { TickPlay } from '../../terminal/terminal.ts'
import { paint, sentence } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'
import { Conversation } from './conversation.ts'
import { leave, lengthOf } from './leave.ts'
import { Screen } from './screen.ts'
import { markHere, type Table } from './words.ts'

const DRAW_MS = 1000 / 15
const BEAT_MS = 8

/** After a longer gap (a laptop was closed, the program was stopped) time has not passed for the player either. */
const MOST_CATCH_UP_TICKS = 30

/** Actions wait when a tick already has one of their kind; whoever leans on a key does not want them all later. */
const MOST_WAITING = 8

const MOST_NEWS = 4

export interface Clock {
  /** Milliseconds since whenever. */
  now(): number
  sleep(ms: number): Promise<void>
}

const WALL: Clock = {
  now: () => performance.now(),
  sleep: ms => new Promise(done => setTimeout(done, ms)),
}

interface Key {
  readonly name?: string | undefined
  readonly sequence?: string | undefined
  readonly ctrl?: boolean
}

export class RealTime {
  readonly #at: Table
  readonly #play: TickPlay
  readonly #clock: Clock
  readonly #screen: Screen
  readonly #before: number
  #waiting: string[] = []
  #news: string[] = []
  #happened: unknown[] = []
  #paused = false
  #left = false
  #returned = false // by undo, and nothing was done since

  constructor(at: Table, play: TickPlay, clock: Clock = WALL) {
    this.#at = at
    this.#play = play
    this.#clock = clock
    this.#screen = new Screen(at.speaker.world)
    this.#before = lengthOf(at.match)
  }

  /** Until it is over or left. Gives the exit code. */
  async run(): Promise<number> {
    // Heard to the very end: a window that is closed while the game is being kept would otherwise take it along.
    const deafen = this.#at.speaker.world.onInterrupt(() => this.#leave())
    try {
      await this.#sit()
      if (!this.#left) return await new Conversation(this.#at, this.#before).run()
      return await leave(this.#at, 'interrupt', this.#before)
    } finally {
      deafen()
    }
  }

  async #sit(): Promise<void> {
    const { match, saveFile, speaker } = this.#at
    const getUp = [
      match.session.listen(events => this.#happened.push(...events)),
      keysOf(
        speaker.world,
        key => this.#press(key),
        () => this.#leave(),
      ),
      this.#screen.open(),
    ]
    try {
      await this.#live()
    } catch (error) {
      // The log reproduces the fault, so it is worth keeping most of all now.
      if (saveFile.path !== null) await saveFile.save(match, saveFile.path)
      throw error
    } finally {
      for (const stop of getUp.reverse()) stop()
    }
  }

  async #live(): Promise<void> {
    const { session } = this.#at.match
    let last = this.#clock.now()
    let owed = 0 // ticks, with a fraction
    let drawn = Number.NEGATIVE_INFINITY
    this.#mark()
    while (!this.#left && !session.outcome) {
      const now = this.#clock.now()
      if (!this.#paused) owed = Math.min(owed + ((now - last) * session.game.hz) / 1000, MOST_CATCH_UP_TICKS)
      last = now
      for (; owed >= 1 && !session.outcome; owed--) this.#tick()
      if (now - drawn >= DRAW_MS) {
        this.#draw()
        drawn = now
      }
      await this.#clock.sleep(BEAT_MS)
    }
  }

  #tick(): void {
    const { match } = this.#at
    const later: string[] = []
    // Not at once: a second undo goes further back.
    if (this.#returned && this.#waiting.length > 0) this.#mark()
    for (const text of this.#waiting) {
      const refusal = match.session.offer(match.seat, text)
      if (!refusal) continue
      if (this.#play.canWait(refusal)) later.push(text)
      else this.#tell(refusal.because)
    }
    this.#waiting = later.slice(0, MOST_WAITING)
    const heard = this.#happened.length
    match.session.advance(1)
    if (this.#happened.slice(heard).some(event => this.#play.startsTurn(event))) this.#mark()
  }

  /** Undo returns here: to where the turn began. */
  #mark(): void {
    this.#returned = false
    markHere(this.#at.match)
  }

  #press({ name = '', sequence = '', ctrl = false }: Key): void {
    const { match } = this.#at
    if (name === 'escape' || (ctrl && name === 'c')) return this.#leave()
    if (ctrl) return
    if (name === 'p') {
      this.#paused = !this.#paused
      return
    }
    if (name === 'u') return this.#undo()
    const actions = this.#play.actionsFor(name || sequence, match.session.state)
    if (actions && !this.#paused && this.#waiting.length < MOST_WAITING) this.#waiting.push(...actions)
  }

  #undo(): void {
    const refusal = this.#at.match.undo()
    this.#waiting = []
    this.#happened = []
    this.#returned ||= refusal === null
    this.#tell(refusal ? refusal.because : 'taken back')
  }

  #leave(): void {
    this.#left = true
  }

  #tell(news: string): void {
    this.#news = [...this.#news, sentence(news)].slice(-MOST_NEWS)
  }

  #draw(): void {
    const { match, speaker } = this.#at
    const { state } = match.session
    const play = this.#play
    const fresh = play.news(this.#happened, state)
    this.#happened = []
    if (fresh !== '') this.#tell(fresh)
    const keys = [...play.keys, ...(match.table.undosLeft > 0 ? [['u', 'undo']] : []), ['p', 'pause'], ['Esc', 'leave']]
    const paused = this.#paused ? [paint(speaker.world, 'bold', 'Paused; p goes on.')] : []
    this.#screen.show({
      picture: (columns, lines) => play.layOut(match.picture, state, columns, lines),
      painted: line => play.paint(line, speaker.world),
      news: [...this.#news, ...paused],
      keys: keys.map(([key, does]) => `${key}: ${does}`).join(' · '),
    })
  }
}

/** Keys one by one, until there is no keyboard any more; gives the way to stop listening. */
function keysOf({ input }: World, press: (key: Key) => void, gone: () => void): () => void {
  const heard = (_text: string | undefined, key: Key): void => press(key)
  emitKeypressEvents(input)
  raw(input, true)
  input.on('keypress', heard)
  input.once('end', gone)
  input.on('error', gone) // stays: the terminal may go while the game is being kept
  input.resume()
  return () => {
    input.off('keypress', heard)
    input.off('end', gone)
    raw(input, false)
    input.pause()
  }
}

function raw(input: Readable & { setRawMode?(on: boolean): void }, on: boolean): void {
  // A terminal that is gone cannot be set to anything.
  if (!input.destroyed) input.setRawMode?.(on)
}
