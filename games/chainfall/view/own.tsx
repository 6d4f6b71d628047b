import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import { Check, Choice, Figure, OwnForm } from '../../../ui/ownform.tsx'
import { presets } from '../levels/presets.ts'
import { CARDS, type Config } from '../nouns.ts'
import { settled } from './settled.ts'
import { ownWords } from './words.own.ts'
import { words } from './words.ts'

/** Numbers, with their bounds; what depends on others is settled afterwards. */
const SIZES = [
  ['rows', 2, 12],
  ['cols', 2, 12],
  ['queueSize', 1, 400],
  ['placementsPerTurn', 1, 2],
  ['openingPlacements', 1, 2],
  ['chainTriggerMax', 0, 9],
] as const
const SWITCHES = ['diagonalExplosions', 'selfExplosionScores', 'mercyRule', 'cardsEnabled'] as const
const HANDS = [
  ['maxCardsPerTurn', 0, 2],
  ['maxCardsPerGame', 0, 8],
] as const

/** Every option of the rules, to be filled in, from a rule set that there is. [CF-08] */
export function Own({ children }: { children(setup: Config): ComponentChild }) {
  const [preset, setPreset] = useState(presets[0]?.name ?? '')
  const [config, setConfig] = useState<Config | null>(() => presets[0]?.setup ?? null)
  if (!config) return null
  const said = ownWords()
  const change = (changes: Partial<Config>): void => setConfig(settled({ ...config, ...changes }))

  function begin(name: string): void {
    setPreset(name)
    setConfig(presets.find(each => each.name === name)?.setup ?? config)
  }

  const figure = ([name, least, most]: readonly [(typeof SIZES | typeof HANDS)[number][0] | 'mercyLead', number, number]) => (
    <Figure key={name} label={said[name]} value={config[name]} {...{ least, most }} set={value => change({ [name]: value ?? least })} />
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
      {config.mercyRule && figure(['mercyLead', 1, 400])}
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
