/** Fields of a form in which somebody writes rules of their own. */
import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'

export function OwnForm({ children }: { children: ComponentChildren }) {
  return <div class="own-form">{children}</div>
}

interface FigureProps {
  readonly label: string
  readonly value: number | null
  readonly least: number
  readonly most: number
  /** What stands there where no number does. */
  readonly empty?: string
  /** The id of what says more about it. */
  readonly about?: string
  set(value: number | null): void
}

/** Whatever is typed, it stays within its bounds. */
export function Figure({ label, value, least, most, empty, about, set }: FigureProps) {
  return (
    <label>
      {label}
      <input
        class="field"
        type="number"
        min={least}
        max={most}
        value={value ?? ''}
        placeholder={empty}
        aria-describedby={about}
        onChange={({ currentTarget: { value: text } }) =>
          set(text === '' ? null : Math.max(least, Math.min(most, Math.floor(Number(text)) || least)))
        }
      />
    </label>
  )
}

interface CountProps {
  readonly label: string
  /** As it was typed, whatever that is. */
  readonly text: string
  readonly least: number
  readonly most: number
  /** What is wrong with it; null: nothing. It stands under the field and is read aloud. */
  readonly fault: string | null
  set(text: string): void
}

/** A number that is never changed behind somebody's back: what cannot be is refused where it stands. */
export function Count({ label, text, least, most, fault, set }: CountProps) {
  const id = useId()
  // Nobody is told off for a number that is half typed.
  const [typing, setTyping] = useState(false)
  const shown = typing ? null : fault
  return (
    <div class="own-count">
      <label>
        {label}
        <input
          class="field"
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step="any"
          value={text}
          aria-invalid={shown !== null}
          aria-describedby={shown === null ? undefined : id}
          onInput={({ currentTarget }) => {
            setTyping(true)
            set(currentTarget.value)
          }}
          onChange={() => setTyping(false)}
          onBlur={() => setTyping(false)}
        />
      </label>
      <p id={id} class="own-fault" role="alert">
        {shown}
      </p>
    </div>
  )
}

export function Check({ label, on, set }: { label: string; on: boolean; set(on: boolean): void }) {
  return (
    <label class="own-check">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      {label}
    </label>
  )
}

interface ChoiceProps<Of extends string> {
  readonly label: string
  readonly value: Of
  readonly of: readonly Of[]
  name(each: Of): string
  set(value: Of): void
}

export function Choice<Of extends string>({ label, value, of, name, set }: ChoiceProps<Of>) {
  return (
    <label>
      {label}
      <select class="field" value={value} onChange={({ currentTarget }) => set(currentTarget.value as Of)}>
        {of.map(each => (
          <option value={each} key={each}>
            {name(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
