import { Droplets, Flag, OctagonX } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import { words } from '../words/index.ts'

export type MarkKind = 'tick' | 'goal' | 'now' | 'limit' | 'forbidden' | 'layer'

/** A height on the ruler, at a point of the stage: the label's right end is there. */
export interface RulerMark {
  readonly kind: MarkKind
  readonly height: number
  readonly x: number
  readonly y: number
}

/** The figures beside the ruler that the board draws. */
export function HeightRuler({ marks, narrow = false }: { marks: readonly RulerMark[]; narrow?: boolean }) {
  return (
    <div class="fl-ruler">
      {marks.map(mark =>
        narrow && mark.kind === 'limit' ? (
          // The line is there; beside the buttons there is no room for its name.
          <span key="limit" class="hidden-text">
            {words.limitMark(mark.height)}
          </span>
        ) : (
          <span
            key={`${mark.kind} ${mark.height}`}
            class="fl-mark"
            data-kind={mark.kind}
            style={{ left: `${mark.x}px`, top: `${mark.y}px` }}
          >
            {mark.kind === 'goal' && !narrow && <Icon of={Flag} />}
            {mark.kind === 'limit' && <Icon of={OctagonX} />}
            {mark.kind === 'forbidden' && <Icon of={Droplets} />}
            <MarkText mark={mark} narrow={narrow} />
          </span>
        ),
      )}
    </div>
  )
}

function MarkText({ mark: { kind, height }, narrow }: { mark: RulerMark; narrow: boolean }) {
  const said = { goal: words.goalMark, limit: words.limitMark, forbidden: words.forbiddenMark, now: words.heightNow }
  if (kind === 'tick') return <>{height}</>
  if (kind === 'layer') return <>{`${words.layer} ${height}`}</>
  const full = said[kind](height)
  if (kind !== 'now' && !narrow) return <>{full}</>
  return (
    <>
      <span class="hidden-text">{full}</span>
      <span aria-hidden="true">{height}</span>
    </>
  )
}
