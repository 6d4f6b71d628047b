/**
 * Everything the stage holds for one table: the game that is played, and three controllers. Input does what a player asks for, looking
 * owns the picture, explaining says why something happened. Once a frame this lets time pass and hands on what came of it.
 */
import { type Signal, signal } from '@preact/signals'
import type { Table } from '../../../../kernel/game.ts'
import { announce } from '../../../../ui/announce.tsx'
import { storyOf } from '../../../../ui/story.ts'
import { UNCOVERED } from '../../../../ui/surroundings.ts'
import { numberOf } from '../../levels/numbers.ts'
import type { FloodEvent, Floodline } from '../../nouns.ts'
import type { Hud } from '../hud/model.ts'
import { InputController } from '../input/input-controller.ts'
import { ExplainController } from '../looking/explain-controller.ts'
import { Inspection } from '../looking/inspection.ts'
import { type Lesson, lessonOf } from '../looking/lesson.ts'
import { LookController } from '../looking/look-controller.ts'
import { Reasons } from '../looking/reasons.ts'
import { BoardMessage } from '../present/board-message.ts'
import { Display } from '../present/display.ts'
import type { Picture } from '../render/picture.ts'
import { AudioLoader } from '../sound/audio-loader.ts'
import { AudioMode } from '../spoken/audio-mode.ts'
import { words } from '../words/index.ts'
import { Play } from './play.ts'

type State = Floodline['State']

const controllers = new WeakMap<Table<Floodline>, Controller>()

/** The end screen asks the same controller why it ended. */
export function controllerAt(table: Table<Floodline>): Controller | null {
  return controllers.get(table) ?? null
}

export class Controller {
  /** Somebody looks on and plays nothing. */
  readonly watched: boolean
  readonly play: Play
  readonly display: Display
  readonly input: InputController
  readonly looking: LookController
  readonly explaining: ExplainController
  readonly audioMode: AudioMode
  readonly message = new BoardMessage()
  /** How much of the stage something lies over. */
  readonly covered: Signal<typeof UNCOVERED> = signal(UNCOVERED)
  /** How much of a small screen the answer to a why lies over. */
  readonly answered: Signal<typeof UNCOVERED> = signal(UNCOVERED)
  readonly #audio: AudioLoader | null
  readonly #lesson: Lesson

  constructor(table: Table<Floodline>, still: boolean) {
    controllers.set(table, this)
    this.watched = table.seat === null
    const play = new Play(table, { still, pace: 1 })
    const inspection = new Inspection()
    const reasons = new Reasons()
    const { message } = this
    const lesson = lessonOf(play.state)
    if (this.#hasPast(play.state)) storyOf(table)?.tell((events, after) => lesson.hear(events, { ...after }))
    const display = new Display(play, inspection, reasons, lesson)
    const looking = new LookController({ play, display, inspection, reasons })
    const explaining = new ExplainController({ play, display, reasons, looking }, this.watched)
    const audioMode = new AudioMode(play)
    const audio = this.watched ? null : new AudioLoader(play)
    this.play = play
    this.display = display
    this.looking = looking
    this.explaining = explaining
    display.canAsk = () => explaining.canAsk
    this.audioMode = audioMode
    this.input = new InputController({ play, display, looking, explaining, audioMode, message, audio })
    this.#lesson = lesson
    this.#audio = audio
    if (!this.watched) void this.#lookAhead()
  }

  /** A lesson that is taken up again is told what was done before: it would begin with its first sentence otherwise. */
  #hasPast({ tick, level }: State): boolean {
    return !this.watched && tick > 0 && numberOf(level.id) !== null
  }

  /** Not needed for the first move: it comes when it comes. */
  async #lookAhead(): Promise<void> {
    try {
      const { Ahead } = await import('../looking/ahead.ts')
      this.display.ahead = new Ahead()
    } catch {
      // No connection: nothing is foretold, and the game goes on.
    }
  }

  get state(): State {
    return this.play.state
  }

  /** The level speaks to a newcomer: there will be sentences to read. */
  get hasLesson(): boolean {
    const { id, about } = this.state.level
    return !this.watched && (numberOf(id) !== null || about !== undefined)
  }

  get hud(): Signal<Hud> {
    return this.display.hud
  }

  /** The picture is there: from now on frames are drawn. */
  attach(picture: Picture): void {
    this.looking.attach(picture)
  }

  /** Somebody wants no movement, or wants it again. */
  quieten(still: boolean): void {
    this.play.options = { ...this.play.options, still }
    this.looking.quieten(still)
  }

  /** A star comes in: the first, the second, the third. */
  ring(turn: number): void {
    this.#audio?.ring(turn)
  }

  dispose(): void {
    this.play.dispose()
    this.#audio?.dispose()
    this.looking.picture?.dispose()
  }

  // ── Frames ─────────────────────────────────────────────────────────────────────────────────────────

  frame(now: number): void {
    const { events, rewound } = this.play.frame(now)
    if (rewound) {
      this.#audio?.forget(this.display.warnings)
      this.explaining.rewound()
    }
    if (events.length > 0) this.#hear(events)
    this.#audio?.frame()
    this.input.handling.frame()
    this.message.frame(now)
    this.looking.draw(now, events)
    this.explaining.frame()
    this.audioMode.listener?.frame(now)
  }

  #hear(events: readonly FloodEvent[]): void {
    this.display.refresh()
    if (this.watched) return
    this.input.feel(events)
    this.#audio?.hear(events, this.display.warnings)
    this.#lesson.hear(events, this.state)
    if (this.audioMode.listener) this.audioMode.listener.hear(events)
    else this.#announce(events)
    this.explaining.afterResolve(events)
  }

  /** What somebody who does not look needs to hear. Steps and turns they made themselves; those they feel. */
  #announce(events: readonly FloodEvent[]): void {
    for (const event of events) {
      if (['moved', 'turned', 'dropped', 'merged', 'locked', 'bumped'].includes(event.kind)) continue
      const sentence = words.heard(event, { you: 0, names: [''] })
      if (sentence) announce(sentence)
      if (event.kind === 'spawned' || event.kind === 'held') announce(words.spokenLanding(this.state))
      if (event.kind === 'tilt-refused') this.message.say(words.no('blocked'))
    }
  }
}
