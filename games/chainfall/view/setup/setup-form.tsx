import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import { Check, Choice, Figure, OwnForm } from '../../../../ui/setup-form.tsx'
import { MOST_TILES, NUMBERS } from '../../levels/generate.ts'
import { presets, V1 } from '../../levels/presets.ts'
import { CARDS, type Config } from '../../nouns.ts'
import { words } from '../words/index.ts'
import { setupWords } from '../words/setup.ts'
import { validConfig } from './valid-config.ts'

const SIZES = ['rows', 'cols', 'queueSize', 'placementsPerTurn', 'openingPlacements', 'chainTriggerMax'] as const
const CARD_LIMITS = ['maxCardsPerTurn', 'maxCardsPerGame'] as const
const SWITCHES = ['diagonalExplosions', 'selfExplosionScores', 'mercyRule', 'cardsEnabled'] as const

interface FieldsProps {
  readonly config: Config
  change(changes: Partial<Config>): void
}

/** Every option of the rules, to be filled in, from a rule set that there is. [CF-08] */
export function SetupForm({ children }: { children(setup: Config): ComponentChild }) {
  const [preset, setPreset] = useState('v1')
  const [config, setConfig] = useState(V1)
  const fields: FieldsProps = { config, change: changes => setConfig(validConfig({ ...config, ...changes })) }

  function begin(name: string): void {
    setPreset(name)
    setConfig(presets.find(each => each.name === name)?.setup ?? config)
  }

  return (
    <OwnForm>
      <Choice label={setupWords().from} value={preset} of={presets.map(({ name }) => name)} name={words.preset} set={begin} />
      {SIZES.map(name => (
        <NumberField key={name} {...fields} name={name} />
      ))}
      <Bag {...fields} />
      <Ways {...fields} />
      {/* Of the bag; it takes the whole width, so it stands after what shares a row with it. */}
      <p id="own-bag">{setupWords().bagHow}</p>
      {SWITCHES.map(name => (
        <Check key={name} label={setupWords()[name]} on={config[name]} set={on => fields.change({ [name]: on })} />
      ))}
      {config.mercyRule && <NumberField {...fields} name="mercyLead" />}
      {config.cardsEnabled && <CardFields {...fields} />}
      {children(config)}
    </OwnForm>
  )
}

type NumberName = (typeof SIZES | typeof CARD_LIMITS)[number] | 'mercyLead'

function NumberField({ config, change, name }: FieldsProps & { readonly name: NumberName }) {
  const bounds = boundsOf(name)
  return <Figure label={setupWords()[name]} value={config[name]} {...bounds} set={value => change({ [name]: value ?? bounds.least })} />
}

/** By the rules' own bounds. How much may be in sight depends on the bag, and is made valid afterwards. */
function boundsOf(field: keyof Config): { least: number; most: number } {
  const [, least, most] = NUMBERS.find(([name]) => name === field) ?? [field, 1, MOST_TILES]
  return { least, most }
}

function Bag({ config, change }: FieldsProps) {
  return (
    <label>
      {setupWords().bag}
      <input
        class="field"
        type="text"
        inputMode="numeric"
        value={config.bag?.join(' ') ?? ''}
        placeholder="8 10 10 8"
        aria-describedby="own-bag"
        onChange={({ currentTarget }) => change({ bag: (currentTarget.value.match(/\d+/g) ?? []).map(Number) })}
      />
    </label>
  )
}

/** What ticks, and who wins where both have the same. */
function Ways({ config, change }: FieldsProps) {
  const said = setupWords()
  return (
    <>
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
    </>
  )
}

function CardFields({ config, change }: FieldsProps) {
  const { cardPool } = config
  return (
    <>
      {CARD_LIMITS.map(name => (
        <NumberField key={name} {...{ config, change, name }} />
      ))}
      <fieldset>
        <legend>{setupWords().cardPool}</legend>
        {CARDS.map(card => (
          <Check
            key={card}
            label={words.card(card)}
            on={cardPool.includes(card)}
            set={on => change({ cardPool: CARDS.filter(each => (each === card ? on : cardPool.includes(each))) })}
          />
        ))}
      </fieldset>
    </>
  )
}
