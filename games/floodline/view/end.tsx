import { ArrowRight, Star } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { spoken } from '../../../ui/language.ts'
import type { StageProps } from '../../../ui/stage.ts'
import { campaign } from '../levels/campaign.ts'
import type { Floodline } from '../nouns.ts'
import { starsOf } from '../rules/stars.ts'
import { deskAt } from './desk.ts'
import { WhyPanel } from './hud/whypanel.tsx'
import { words } from './words.ts'

const NEXT = { en: 'Next level', de: 'Nächstes Level' }

/** What was earned, what was not, and where it goes on. */
export function End({ table }: StageProps<Floodline>) {
  const { view } = table
  const earned = starsOf(view)
  const { two, three } = view.level.stars ?? { two: [], three: [] }
  const asked = [words.firstStar, words.star(two), words.star(three)]
  const next = nextLevel(view.level.id)
  const desk = deskAt(table)
  const why = desk?.hud.value.why
  return (
    <div class="fl-end">
      <ul>
        {asked.map((text, star) => (
          <li key={text} data-earned={earned[star]}>
            <Icon of={Star} />
            <span class="hidden-text">{earned[star] ? words.met : '–'}</span>
            {text}
          </li>
        ))}
      </ul>
      {why && <WhyPanel why={why} again={() => desk?.again()} />}
      {view.won && next && (
        <a class="button primary" href={`/play/floodline?level=${next.level.id}`}>
          {spoken(NEXT)}: {spoken(next.name)}
          <Icon of={ArrowRight} />
        </a>
      )}
    </div>
  )
}

function nextLevel(id: string): (typeof campaign)[number] | null {
  const at = campaign.findIndex(({ level }) => level.id === id)
  return at < 0 ? null : (campaign[at + 1] ?? null)
}
