import { Pause, Play } from 'lucide'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Bot } from '../kernel/game.ts'
import { type Rng, stream } from '../kernel/rng.ts'
import { Session } from '../kernel/session.ts'
import { LocalTable, thought } from '../kernel/table.ts'
import { Icon } from '../ui/icon.tsx'
import { still } from '../ui/motion.ts'
import type { StageModule } from '../ui/stage.ts'
import { useNews } from './news.ts'
import type { Unboxed } from './opening.ts'
import { words } from './words.ts'

/** Slow enough to follow without watching, fast enough to see that it lives. */
const MOVE_MS = 1500
const REST_MS = 4000
const PURSE = { steps: 2_000 }

/** A board on the front page: the real rules, the strongest mind against itself, one kept deal after the other. */
export function Living({ unboxed, stage: { Stage, words: told } }: { unboxed: Unboxed; stage: StageModule }) {
  const [round, setRound] = useState(0)
  const [paused, setPaused] = useState(false)
  const show = useMemo(() => new Show(unboxed, round), [unboxed, round])
  const news = useNews(show.table)
  const moving = !paused && !still.value

  useEffect(() => {
    if (!moving) return
    const over = show.table.outcome !== null
    const timer = setTimeout(() => (over ? setRound(round + 1) : show.move()), over ? REST_MS : MOVE_MS)
    return () => clearTimeout(timer)
  }, [moving, show, news, round])

  const label = paused ? words.front.resume : words.front.pause
  return (
    <>
      <div class="card-board">
        <Stage
          key={round}
          table={show.table}
          news={news}
          still={still.value}
          chosen={null}
          advice={null}
          refusal={null}
          choose={nothing}
          act={nothing}
          refuse={nothing}
        />
      </div>
      <p class="card-status">
        <span class="card-dot" data-moving={moving} />
        <span class="card-deal">{show.name}</span>
        <span>{told.standing(show.table.view)}</span>
        {!still.value && (
          <button type="button" class="button quiet bare" aria-label={label} title={label} onClick={() => setPaused(!paused)}>
            <Icon of={paused ? Play : Pause} />
          </button>
        )}
      </p>
    </>
  )
}

function nothing(): void {}

/** One game of the strongest mind against itself: the kept deals in turn or, where there are none, a random one. */
class Show {
  readonly name: string
  readonly table: LocalTable
  readonly #session: Session
  readonly #bot: Bot | undefined
  readonly #chance: Rng

  constructor({ game, minds, levels }: Unboxed, round: number) {
    const seed = `show ${round}`
    const level = levels[round % levels.length]
    const [preset] = game.presets
    this.name = level?.name ?? preset?.name ?? ''
    this.#session = new Session(game, level ? level.deal : game.deal(preset?.setup, stream(seed, 'deal')))
    this.table = new LocalTable(this.#session, null)
    this.#bot = minds.bots.at(-1)
    this.#chance = stream(seed, 'bot')
  }

  move(): void {
    const player = new LocalTable(this.#session, this.table.toMove)
    if (this.#bot) player.act(thought(player, this.#bot, this.#chance, PURSE))
  }
}
