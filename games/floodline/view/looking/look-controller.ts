/** Where somebody looks from, and into: it owns the picture and says what of the world is shown and marked. */
import { type Signal, signal } from '@preact/signals'
import { announce } from '../../../../ui/announce.tsx'
import type { FloodEvent } from '../../nouns.ts'
import type { XrayName } from '../hud/inside/layers.tsx'
import type { Corner } from '../input/bearings.ts'
import { type Reach, reachOf } from '../input/pointer/reach.ts'
import type { Play } from '../playback/play.ts'
import type { Display } from '../present/display.ts'
import { Presenter } from '../present/presenter.ts'
import { focusOf, reachOf as heightInSight, watchOf, ZOOMS } from '../render/camera/nearness.ts'
import type { Overlay, Picture } from '../render/picture.ts'
import { words } from '../words/index.ts'
import { arrowsOf } from './callouts.ts'
import { cellMeantBy, type Inspection } from './inspection.ts'
import { chapterOf } from './lesson.ts'
import type { Reasons } from './reasons.ts'

interface Parts {
  readonly play: Play
  readonly display: Display
  readonly inspection: Inspection
  readonly reasons: Reasons
}

export class LookController {
  readonly inspection: Inspection
  readonly #parts: Parts
  #picture: Picture | null = null
  #presenter: Presenter | null = null
  #callouts = '' // that are drawn
  #warned: readonly number[] | null = null // cells of a warning that somebody looks at
  /** One of `ZOOMS`. */
  readonly near: Signal<number> = signal(0)
  #reach = Number.POSITIVE_INFINITY
  #focus = 0
  #looked = 0 // at this height
  #followed = { board: -1, y: -1 }
  #watchedAt = ''
  #watched = ''

  constructor(parts: Parts) {
    this.#parts = parts
    this.inspection = parts.inspection
  }

  /** Null before there is one. */
  get picture(): Picture | null {
    return this.#picture
  }

  /** The picture is there: from now on frames are drawn. */
  attach(picture: Picture): void {
    const { play } = this.#parts
    const { still } = play.options
    this.#picture = picture
    picture.set({ still })
    this.#presenter = new Presenter(picture, play, { still, chapter: chapterOf(play.state) })
    this.show()
  }

