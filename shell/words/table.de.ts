import type { Outcome, Refusal } from '../../kernel/game.ts'
import { counterOf } from '../../ui/count.ts'
import type { Company } from '../../ui/stage.ts'
import { seatOf, sentence } from './sentence.ts'
import type { TableWords } from './table.ts'

const { figure } = counterOf('de')

const day = (date: string): string =>
  new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

export const de: TableWords = {
  loading: game => `Der Tisch für ${game} wird gedeckt`,
  you: 'Du',
  undo: 'Zurück',
  undosLeft: left => (left === Number.POSITIVE_INFINITY ? '' : `noch ${left}`),
  undone: 'Zurückgenommen.',
  hint: 'Tipp',
  thinking: 'Denkt nach …',
  figure,
  share: 'Teilen',
  more: 'Mehr',
  tools: 'Was du tun kannst',
  taken: 'Übernommen',
  daily: { short: 'Tagesspiel', name: date => `Tagesspiel vom ${day(date)}` },

  endTitle,
  ended,
  refusal,
}

function endTitle({ winner }: Outcome, { you, names }: Company): string {
  if (winner === 'draw') return 'Unentschieden'
  if (winner === null) return 'Die Partie ist zu Ende'
  if (winner === you) return 'Du hast gewonnen'
  return you === null ? `${names[winner]} hat gewonnen` : 'Du hast verloren'
}

function ended(outcome: Outcome, { you, names }: Company): string {
  const seat = seatOf(outcome)
  if (outcome.code !== 'resign') return sentence(outcome.because)
  return seat === you ? 'Du hast aufgegeben.' : `${names[seat] ?? 'Der Spieler'} hat aufgegeben.`
}

function refusal({ code, facts, because }: Refusal): string {
  switch (code) {
    case 'over':
      return 'Die Partie ist zu Ende. Fang eine neue an.'
    case 'no-undos':
      return facts['undos'] === 0
        ? 'In dieser Partie lässt sich nichts zurücknehmen.'
        : `Alle ${String(facts['undos'])} Rücknahmen dieser Partie sind verbraucht.`
    case 'nothing-to-undo':
      return 'Es gibt nichts zurückzunehmen: Du hast noch nicht gezogen.'
    default:
      return sentence(because)
  }
}
