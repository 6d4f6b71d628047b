/**
 * Somebody who plays a lesson for the first time and does what it says, no more: reads the prompt, finds the key that it shows on the
 * keyboard, and presses that. They know nothing of the level; they need a while to react, and let go again before they look further.
 */
import { Session } from '../../../kernel/session.ts'
import { LocalTable } from '../../../kernel/table.ts'
import { floodline } from '../game.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'
import { shownKeys } from '../view/hud/prompt-keys.ts'
import type { Corner } from '../view/input/bearings.ts'
import { BOUND, type Bound, isCommand, keyShown } from '../view/input/keys.ts'
import { Inspection } from '../view/looking/inspection.ts'
import { lessonOf } from '../view/looking/lesson.ts'
import { Reasons } from '../view/looking/reasons.ts'
import { Play } from '../view/playback/play.ts'
import { Display } from '../view/present/display.ts'

const FRAME_MS = 1000 / 60
const REACTION_FRAMES = 24 // 400 ms
const PRESS_FRAMES = 5
const PATIENCE_FRAMES = 5 * 60 * 60

export interface Newcomer {
  readonly session: Session<Floodline>
  /** What was read and what was pressed for it, in order. */
  readonly diary: readonly string[]
}

export async function playedByNewcomer(level: FloodLevel): Promise<Newcomer> {
  const session = new Session(floodline, level)
  const play = new Play(new LocalTable(session, 0), { still: false, pace: 1 })
  const lesson = lessonOf(play.state)
  const display = new Display(play, new Inspection(), new Reasons(), lesson)
  // What the lesson has to say is fetched.
  await Promise.all([import('../levels/generated/prompts.ts'), import('../levels/lesson/prompts.ts')])
  await new Promise(resolve => setTimeout(resolve))
  const diary: string[] = []
  let read = '' // what was read last
  let since = 0 // frames since that, or since the latest press
  let held: Bound | null = null
  for (let frame = 0; frame < PATIENCE_FRAMES && !session.outcome; frame++) {
    const now = frame * FRAME_MS
    const { events } = play.frame(now)
    lesson.hear(events, play.state)
    display.refresh()
    display.read(null)
    since++
    if (held !== null) {
      if (since < PRESS_FRAMES) continue
      release(play, held)
      held = null
      since = 0
    }
    const asked = display.prompt.value
    const shown = asked && !play.playback ? shownKeys(asked.keys, 'keys', asked).map(key => key.shown) : []
    const reads = `${asked?.text ?? ''} [${shown.join(' ')}]`
    if (reads !== read) {
      read = reads
      since = 0
    }
    const [key] = shown
    if (key === undefined || since < REACTION_FRAMES) continue
    held = BOUND.find(bound => keyShown(bound) === key) ?? null
    if (held === null) throw new Error(`no key is called ${key}`)
    diary.push(`${session.tick} ${reads}`)
    press(play, held, now)
    since = 0
  }
  play.dispose()
  return { session, diary }
}

function press(play: Play, bound: Bound, now: number): void {
  if (!isCommand(bound)) play.press(bound, now)
  else if (bound === 'corner-next') play.corner = ((play.corner + 1) % 4) as Corner
}

function release(play: Play, bound: Bound): void {
  if (!isCommand(bound)) play.release(bound)
}