  quieten(still: boolean): void {
    this.#picture?.set({ still })
    if (this.#presenter) this.#presenter.still = still
  }

  draw(now: number, events: readonly FloodEvent[]): void {
    if (this.#warned && events.some(({ kind }) => kind === 'merged' || kind === 'tilted')) this.#warned = null
    this.#follow()
    this.#presenter?.draw(now, events)
    if (this.#parts.display.read(this.#picture)) this.#redrawCallouts()
  }

  // ── The camera ─────────────────────────────────────────────────────────────────────────────────────

  stand(corner: Corner): void {
    this.#parts.play.corner = corner
    this.#picture?.camera({ corner })
    this.moved()
  }

  /** Looks a little to the side; it comes back when let go. */
  orbit(yaw: number, pitch: number): void {
    this.#picture?.camera({ corner: this.#parts.play.corner, yaw, pitch })
    this.moved()
  }

  /** Nearer, farther, or nearer until it is as far as it was. */
  zoom(by: 1 | -1 | 'next'): void {
    const at = this.near.peek()
    this.near.value = by === 'next' ? (at + 1) % ZOOMS.length : Math.max(0, Math.min(ZOOMS.length - 1, at + by))
    this.#picture?.camera({ corner: this.#parts.play.corner, zoom: ZOOMS[this.near.peek()] ?? 1, focus: this.#focus })
    this.moved()
  }

  /** The camera keeps to what there is to see; it looks only when something has moved. */
  #follow(): void {
    const { state, board, corner, options, over, playback } = this.#parts.play
    if (over && playback) return // what ends it is seen from where it was played
    if (!this.#picture) return
    this.#watch()
    if (this.#followed.board === board && this.#followed.y === state.y) return
    if (this.#followed.board !== board) this.#focus = focusOf(state)
    this.#followed.board = board
    this.#followed.y = state.y
    const reach = options.still && !over ? Number.POSITIVE_INFINITY : heightInSight(state)
    const same = reach === this.#reach && (this.near.peek() === 0 || this.#focus === this.#looked)
    if (same) return
    this.#reach = reach
    this.#looked = this.#focus
    this.#picture.camera({ corner, reach, focus: this.#focus })
    this.moved()
  }

  /**
   * On a very tall board it keeps to the work: not while something is shown, for the next piece is elsewhere already; and all of the board
   * is there for a tilt, before it and while it happens. Who wants no movement sees it go on with every piece, and not between.
   */
  #watch(): void {
    const { state, board, corner, options, playback, preview } = this.#parts.play
    const locked = playback?.phases.some(({ name }) => name === 'merge') ?? false
    if (locked) return
    const whole = preview !== null || playback !== null
    const at = [whole, board, options.still ? 0 : state.y, options.still ? 0 : state.x, options.still ? 0 : state.z].join()
    if (at === this.#watchedAt) return
    this.#watchedAt = at
    const watch = whole ? null : watchOf(state)
    const key = watch ? `${watch.low} ${watch.high} ${watch.also}` : ''
    if (key === this.#watched) return
    this.#watched = key
    this.#picture?.camera({ corner, watch })
    this.moved()
  }

  /** The picture lies elsewhere: labels move with it. */
  moved(): void {
    this.#parts.display.refresh()
  }

  /** Where on the screen a step goes, from where the piece is; null while nothing is drawn. */
  reach(): Reach | null {
    const { state, corner } = this.#parts.play
    const picture = this.#picture
    return picture && reachOf(at => picture.project(at), state, corner)
  }

  // ── Into the board ─────────────────────────────────────────────────────────────────────────────────

  layer(layer: number | null): void {
    const { state } = this.#parts.play
    this.inspection.slice(state, layer)
    if (this.inspection.layer !== null) announce(words.spokenSlice(state, this.inspection.layer))
    this.show()
  }

  toggle(name: XrayName): void {
    this.inspection.toggle(name)
    this.show()
  }

  toggleDepths(): void {
    this.inspection.depths = !this.inspection.depths
    this.show()
  }

  async toggleDebugPanel(): Promise<void> {
    await this.inspection.toggleDebugPanel()
    this.show()
  }

  /** Asks about a cell of a board that is looked into: the one that is meant by a place on the screen, or a given one. */
  probe(at: { readonly x: number; readonly y: number } | number): void {
    if (this.inspection.layer === null) return
    const hit = typeof at === 'number' ? null : this.#picture?.pick(at.x, at.y)
    const cell = typeof at === 'number' ? at : hit ? cellMeantBy(this.#parts.play.state, hit) : null
    if (cell === null || cell === this.inspection.probed.peek()) return
    this.inspection.probed.value = cell
    this.show()
  }

  // ── What is marked ─────────────────────────────────────────────────────────────────────────────────

  /** Marks what a reason speaks of, and nothing where there is none to read. */
  show(): void {
    const { display, reasons } = this.#parts
    this.point(display.why ? reasons.marked : this.#warned && { cause: this.#warned })
    display.refresh()
  }

  /** Somebody points at a warning: what it speaks of is shown; null: no longer. */
  warn(cells: readonly number[] | null): void {
    this.#warned = cells
    this.show()
  }

  point(marked: Overlay['highlight']): void {
    const arrows = arrowsOf(this.#parts.display.calloutFacts)
    this.#presenter?.look({ ...this.inspection.looking, marked, arrows, insecure: () => this.#parts.display.insecure })
  }

  /** Arrows in the world are part of the picture, which is asked for others only when they are others. */
  #redrawCallouts(): void {
    const { preview, debugPanel, gust, why, state } = this.#parts.display.calloutFacts
    const key = [
      preview?.way,
      debugPanel,
      gust && `${gust.direction} ${state.y}`,
      why !== null,
      state.gravity,
      ...this.inspection.aim,
    ].join()
    if (key === this.#callouts) return
    this.#callouts = key
    this.show()
  }
}
