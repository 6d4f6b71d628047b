import { ArrowRight } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { spoken } from '../../../ui/language.ts'
import { campaign } from '../levels/campaign.ts'

const NEXT = { en: 'Next level', de: 'Nächstes Level' }

/** The way on from a level of the campaign; nothing after the last, and nothing outside it. */
export function NextLevel({ id }: { id: string }) {
  const at = campaign.findIndex(({ level }) => level.id === id)
  const next = at < 0 ? undefined : campaign[at + 1]
  if (!next) return null
  return (
    <a class="button primary" href={`/play/floodline?level=${next.level.id}`}>
      {spoken(NEXT)}: {spoken(next.name)}
      <Icon of={ArrowRight} />
    </a>
  )
}
