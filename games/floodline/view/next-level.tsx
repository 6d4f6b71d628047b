import { ArrowRight } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { spoken } from '../../../ui/language.ts'
import { NUMBERS } from '../levels/generated/numbers.ts'
import { titles } from '../levels/generated/titles.ts'

const NEXT = { en: 'Next level', de: 'Nächstes Level' }

/** The way on from a level of the campaign; nothing after the last, and nothing outside it. */
export function NextLevel({ id }: { id: string }) {
  const campaign = Object.keys(NUMBERS)
  const at = campaign.indexOf(id)
  const next = at < 0 ? undefined : campaign[at + 1]
  const title = next && titles[next]
  if (!title) return null
  return (
    <a class="button primary" href={`/play/floodline?level=${next}`}>
      {spoken(NEXT)}: {spoken(title)}
      <Icon of={ArrowRight} />
    </a>
  )
}
