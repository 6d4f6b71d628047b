/**
 * Help in a level: whether it can still be won, and what to do next on a way that wins. The thinking is done elsewhere, by the guide in minds/;
 * here it is asked for, and shown where a lesson speaks: a sentence, the key that helps, an outline on the board.
 */
import { type Signal, signal } from '@preact/signals'
import type { Advice } from '../../../../kernel/game.ts'
import { announce } from '../../../../ui/announce.tsx'
import type { Outlook } from '../../minds/guide/outlook.ts'
import { putAt } from '../../minds/solve/reach.ts'
import type { Turn } from '../../minds/solve/types.ts'
import type { Floodline } from '../../nouns.ts'
import type { Taught } from '../looking/lesson.ts'
import type { Controller } from '../playback/controller.ts'
import { words } from '../words/index.ts'
import { type Begun, begunAt, isSameBegun, Steps } from './steps.ts'
import { helperWords } from './words.ts'

type State = Floodline['State']

/** Who thinks, and who counts the hints that were given. */
export interface Asked {
  judge?: (() => Promise<unknown>) | undefined
  ask(): void
}

/** What is said as long as nothing was done. */
interface Sentence {
  readonly from: Begun
  text(): string
}

const helpers = new WeakMap<Controller, Helper>()

/** One for a table, whoever asks first. */
export function helperAt(controller: Controller): Helper {
  const helper = helpers.get(controller) ?? new Helper(controller)
  helpers.set(controller, helper)
  return helper
}

export class Helper {
  /** The two questions are offered. */
  readonly open: Signal<boolean> = signal(false)
  readonly thinking: Signal<boolean> = signal(false)
  /** Opened without a finger or a mouse: the keyboard goes there. */
  byKeys = false
  readonly #controller: Controller
  #asked: Asked | null = null
  #said: Sentence | Steps | null = null

  constructor(controller: Controller) {
    this.#controller = controller
  }

  /** Who is asked from now on; null: nobody is there to be helped. */
  askFrom(asked: Asked | null): void {
    this.#asked = asked
    this.#controller.display.helper = asked && this
    if (!asked) this.#show(false)
  }

  /** Once for the questions, again for a hint. */
  key(): void {
    if (this.open.peek()) void this.hint()
    else this.toggle(true)
  }

  /** Somebody plays on. */
  leave(): void {
    if (this.open.peek() || this.thinking.peek()) this.#show(false)
  }

  toggle(byKeys = false): void {
    this.byKeys = byKeys
    if (!this.open.peek() && (this.thinking.peek() || this.#controller.play.over)) return
    this.#show(!this.open.peek())
  }

  /** Time stands still for whoever reads or waits for an answer. */
  #show(open: boolean, thinking = false): void {
    this.open.value = open
    this.thinking.value = thinking
    this.#controller.play.comparing = open || thinking
    this.#controller.display.refresh()
  }

  now(state: Readonly<State>): Taught | null {
    if (this.thinking.peek()) return { text: helperWords().thinking, keys: [], cells: [] }
    if (this.#said instanceof Steps) return this.#said.now(state)
    if (!this.#said || !isSameBegun(this.#said.from, begunAt(state))) return null
    return { text: this.#said.text(), keys: [], cells: [] }
  }

  /** Can this still be won? */
  async winnable(): Promise<void> {
    const outlook = await this.#outlook()
    if (outlook) this.#answer(outlook)
  }

  /** Where there is a way to show, a hint is asked for, which is counted, and comes back as advice. */
  async hint(): Promise<void> {
    const outlook = await this.#outlook()
    if (outlook?.kind !== 'won') return void (outlook && this.#answer(outlook))
    this.#show(false, true)
    this.#asked?.ask()
  }

  /** The hint that was asked for, however it was. */
  advised(advice: Advice<Floodline>): void {
    const turn = turnIn(advice)
    const { state } = this.#controller
    if (!turn) return this.failed()
    this.#said = new Steps(turn, state)
    this.#show(false)
    // For ears: an outline says nothing.
    if (turn.acts.length === 0) announce(words.spokenLanding(putAt({ ...state }, turn.landing)))
  }

  /** There was none after all. */
  failed(): void {
    if (this.thinking.peek()) this.#show(false)
  }

  /** Null: it could not be fetched, or something was done meanwhile. */
  async #outlook(): Promise<Outlook | null> {
    const from = begunAt(this.#controller.state)
    this.#said = null
    this.#show(false, true)
    try {
      const outlook = (await this.#asked?.judge?.()) as Outlook | null | undefined
      this.#show(false)
      return outlook && isSameBegun(from, begunAt(this.#controller.state)) ? outlook : null
    } catch {
      this.#say(() => helperWords().broken)
      this.#show(false)
      return null
    }
  }

  #answer(outlook: Outlook): void {
    const { level } = this.#controller.state
    const said = helperWords
    if (outlook.kind === 'won') this.#say(() => said().yes(outlook.stars.length, outlook.stars.length === 3))
    else if (outlook.kind === 'never') this.#say(() => said().no(outlook.never, level))
    else this.#say(() => said().unknown)
  }

  #say(text: () => string): void {
    this.#said = { from: begunAt(this.#controller.state), text }
    this.#controller.display.refresh()
  }
}

function turnIn({ code, facts }: Advice<Floodline>): Turn | null {
  const { acts, landing } = facts as Partial<Turn>
  return code === 'winning-line' && acts && landing !== undefined ? { acts, landing } : null
}
