import { UserRound } from 'lucide'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../app/link.tsx'
import { onlineAt } from '../../app/route.ts'
import { me, refreshMe, wasOnline } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'
import { shownName } from './names.ts'
import { Face } from './person.tsx'
import './who.css'

/** Who one is, in the header. Nobody is asked who has never played online on this device. */
export function Who() {
  const { account: said } = onlineWords()
  useEffect(() => {
    if (me.peek() === undefined && wasOnline() && navigator.onLine) void refreshMe()
  }, [])
  const card = me.value?.me
  const rating = me.value?.ratings[0]
  return (
    <Link to={onlineAt('account')} class="who row" label={card ? `${said.title}: ${shownName(card)}` : said.title}>
      {card ? <Face name={shownName(card)} /> : <Icon of={UserRound} />}
      {card && <strong>{shownName(card)}</strong>}
      {card && rating && <span class="rating">{Math.round(rating.rating)}</span>}
    </Link>
  )
}
