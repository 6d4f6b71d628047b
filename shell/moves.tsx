import { Download, ScrollText } from 'lucide'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../ui/icon.tsx'
import { SeatMark } from '../ui/seat.tsx'
import type { Company, News } from '../ui/stage.ts'
import { saveReplay } from './endtools.ts'
import type { Match } from './match.ts'
import { sheetOf } from './sheet.ts'
import { saidAround } from './words/around.ts'

interface MoveListProps {
  readonly match: Match
  readonly company: Company
  readonly news: News // drawn again after every change
  readonly file: string
}

/** The log in notation, a round a row. */
export function MoveList({ match, company, news, file }: MoveListProps) {
  const words = saidAround()
  const { rounds, undos } = sheetOf(match.log)
  const scroll = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = scroll.current
    if (element) element.scrollTop = element.scrollHeight
  }, [news])
  return (
    <section class="moves panel" aria-label={words.log}>
      <div class="moves-scroll" ref={scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="hidden-text">{words.round}</span>
              </th>
              {company.names.map((name, seat) => (
                <th scope="col" key={name}>
                  <SeatMark seat={seat === 0 ? 0 : 1} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((moves, round) => (
              <tr key={round} data-latest={round === rounds.length - 1}>
                <td>{round + 1}</td>
                {moves.map((move, seat) => (
                  <td key={seat}>{move}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rounds.length === 0 && <p class="moves-none">{words.noMoves}</p>}
      </div>
      <p class="moves-note">
        <Icon of={ScrollText} />
        <span>{undos > 0 ? words.takenBack(undos) : words.fairness}</span>
      </p>
      <div class="moves-foot">
        <button type="button" class="button quiet" onClick={() => void saveReplay({ match, file })}>
          <Icon of={Download} />
          {words.replay}
        </button>
      </div>
    </section>
  )
}
