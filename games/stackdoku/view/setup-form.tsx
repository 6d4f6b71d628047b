import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import { Check, Choice, Figure, OwnForm } from '../../../ui/setup-form.tsx'
import { SETUPS } from '../levels/presets.ts'
import type { Difficulty, Mistakes, Stackdoku } from '../nouns.ts'
import { ownSetup, writeSetup } from './model/preferences.ts'
import { words } from './words/index.ts'

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
export function SetupForm({ children }: { children(setup: Setup): ComponentChild }) {
  const [setup, setSetup] = useState<Setup>(() => ownSetup() ?? SETUPS.easy)
  const { own } = words
  function change(changes: Partial<Setup>): void {
    const next = { ...setup, ...changes }
    setSetup(next)
    writeSetup(next)
  }
  return (
    <OwnForm>
      <Choice
        label={own.difficulty}
        value={setup.difficulty}
        of={DIFFICULTIES}
        name={words.difficulty}
        set={difficulty => change({ ...SETUPS[difficulty], level: setup.level })}
      />
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
          about="own-free"
          set={value => change({ [name]: value })}
        />
      ))}
      <p id="own-free">{own.free}</p>
      <Choice label={own.mistakes} value={setup.mistakes} of={MISTAKES} name={own.when} set={mistakes => change({ mistakes })} />
      <Check label={own.hidden} on={setup.hidden} set={hidden => change({ hidden })} />
      <Check label={own.assist} on={setup.assist} set={assist => change({ assist })} />
      {children(setup)}
    </OwnForm>
  )
}
