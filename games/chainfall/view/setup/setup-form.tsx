import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import { Check, Choice, Figure, OwnForm } from '../../../../ui/setup-form.tsx'
import { MOST_TILES, NUMBERS } from '../../levels/generate.ts'
import { presets, V1 } from '../../levels/presets.ts'
import { CARDS, type Config } from '../../nouns.ts'
import { settled } from './valid-config.ts'
import { ownWords } from '../words/setup.ts'
import { words } from '../words/index.ts'

const SIZES = ['rows', 'cols', 'queueSize', 'placementsPerTurn', 'openingPlacements', 'chainTriggerMax'] as const
const HANDS = ['maxCardsPerTurn', 'maxCardsPerGame'] as const
const SWITCHES = ['diagonalExplosions', 'selfExplosionScores', 'mercyRule', 'cardsEnabled'] as const

/** By the rules' own bounds. How much may be in sight depends on the bag, and is settled afterwards. */
function boundsOf(field: keyof Config): { least: number; most: number } {
  const [, least, most] = NUMBERS.find(([name]) => name === field) ?? [field, 1, MOST_TILES]
  return { least, most }
}

/** Every option of the rules, to be filled in, from a rule set that there is. [CF-08] */
export function Own({ children }: { children(setup: Config): ComponentChild }) {
  const [preset, setPreset] = useState('v1')
  const [config, setConfig] = useState(V1)
  const said = ownWords()
  const change = (changes: Partial<Config>): void => setConfig(settled({ ...config, ...changes }))

  function begin(name: string): void {
    setPreset(name)
    setConfig(presets.find(each => each.name === name)?.setup ?? config)
  }

  const figure = (name: (typeof SIZES | typeof HANDS)[number] | 'mercyLead') => (
    <Figure
      key={name}
      label={said[name]}
      value={config[name]}
      {...boundsOf(name)}
      set={value => change({ [name]: value ?? boundsOf(name).least })}
    />
  )
  return (
    <OwnForm>
      <Choice label={said.from} value={preset} of={presets.map(({ name }) => name)} name={words.preset} set={begin} />
      {SIZES.map(figure)}
      <label>
        {said.bag}
        <input
          type="text"
          inputMode="numeric"
          value={config.bag?.join(' ') ?? ''}
          placeholder="8 10 10 8"
          aria-describedby="own-bag"
          onChange={({ currentTarget }) => change({ bag: (currentTarget.value.match(/\d+/g) ?? []).map(Number) })}
        />
      </label>
      <Choice
        label={said.tickRule}
        value={config.tickRule}
        of={['all', 'owner']}
        name={said.ticks}
        set={tickRule => change({ tickRule })}
      />
      <Choice
        label={said.tieBreak}
        value={config.tieBreak}
        of={['last-placer-loses', 'last-placer-wins', 'draw']}
        name={said.ties}
        set={tieBreak => change({ tieBreak })}
      />
      <p id="own-bag">{said.bagHow}</p>
      {SWITCHES.map(name => (
        <Check key={name} label={said[name]} on={config[name]} set={on => change({ [name]: on })} />
      ))}
      {config.mercyRule && figure('mercyLead')}
      {config.cardsEnabled && (
        <>
          {HANDS.map(figure)}
          <fieldset>
            <legend>{said.cardPool}</legend>
            {CARDS.map(card => (
              <Check
                key={card}
                label={words.card(card)}
                on={config.cardPool.includes(card)}
                set={on => change({ cardPool: CARDS.filter(each => (each === card ? on : config.cardPool.includes(each))) })}
              />
            ))}
          </fieldset>
        </>
      )}
      {children(config)}
    </OwnForm>
  )
}
