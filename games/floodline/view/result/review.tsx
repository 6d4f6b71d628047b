/** What a level that is over came to, in figures, among others, and beside the best that is known. */
import { SquarePlay } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'
import { BREAKPOINTS } from '../../../../ui/breakpoints.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { spoken } from '../../../../ui/language.ts'
import { gamesWritten } from '../../../../ui/past.ts'
import { Theatre } from '../../../../ui/theatre.ts'
import type { Certified, Solution } from '../../levels/certified.ts'
import { levelId } from '../../levels/numbers.ts'
import type { Floodline } from '../../nouns.ts'
import { starsOf } from '../../rules/stars.ts'
import { words as said } from '../words/index.ts'
import { Chart } from './chart.tsx'
import { ownRuns } from './own-runs.ts'
import { differences, type Run, runOf, withThis } from './runs.ts'
import { resultWords } from './words.ts'
import './result.css'

type State = Floodline['State']

interface Known {
  readonly certified: Certified | null
  readonly own: readonly Run[]
}

/** What others came to is told to those who have won: to whoever has not, it would say how. */
export function Review({ state }: { state: State }) {
  const words = resultWords()
  const known = useKnown(levelId(state.level.id))
  const now = runOf(state)
  const wins = known ? withThis(known.own, now) : []
  const told = wins.length > 0 ? (known?.certified ?? null) : null
  const [watch, failed] = useWatching(told)
  const solutions = told?.solutions ?? []
  return (
    <>
      <Figures state={state} par={now.won ? (solutions[0] ?? null) : null} />
      {wins.length > 0 && (
        <div class="fl-folds">
          {told && solutions[0] && now.won && <Best state={state} idea={spoken(told.idea)} best={solutions[0]} watch={watch} />}
          <Fold title={words.compared} open={isRoomy()}>
            <Chart known={solutions} own={wins} now={now.won ? now : null} watch={watch} />
          </Fold>
        </div>
      )}
      <p class="fl-unfetched" role="status">
        {failed && words.unfetched}
      </p>
    </>
  )
}

/** Null until it is there. The game that has just ended is among one's own once it is written down. */
function useKnown(level: string): Known | null {
  const [known, setKnown] = useState<Known | null>(null)
  const written = gamesWritten.value
  useEffect(() => {
    let wanted = true
    const fetched = import('../../levels/generated/certificates.ts').then(({ certificates }) => certificates[level] ?? null)
    void Promise.all([fetched.catch(() => null), ownRuns(level).catch(() => [])]).then(
      ([certified, own]) => wanted && setKnown({ certified, own }),
    )
    return () => {
      wanted = false
    }
  }, [level, written])
  return known
}

/** Opens a game in the theatre; the texts of solutions are fetched then. */
function useWatching(certified: Certified | null): [watch: (game: Solution | Run) => void, failed: boolean] {
  const show = useContext(Theatre)
  const [failed, fail] = useState(false)
  const textOf = async ({ file }: Solution): Promise<string | null> => {
    const { replayOf } = await import('./replays.ts')
    return certified && replayOf(certified.place, file)
  }
  const watch = (game: Solution | Run): void => {
    fail(false)
    if ('file' in game)
      textOf(game).then(
        text => (text === null ? fail(true) : show?.({ text })),
        () => fail(true),
      )
    else if (game.kept !== undefined) show?.({ kept: game.kept })
  }
  return [watch, failed]
}

/** What was done, and where it is known what is enough, beside that. Nobody has to hurry: time has no par. */
function Figures({ state: { level, metrics, tick }, par }: { state: State; par: Solution | null }) {
  const words = resultWords()
  const { pieces, tilts, shift, lost, holds } = metrics
  const shown = [
    { of: 'pieces', figure: said.figure(pieces), enough: par?.pieces },
    { of: 'tilts', figure: said.figure(tilts), enough: par?.tilts },
    { of: 'shift', figure: said.figure(shift), enough: par?.shift },
    ...(lost > 0 ? [{ of: 'lost', figure: said.figure(lost), enough: par?.lost } as const] : []),
    ...(level.hold ? [{ of: 'holds', figure: said.figure(holds), enough: par?.holds } as const] : []),
    { of: 'ticks', figure: words.clock(tick), enough: undefined },
  ] as const
  return (
    <dl class="fl-figures" aria-label={words.figures}>
      {shown.map(({ of, figure, enough }) => (
        <div key={of}>
          <dt>{words.measures[of]}</dt>
          <dd>
            {figure}
            {enough !== undefined && <small>{words.par(said.figure(enough))}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface BestProps {
  readonly state: State
  readonly idea: string
  readonly best: Solution
  watch(game: Solution): void
}

/** The figures tempt to try again, and the idea would spoil that: it is unfolded by whoever wants it, or has nothing left to find. */
function Best({ state, idea, best, watch }: BestProps) {
  const words = resultWords()
  const all = differences(best, state)
  const fewer = all.filter(({ less }) => less > 0)
  const yours = all.filter(({ less }) => less < 0)
  const done = starsOf(state).every((has, star) => has || !best.stars[star])
  return (
    <Fold title={words.best} open={done && isRoomy()}>
      <p>{idea}</p>
      <p class="fl-differs">
        {fewer.length > 0 ? words.fewer(fewer) : words.asGood} {yours.length > 0 && words.yours(yours)}
      </p>
      <button type="button" class="button" onClick={() => watch(best)}>
        <Icon of={SquarePlay} />
        {words.watch}
      </button>
    </Fold>
  )
}

function Fold({ title, open, children }: { title: string; open: boolean; children: ComponentChildren }) {
  return (
    <details class="fl-fold" open={open}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}

/** On a small screen the board would be out of sight. */
function isRoomy(): boolean {
  return matchMedia(BREAKPOINTS['--wide']).matches && matchMedia('(min-height: 700px)').matches
}
