/** What people are called on the page. The server knows a guest, a mind and whoever left by names of its own. */
import { type Signal, signal } from '@preact/signals'
import type { PersonCard } from '../../../protocol/online.ts'
import type { StageWords } from '../../../ui/stage.ts'
import { named } from '../../../ui/voice.ts'
import { botName } from '../../words/sentence.ts'
import { onlineWords } from '../words/online.ts'

/** By game, as far as they are here: a mind is called what its game calls it. */
const words: Signal<ReadonlyMap<string, StageWords>> = signal(new Map())

export function learnWords(game: string, known: StageWords): void {
  if (words.peek().get(game) !== known) words.value = new Map([...words.peek(), [game, known]])
}

const GUEST = /^Guest (\d+)$/

export function shownName({ id, name, kind }: PersonCard): string {
  const { people } = onlineWords()
  if (kind === 'mind') return mindName(id ?? '', name)
  if (id === null || name === '') return people.left
  const [, number] = (kind === 'guest' && GUEST.exec(name)) || []
  return number === undefined ? name : people.guest(number)
}

/** `mind:GAME:BOT`. */
function mindName(id: string, name: string): string {
  const known = words.value.get(id.split(':')[1] ?? '')
  return known ? named(known, 'bot', name, botName(name)) : botName(name)
}
