import type { RefObject } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Bot, Level, Preset } from '../../kernel/game.ts'
import { write } from '../../kernel/replay.ts'
import { type Rng, stream } from '../../kernel/rng.ts'
import { Session } from '../../kernel/session.ts'
import { LocalTable, thought } from '../../kernel/table.ts'
import { still } from '../../ui/motion.ts'
import type { StageModule, StageWords } from '../../ui/stage.ts'
import { useNews } from '../../ui/use-news.ts'
import { named } from '../../ui/voice.ts'
import { coverOf } from '../app/covers.ts'
import { presetName } from '../gamepage/modes.ts'
import { seriesOf } from '../gamepage/series.ts'
import { Spectate } from '../replay/spectate.tsx'
import type { LoadedGame } from '../table/open/opening.ts'
import { resting } from './resting.ts'

/** Slow enough to follow without watching, fast enough to see that it lives. */
const MOVE_MS = 1500
const REST_MS = 4000
/** How far a game is when one comes in: an empty grid tells nobody what the game is. Kept deals are shown from their start. */
const AHEAD = 13
/** In a game with ticks a move is a wish, and a few dozen of them put down a handful of pieces. */
const AHEAD_IN_TIME = 40
const BEAT_TICKS = 3
const BEATS_A_MOVE = 4
/** A thought must fit between two frames: it is thought on the page, beside whatever else somebody does there. */
const PURSE = { steps: 2_000 }

interface DemoProps {
  readonly loaded: LoadedGame
  readonly stage: StageModule
  readonly ground: string // see Cover
  /** Whoever wants to take the game over finds it here. */
  readonly shown: RefObject<Show | null>
}

/** A board on the front page: the real rules, a mind against itself, one kept deal after the other. */
export function DemoGame({ loaded, stage, ground, shown }: DemoProps) {
  const [round, setRound] = useState(0)
  const show = useMemo(() => new Show(loaded, round), [loaded, round])
  const news = useNews(show.table)
  shown.current = show
  const moving = !resting.value && !still.value

  useEffect(() => (moving ? show.live() : undefined), [moving, show])
  useEffect(() => {
    if (!moving || (show.timed && show.table.outcome === null)) return
    const over = show.table.outcome !== null
    const timer = setTimeout(() => (over ? setRound(round + 1) : show.move()), over ? REST_MS : MOVE_MS)
    return () => clearTimeout(timer)
  }, [moving, show, news, round])

  return (
    <>
      <div class={`card-board ${ground}`}>
        <Spectate key={round} stage={stage} table={show.table} />
      </div>
      <p class="card-status row">
        <span class="card-dot" data-moving={moving} />
        <span class="card-deal">{show.nameIn(stage.words)}</span>
        <span>{stage.words.standing(show.table.view)}</span>
      </p>
    </>
  )
}

/** One game of a mind against itself, the strongest unless the cover names another: the kept deals in turn or, where there are none, a random one. */
export class Show {
  readonly table: LocalTable
  readonly #level: Level | undefined
  readonly #preset: Preset | undefined
  readonly #session: Session
  readonly #bot: Bot | undefined
  readonly #chance: Rng

  constructor({ game, minds, levels, programme }: LoadedGame, round: number) {
    const seed = `show ${round}`
    const { demo } = coverOf(game.id)
    const preset = game.presets.find(({ name }) => name === demo?.preset) ?? game.presets[0]
    // A series is what a game is about; what is kept beside it teaches it.
    const level = preset && seriesOf(programme, preset) ? undefined : levels[round % levels.length]
    this.#level = level
    this.#preset = preset
    this.#session = new Session(game, level ? level.deal : game.deal(preset?.setup, stream(seed, 'deal')))
    this.table = new LocalTable(this.#session, null)
    this.#bot = minds.bots.find(({ id }) => id === demo?.bot) ?? minds.bots.at(-1)
    this.#chance = stream(seed, 'bot')
    const ahead = this.timed ? AHEAD_IN_TIME : level ? 0 : AHEAD
    for (let moves = 0; moves < ahead && this.table.toMove !== null; moves++) this.move()
  }

  /** It goes by the clock as well as by moves. */
  get timed(): boolean {
    return this.#session.game.hz > 0
  }

  /** Lets time pass, and the mind move now and then, until told otherwise. */
  live(): () => void {
    if (!this.timed) return () => {}
    let beats = 0
    const timer = setInterval(
      () => {
        this.#session.advance(BEAT_TICKS)
        if (++beats % BEATS_A_MOVE === 0) this.move()
      },
      BEAT_TICKS * (1000 / 60),
    )
    return () => clearInterval(timer)
  }

  nameIn(words: StageWords): string {
    if (this.#level) return named(words, 'level', this.#level.id, this.#level.name)
    return this.#preset ? presetName(words, this.#preset) : ''
  }

  /** The game as it stands, as a replay somebody can go on with; null once there is nothing to go on with. */
  taken(): { readonly text: string; readonly moves: number } | null {
    if (this.table.outcome) return null
    const moves = this.#session.log.length
    const { id = '' } = this.#bot ?? {}
    return { text: write(this.#session, { notes: [`opponent ${id}`, `taken over after ${moves} lines`] }), moves }
  }

  move(): void {
    const player = new LocalTable(this.#session, this.table.toMove)
    if (this.#bot) player.act(thought(player, this.#bot, this.#chance, PURSE))
    if (this.timed) this.#session.advance()
  }
}
