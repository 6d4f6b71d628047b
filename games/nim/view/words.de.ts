import type { Outcome, Refusal, Seat } from '../../../kernel/game.ts'
import { counterOf } from '../../../ui/count.ts'
import type { Company, Explanation } from '../../../ui/stage.ts'
import type { Thing } from '../../../ui/voice.ts'
import type { Nim } from '../nouns.ts'
import { heapName } from '../rules/notation.ts'
import { after, inParts, sum } from './sums.ts'
import type { NimKey, NimWords } from './words.ts'

const { counted } = counterOf('de')
const sticksIn = (sticks: number): string => counted(sticks, { one: '# Holz', other: '# Hölzer' })

const NAMES: Readonly<Record<Thing, Readonly<Record<string, string>>>> = {
  bot: { careless: 'Sorglos', perfect: 'Perfekt' },
  about: { careless: 'Nimmt, was gerade in Reichweite liegt.', perfect: 'Gibt eine gewonnene Partie nie aus der Hand.' },
  level: { classic: 'Drei, vier, fünf' },
  preset: { 'three-heaps': 'Drei Haufen', 'five-heaps': 'Fünf Haufen', 'last-stick-loses': 'Das letzte verliert' },
  group: {},
}

const KEYS: Readonly<Record<NimKey, string>> = {
  left: 'Ein Holz nach links',
  right: 'Ein Holz nach rechts',
  up: 'Einen Haufen nach oben',
  down: 'Einen Haufen nach unten',
  first: 'Zum ersten Holz',
  last: 'Zum letzten Holz',
  typing: 'Einen Zug tippen',
}

export const de: NimWords = {
  rule: ({ misere }) =>
    `Nimm von einem Haufen so viele Hölzer, wie du willst. Wer das allerletzte nimmt, ${misere ? 'verliert' : 'gewinnt'}.`,
  how: 'Wähle ein Holz. Es kommt weg, und mit ihm alle rechts davon.',
  standing: ({ heaps }) => `noch ${sticksIn(sum(heaps))}`,
  preview,
  advised: ({ heaps, misere }, { action, code }) => ({ title: take(action), lines: reasons(after(heaps, action), code, misere) }),
  heard: ({ seat, heap, sticks, left }, company) =>
    `${subject(seat, company)} ${sticks} von Haufen ${heapName(heap)} genommen, ${left === 0 ? 'nichts' : left} übrig.`,
  refused,
  ended,
  keys: [
    ['nim.move', 'ein Holz wählen'],
    ['nim.confirm', 'von dort an nehmen'],
    ['b 3 nim.confirm', 'drei von Haufen b nehmen'],
  ],
  dealt: ({ heaps, misere }) => `${heaps.join(', ')}; das letzte Holz ${misere ? 'verliert' : 'gewinnt'}`,
  random: ({ heaps, most, misere }) => `${heaps} Haufen mit bis zu ${most}; das letzte Holz ${misere ? 'verliert' : 'gewinnt'}`,
  named: (what, id) => NAMES[what][id] ?? null,
  preset: name => NAMES.preset[name.toLowerCase().replaceAll(' ', '-')] ?? name,
  key: key => KEYS[key],

  board: 'Haufen von Hölzern',
  heap: (heap, sticks) => `Haufen ${heapName(heap)}, ${sticks === 0 ? 'leer' : sticksIn(sticks)}`,
  stick: (heap, sticks, of) => `Haufen ${heapName(heap)}, ${sticks} von ${of} nehmen`,
  watched: heaps => `Eine Partie Nim, Haufen mit ${heaps.join(', ')}`,
  unreadable: text => `„${text}“ ist kein Zug. Ein Zug ist ein Haufen und eine Zahl, zum Beispiel b3.`,
}

function preview({ heaps, misere }: Nim['View'], action: Nim['Action']): Explanation {
  const left = after(heaps, action)
  const last = misere ? 'Das ist das letzte Holz, und es verliert.' : 'Das ist das letzte Holz, und es gewinnt.'
  return { title: take(action), lines: [sum(left) === 0 ? last : `Es bleiben ${left.join(', ')}.`] }
}

function take({ heap, sticks }: Nim['Action']): string {
  return `${sticks} von ${heapName(heap)} nehmen`
}

function reasons(left: readonly number[], code: string, misere: boolean): readonly string[] {
  switch (code) {
    case 'balance':
      return sum(left) === 0
        ? ['Das ist das letzte Holz, und es gewinnt.']
        : [
            `Es bleiben ${inParts(left, 'also')}: Jeder Teil hat einen Partner.`,
            'Was auch kommt, es trennt ein Paar, und du kannst es wieder zusammenfügen.',
          ]
    case 'singles':
      return ['Es bleibt eine ungerade Zahl einzelner Hölzer, das letzte fällt also nicht dir zu.']
    default:
      return [
        misere && left.every(sticks => sticks < 2)
          ? 'Eine gerade Zahl einzelner Hölzer bleibt zu teilen, hier gibt es also keinen Gewinnzug.'
          : 'Jeder Teil jedes Haufens hat schon einen Partner, hier gibt es also keinen Gewinnzug.',
        'Ein kleiner Zug macht die Partie lang und einen Fehler wahrscheinlich.',
      ]
  }
}

function refused({ code, facts }: Refusal, company: Company): string | null {
  const heap = typeof facts['heap'] === 'number' ? heapName(facts['heap']) : ''
  switch (code) {
    case 'not-your-turn':
      return `${company.names[Number(facts['turn'])] ?? 'Die andere Seite'} ist am Zug. Danach kommst du.`
    case 'no-such-heap':
      return `Einen Haufen ${heap} gibt es nicht. Die Haufen heißen a bis ${heapName(Number(facts['last']))}.`
    case 'too-few':
      return 'Ein Zug nimmt mindestens ein Holz.'
    case 'too-many':
      return facts['left'] === 0
        ? `Haufen ${heap} ist leer. Nimm von einem anderen.`
        : `Haufen ${heap} hat nur ${String(facts['left'])}, also kannst du nicht ${String(facts['sticks'])} nehmen.`
    default:
      return null
  }
}

function ended({ code, facts }: Outcome, company: Company): string | null {
  if (!code.startsWith('last-stick')) return null
  const who = subject(facts['seat'] === 0 ? 0 : 1, company)
  return facts['misere']
    ? `${who} das letzte Holz genommen, und hier verliert das letzte.`
    : `${who} das letzte Holz genommen, und das letzte gewinnt.`
}

function subject(seat: Seat, { you, names }: Company): string {
  return seat === you ? 'Du hast' : `${names[seat] ?? ''} hat`
}
