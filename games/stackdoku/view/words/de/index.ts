import type { Difficulty, Stackdoku } from '../../../nouns.ts'
import { leftOf, placedIn } from '../../model/counts.ts'
import { explained } from '../reasons.ts'
import type { StackdokuWords } from '../types.ts'
import { lostWith, whyLost } from './doom.ts'
import { ended, heard, preview, refused } from './events.ts'
import { at, counted, figure, listed } from './phrases.ts'
import { german } from './reasons.ts'
import { BEATS, notYet } from './tutorial.ts'

const DIFFICULTIES: Readonly<Record<Difficulty, string>> = { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', expert: 'Experte' }
const PRESETS: Readonly<Record<string, string>> = {
  Easy: 'Leicht',
  Medium: 'Mittel',
  Hard: 'Schwer',
  Expert: 'Experte',
  Daily: 'Tagesspiel',
}

const about = ({ room, undos, hints, hidden }: Stackdoku['Setup']): string =>
  [
    `Ablage mit ${room} Plätzen`,
    hidden ? 'Zahlen verdeckt' : 'Zahlen sichtbar',
    undos === null ? 'Zurücknehmen ist frei' : `${undos}-mal zurücknehmen`,
    hints === null ? 'Tipps sind frei' : counted(hints, { one: '# Tipp', other: '# Tipps' }),
  ].join(', ')

const RESULTS = {
  time: 'Zeit',
  moves: 'Züge',
  hints: 'Tipps',
  undos: 'Zurückgenommen',
  mistakes: 'Falsche Zahlen',
  attempts: 'Versuche',
  shuffles: 'Neu verteilt',
}

export const de: StackdokuWords = {
  rule: () => 'Nimm freie Paare vom Stapel und setze ihre Zahlen ins Sudoku. Räume den einen ab und fülle das andere.',
  how: 'Klicke zwei freie Steine mit derselben Zahl an, dann ziehe einen aus der Ablage in sein Feld.',
  standing: ({ gone }) => counted(leftOf(gone), { one: 'noch # Stein', other: 'noch # Steine' }),
  preview,
  advised: (view, advice) => explained(german, view, advice),
  heard,
  refused,
  ended,
  keys: [
    ['Tab', 'Stapel, Ablage, Sudoku'],
    ['stackdoku.move', 'umhergehen'],
    ['stackdoku.confirm', 'nehmen, setzen'],
    ['1 … 9', 'finden oder setzen'],
    ['stackdoku.pencil', 'Stift'],
    ['stackdoku.marks', 'Notizen'],
    ['stackdoku.free', 'freie Steine ansagen'],
  ],
  preset: name => PRESETS[name] ?? name,
  scored: score => (score > 0 ? 'Gelöst' : 'Nicht gelöst'),
  shared: (view, { code }) => `${DIFFICULTIES[view.difficulty]} ${view.level} · ${code === 'won' ? 'gelöst' : 'nicht gelöst'}`,
  dealt: ({ layout }) => (layout === 'tutorial' ? 'sieben Schritte, fünf Minuten' : layout),
  random: about,
  named: (what, id) => (what === 'level' && id === 'tutorial' ? 'Einführung' : what === 'preset' ? (PRESETS[id] ?? null) : null),
  called: ({ layout, difficulty, level }) => (layout === 'tutorial' ? 'Lektion' : `${DIFFICULTIES[difficulty]} ${level}`),
  difficulty: difficulty => DIFFICULTIES[difficulty],
  own: {
    difficulty: 'Schwierigkeit',
    level: 'Level',
    room: 'Plätze in der Ablage',
    undos: 'Zurücknehmen',
    hints: 'Tipps',
    lives: 'Versuche',
    free: 'Ohne Zahl: so viele, wie du willst.',
    hidden: 'Zahlen verdeckt',
    assist: 'Sagen, ob es noch aufgeht; auf Wunsch neu verteilen',
    mistakes: 'Falsche Zahlen',
    when: mistakes => ({ off: 'nichts sagen', warn: 'mir sagen', block: 'nicht annehmen' })[mistakes],
  },
  level: (difficulty, level) => `${DIFFICULTIES[difficulty]}, Level ${level}`,
  numbers: hidden => (hidden ? 'Zahlen verdeckt' : 'Zahlen sichtbar'),
  toggleNumbers: hidden => (hidden ? 'Zahlen zeigen' : 'Zahlen verdecken'),
  winnable: 'Noch zu gewinnen',
  winnableShort: 'Geht auf',
  doomed: 'Nicht mehr zu gewinnen',
  doomedShort: 'Verloren',
  doomedDo: 'Was zu tun ist',
  time: seconds => `${counted(Math.floor(seconds / 60), { one: '# Minute', other: '# Minuten' })} gespielt`,
  hideClock: 'Uhr verbergen',
  showClock: 'Uhr zeigen',
  marks: 'Notizen',
  pencil: 'Stift',
  sayFree: 'Freie Steine ansagen',
  attempt: (attempt, of) => `Versuch ${attempt} von ${of}`,
  stack: view => `Stapel, ${counted(leftOf(view.gone), { one: '# Stein', other: '# Steine' })}, ${figure(view.free.length)} frei`,
  tiles: count => [figure(count), count === 1 ? 'Stein' : 'Steine'],
  free: count => [figure(count), 'frei', ', angehoben und hell'],
  tile: (view, tile, shown) =>
    `${shown ? view.values[tile] : 'Zahl verdeckt'}, ${view.free.includes(tile) ? 'frei' : 'nicht frei'}, Stein ${tile + 1}, Lage ${(view.zs[tile] ?? 0) + 1}`,
  freeTiles: (view, shown) => {
    const seen = view.free.filter(shown).map(tile => view.values[tile] ?? 0)
    const hidden = view.free.length - seen.length
    const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(number => {
      const many = seen.filter(each => each === number).length
      return many === 0 ? [] : [many === 1 ? `eine ${number}` : `${many} ${number}en`]
    })
    const said = [...counts, ...(hidden > 0 ? [`${hidden} verdeckt`] : [])]
    return said.length === 0 ? 'Kein Stein ist frei.' : `Frei: ${listed(said)}.`
  },
  selected: number => `${number} gewählt. Wähle eine zweite ${number}.`,
  deselected: 'Nicht mehr gewählt.',
  noTile: number => `Kein freier Stein zeigt eine ${number}.`,
  tray: 'Ablage',
  trayLabel: (count, room) => `Ablage, ${count} von ${room} Plätzen belegt`,
  trayCount: (count, room) => `${count} von ${room}`,
  token: (number, held) => `Stein ${number}${held ? ', in der Hand' : ''}`,
  held: number => `${number} in der Hand. Wähle ihr Feld.`,
  letGo: 'Zurückgelegt.',
  grid: 'Sudoku',
  row: ({ cells }, row) => {
    const digits = cells.slice(9 * row, 9 * row + 9)
    return `Zeile ${row + 1}: ${digits.includes(0) ? digits.map(digit => (digit === 0 ? 'leer' : digit)).join(' ') : 'voll'}`
  },
  cell: (view, cell, marks) => {
    const value = view.cells[cell] ?? 0
    if (value === 0) return `${at(cell)}: leer${marks.length > 0 ? `, Notizen ${marks.join(' ')}` : ''}`
    return `${at(cell)}: ${value}, ${placedIn(view, cell) ? 'gesetzt' : 'vorgegeben'}${view.wrong.includes(cell) ? ', gehört nicht dorthin' : ''}`
  },
  mistake: number => `Eine ${number} gehört nicht hierher. Nimm sie zurück.`,
  digits: 'Ziffern',
  digit: (number, left, inTray) => `${number}, noch ${left} zu setzen${inTray > 0 ? `, ${inTray} in der Ablage` : ''}`,
  penOn: 'Ziffern schreiben jetzt Notizen.',
  penOff: 'Ziffern setzen jetzt Steine.',
  marked: (number, on) => (on ? `Notiz ${number}` : `Keine Notiz ${number}`),
  autoOn: 'Notizen folgen dem Sudoku.',
  autoOff: 'Nur eigene Notizen.',
  watched: view =>
    `Stapel mit ${counted(leftOf(view.gone), { one: '# Stein', other: '# Steinen' })}, ${figure(view.free.length)} frei; Ablage: ${view.tray.join(' ') || 'leer'}; ${figure(view.cells.filter(value => value === 0).length)} Felder zu füllen`,
  takeThem: 'Nehmen',
  placeIt: 'Setzen',
  myself: 'Mache ich selbst',
  proven: 'führt bewiesen zum Sieg',
  stuckTitle: 'Festgefahren',
  doomedTitle: 'Das ist nicht mehr zu gewinnen',
  stuckWhy: ({ tray }) =>
    tray.length === 0
      ? 'Keine zwei freien Steine haben dieselbe Zahl.'
      : 'Kein Paar ist zu nehmen, und kein Stein der Ablage passt irgendwohin.',
  doomedWhy: (view, doom) =>
    doom
      ? `${whyLost(doom)} ${lostWith(view, doom)}`
      : 'Im Sudoku steht eine falsche Zahl, oder die Steine, die noch liegen, finden nicht mehr alle einen Partner.',
  tooFar: (undos, left) => `${undos}-mal Zurücknehmen führte dorthin, wo es noch aufging; möglich ist es noch ${left}-mal.`,
  whatWentWrong: 'Tipp: Was ging schief?',
  back: undos => `Zurück, bis es wieder aufgeht (${undos}-mal)`,
  undoOne: 'Zurücknehmen',
  shuffle: 'Steine neu verteilen',
  restart: (attempt, of) => (of === null ? 'Neu anfangen' : `Neu anfangen, Versuch ${attempt} von ${of}`),
  concede: 'Level aufgeben',
  close: 'Ansehen',
  recovered: 'Hier ist es wieder zu gewinnen.',
  step: (step, of) => `Schritt ${step} von ${of}`,
  beat: beat => BEATS[beat],
  notYet,
  results: 'Ergebnis',
  result: (name, value) => [RESULTS[name], figure(value)],
  toggled: 'Unterwegs wurden Zahlen gezeigt oder verdeckt.',
  next: (difficulty, level) => `${DIFFICULTIES[difficulty]}, Level ${level} spielen`,
}
