import type { Outcome, Refusal } from '../../../../../kernel/game.ts'
import type { Explanation } from '../../../../../ui/stage.ts'
import { UNTIL_ROUNDS } from '../../../levels/daily.ts'
import type { Blocks } from '../../../nouns.ts'
import { preview as consequence, type Preview } from '../../../rules/preview.ts'
import type { PlacementCheck } from '../../placement.ts'
import { shapeAt } from '../../shape.ts'
import { filledIn } from '../grammar.ts'
import { sumOf } from '../sum.ts'
import type { BlocksWords } from '../types.ts'
import { reasonsFor } from './advice.ts'
import { german } from './grammar.ts'

type View = Blocks['View']

const { figure, counted, small, corner, columns, lines, cells } = german

const COLOURS = ['', 'blau', 'rot', 'gelb', 'grün', 'violett', 'orange', 'türkis']
const SHAPES: Readonly<Record<string, string>> = {
  square: 'Quadrat',
  l: 'L aus 4',
  line2: 'Zweier',
  line3: 'Dreier',
  line4: 'Vierer',
  line5: 'Fünfer',
  hook: 'Haken',
  corner: 'Winkel',
  large: 'Großes Quadrat',
  zigzag: 'Zickzack',
  rectangle: 'Rechteck',
}
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bot: { careless: 'Sorglos', tidy: 'Ordentlich', planner: 'Planer', master: 'Meister' },
  about: {
    daily: 'Für alle dieselben Hände, jeden Tag neue. Nur wer eine Hand nicht legen kann, bekommt an ihrer Stelle eine andere.',
    careless: 'Legt irgendeinen Block irgendwohin, wo er passt.',
    tidy: 'Hält das Feld ordentlich, Block für Block, und denkt nie an den nächsten.',
    planner: 'Plant alle drei Blöcke einer Hand, bevor der erste liegt.',
    master: 'Plant die ganze Hand, probiert die besten Pläne an möglichen nächsten Händen und übersieht keinen Weg, alle drei zu legen.',
  },
  level: {},
}

const name = (shape: number): string => SHAPES[shapeAt(shape).base] ?? ''
const points = (count: number): string => counted(count, 'Punkt', 'Punkte')

const PRESETS: Readonly<Record<string, string>> = {
  Pure: 'Zufall',
  Wide: 'Breit',
  Large: 'Groß',
  [UNTIL_ROUNDS]: 'Fair, bis 16. November 2026',
}

function described(shape: number, tint: number): string {
  const { rows, cols } = shapeAt(shape)
  return `${name(shape)}, ${rows} mal ${cols}, ${COLOURS[tint] ?? ''}`
}

function fitAt(view: View, is: PlacementCheck): string {
  if (is === 'off-grid') return 'passt nicht: der Block ragt über das Feld hinaus'
  if ('taken' in is) return `passt nicht: ${cells(view, is.taken)} belegt`
  const { rows, cols, points: won } = is.fits
  const clears = won.lines > 0 ? `, räumt ${lines(rows, cols)}` : ''
  return `passt${clears}${won.emptied > 0 ? ', leert das Feld' : ''}, ${points(won.total)}`
}

function reasons({ rows, cols, points: won }: Preview): string[] {
  const cleared = won.lines > 0 ? [`Räumt ${lines(rows, cols)}.`] : []
  return [...cleared, `${sumOf(won)} = ${points(won.total)}.`]
}

function preview(view: View, action: Blocks['Action']): Explanation {
  const seen = consequence(view, action)
  const title = `Block ${action.slot + 1} nach ${corner(action.row, action.col)}`
  return { title, lines: seen ? reasons(seen) : ['Dort passt er nicht.'] }
}

function heard(event: Blocks['Event']): string {
  switch (event.kind) {
    case 'placed':
      return `Block ${event.slot + 1}, ${name(event.shape)}, liegt auf ${corner(event.row, event.col)}.`
    case 'cleared':
      return `${lines(event.rows, event.cols)} geräumt.`
    case 'scored':
      return `${points(event.points.total)}, Stand ${figure(event.score)}${event.combo > 1 ? `, Serie ${event.combo}` : ''}.`
    case 'dealt':
      return `Neue Blöcke: ${event.hand.map((shape, slot) => `${slot + 1}, ${described(shape, event.tints[slot] ?? 0)}`).join('; ')}.`
    case 'over':
      return 'Nichts passt mehr.'
  }
}

function refused({ code, facts }: Refusal): string | null {
  const block = `Block ${Number(facts['slot']) + 1}`
  switch (code) {
    case 'over':
      return 'Nichts passt mehr, das Spiel ist zu Ende.'
    case 'no-such-slot':
      return 'Die Hand hat drei Plätze, 1 bis 3.'
    case 'slot-empty':
      return `${block} liegt schon. Nimm einen anderen.`
    case 'off-grid':
      return `${block} würde dort über das Feld hinausragen.`
    case 'taken': {
      const many = Array.isArray(facts['blocked']) ? facts['blocked'].length : 0
      return `${block} passt dort nicht: ${many === 1 ? 'eine Zelle ist' : `${small(many)} Zellen sind`} im Weg.`
    }
    default:
      return null
  }
}

function ended({ code, scores }: Outcome): string | null {
  return code === 'no-room' ? `Keiner der übrigen Blöcke passt noch. ${points(scores[0] ?? 0)}.` : null
}

