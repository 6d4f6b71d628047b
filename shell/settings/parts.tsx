/** What settings are made of. Every one is a native control with a face on, so that keys and screen readers find what they expect. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

export function Group({ title, children }: { title: string; children: ComponentChildren }) {
  const id = useId()
  return (
    <section class="set-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div class="set-rows panel">{children}</div>
    </section>
  )
}

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly step?: number
  readonly disabled?: boolean
  readonly shown: string
  onChange(value: number): void
}

export function Slider({ label, value, least, most, step = 1, disabled = false, shown, onChange }: SliderProps) {
  return (
    <label class="set-row set-slider">
      <strong>{label}</strong>
      <input
        class="slider"
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={shown}
        style={{ '--part': `${((value - least) / (most - least)) * 100}%` }}
        onInput={event => onChange(Number(event.currentTarget.value))}
      />
      <output>{shown}</output>
    </label>
  )
}

interface SwitchProps {
  readonly label: string
  readonly about?: string
  readonly on: boolean
  onChange(on: boolean): void
}

export function Switch({ label, about, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label class="set-row set-switch">
      <strong>{label}</strong>
      {about !== undefined && (
        <span class="small set-about" id={id}>
          {about}
        </span>
      )}
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        aria-label={label}
        aria-describedby={about === undefined ? undefined : id}
        checked={on}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly value: Value
  text(value: Value): string
  onChange(value: Value): void
}

export function Segments<Value extends string>({ label, values, value, text, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <div class="set-row set-segments" role="radiogroup" aria-label={label}>
      <strong aria-hidden="true">{label}</strong>
      <span class="segments">
        {values.map(each => (
          <label key={each}>
            <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
            <span>{text(each)}</span>
          </label>
        ))}
      </span>
    </div>
  )
}
