import { Check, Star, X } from 'lucide'
import type { ComponentChildren } from 'preact'
import { Icon } from '../../../../ui/icon.tsx'
import { words } from '../words/index.ts'
import type { GoalHud, Hud } from './model.ts'
import type { StarHud } from './stars.ts'
import type { Trial } from './trial.ts'

interface ObjectivesProps {
  readonly hud: Pick<Hud, 'goals' | 'stars'>
  /** What loses, under what wins. */
  readonly limits?: ComponentChildren
}

/** What the level asks for, how far each of it has come, what loses it, and which stars are still to be had. */
export function Objectives({ hud: { goals, stars }, limits }: ObjectivesProps) {
  return (
    <section class="fl-card fl-objectives">
      <h3>{words.objectives}</h3>
      <ul class="fl-goals">
        {goals.map((goal, i) => (
          <Goal key={i} goal={goal} />
        ))}
        <CountsLater goals={goals} />
      </ul>
      {limits}
      {stars.length > 0 && (
        <ul class="fl-stars" aria-label={words.starsTitle}>
          {stars.map(star => (
            <StarLine key={star.star} star={star} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Why a goal says less than the board shows: one reason at a time. */
function CountsLater({ goals }: { goals: readonly GoalHud[] }) {
  const isLeaning = goals.some(({ judged }) => !judged)
  if (!isLeaning && !goals.some(({ waits }) => waits)) return null
  // On a phone the place belongs to the board: there only the lean is named.
  return isLeaning ? <li class="fl-note">{words.notJudged}</li> : <li class="fl-note fl-wide">{words.notCounted}</li>
}

function Goal({ goal }: { goal: GoalHud }) {
  const { objective, part, percent, met, kind } = goal
  return (
    <li class="fl-goal" data-met={met} data-kind={kind}>
      <span class="fl-goal-name">
        <span class="fl-wide">{words.objective(part ?? objective)}</span>
        <span class="fl-narrow">{words.objectiveShort(part ?? objective)}</span>
      </span>
      <b class="fl-goal-have">
        {met && <Icon of={Check} />}
        {words.have(goal)}
      </b>
      {kind !== 'yes-no' && <Bar percent={percent} label={words.goalSpoken(goal)} full={met} />}
      <OnTrial trial={goal} />
    </li>
  )
}

/** What has to outlast tilts says how far it is with them. */
function OnTrial({ trial: { holding, ripe } }: { trial: Trial }) {
  if (holding > 0) return <small>{words.holding(holding)}</small>
  return ripe ? <small>{words.ripe}</small> : null
}

export function Bar({ percent, label, full }: { percent: number; label: string; full: boolean }) {
  return (
    <span
      class="fl-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-full={full}
    >
      <span style={{ width: `${percent}%` }} />
    </span>
  )
}

/** Filled while it is kept, hollow while it is open, crossed out when it is gone. */
function StarLine({ star: { conditions, standing, trial } }: { star: StarHud }) {
  return (
    <li class="fl-star" data-standing={standing} title={words.starStanding(standing)}>
      <Icon of={standing === 'lost' ? X : Star} />
      <span>
        {words.star(conditions)}
        <span class="hidden-text">, {words.starStanding(standing)}</span>
        {trial && <OnTrial trial={trial} />}
      </span>
    </li>
  )
}
