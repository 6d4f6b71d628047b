import { Rewind, Star } from 'lucide'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import { spoken } from '../../../../ui/language.ts'
import { part } from '../../../../ui/lazy.tsx'
import type { Floodline } from '../../nouns.ts'
import { score, scoreParts, starsOf } from '../../rules/stars.ts'
import type { Hud } from '../hud/model.ts'
import type { Controller } from '../playback/controller.ts'
import { words } from '../words/index.ts'
import './result.css'
import { scoreWords } from './score-words.ts'

const Review = part(async () => (await import('../result/review.tsx')).Review)
const WhyPanel = part(async () => (await import('../hud/warnings/why-panel.tsx')).WhyPanel)

const SEE = { en: 'See what happened', de: 'Noch einmal ansehen' }

interface ResultProps {
  readonly controller: Controller
  readonly still: boolean
  readonly why: Hud['why']
}

/** What was earned and what was not; and of a level that was lost, how. */
export function Result({ controller, still, why }: ResultProps) {
  const { state, play, explaining } = controller
  // Not always the last resolve: what a tilt lost is counted with the next lock.
  const decided = state.lost !== '' && play.phases.resolve !== null
  return (
    <div class="fl-end">
      {state.level.endless ? <Points state={state} /> : <Stars controller={controller} still={still} />}
      {decided && !still && (
        <button type="button" class="button fl-see" onClick={() => explaining.again()}>
          <Icon of={Rewind} />
          {spoken(SEE)}
        </button>
      )}
      {why && <WhyPanel why={why} again={() => explaining.again()} />}
      {!state.level.endless && state.level.score && <Points state={state} />}
      {!state.level.endless && <Review state={state} />}
    </div>
  )
}

/** From one star to the next. */
const RING_MS = 380

/** The earned ones come in one after another, each with its bell. */
function Stars({ controller, still }: Omit<ResultProps, 'why'>) {
  const { state } = controller
  const earned = starsOf(state)
  const { two, three } = state.level.stars ?? { two: [], three: [] }
  const asked = state.level.stars ? [words.firstStar, words.star(two), words.star(three)] : [words.firstStar]
  const places = earned.flatMap((has, star) => (has ? [star] : []))
  useEffect(() => {
    const bells = places.map((_, turn) => setTimeout(() => controller.ring(turn), RING_MS * (turn + 1)))
    return () => bells.forEach(clearTimeout)
  }, [])
  return (
    <ul class="fl-earned" data-still={still}>
      {asked.map((text, star) => (
        <li key={text} data-earned={earned[star]} style={{ '--fl-ring': `${RING_MS * (places.indexOf(star) + 1)}ms` }}>
          <Icon of={Star} />
          <span>
            <span class="hidden-text">{earned[star] ? words.met : words.missed}: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What the points came from. In endless nothing else counts, and every part was seen to grow; elsewhere the sum stands below. */
function Points({ state }: { state: Floodline['State'] }) {
  const said = scoreWords()
  const whole = !state.level.endless
  return (
    <ul class="fl-parts" aria-label={said.sum}>
      {scoreParts(state)
        .filter(({ count }) => count > 0)
        .map(({ part: name, count, points }) => (
          <li key={name} aria-label={said.part(name, count, points)}>
            <span>{said.parts[name]}</span>
            <span>{words.figure(count)}</span>
            <b data-minus={points < 0}>{words.figure(points)}</b>
          </li>
        ))}
      {whole && (
        <li class="fl-parts-sum">
          <span>{said.score}</span>
          <span />
          <b>{words.figure(score(state))}</b>
        </li>
      )}
    </ul>
  )
}
