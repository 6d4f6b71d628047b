/** What somebody who plays by ear can ask, as sentences: about the piece, the goals, the board, and what the keys do. */
import { type Floodline, GRAVITIES, type TiltSense } from '../../nouns.ts'
import { Futures } from '../../rules/futures.ts'
import { stepFor, tiltFor, WAYS, type Way } from '../input/bearings.ts'
import { controlName } from '../input/key-names.ts'
import { BOUND, type Bound, keyShown } from '../input/keys.ts'
import type { Controller } from '../playback/controller.ts'
import { type Around, said } from '../words/audio-mode.ts'
import { words } from '../words/index.ts'
import type { Explorer } from './explorer.ts'
import { dropFacts, heightFacts, pieceFacts, tiltFacts } from './foresight.ts'
import { sheetOf } from './sheets.ts'

type State = Floodline['State']

/** Of no use to somebody who does not look. */
const FOR_EYES: ReadonlySet<Bound> = new Set<Bound>([
  'corner-1',
  'corner-2',
  'corner-3',
  'corner-4',
  'x-ray',
  'depths',
  'slower',
  'faster',
  'handling',
])

const TILT = 'tilt-'

function isWay(bound: Bound): bound is Way {
  return WAYS.some(way => way === bound)
}

export class Answers {
  readonly #controller: Controller
  readonly #explorer: Explorer
  readonly #futures = new Futures()

  constructor(controller: Controller, explorer: Explorer) {
    this.#controller = controller
    this.#explorer = explorer
  }

  get #state(): Readonly<State> {
    return this.#controller.state
  }

  get around(): Around {
    const { gravity, level } = this.#state
    return { gravity: GRAVITIES[gravity] ?? 'DOWN', objectives: level.objectives }
  }

  /** How it lies, where it would come down, and what would follow. */
  piece(): string {
    const facts = pieceFacts(this.#state)
    return facts ? said.piece(facts, dropFacts(this.#state, this.#futures), this.around) : said.noPiece
  }

  /** Only where it would come down: after every step. */
  place(): string {
    const facts = pieceFacts(this.#state)
    return facts ? said.place(facts, dropFacts(this.#state, this.#futures), this.around) : ''
  }

  goals(): string {
    const loses = (this.#state.level.constraints ?? []).map(words.constraint)
    return said.goals(this.#controller.hud.peek(), { ...this.around, loses })
  }

  heights(): string {
    const map = sheetOf(this.#state, 'map', 0)
    const { atlas } = this.#explorer.reading.peek()
    const facts = heightFacts(
      this.#state,
      map.rows.map(row => row.map(foot => atlas.column(foot).level)),
    )
    return said.heights(facts, this.#controller.hud.peek(), map)
  }

  coming(): string {
    return said.coming(this.#controller.hud.peek())
  }

  tilts(): string {
    const { tilt } = this.#controller.hud.peek()
    return tilt.never ? said.noTilts : tilt.ways.map(({ sense }) => this.tilt(sense, '')).join(' ')
  }

  /** What one tilt would do; with its key, how to make it. */
  tilt(sense: TiltSense, key: string): string {
    const facts = tiltFacts(this.#state, sense, this.#futures)
    return facts ? said.tilt(facts, key) : ''
  }

  /** Every key of the game and what it does. */
  keys(): readonly (readonly [key: string, does: string])[] {
    return BOUND.flatMap(bound => (FOR_EYES.has(bound) ? [] : [[keyShown(bound), this.#does(bound)] as const]))
  }

  /** Moves and tilts by where they go in the world: away and near are for those who see a screen. */
  #does(bound: Bound): string {
    const { corner } = this.#controller.play
    if (isWay(bound)) return words.moveTo(stepFor(bound, corner, this.#state.gravity))
    if (bound.startsWith(TILT)) return words.tiltSense(tiltFor(bound.slice(TILT.length) as Way, corner))
    return controlName(bound)
  }
}
