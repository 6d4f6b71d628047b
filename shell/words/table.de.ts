import type { Refusal } from '../../kernel/game.ts'
import { counterOf } from '../../ui/count.ts'
import { sentence } from './sentence.ts'
import type { TableWords } from './table.ts'

const { figure } = counterOf('de')

const day = (date: string): string =>
  new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

export const de: TableWords = {
  loading: game => `${game} wird vorbereitet`,
  you: 'Du',
  undo: 'Zurück',
  undosLeft: left => (left === Number.POSITIVE_INFINITY ? '' : `noch ${left}`),
  undone: 'Zurückgenommen.',
  away: { pending: 'Dein Zug ist unterwegs …', lost: 'Die Verbindung ist unterbrochen. Neuer Versuch …' },
  hint: 'Tipp',
  thinking: 'Denkt nach …',
  figure,
  share: 'Teilen',
  more: 'Mehr',
  tools: 'Was du tun kannst',
  taken: 'Übernommen',
  daily: { short: 'Tagesspiel', name: date => `Tagesspiel vom ${day(date)}` },

  refusal,
}

function refusal({ code, facts, because }: Refusal): string {
  switch (code) {
    case 'over':
      return 'Die Partie ist zu Ende. Fang eine neue an.'
    case 'no-undos':
      return facts['undos'] === 0
        ? 'In dieser Partie lässt sich nichts zurücknehmen.'
        : `Alle ${String(facts['undos'])} Rücknahmen dieser Partie sind verbraucht.`
    case 'pending':
      return 'Dein letzter Zug ist noch unterwegs. Warte auf die Antwort.'
    case 'nothing-to-undo':
      return 'Es gibt nichts zurückzunehmen: Du hast noch nicht gezogen.'
    default:
      return sentence(because)
  }
}
