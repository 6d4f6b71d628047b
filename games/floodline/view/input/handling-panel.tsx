/** How long a held move waits before it repeats, how fast it then goes, and how fast a piece sinks: seen as ticks while it is set. */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { spoken } from '../../../../ui/language.ts'
import { TickClock } from '../playback/tick-clock.ts'
import { words } from '../words/index.ts'
import { FeelSettings } from './feel-settings.tsx'
import { HANDLING_FIELDS, RANGES, savedHandling, saveHandling } from './handling.ts'
import { HANDLING, type Handling, KeyRepeat } from './key-repeat.ts'
import { boundBy, isCommand } from './keys.ts'
import { TickGraph } from './tick-graph.tsx'
import './handling.css'

export interface HandlingPanelProps {
  readonly handling: Handling
  /** Ticks that a move is held now. */
  readonly held: number | null
  tune(handling: Handling): void
}

export function HandlingPanel(props: HandlingPanelProps) {
  return (
    <section class="fl-handling fl-card">
      <HandlingFields {...props} />
      <FeelSettings />
    </section>
  )
}

function HandlingFields({ handling, held, tune }: HandlingPanelProps) {
  const said = { delay: words.delay, rate: words.rate, soft: sinks }
  const usual = HANDLING_FIELDS.every(field => handling[field] === HANDLING[field])
  return (
    <>
      <TickGraph handling={handling} held={held} />
      {HANDLING_FIELDS.map(field => (
        <label key={field}>
          <span>{said[field](handling[field])}</span>
          <input
            type="range"
            min={RANGES[field][0]}
            max={RANGES[field][1]}
            value={handling[field]}
            onInput={({ currentTarget }) => tune({ ...handling, [field]: Number(currentTarget.value) })}
          />
        </label>
      ))}
      <button type="button" class="button quiet" disabled={usual} onClick={() => tune(HANDLING)}>
        {spoken({ en: 'As it came', de: 'Wie es war' })}
      </button>
    </>
  )
}

function sinks(ticks: number): string {
  if (ticks === 1) return spoken({ en: 'Soft drop: a cell every tick', de: 'Sanft senken: jeden Tick eine Zelle' })
  return spoken({ en: `Soft drop: a cell every ${ticks} ticks`, de: `Sanft senken: alle ${ticks} Ticks eine Zelle` })
}

/** The same in the settings, where there is no piece to move: whoever holds a key of a move sees its ticks. */
export function HandlingSettings() {
  const [handling, setHandling] = useState(savedHandling)
  const held = useHeld(handling)
  return (
    <>
      <p class="set-row set-said">
        {spoken({
          en: 'Hold a key that moves a piece and watch its ticks. It is about your hands alone: no replay knows of it.',
          de: 'Halte eine Taste, die einen Stein schiebt, und sieh ihre Ticks. Es geht nur um deine Hände: Kein Replay weiß davon.',
        })}
      </p>
      <section class="fl-handling fl-settings">
        <HandlingFields
          handling={handling}
          held={held}
          tune={next => {
            saveHandling(next)
            setHandling(next)
          }}
        />
        <FeelSettings />
      </section>
    </>
  )
}

/** Ticks that a key of a move has been held: the key repeat and the clock of the game, and no game. */
function useHeld(handling: Handling): number | null {
  const [held, setHeld] = useState<number | null>(null)
  const keyRepeat = useMemo(() => new KeyRepeat(), [])
  keyRepeat.handling = handling
  useLayoutEffect(() => {
    const clock = new TickClock()
    let next = 0
    const frame = (now: number): void => {
      for (let due = clock.due(now); due > 0; due--) keyRepeat.actions(0, 0, keyRepeat.isDown('soft'))
      setHeld(keyRepeat.held)
      next = keyRepeat.held === null ? 0 : requestAnimationFrame(frame)
    }
    const heard = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.target instanceof HTMLInputElement) return
      const bound = boundBy(event)
      if (!bound || isCommand(bound)) return
      if (event.type === 'keydown') keyRepeat.press(bound)
      else keyRepeat.release(bound)
      if (next !== 0 || keyRepeat.held === null) return
      clock.restart(performance.now())
      next = requestAnimationFrame(frame)
    }
    const gone = (): void => keyRepeat.letGo()
    addEventListener('keydown', heard)
    addEventListener('keyup', heard)
    addEventListener('blur', gone)
    return () => {
      cancelAnimationFrame(next)
      removeEventListener('keydown', heard)
      removeEventListener('keyup', heard)
      removeEventListener('blur', gone)
    }
  }, [keyRepeat])
  return held
}
