import { Pencil } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Stackdoku } from '../nouns.ts'
import type { Controls } from './controls/controls.ts'
import { advisedTiles } from './model/advice.ts'
import { pendingIn } from './model/pending.ts'
import { pointedAt } from './model/refusal-marks.ts'
import type { ViewState } from './view-state.ts'
import { words } from './words/index.ts'

/** Tokens in the order in which they came, and the places that are left. What is advised stands in them already, dashed. */
export function Tray({ table, advice, refusal, state, controls }: PlayerProps<Stackdoku> & { state: ViewState; controls: Controls }) {
  const { tray, room, values } = table.view
  const pointed = pointedAt(refusal)
  const coming = advisedTiles(advice).map(tile => values[tile])
  const held = state.held.value
  const pending = pendingIn(table)
  const leaving = pending?.kind === 'place' ? tray.indexOf(pending.value) : -1
  const keyed = Math.min(state.focusedSlot.value, tray.length - 1)
  return (
    <div class="sd-tray column" data-refused={pointed.tray}>
      <h2 class="sd-tray-name">{words.tray}</h2>
      <div class="sd-places column" data-region="tray" role="group" aria-label={words.trayLabel(tray.length, room)}>
        {Array.from({ length: room }, (_, slot) => {
          const number = tray[slot]
          const next = coming[slot - tray.length]
          if (number === undefined)
            return (
              <span class="sd-place centred" key={`place ${slot}`} data-coming={next !== undefined}>
                {next}
              </span>
            )
          return (
            <button
              type="button"
              class="sd-token centred"
              key={`token ${slot} ${number}`}
              data-place={`s${slot}`}
              data-held={held === number && tray.indexOf(number) === slot}
              data-away={state.dragged.value?.slot === slot || leaving === slot}
              tabIndex={slot === keyed ? 0 : -1}
              aria-label={words.token(number, held === number)}
              aria-pressed={held === number}
              disabled={table.outcome !== null}
              onFocus={() => {
                state.focusedSlot.value = slot
              }}
              onPointerDown={event => controls.pressToken(slot, event)}
              onClick={({ detail }) => {
                // A click without a count came from a key or from assistive technology; fingers and mice were heard already.
                if (detail === 0) controls.tapToken(number)
              }}
            >
              {number}
            </button>
          )
        })}
      </div>
      <p class="sd-tray-count small">
        <span class="sd-tray-label">{words.tray}</span>
        {words.trayCount(tray.length, room)}
      </p>
      <PencilButton state={state} controls={controls} />
      {pointed.tray && refusal && (
        <p class="sd-tip sd-tray-tip" aria-hidden="true">
          {words.refused(refusal, { you: 0, names: [] })}
        </p>
      )}
    </div>
  )
}

export function PencilButton({ state, controls }: { state: ViewState; controls: Controls }) {
  const on = state.pencilMode.value
  return (
    <button
      type="button"
      class="button bare sd-pen"
      aria-label={words.pencil}
      title={words.pencil}
      aria-pressed={on}
      onClick={() => controls.switchPencil()}
    >
      <Icon of={Pencil} />
    </button>
  )
}
