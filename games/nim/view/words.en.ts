import type { Outcome, Refusal, Seat } from '../../../kernel/game.ts'
import { counterOf } from '../../../ui/count.ts'
import type { Company, Explanation } from '../../../ui/stage.ts'
import type { Nim } from '../nouns.ts'
import { heapName } from '../rules/notation.ts'
import { after, inParts, sum } from './sums.ts'
import type { NimKey, NimWords } from './words.ts'

const { counted } = counterOf('en')
const sticksIn = (sticks: number): string => counted(sticks, { one: '# stick', other: '# sticks' })

const KEYS: Readonly<Record<NimKey, string>> = {
  left: 'One stick to the left',
  right: 'One stick to the right',
  up: 'One heap up',
  down: 'One heap down',
  first: 'To the first stick',
  last: 'To the last stick',
  typing: 'Type a move',
}

export const en: NimWords = {
  rule: ({ misere }) => `Take as many sticks as you like from one heap. Whoever takes the very last stick ${misere ? 'loses' : 'wins'}.`,
  how: 'Pick a stick. It goes, and so does every stick to its right.',
  standing: ({ heaps }) => `${sticksIn(sum(heaps))} left`,
  preview,
  advised: ({ heaps, misere }, { action, code }) => ({ title: take(action), lines: reasons(after(heaps, action), code, misere) }),
  heard: ({ seat, heap, sticks, left }, company) =>
    `${subject(seat, company)} took ${sticks} from heap ${heapName(heap)}, ${left === 0 ? 'none' : left} left.`,
  refused,
  ended,
  keys: [
    ['nim.move', 'choose a stick'],
    ['nim.confirm', 'take from there on'],
    ['b 3 nim.confirm', 'take three from heap b'],
  ],
  dealt: ({ heaps, misere }) => `${heaps.join(', ')}; the last stick ${misere ? 'loses' : 'wins'}`,
  random: ({ heaps, most, misere }) => `${heaps} heaps of up to ${most}; the last stick ${misere ? 'loses' : 'wins'}`,
  named: () => null,
  preset: name => name,
  key: key => KEYS[key],

  board: 'Heaps of sticks',
  heap: (heap, sticks) => `heap ${heapName(heap)}, ${sticks === 0 ? 'empty' : sticksIn(sticks)}`,
  stick: (heap, sticks, of) => `heap ${heapName(heap)}, take ${sticks} of ${of}`,
  watched: heaps => `A game of nim, heaps of ${heaps.join(', ')}`,
  unreadable: text => `"${text}" is not a move. A move is a heap and a number, such as b3.`,
}

function preview({ heaps, misere }: Nim['View'], action: Nim['Action']): Explanation {
  const left = after(heaps, action)
  const last = misere ? 'That is the last stick, and it loses.' : 'That is the last stick, and it wins.'
  return { title: take(action), lines: [sum(left) === 0 ? last : `Leaves ${left.join(', ')}.`] }
}

function take({ heap, sticks }: Nim['Action']): string {
  return `Take ${sticks} from ${heapName(heap)}`
}

function reasons(left: readonly number[], code: string, misere: boolean): readonly string[] {
  switch (code) {
    case 'balance':
      return sum(left) === 0
        ? ['That is the last stick, and it wins.']
        : [`Leaves ${inParts(left, 'that is')}: every part has a partner.`, 'Whatever comes next breaks a pair, and you can mend it.']
    case 'singles':
      return ['Leaves an odd number of single sticks, so the last one is not yours.']
    default:
      return [
        misere && left.every(sticks => sticks < 2)
          ? 'An even number of single sticks is left to share, so there is no winning move here.'
          : 'Every part of every heap has a partner already, so there is no winning move here.',
        'A small bite makes the game long and a slip likely.',
      ]
  }
}

function refused({ code, facts }: Refusal, company: Company): string | null {
  const heap = typeof facts['heap'] === 'number' ? heapName(facts['heap']) : ''
  switch (code) {
    case 'not-your-turn':
      return `It is the turn of ${company.names[Number(facts['turn'])] ?? 'the other side'}. Yours comes next.`
    case 'no-such-heap':
      return `There is no heap ${heap}. The heaps are a to ${heapName(Number(facts['last']))}.`
    case 'too-few':
      return 'A move takes at least one stick.'
    case 'too-many':
      return facts['left'] === 0
        ? `Heap ${heap} is empty. Take from another heap.`
        : `Heap ${heap} has only ${String(facts['left'])}, so ${String(facts['sticks'])} cannot be taken.`
    default:
      return null
  }
}

function ended({ code, facts }: Outcome, company: Company): string | null {
  if (!code.startsWith('last-stick')) return null
  const who = subject(facts['seat'] === 0 ? 0 : 1, company)
  return facts['misere']
    ? `${who} took the last stick, and here the last stick loses.`
    : `${who} took the last stick, and the last stick wins.`
}

function subject(seat: Seat, { you, names }: Company): string {
  return seat === you ? 'You' : (names[seat] ?? '')
}
