import { ChevronDown, ChevronUp, Lock, Play, SquarePlay, Star, Undo2 } from 'lucide'
import { useState } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import { language } from '../../../../ui/language.ts'
import type { GamePageProps } from '../../../../ui/pages.ts'
import { practiceId } from '../../levels/numbers.ts'
import { broughtBy, chapterOf } from '../../levels/way.ts'
import { words as stageWords } from '../words/index.ts'
import './card.css'
import { MEASURES, type Run } from './history.ts'
import { type Place, saidOf } from './places.ts'
import { mapWords, runTime } from './words.ts'

interface CardProps {
  readonly place: Place
  readonly leave: GamePageProps['leave']
}

/** The chosen place: what it asks for, what was reached there, and ways to go on. On a small screen the rest is behind a button. */
export function Card({ place, leave }: CardProps) {
  const words = mapWords()
  const [full, setFull] = useState(false)
  const { number, exam, won, stars, lacks, past } = place
  const { title, place: where, beat } = saidOf(place)
  return (
    <aside class="fl-place panel" data-chapter={chapterOf(number).number} data-full={full} aria-label={words.level(number, title)}>
      <header class="fl-place-head">
        <span class="fl-place-number">{number}</span>
        <div>
          <h2>{title}</h2>
          <p>
            {where}
            {exam && <span class="chip">{words.exam}</span>}
          </p>
        </div>
        <Stars stars={stars} />
      </header>
      <Doing {...{ place, leave }} />
      <button type="button" class="fl-place-more plain" aria-expanded={full} onClick={() => setFull(!full)}>
        {full ? words.fewer : words.details}
        <Icon of={full ? ChevronDown : ChevronUp} />
      </button>
      <div class="fl-place-rest">
        {beat !== '' && (
          <p class="fl-place-beat">
            <b>{words.fresh}</b> {beat}
          </p>
        )}
        {broughtBy(number).map(tool => (
          <p class="chip" key={tool}>
            {words.tool(tool)}
          </p>
        ))}
        <Asked place={place} />
        {stars === 3 && <p class="fl-place-lantern small">{words.lantern}</p>}
        {won && stars === 0 && <p class="small">{words.wonHinted}</p>}
        {(lacks.length === 0 || past.played > 0) && <Bests {...{ place, leave }} />}
        <p class="small fl-place-counts">{words.history(past.played, past.won)}</p>
        {past.runs.length > 0 && <Runs runs={past.runs} leave={leave} />}
      </div>
    </aside>
  )
}

function Stars({ stars }: { stars: number }) {
  return (
    <span class="fl-place-stars" role="img" aria-label={mapWords().starsOf(stars, 3)}>
      {[1, 2, 3].map(star => (
        <span key={star} data-earned={stars >= star}>
          <Icon of={Star} />
        </span>
      ))}
    </span>
  )
}

/** What can be done here; or why nothing can yet. */
function Doing({ place: { id, lacks, won, past }, leave }: CardProps) {
  const words = mapWords()
  const best = past.bests.stars?.replay
  if (lacks.length > 0)
    return (
      <p class="fl-place-closed" role="status">
        <Icon of={Lock} />
        {words.closed(lacks)}
      </p>
    )
  return (
    <div class="fl-place-do">
      <button type="button" class="button primary" onClick={() => leave({ level: id })}>
        <Icon of={Play} />
        {won ? words.playAgain : words.play}
      </button>
      {best && (
        <button type="button" class="button" onClick={() => leave({ watch: best })}>
          <Icon of={SquarePlay} />
          {words.watch}
        </button>
      )}
      <button type="button" class="button quiet" onClick={() => leave({ level: practiceId(id) })}>
        <Icon of={Undo2} />
        {words.practise}
      </button>
    </div>
  )
}

/** The goals, and what each star is for; those of the best run are lit. */
function Asked({ place: { level, past, stars } }: Pick<CardProps, 'place'>) {
  const words = mapWords()
  const { two, three } = level.stars ?? { two: [], three: [] }
  const asked = level.stars ? [stageWords.firstStar, stageWords.star(two), stageWords.star(three)] : [stageWords.firstStar]
  const earned = earnedIn(past.runs, stars)
  return (
    <>
      <h3>{words.goals}</h3>
      <ul class="fl-place-goals">
        {level.objectives.map(objective => (
          <li key={JSON.stringify(objective)}>{stageWords.objective(objective)}</li>
        ))}
      </ul>
      <h3>{words.starsTitle}</h3>
      <ul class="fl-place-asked">
        {asked.map((text, star) => (
          <li key={text} data-earned={earned[star]}>
            <Icon of={Star} />
            <span>
              {earned[star] && <span class="hidden-text">{stageWords.met}: </span>}
              {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Which stars the best run had: known from its figures, and without them as far as their number tells. */
function earnedIn(runs: readonly Run[], stars: number): readonly boolean[] {
  const best = runs.findLast(run => run.won && run.stars === stars)
  return stars === 0 ? [false, false, false] : stars === 3 ? [true, true, true] : (best?.earned ?? [true, false, false])
}

function Bests({ place: { past }, leave }: CardProps) {
  const words = mapWords()
  const there = MEASURES.flatMap(measure => {
    const best = past.bests[measure]
    return best ? [{ measure, ...best }] : []
  })
  return (
    <>
      <h3>{words.bests}</h3>
      {there.length === 0 ? (
        <p class="small">{words.noBests}</p>
      ) : (
        <dl class="fl-place-bests">
          {there.map(({ measure, value, replay }) => (
            <div key={measure}>
              <dt>{words.measure[measure]}</dt>
              <dd>
                <span>{words.value(measure, value)}</span>
                {replay && (
                  <button
                    type="button"
                    class="plain"
                    aria-label={words.watchBest(words.measure[measure], words.value(measure, value))}
                    onClick={() => leave({ watch: replay })}
                  >
                    <Icon of={SquarePlay} />
                  </button>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** As many as can be taken in at a glance. */
const LAST_RUNS = 5

function Runs({ runs, leave }: { runs: readonly Run[]; leave: GamePageProps['leave'] }) {
  const words = mapWords()
  const day = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short' })
  return (
    <>
      <h3>{words.last}</h3>
      <ol class="fl-place-runs">
        {runs
          .slice(-LAST_RUNS)
          .reverse()
          .map(run => {
            const { won, stars, pieces, tilts, shift, ticks, ended, replay } = run
            const figures = words.runFigures(pieces, tilts, shift, runTime(ticks))
            return (
              <li key={ended}>
                <b data-won={won}>{words.run(won, stars)}</b>
                <span>{figures}</span>
                <time>{day.format(ended)}</time>
                {replay && (
                  <button
                    type="button"
                    class="plain"
                    aria-label={words.watchRun(`${words.run(won, stars)}, ${figures}`)}
                    onClick={() => leave({ watch: replay })}
                  >
                    <Icon of={SquarePlay} />
                  </button>
                )}
              </li>
            )
          })}
      </ol>
    </>
  )
}
