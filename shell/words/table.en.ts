import type { Refusal } from '../../kernel/game.ts'
import { counterOf } from '../../ui/count.ts'
import { sentence } from './sentence.ts'
import type { TableWords } from './table.ts'

const { figure } = counterOf('en')

const day = (date: string): string =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

export const en: TableWords = {
  loading: game => `Setting up ${game}`,
  you: 'You',
  undo: 'Undo',
  undosLeft: left => (left === Number.POSITIVE_INFINITY ? '' : `${left} left`),
  undone: 'Taken back.',
  away: { pending: 'Your move is on its way …', lost: 'The connection is lost. Trying again …' },
  hint: 'Hint',
  thinking: 'Thinking …',
  figure,
  share: 'Share',
  more: 'More',
  tools: 'What you can do',
  taken: 'Taken over',
  daily: { short: 'Daily', name: date => `Daily of ${day(date)}` },

  refusal,
}

/** What the kernel or the address turned down. */
function refusal({ code, facts, because }: Refusal): string {
  switch (code) {
    case 'over':
      return 'The game is over. Start another one.'
    case 'no-undos':
      return facts['undos'] === 0 ? 'There is no undo in this game.' : `All ${String(facts['undos'])} undos of this game are used.`
    case 'pending':
      return 'Your last move is still on its way. Wait for the answer.'
    case 'nothing-to-undo':
      return 'There is nothing to take back: you have not moved yet.'
    default:
      return sentence(because)
  }
}
