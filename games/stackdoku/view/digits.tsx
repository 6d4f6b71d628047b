import type { Stackdoku } from '../nouns.ts'
import type { Controls } from './controls/controls.ts'
import { toPlace } from './model/counts.ts'
import type { ViewState } from './view-state.ts'
import { words } from './words/index.ts'

interface DigitsProps {
  readonly view: Stackdoku['View']
  readonly state: ViewState
  readonly controls: Controls
}

/** The nine digits: how many of each are still to be placed. Pressing one shows where it stands, takes it in hand, or writes a mark. */
export function Digits({ view, state, controls }: DigitsProps) {
  const left = toPlace(view.cells)
  return (
    <div class="sd-digits" data-region="digits" role="group" aria-label={words.digits}>
      {left.map((many, at) => {
        const number = at + 1
        const inTray = view.tray.filter(value => value === number).length
        return (
          <button
            type="button"
            key={number}
            data-place={`d${number}`}
            data-done={many === 0}
            tabIndex={number === (state.highlighted.value ?? 1) ? 0 : -1}
            aria-label={words.digit(number, many, inTray)}
            aria-pressed={state.highlighted.value === number}
            onClick={() => controls.tapDigit(number)}
          >
            <b>{number}</b>
            <small>{many}</small>
          </button>
        )
      })}
    </div>
  )
}