const about = (setup: Blocks['Setup']): string =>
  `${setup.rows} × ${setup.cols}, ${setup.dealer === 'fair' ? 'jede Hand lässt sich legen' : 'reiner Zufall'}${setup.zen ? ', zurücknehmen ist frei' : ''}`

export const de: BlocksWords = {
  rule: () => 'Lege die drei Blöcke. Volle Zeilen und Spalten verschwinden. Es endet, wenn nichts mehr passt.',
  how: 'Zieh einen Block auf das Feld oder wähle ihn mit 1, 2 oder 3.',
  howTouch: 'Zieh einen Block, oder tipp ihn und die Stelle an.',
  standing: ({ score }) => points(score),
  preview,
  advised: (view, advice) => ({ title: preview(view, advice.action).title, lines: reasonsFor(advice) }),
  heard,
  refused,
  ended,
  keys: [
    ['1 2 3', 'nehmen'],
    ['Pfeile', 'bewegen'],
    ['Enter', 'legen'],
    ['Esc', 'zurück'],
  ],
  dealt: about,
  random: about,
  preset: name => PRESETS[name] ?? name,
  named: (what, id) => NAMES[what]?.[id] ?? null,
  shared: ({ score, placed }) => `${points(score)}, ${counted(placed, 'Block', 'Blöcke')} gelegt`,

  figure,
  grid: view => `Feld, ${view.rows} Zeilen mal ${view.cols} Spalten`,
  watched: ({ score, round }) => `Ein Spiel Block Puzzle, ${points(score)}, Runde ${round}`,
  row(view, row) {
    const filled = filledIn(view, row)
    if (filled.length === 0) return `Zeile ${row + 1}: leer`
    if (filled.length === view.cols) return `Zeile ${row + 1}: voll`
    return `Zeile ${row + 1}: ${columns(filled)} belegt`
  },
  cell: (view, row, col) => `${corner(row, col)}: ${COLOURS[view.cells[row * view.cols + col] ?? 0] || 'leer'}`,
  hand: 'Blöcke auf der Hand',
  slot: (slot, shape, tint, places) =>
    `Block ${slot + 1}, ${described(shape, tint)}, ${places === 0 ? 'passt nirgends' : `passt an ${counted(places, 'Stelle', 'Stellen')}`}`,
  slotEmpty: slot => `Block ${slot + 1}, gelegt`,
  shape: name,

  picked: (slot, shape, tint, places) =>
    `Block ${slot + 1}, ${described(shape, tint)}, passt an ${counted(places, 'Stelle', 'Stellen')}. Pfeile bewegen ihn, Enter legt ihn, Escape legt ihn zurück.`,
  putBack: slot => `Block ${slot + 1} ist wieder auf der Hand.`,
  pickFirst: 'Nimm erst einen Block: 1, 2 oder 3.',
  pick: slot => `Block ${slot + 1} nehmen`,
  at: (view, row, col, is) => `${corner(row, col)}: ${fitAt(view, is)}`,

  ifDropped: 'Wenn du hier loslässt',
  thisDrop: 'Dieser Zug',
  cells: count => counted(count, 'Zelle', 'Zellen'),
  lines: count => counted(count, 'Linie', 'Linien'),
  linesSum: shares => `${counted(shares.length, 'Linie', 'Linien')}: ${shares.join(' + ')}`,
  together: 'Zeilen und Spalten zugleich',
  emptied: 'Das Feld ist leer',
  combo: inRow => `Serie, ${inRow} nacheinander`,
  sum: sum => [`${sum} =`, 'Punkte'],
  notHere: 'Hier passt er nicht.',
  lastDrops: 'Letzte Züge',
  noDrops: 'Noch liegt nichts.',
  dropped: (shape, lines) => (lines > 0 ? `${name(shape)}, ${counted(lines, 'Linie', 'Linien')}` : name(shape)),

  score: 'Punkte',
  best: score => `Bestwert ${figure(score)}`,
  fair: 'Faire Hand',
  pure: 'Reiner Zufall',
  zen: 'Zen, ohne Rekord',
  round: round => `Runde ${round}`,
  inRow: combo => `Serie ${combo}`,
  placeable: 'Diese Hand lässt sich legen',
  orderFound: 'Eine Reihenfolge, in der alle drei Blöcke passen, stand vor dem Austeilen fest. Die der letzten Hand siehst du am Ende.',
  sameHands: 'Wer dieselbe Partie spielt, bekommt diese Hand auch, außer sie lässt sich auf seinem Feld nicht legen.',
  noProof: 'Keine drei Blöcke ließen sich auf dieses Feld legen, darum hat der Zufall diese gegeben.',
  byChance: 'Reiner Zufall',
  chance: 'Jede Form ist gleich wahrscheinlich, was immer auf dem Feld liegt. Niemand hat geprüft, ob sie passt.',

  opened: 'Die letzte Hand ließ sich legen',
  lastOrder: 'In dieser Reihenfolge passen alle drei Blöcke.',
  showProof: 'Reihenfolge zeigen',
  nextStep: (step, of) => `Weiter: Schritt ${step} von ${of}`,
  endProof: 'Zurück zum Ende',
  proofStep: (step, of, slot, row, col) => `Schritt ${step} von ${of}: Block ${slot + 1} nach ${corner(row, col)}`,
  cues: {
    pickup: 'Block gehoben',
    place: 'Block gelegt',
    fullClear: 'das Feld ist leer',
    gameOver: 'Spiel zu Ende',
    invalid: 'passt nicht',
  },
  cueLines: lines => (lines === 1 ? 'Linie geräumt' : `Linien geräumt, ${small(lines)}`),
}
