import { expect, test } from 'vitest'
import { below, pick, type Rng, stream } from '../../../../kernel/rng.ts'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import type { Floodline } from '../../nouns.ts'
import { randomLevel } from '../../testing/levels.ts'
import { Recording } from '../../testing/recording.ts'
import { type Corner, WAYS } from '../input/bearings.ts'
import type { Control } from '../input/key-repeat.ts'
import { Play } from '../playback/play.ts'
import { Presenter } from './presenter.ts'

/** What is drawn of a board, by kind: voxels and water. Read off the codes of the rule book's table [FL-3]. */
interface Drawn {
  readonly gravity: number
  readonly solids: readonly number[]
  readonly water: readonly number[]
}

const FRAME_MS = 1000 / 60
const HELD_MS = 300
const TILTS = 1000
const STEPS: readonly Control[] = ['left', 'right', 'away', 'near', 'yaw+', 'tip-near', 'tip-right', 'drop', 'drop', 'stabilise', 'freeze']

/** Somebody at a table, frame by frame, and what the picture is asked for. */
class Player {
  readonly picture = new Recording()
  readonly play: Play
  readonly #session: Session<Floodline>
  readonly #drawn: Presenter
  #now = 0
  locked = false

  constructor(rng: Rng) {
    this.#session = new Session(floodline, randomLevel(rng))
    this.play = new Play(new LocalTable(this.#session, 0), { still: false, pace: 1 })
    this.#drawn = new Presenter(this.picture, this.play, { still: false, chapter: 1 })
  }

  frame(): void {
    this.#now += FRAME_MS
    const { events } = this.play.frame(this.#now)
    if (events.some(({ kind }) => kind === 'locked')) this.locked = true
    this.#drawn.draw(this.#now, events)
  }

  tap(control: Control): void {
    this.play.press(control, this.#now)
    this.play.release(control)
    this.frame()
    while (this.play.playback) this.frame()
  }

  /** Holds the key of a tilt until the future is drawn; null where nothing would happen. */
  hold(control: Control): Drawn | null {
    this.play.press(control, this.#now)
    for (let ms = 0; ms < HELD_MS && !this.play.preview && !this.play.over; ms += FRAME_MS) this.frame()
    this.frame()
    const { future, futureWater } = this.picture.over
    const to = this.play.preview?.future.gravity ?? -1
    return future && futureWater ? { gravity: to, solids: future, water: futureWater } : null
  }

  /** Lets the key go, and watches until the playback is over. */
  letGo(control: Control): Drawn {
    this.locked = false
    this.play.release(control)
    const { tick } = this.#session
    while (this.#session.tick === tick) this.frame()
    while (this.play.playback) this.frame()
    const { cells = new Uint8Array() } = this.picture.world ?? {}
    const of = (drawn: (code: number) => boolean): number[] => Array.from(cells.keys()).filter(cell => drawn(cells[cell] ?? 0))
    return { gravity: this.picture.gravity, solids: of(code => code >= 2 && code <= 7), water: of(code => code === 1) }
  }
}

test(`[FL-B-11] [FL-A-06] [FL-150] over ${TILTS} tilts, what was drawn before is what is drawn after`, () => {
  let compared = 0
  let moved = 0
  for (let game = 0; compared < TILTS; game++) {
    const seed = `preview ${game}`
    const rng = stream(seed, 'tilts')
    const player = new Player(rng)
    for (let turn = 0; turn < 12 && !player.play.over && compared < TILTS; turn++) {
      player.play.corner = below(rng, 4) as Corner
      for (let steps = below(rng, 4); steps > 0 && !player.play.over; steps--) player.tap(pick(rng, STEPS))
      const control: Control = `tilt-${pick(rng, WAYS)}`
      const before = player.picture.world?.cells
      const future = player.hold(control)
      if (!future) {
        player.play.tilt.cancel()
        continue
      }
      const result = player.letGo(control)
      // A piece whose time ran out in the same tick locks after the tilt: that is another resolve.
      if (player.locked) continue
      expect(result, `${seed}, turn ${turn}, ${control}`).toEqual(future)
      expect(player.picture.over.future ?? null, 'the future is gone when it has come').toBeNull()
      compared++
      if (before?.some((code, cell) => code !== player.picture.world?.cells[cell])) moved++
    }
  }
  expect(moved, 'tilts that moved something').toBeGreaterThan(TILTS / 2)
})
