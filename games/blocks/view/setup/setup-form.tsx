import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import { Check, Choice, Count, OwnForm } from '../../../../ui/setup-form.tsx'
import { CLASSIC } from '../../levels/presets.ts'
import type { Blocks } from '../../nouns.ts'
import { type CountName, setupWords } from '../words/setup.ts'
import { boundsOf, isAllowed, typed } from './bounds.ts'

type Setup = Blocks['Setup']

const COUNTS: readonly CountName[] = ['rows', 'cols', 'comboBonus']

/** Other grids, the dealer and the bonuses. A number that cannot be is refused where it stands, and nothing is played until it can. [BP-56] */
export function SetupForm({ children }: { children(setup: Setup): ComponentChild }) {
  const [setup, setSetup] = useState(CLASSIC)
  const [texts, setTexts] = useState({ rows: String(CLASSIC.rows), cols: String(CLASSIC.cols), comboBonus: String(CLASSIC.comboBonus) })
  const said = setupWords()
  const faulty = COUNTS.filter(name => !isAllowed(name, texts[name]))
  const wanted: Setup = { ...setup, rows: typed(texts.rows), cols: typed(texts.cols), comboBonus: typed(texts.comboBonus) }
  return (
    <OwnForm>
      {COUNTS.map(name => (
        <Count
          key={name}
          label={said[name]}
          text={texts[name]}
          {...boundsOf(name)}
          fault={faulty.includes(name) ? said.outside(name, boundsOf(name).least, boundsOf(name).most) : null}
          set={text => setTexts(before => ({ ...before, [name]: text }))}
        />
      ))}
      <Choice
        label={said.dealer}
        value={setup.dealer}
        of={['fair', 'pure']}
        name={said.dealt}
        set={dealer => setSetup(before => ({ ...before, dealer }))}
      />
      <Check label={said.zen} on={setup.zen} set={zen => setSetup(before => ({ ...before, zen }))} />
      {faulty.length > 0 ? <p>{said.mend}</p> : children(wanted)}
    </OwnForm>
  )
}
