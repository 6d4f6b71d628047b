import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import { SETUPS } from '../levels/presets.ts'
import type { Difficulty, Mistakes, Stackdoku } from '../nouns.ts'
import { ownSetup, writeSetup } from './notebook.ts'
import { words } from './words.ts'

type Setup = Stackdoku['Setup']

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard', 'expert']
const MISTAKES: readonly Mistakes[] = ['off', 'warn', 'block']

/** Budgets: a number, or none where the field is empty. */
const BUDGETS = [
  { name: 'undos', least: 0 },
  { name: 'hints', least: 0 },
  { name: 'lives', least: 1 },
] as const
const MOST = 999

/** Undos, hints, tray and all the rest as a person wants them; they are found again the next time. [SD-12] [SD-14] [SD-18] */
export function Own({ children }: { children(setup: Setup): ComponentChild }) {
  const [setup, setSetup] = useState<Setup>(() => ownSetup() ?? SETUPS.easy)
  const { own } = words
  function change(changes: Partial<Setup>): void {
    const next = { ...setup, ...changes }
    setSetup(next)
    writeSetup(next)
  }
  return (
    <div class="sd-own">
      <label>
        {own.difficulty}
        <select
          value={setup.difficulty}
          onChange={({ currentTarget }) => change({ ...SETUPS[currentTarget.value as Difficulty], level: setup.level })}
        >
          {DIFFICULTIES.map(difficulty => (
            <option value={difficulty} key={difficulty}>
              {words.difficulty(difficulty)}
            </option>
          ))}
        </select>
      </label>
      <Figure label={own.level} value={setup.level} least={1} most={1_000_000} set={level => change({ level: level ?? 1 })} />
      <Figure label={own.room} value={setup.room} least={2} most={12} set={room => change({ room: room ?? 2 })} />
      {BUDGETS.map(({ name, least }) => (
        <Figure
          key={name}
          label={own[name]}
          value={setup[name]}
          least={least}
          most={MOST}
          empty="∞"
          set={value => change({ [name]: value })}
        />
      ))}
      <p id="own-free">{own.free}</p>
      <label>
        {own.mistakes}
        <select value={setup.mistakes} onChange={({ currentTarget }) => change({ mistakes: currentTarget.value as Mistakes })}>
          {MISTAKES.map(each => (
            <option value={each} key={each}>
              {own.when(each)}
            </option>
          ))}
        </select>
      </label>
      <Check label={own.hidden} on={setup.hidden} set={hidden => change({ hidden })} />
      <Check label={own.assist} on={setup.assist} set={assist => change({ assist })} />
      {children(setup)}
    </div>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: number | null
  readonly least: number
  readonly most: number
  readonly empty?: string // what stands there where no number does
  set(value: number | null): void
}

function Figure({ label, value, least, most, empty, set }: FigureProps) {
  return (
    <label>
      {label}
      <input
        type="number"
        min={least}
        max={most}
        value={value ?? ''}
        placeholder={empty}
        aria-describedby={empty && 'own-free'}
        onChange={({ currentTarget: { value: text } }) =>
          set(text === '' ? null : Math.max(least, Math.min(most, Math.floor(Number(text)) || least)))
        }
      />
    </label>
  )
}

function Check({ label, on, set }: { label: string; on: boolean; set(on: boolean): void }) {
  return (
    <label class="sd-own-check">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      {label}
    </label>
  )
}
