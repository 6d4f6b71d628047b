/** Fields of a form in which somebody writes rules of their own. Whatever is typed, a number stays within its bounds. */
import type { ComponentChildren } from 'preact'

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
