import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Download,
  type IconNode,
  LockKeyhole,
  LockKeyholeOpen,
  ScrollText,
} from 'lucide'
import type { ComponentChild } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { MoveNote } from '../../../ui/frames.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SeatMark } from '../../../ui/seat.tsx'
import type { Company, News, StageModule } from '../../../ui/stage.ts'
import { moveListOf } from '../../replay/move-list.ts'
import { aroundWords } from '../../words/around.ts'
import type { Match, PastTable } from '../match.ts'

interface MoveListProps {
  readonly match: Match
  readonly company: Company
  readonly stage: StageModule
  readonly news: News // drawn again after every change
  readonly file: string
  /** The position that is looked at; null: the game as it is. */
  readonly past: PastTable | null
  look(at: number | null): void
  /** Said of the deal while it stays closed for longer than this game. */
  readonly sealed?: string | null
  /** Below what is said of fairness. */
  readonly children?: ComponentChild
}

/** The log in notation, a round a row. Every move leads back to the position after it. */
export function MoveList({ match, company, stage: { frame }, news, file, past, look, sealed, children }: MoveListProps) {
  const words = aroundWords()
  const { rounds, undos } = moveListOf(match.lines)
  const arena = frame.name === 'arena' ? frame : null
  const scroll = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = scroll.current
    if (element) element.scrollTop = element.scrollHeight
  }, [news])
  useEffect(() => void import('../deferred.ts').then(it => it.rove(scroll.current)), [])
  const last = match.lines.length
  const at = past?.ply ?? last
  const back = match.history !== null
  const go = (to: number): void => look(to >= last ? null : Math.max(0, to))
  // Whoever ended it, nothing is secret any more.
  const fair = arena?.fairness(match.openView)
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
                  <td key={seat} data-here={move !== null && move.line === past?.ply}>
                    {move &&
                      (back ? (
                        <button type="button" class="move plain" aria-current={move.line === past?.ply} onClick={() => go(move.line)}>
                          <span>{move.text}</span>
                          {arena && <Note note={arena.note(match.history?.events(move.line) ?? [])} />}
                        </button>
                      ) : (
                        <span class="move">{move.text}</span>
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rounds.length === 0 && <p class="moves-none">{words.noMoves}</p>}
      </div>
      <p class="moves-note small">
        <Icon of={!fair || undos > 0 ? ScrollText : match.table.outcome && !sealed ? LockKeyholeOpen : LockKeyhole} />
        <span>{undos > 0 ? words.takenBack(undos) : (sealed ?? fair?.note ?? words.fairness)}</span>
      </p>
      {children && <div class="moves-seal">{children}</div>}
      <div class="moves-foot">
        {back && <Steps at={at} isNow={past === null} go={go} now={() => look(null)} />}
        {fair ? (
          <span class="moves-left">{past ? arena?.fairness(past.view).left : fair.left}</span>
        ) : (
          match.replay && (
            <button
              type="button"
              class="button quiet"
              onClick={() => void import('../deferred.ts').then(it => it.saveReplay({ match, file }))}
            >
              <Icon of={Download} />
              {words.replay}
            </button>
          )
        )}
      </div>
    </section>
  )
}

interface StepsProps {
  readonly at: number
  readonly isNow: boolean
  go(to: number): void
  now(): void
}

function Steps({ at, isNow, go, now }: StepsProps) {
  const { past: words } = aroundWords()
  return (
    <span class="moves-steps" role="group" aria-label={words.steps}>
      <StepButton icon={ChevronFirst} label={words.first} off={at === 0} act={() => go(0)} />
      <StepButton icon={ChevronLeft} label={words.back} off={at === 0} act={() => go(at - 1)} />
      <StepButton icon={ChevronRight} label={words.on} off={isNow} act={() => go(at + 1)} />
      <StepButton icon={ChevronLast} label={words.now} off={isNow} act={now} />
    </span>
  )
}

function StepButton({ icon, label, off, act }: { icon: IconNode; label: string; off: boolean; act(): void }) {
  return (
    <button type="button" class="button quiet bare" aria-label={label} title={label} aria-disabled={off} onClick={() => !off && act()}>
      <Icon of={icon} />
    </button>
  )
}

/** What a move set off, and what it brought. */
function Note({ note }: { note: MoveNote | null }) {
  if (!note) return null
  return (
    <>
      <span class="move-note" aria-hidden="true">
        <Icon of={note.icon} />
        {note.count}
      </span>
      {note.points > 0 && (
        <b class="move-points" aria-hidden="true">
          +{note.points}
        </b>
      )}
      <span class="hidden-text">, {note.sentence}</span>
    </>
  )
}
