import type { Advice, Outcome, Refusal } from '../../../kernel/game.ts'
import { counterOf } from '../../../ui/count.ts'
import type { Explanation } from '../../../ui/stage.ts'
import type { Beat } from '../levels/tutorial.ts'
import type { Difficulty, Stackdoku } from '../nouns.ts'
import { colOf, rowOf } from '../rules/grid.ts'
import { reasonsGiven } from './advice.ts'
import { lostWith, whyLost } from './lost.de.ts'
import { numbers } from './pointing.ts'
import { isMistake, leftOf, placedIn } from './sums.ts'
import type { StackdokuWords } from './words.ts'

type View = Stackdoku['View']

const { figure, counted } = counterOf('de')

const DIFFICULTIES: Readonly<Record<Difficulty, string>> = { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', expert: 'Experte' }
const PRESETS: Readonly<Record<string, string>> = {
  Easy: 'Leicht',
  Medium: 'Mittel',
  Hard: 'Schwer',
  Expert: 'Experte',
  Daily: 'Tagesspiel',
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words[words.length - 1]}`
const at = (cell: number): string => `Zeile ${rowOf(cell) + 1}, Spalte ${colOf(cell) + 1}`

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

function preview(_view: View, action: Stackdoku['Action']): Explanation {
  switch (action.kind) {
    case 'take':
      return { title: `Steine ${action.a + 1} und ${action.b + 1} nehmen`, lines: [] }
    case 'place':
      return { title: `${action.value} auf ${at(action.cell)} setzen`, lines: [] }
    default:
      return { title: TURNS[action.kind], lines: [] }
  }
}

function advised(view: View, advice: Advice<Stackdoku>): Explanation {
  return reasonsGiven.value?.de(view, advice) ?? preview(view, advice.action)
}

function heard(event: Stackdoku['Event']): string {
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

function refused(refusal: Refusal): string | null {
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
      return de.notYet(facts['beat'] as Beat)
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
  const text = listed(said)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function ended({ code, facts }: Outcome): string | null {
  if (code === 'won')
    return facts['attempt'] === 1
      ? 'Abgeräumt und vollständig, im ersten Versuch.'
      : `Abgeräumt und vollständig, im Versuch ${facts['attempt']}.`
  return code === 'failed' ? 'Festgefahren, und kein Versuch ist übrig.' : null
}

const about = ({ room, undos, hints, hidden }: Stackdoku['Setup']): string =>
  [
    `Ablage mit ${room} Plätzen`,
    hidden ? 'Zahlen verdeckt' : 'Zahlen sichtbar',
    undos === null ? 'Zurücknehmen ist frei' : `${undos}-mal zurücknehmen`,
    hints === null ? 'Tipps sind frei' : counted(hints, { one: '# Tipp', other: '# Tipps' }),
  ].join(', ')

const BEATS: Readonly<Record<Beat, Explanation>> = {
  free: {
    title: 'Freie Steine',
    lines: ['Ein Stein ist frei, wenn nichts auf ihm liegt und links oder rechts offen ist. Freie Steine sind hell. Wähle einen.'],
  },
  pair: { title: 'Ein Paar', lines: ['Zwei freie Steine mit derselben Zahl gehen zusammen weg. Wähle beide 8en.'] },
  tray: {
    title: 'Die Ablage',
    lines: ['Jedes Paar kommt in die Ablage, und die hat hier vier Plätze. Nimm noch ein Paar und sieh, wie sie voll wird.'],
  },
  place: {
    title: 'Setzen',
    lines: [
      'Die Ablage ist voll, kein Paar passt mehr. Ein Stein darf hin, wo seine Zahl in Zeile, Spalte und Block fehlt. Setze alle vier.',
    ],
  },
  hint: { title: 'Tipps', lines: ['Ein Tipp zeigt einen Zug, der sicher gewinnt, und sagt warum. Lass dir einen geben.'] },
  undo: { title: 'Zurücknehmen', lines: ['Tu, was der Tipp sagt, oder etwas anderes. Dann nimm es zurück.'] },
  hide: {
    title: 'Verdeckte Zahlen',
    lines: [
      'Schwerere Level verdecken die Zahlen: Ein freier Stein zeigt seine nur, solange er gewählt ist. Verdecke sie jetzt, mit dem Knopf oben.',
    ],
  },
  show: { title: 'Verdeckte Zahlen', lines: ['Wähle ein, zwei Steine und sieh nach. Dann zeige die Zahlen wieder.'] },
  ready: { title: 'Fast geschafft', lines: ['Nimm das letzte Paar, das keine 5 ist, und setze beide.'] },
  trap: {
    title: 'Falsch abgebogen',
    lines: ['Nicht jedes Paar ist gut. Nimm dieses eine Mal die beiden 5en der hinteren Reihe, und setze sie.'],
  },
  rescue: {
    title: 'Festgefahren',
    lines: ['Eine 5 liegt auf der anderen, und keine geht ohne die andere. Nimm zurück, bis die beiden 5en wieder da sind.'],
  },
  finish: {
    title: 'Richtig abgebogen',
    lines: ['Nimm jetzt die obere 5 mit einer der hinteren Reihe. Räume den Stapel ab und fülle das Sudoku.'],
  },
}

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
  howTouch: 'Tippe zwei freie Steine mit derselben Zahl an, dann einen in der Ablage, dann sein Feld.',
  standing: ({ gone }) => counted(leftOf(gone), { one: 'noch # Stein', other: 'noch # Steine' }),
  preview,
  advised,
  heard,
  refused,
  ended,
  keys: [
    ['Tab', 'Stapel, Ablage, Sudoku'],
    ['↑ ↓ ← →', 'umhergehen'],
    ['1 … 9', 'finden oder setzen'],
    ['m', 'Stift'],
    ['a', 'Notizen'],
    ['f', 'freie Steine ansagen'],
  ],
  preset: name => PRESETS[name] ?? name,
  scored: score => (score > 0 ? 'Gelöst' : 'Nicht gelöst'),
  shared: (view, { code }) => `${DIFFICULTIES[view.difficulty]} ${view.level} · ${code === 'won' ? 'gelöst' : 'nicht gelöst'}`,
  dealt: ({ layout }) => (layout === 'tutorial' ? 'sieben Schritte, fünf Minuten' : layout),
  random: about,
  named: (what, id) => (what === 'level' && id === 'tutorial' ? 'Einführung' : what === 'preset' ? (PRESETS[id] ?? null) : null),
  called: ({ layout, difficulty, level }) => (layout === 'tutorial' ? 'Lektion' : `${DIFFICULTIES[difficulty]} ${level}`),
  figure,
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
  room: (count, room) => `${count} von ${room}`,
  token: (number, held) => `Stein ${number}${held ? ', in der Hand' : ''}`,
  place: 'leerer Platz',
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
    return `${at(cell)}: ${value}, ${placedIn(view, cell) ? 'gesetzt' : 'vorgegeben'}${isMistake(view, cell) ? ', gehört nicht dorthin' : ''}`
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
  notYet: beat =>
    beat === 'tray'
      ? 'Lass die Steine noch kurz in der Ablage: Nimm erst ein weiteres Paar.'
      : beat === 'trap'
        ? 'Nimm dieses eine Mal die beiden 5en der hinteren Reihe.'
        : beat === 'rescue'
          ? 'Nimm erst zurück, bis die beiden 5en wieder da sind.'
          : 'Noch nicht: Die 5en kommen hier zuletzt.',
  results: 'Ergebnis',
  result: (name, value) => [RESULTS[name], figure(value)],
  toggled: 'Unterwegs wurden Zahlen gezeigt oder verdeckt.',
  next: (difficulty, level) => `${DIFFICULTIES[difficulty]}, Level ${level} spielen`,
}
