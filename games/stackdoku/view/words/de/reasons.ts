import type { Step } from '../../../minds/step.ts'
import type { Speaker } from '../reasons.ts'
import { lostWith, whyLost } from './doom.ts'
import { at, capital, listed, short } from './phrases.ts'

const cells = (which: readonly number[]): string => listed(which.map(short))

function unit(which: number): string {
  if (which < 9) return `Zeile ${which + 1}`
  return which < 18 ? `Spalte ${which - 8}` : `Block ${which - 17}`
}

function step({ technique, cells: seen, digits, units, place, strikes }: Step, alone: boolean): string {
  const digit = digits[0] ?? 0
  const both = listed(digits.map(String))
  const gone = cells(strikes.map(strike => strike.cell))
  const half = units.length / 2
  const [first = 0, second = 0] = units
  const there = at(place?.cell ?? 0)
  switch (technique) {
    case 'last':
      return `${there} ist das letzte leere Feld von ${unit(first)}: eine ${digit}`
    case 'hidden-box':
    case 'hidden-line':
      return `${there} ist der einzige Platz für eine ${digit} in ${unit(first)}`
    case 'naked':
      return `${there} kann nur ${digit} sein: Die anderen acht Ziffern ${alone ? 'stehen schon in Zeile, Spalte oder Block' : 'sind dort ausgeschlossen'}`
    case 'pointing':
    case 'claiming':
      return `in ${unit(first)} kann die ${digit} nur in ${unit(second)} stehen, also nicht auf ${gone}`
    case 'naked-pair':
    case 'naked-triple':
    case 'naked-quad':
      return `${cells(seen)} teilen sich ${both}, also haben ${gone} sie nicht`
    case 'hidden-pair':
    case 'hidden-triple':
    case 'hidden-quad':
      return `in ${unit(first)} können ${both} nur auf ${cells(seen)} stehen, also steht dort nichts anderes`
    case 'x-wing':
    case 'swordfish':
    case 'jellyfish':
      return `die ${digit}en von ${listed(units.slice(0, half).map(unit))} stehen alle in ${listed(units.slice(half).map(unit))}, also keine auf ${gone}`
    case 'xy-wing':
    case 'xyz-wing':
      return `was auch immer ${short(seen[0] ?? 0)} ist, ${cells(technique === 'xy-wing' ? seen.slice(1) : seen)} haben eine ${digit}, also ${gone} nicht`
    case 'colours':
      return `die Plätze für eine ${digit} auf ${cells(seen)} hängen paarweise zusammen, also nicht auf ${gone}`
    case 'xy-chain':
      return `ein Ende von ${seen.map(short).join('–')} hat eine ${digit}, also ${gone} nicht`
    case 'trial':
      return `eine ${digit} auf ${cells(seen)} ließe etwas ohne Platz`
  }
}

export const german: Speaker = {
  doomed: 'Das ist nicht mehr zu gewinnen',
  whyLost,
  lostWith,
  take: value => `Nimm die beiden ${value}en`,
  place: (value, cell) => `Setze die ${value} auf ${at(cell)}`,
  wanted: (why, tokens) => `Sie ${tokens === 1 ? 'wird' : 'werden'} gebraucht. ${capital(why)}.`,
  later: 'Sie sind sicher. Auf den ersten Blick verlangt noch kein Feld nach ihnen, aber ohne sie geht der Stapel weiter auf.',
  frees: (numbers, hidden) => {
    const all = [
      ...numbers.map(number => `die ${number}`),
      ...(hidden > 0 ? [hidden === 1 ? 'ein weiterer Stein' : `${hidden} weitere Steine`] : []),
    ]
    return `Sie öffnen den Stapel. Ohne sie ${numbers.length + hidden === 1 ? 'ist' : 'sind'} ${listed(all)} frei.`
  },
  losing: pairs =>
    `Nicht jedes Paar taugt. ${pairs === 1 ? 'Ein anderes Paar ließe' : `${pairs} andere Paare ließen`} Steine liegen, die nie mehr aufgehen.`,
  fits: left =>
    left === 0
      ? 'Sie passen. Die Ablage ist dann voll, setze also danach einen Stein.'
      : `Sie passen. Die Ablage hat dann noch ${left === 1 ? 'einen Platz' : `${left} Plätze`}.`,
  full: 'Das schafft Platz. Für ein Paar ist in der Ablage keiner mehr.',
  known: (value, cell) => `auf ${at(cell)} gehört eine ${value}, auch wenn hier keine Technik es zeigt`,
  step,
  chained: steps => steps.join('; also: '),
}
