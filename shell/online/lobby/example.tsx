import { ArrowLeftRight, LockKeyhole, ShieldCheck } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { findGame, type Luck } from '../../../games/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SeatMark } from '../../../ui/seat.tsx'
import { Link } from '../../app/link.tsx'
import { Shares } from '../parts/pair-figures.tsx'
import { signed } from '../parts/person.tsx'
import { usePresetName } from '../parts/preset-name.tsx'
import { onlineWords } from '../words/online.ts'

/** Somebody who is always there to be an example. */
const FOE = 'Juno'
const SCORES = [
  { you: 9, foe: 4 },
  { you: 6, foe: 8 },
] as const

interface ExampleProps {
  readonly game: string | null
  readonly preset: string
}

/**
 * Why two games, in figures that are made up, which the panel says. They are the same in every game: what matters is that margins add up.
 * How much is luck was measured, where it was.
 */
export function Example({ game, preset }: ExampleProps) {
  const { example: said } = onlineWords()
  return (
    <section class="panel example column" aria-label={said.title}>
      <h2>{said.title}</h2>
      <p class="example-text">{said.text}</p>
      <p class="small row">
        <Icon of={LockKeyhole} />
        <strong>{said.sealed}</strong>
      </p>
      <div class="example-games">
        {SCORES.map(({ you, foe }, nth) => {
          const rows = [
            { name: said.you, score: you },
            { name: FOE, score: foe },
          ]
          const seats = nth === 0 ? rows : [...rows].reverse()
          return (
            <div class="example-game column" key={nth}>
              <p class="row">
                <strong>{said.game(nth + 1)}</strong>
                {nth === 1 && <span class="small">{said.swapped}</span>}
              </p>
              {seats.map(({ name, score }, seat) => (
                <p class="row" key={name}>
                  <SeatMark seat={seat === 0 ? 0 : 1} />
                  <strong>{name}</strong>
                  {seat === 0 && <span class="small">{said.first}</span>}
                  <b>{score}</b>
                </p>
              ))}
              <p class="row example-margin">
                <span class="small">{said.margin}</span>
                <b data-well={you >= foe}>{signed(you - foe)}</b>
              </p>
            </div>
          )
        })}
        <Icon of={ArrowLeftRight} />
      </div>
      <p class="example-sum row">
        <span>
          <strong>{said.sum}</strong> {said.verdict}
        </span>
        <b>+5 − 2 = +3</b>
      </p>
      {game !== null && <LuckBars game={game} preset={preset} />}
      <p class="example-fair row">
        <Icon of={ShieldCheck} />
        <span class="small">{said.fair}</span>
        <Link to={{ page: 'seal', replay: null }} class="button">
          {said.check}
        </Link>
      </p>
    </section>
  )
}

function LuckBars({ game, preset }: { game: string; preset: string }) {
  const luck = useLuck(game)?.[preset]
  const name = usePresetName(game, preset)
  const { example: said } = onlineWords()
  if (!luck) return null
  const bar = ([low, high]: Luck['pair']) => ({ percent: high, text: said.share(low, high) })
  return <Shares single={bar(luck.single)} pair={bar(luck.pair)} because={said.measured(name)} />
}

/** Null: not known yet, and not for a while; nobody waits for it. */
function useLuck(game: string): Readonly<Record<string, Luck>> | null {
  const [found, setFound] = useState<Readonly<Record<string, Luck>> | null>(null)
  useEffect(() => {
    let wanted = true
    findGame(game)
      ?.luck()
      .then(luck => wanted && setFound(luck))
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [game])
  return found
}
