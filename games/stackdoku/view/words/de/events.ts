/** What can be done, what happened, and why something could not be done. */
import type { Outcome, Refusal } from '../../../../../kernel/game.ts'
import type { Explanation } from '../../../../../ui/stage.ts'
import type { Beat } from '../../../levels/tutorial.ts'
import type { Stackdoku } from '../../../nouns.ts'
import { colOf, rowOf } from '../../../rules/grid.ts'
import { numbers } from '../../model/refusal-marks.ts'
import { at, capital, counted, listed } from './phrases.ts'
import { notYet } from './tutorial.ts'

type View = Stackdoku['View']

/** `der 5`, oder `einem anderen Stein`, wo die Zahl nicht zu sehen ist. */
const theTiles = (shown: readonly number[], count: number): string => {
  if (shown.length === count && count > 0) return listed(shown.map(number => `der ${number}`))
  return count === 1 ? 'einem anderen Stein' : 'anderen Steinen'
}

const TURNS = {
  restart: 'Neuen Versuch beginnen',
  concede: 'Aufgeben',
  show: 'Zahlen zeigen',
  hide: 'Zahlen verdecken',
  shuffle: 'Steine neu verteilen',
}

export function preview(_view: View, action: Stackdoku['Action']): Explanation {
  switch (action.kind) {
    case 'take':
      return { title: `Steine ${action.a + 1} und ${action.b + 1} nehmen`, lines: [] }
    case 'place':
      return { title: `${action.value} auf ${at(action.cell)} setzen`, lines: [] }
    default:
      return { title: TURNS[action.kind], lines: [] }
  }
}

export function heard(event: Stackdoku['Event']): string {
  switch (event.kind) {
    case 'took':
      return `Zwei ${event.value}en genommen.${event.freed.length > 0 ? ` ${counted(event.freed.length, { one: 'Ein weiterer Stein ist', other: '# weitere Steine sind' })} frei.` : ''}`
    case 'placed':
      return `${event.value} gesetzt auf ${at(event.cell)}.${event.mistake ? ' Sie gehört nicht dorthin: Nimm sie zurück.' : ''}`
    case 'completed': {
      const units = [
        ...event.rows.map(row => `Zeile ${row + 1}`),
        ...event.cols.map(col => `Spalte ${col + 1}`),
        ...event.boxes.map(box => `Block ${box + 1}`),
      ]
      return `${listed(units)} vollständig.`
    }
    case 'restarted':
      return `Versuch ${event.attempt}. Alles liegt wie am Anfang.`
    case 'shuffled':
      return 'Die Steine sind neu verteilt, und der Stapel geht auf.'
    case 'numbers':
      return event.hidden ? 'Die Zahlen sind verdeckt.' : 'Die Zahlen sind sichtbar.'
    case 'stuck':
      return 'Festgefahren: Kein Paar ist zu nehmen und kein Stein zu setzen.'
    case 'won':
      return 'Der Stapel ist abgeräumt und das Sudoku voll.'
    case 'failed':
      return 'Kein Versuch ist mehr übrig.'
  }
}

export function refused(refusal: Refusal): string | null {
  const { code, facts } = refusal
  const number = facts['number']
  const that = typeof number === 'number' ? `Diese ${number}` : 'Dieser Stein'
  const others = (name: string): string => theTiles(numbers(facts, `${name}Numbers`), numbers(facts, name).length)
  switch (code) {
    case 'covered':
      return `${that} liegt unter ${others('by')}. Nimm erst weg, was darauf liegt.`
    case 'blocked':
      return `${that} ist auf beiden Seiten eingeklemmt, von ${others('left')} und ${others('right')}.`
    case 'gone':
      return 'Dieser Stein ist schon genommen.'
    case 'differ': {
      const [a, b] = numbers(facts, 'values')
      return `Eine ${a} und eine ${b} sind kein Paar.`
    }
    case 'tray-full':
      return facts['left'] === 0
        ? 'Die Ablage ist voll: Setze erst einen Stein.'
        : 'Die Ablage hat noch einen Platz, ein Paar braucht zwei: Setze erst einen Stein.'
    case 'not-in-tray':
      return numbers(facts, 'tray').length === 0
        ? `Es gibt keine ${facts['value']} zu setzen: Die Ablage ist leer.`
        : `Es gibt keine ${facts['value']} zu setzen: In der Ablage liegen ${listed(numbers(facts, 'tray').map(String))}.`
    case 'cell-taken':
      return `${at(Number(facts['cell']))} hat schon eine ${facts['has']}.`
    case 'conflict':
      return conflict(refusal)
    case 'mistake':
      return `Eine ${facts['value']} darf auf ${at(Number(facts['cell']))} stehen, gehört aber nicht dorthin.`
    case 'fixed':
      return facts['hidden'] === true ? 'In diesem Level bleiben die Zahlen verdeckt.' : 'In diesem Level bleiben die Zahlen sichtbar.'
    case 'last-attempt':
      return 'Das ist der letzte Versuch.'
    case 'nothing-done':
      return 'Noch ist nichts getan.'
    case 'no-order':
      return 'Wie auch immer man sie verteilt: Diese Steine gehen nicht mehr auf.'
    case 'over':
      return 'Das Level ist zu Ende.'
    case 'lesson':
      return notYet(facts['beat'] as Beat)
    default:
      return null
  }
}

function conflict({ facts }: Refusal): string {
  const cell = Number(facts['cell'])
  const value = Number(facts['value'])
  const [row, col, box] = [numbers(facts, 'row'), numbers(facts, 'col'), numbers(facts, 'box')]
  const said = [
    ...row.map(other => `Zeile ${rowOf(cell) + 1} hat schon eine ${value}, in Spalte ${colOf(other) + 1}`),
    ...col.map(other => `Spalte ${colOf(cell) + 1} hat schon eine ${value}, in Zeile ${rowOf(other) + 1}`),
    ...box
      .filter(other => !row.includes(other) && !col.includes(other))
      .map(other => `der Block hat schon eine ${value}, auf ${at(other)}`),
  ]
  return `${capital(listed(said))}.`
}

export function ended({ code, facts }: Outcome): string | null {
  if (code === 'won')
    return facts['attempt'] === 1
      ? 'Abgeräumt und vollständig, im ersten Versuch.'
      : `Abgeräumt und vollständig, im Versuch ${facts['attempt']}.`
  return code === 'failed' ? 'Festgefahren, und kein Versuch ist übrig.' : null
}
