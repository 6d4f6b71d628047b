import { Anchor, Droplet, type IconNode, Snowflake } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import type { Ability } from '../../nouns.ts'
import { words } from '../words/index.ts'
import type { AbilityHud } from './model.ts'

export const ABILITY_ICONS: Readonly<Record<Ability, IconNode>> = { stabilise: Anchor, freeze: Snowflake, drain: Droplet }

/** Charges as a figure, armed as a word. */
export function Abilities({ abilities, arm }: { abilities: readonly AbilityHud[]; arm?: (ability: Ability) => void }) {
  return (
    <section class="fl-card fl-abilities">
      <h3>{words.abilities}</h3>
      <ul>
        {abilities.map(each => (
          <li key={each.ability}>
            <button
              type="button"
              data-armed={each.armed}
              aria-pressed={each.armed}
              aria-disabled={each.charges === 0 && !each.armed}
              aria-label={words.abilityState(each)}
              title={words.abilityDoes(each)}
              onClick={() => arm?.(each.ability)}
            >
              <span class="fl-ability centred" data-ability={each.ability}>
                <Icon of={ABILITY_ICONS[each.ability]} />
                <i>{words.figure(each.charges)}</i>
              </span>
              <span class="fl-ability-name">
                {words.ability(each.ability)}
                {each.armed ? <em>{words.armed}</em> : each.key && <kbd>{each.key}</kbd>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
