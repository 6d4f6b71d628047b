import type { Facts, Outcome, Refusal, Seat } from '../../../../kernel/game.ts'
import { counterOf } from '../../../../ui/count.ts'
import type { Company, Explanation } from '../../../../ui/stage.ts'
import type { Card, Chainfall, Config } from '../../nouns.ts'
import { composition, sum } from '../../rules/bag.ts'
import { mostCards } from '../../rules/cards.ts'
import { cellName, spotName } from '../../rules/grid.ts'
import { notate } from '../../rules/notation.ts'
import { other } from '../../rules/outcome.ts'
import { blowsAhead, type Foreseen, foresee, type WaveEvent } from '../../rules/preview.ts'
import { type Draft, nextValue } from '../turn/draft.ts'
import { bagText, moverOf, tiledCells, turnText } from '../turn/summary.ts'
import type { ChainfallKey, ChainfallWords } from './types.ts'

type View = Chainfall['View']
type Event = Chainfall['Event']

const { counted } = counterOf('de')
const tiles = (count: number): string => counted(count, { one: '# Stein', other: '# Steine' })
const waves = (count: number): string => counted(count, { one: '# Welle', other: '# Wellen' })
const cards = (count: number): string => (count === 0 ? 'keine Karten' : counted(count, { one: 'eine Karte', other: '# Karten' }))
const points = (count: number): string => counted(count, { one: '# Punkt', other: '# Punkte' })

const FIGURES = ['Null', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'] as const
const figure = (number: number): string => FIGURES[number] ?? String(number)
const SIDES = ['Blau', 'Rot'] as const
const side = (seat: Seat): string => SIDES[seat]
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const KEYS: Readonly<Record<ChainfallKey, string>> = {
  left: 'Ein Feld nach links',
  right: 'Ein Feld nach rechts',
  up: 'Ein Feld nach oben',
  down: 'Ein Feld nach unten',
  first: 'Zum ersten Feld der Reihe',
  last: 'Zum letzten Feld der Reihe',
  typing: 'Zug tippen',
}

const CARD: Readonly<Record<Card, readonly [name: string, short: string, long: string]>> = {
  reinforce: ['Verstärken', '+1 für eigenen Stein', 'Ein eigener Stein hält einen Zug länger.'],
  accelerate: ['Antreiben', '−1 für eigenen Stein', 'Ein eigener Stein verliert einen Zug, höchstens bis 1.'],
  fortify: ['Panzern', 'Einen Zug geschützt', 'Ein eigener Stein übersteht diesen Zug fremde Sprengungen. Bei null geht er trotzdem hoch.'],
  shockwave: ['Druckwelle', 'Sprengt auch schräg', 'Alle Sprengungen dieses Zuges reichen auch über Eck.'],
  transplant: ['Umsetzen', 'Zwei eigene tauschen', 'Zwei eigene Steine tauschen die Plätze.'],
  sabotage: ['Sabotage', '−1 für fremden Stein', 'Ein fremder Stein verliert einen Zug, höchstens bis 1.'],
  firewall: ['Mauer', 'Leeres Feld sperren', 'Eine Mauer auf einem leeren Feld, zwei Züge lang: Dort kann nichts gelegt werden.'],
  scavenge: ['Stöbern', 'Nächste zwei tauschen', 'Die nächsten zwei Werte der Reihe tauschen, bevor du legst.'],
}

const PRESETS: Readonly<Record<string, string>> = { v1: 'v1', Cascade: 'Kaskade', Duel5: 'Duell 5×5', Bare: 'Ohne Karten' }

/** What each mind is called, and what it says of itself; the sentences are those of minds.ts. */
const MINDS: Readonly<Record<string, readonly [name: string, about: string]>> = {
  spark: ['Funke', 'Irgendein erlaubter Zug, Karten inbegriffen.'],
  match: ['Streichholz', 'Nimmt so viele Punkte, wie es gerade gibt. Denkt nie an den nächsten Zug und nie an Karten.'],
  taper: ['Docht', 'Weiß, in wessen Zug Steine hochgehen, und vergisst in jedem dritten Zug hinzusehen. Ohne Karten.'],
  candle: ['Kerze', 'Sieht, in wessen Zug jeder Stein hochgeht. Ohne Karten.'],
  ember: ['Glut', 'Fragt auch, was du antworten wirst. Ohne Karten.'],
  torch: ['Fackel', 'Rechnet alles durch, was die Reihe zeigt. Hebt die Karten für die letzten Züge auf.'],
  blaze: ['Lohe', 'Spielt eine Karte, sobald sie sich lohnt.'],
  inferno: ['Inferno', 'Rechnet mit deinen Karten wie mit den eigenen und spielt im Kopf weiter, mit Beuteln, die es sich vorstellt.'],
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`
}

function subject(seat: Seat, { you, names }: Company): string {
  return seat === you ? 'Du' : (names[seat] ?? side(seat))
}

/** `in deinem Zug`, `im Zug von Rot` */
function inTurn(seat: Seat, company: Company): string {
  return seat === company.you ? 'in deinem Zug' : `im Zug von ${subject(seat, company)}`
}

export const de: ChainfallWords = {
  rule: ({ config }) =>
    `Leg einen Stein; ${config.tickRule === 'all' ? 'alle Steine zählen' : 'deine Steine zählen'} herunter; bei null reißt er seine Nachbarn mit. Fremde Steine, die in deinem Zug gehen, sind Punkte.`,
  how: 'Wähl ein leeres Feld. Was der ganze Zug bewirkt, siehst du, bevor du ihn spielst.',
  standing: ({ score, turns }) => `${score[0]} : ${score[1]} nach ${counted(turns, { one: '# Zug', other: '# Zügen' })}`,
  preview,
  advised: (view, { action, code, facts }) => ({ title: notate(action), lines: [reason(code, facts, other(view.turn))] }),
  heard,
  refused,
  ended,
  keys: [
    ['Pfeile', 'Feld wählen'],
    ['Enter', 'dort legen; der letzte Stein spielt den Zug'],
    ['1 – 8', 'Karte nehmen'],
    ['Esc', 'zurücklegen'],
    ['c 3 Enter', 'Zug tippen: c3 oder fort b2, c3'],
  ],
  preset: name => PRESETS[name] ?? name,
  shared: ({ score, turns }) => `${score[0]} : ${score[1]} in ${turns} Zügen`,
  dealt: ({ config, first }) => `${kind(config)} ${side(first)} beginnt.`,
  random: kind,
  fairness: ({ left, order }) => ({
    note: order
      ? 'Der Beutel ist offen. Seine ganze Reihenfolge steht in der Aufzeichnung.'
      : 'Der Beutel wurde vor Zug 1 gemischt und wird am Ende geöffnet.',
    left: `Beutel: ${bagText(left)}`,
  }),
  named: (what, id) => (what === 'bot' ? MINDS[id]?.[0] : what === 'about' ? MINDS[id]?.[1] : null) ?? null,
  key: key => KEYS[key],
  cardKey: card => `${CARD[card][0]} nehmen`,

  pages: {
    lesson: ['Erste Partie', 'Legen, ticken, Kette, Karte: vier Züge, zwei Minuten, und du gewinnst'],
    puzzles: ['Aufgaben', 'Ein Zug aus einer echten Partie: Finde den einzigen, der so viel bringt'],
    analysis: ['Analyse', 'Was jeder Zug wert war und was besser gewesen wäre'],
  },
  side,
  board: ({ config }) => `Brett, ${config.rows} mal ${config.cols}`,
  watched: view =>
    `Eine Partie Chainfall, ${view.score[0]} zu ${view.score[1]}: ${
      tiledCells(view)
        .map(at => tile(view, at))
        .join('; ') || 'das Brett ist leer'
    }`,
  cell,
  noteOn: { played: 'gespielt', best: 'besser' },
  queue: 'Was als Nächstes kommt',
  queueEmpty: 'Die Reihe ist leer',
  turnOf: (seat, now, company) => (now ? `Dieser Zug, ${seat === company.you ? 'du' : subject(seat, company)}` : subject(seat, company)),

  cards: (seat, company) => (seat === company.you ? 'Deine Karten' : `Karten von ${subject(seat, company)}`),
  cardsLeft: (left, config) =>
    `noch ${left} von ${mostCards(config)} in dieser Partie, ${config.maxCardsPerTurn === 1 ? 'eine' : config.maxCardsPerTurn} je Zug`,
  card: card => CARD[card][0],
  cardDoes: card => CARD[card][1],
  cardLong: card => CARD[card][2],
  cardUsed: 'Gespielt',
  cardInTurn: 'In diesem Zug',
  putBack: 'Zurückgelegt.',

  scoreOf: (seat, company) => (seat === company?.you ? 'Deine Punkte: ' : `Punkte von ${company ? subject(seat, company) : side(seat)}: `),
  turn: turn => `Zug ${turn}`,
  mercyAt: lead => `${lead} Vorsprung beenden es`,
  cardsOf: (blue, red) => `Karten übrig ${blue} : ${red}`,

  finishWith: (view, action) => {
    const last = action.places.at(-1)
    const cards = action.plays.map(({ card }) => CARD[card][0]).join(' und ')
    if (!last) return cards ? `Wenn du nach ${cards} passt` : 'Wenn du passt'
    const value = nextValue(view, { plays: action.plays, places: action.places.slice(0, -1), picked: null, aim: null })
    if (cards) return `Wenn du ${cards} spielst und ${value} auf ${spotName(last)} legst`
    return action.places.length > 1 ? `Wenn du mit ${value} auf ${spotName(last)} schließt` : `Wenn du ${value} auf ${spotName(last)} legst`
  },
  ticks: ({ config }, count) => {
    if (count === 0) return 'Nichts zählt herunter'
    if (config.tickRule === 'all') return count === 1 ? 'Der Stein zählt herunter' : `${count} Steine zählen herunter`
    return count === 1 ? 'Dein Stein zählt herunter' : `Deine ${count} Steine zählen herunter`
  },
  wave,
  next,
  scores: (seat, count, company) =>
    seat === company.you ? `Du machst ${points(count)}` : `${subject(seat, company)} macht ${points(count)}`,
  loses: lost => (lost === 0 ? 'und kein eigener Stein geht' : `und ${tiles(lost)} der eigenen gehen`),
  shortSum: (count, gained) => (count === 0 ? 'Nichts geht hoch' : `${waves(count)}, +${gained}`),
  shortAfter: (lost, score) => `${lost === 0 ? 'kein Stein verloren' : `${tiles(lost)} verloren`}, danach ${score[0]} : ${score[1]}`,
  playTurn: 'Zug spielen',
  lift: (_view, { picked, places, plays }) => {
    const last = places.at(-1)
    const card = plays.at(-1)
    if (picked) return `${CARD[picked.card][0]} zurück`
    if (last) return `${spotName(last)} zurück`
    return card ? `${CARD[card.card][0]} zurück` : ''
  },
  whoseTurn: (seat, company) => (seat === company.you ? 'Du bist dran' : `${subject(seat, company)} ist dran`),
  thinks: (seat, company) => `${subject(seat, company)} überlegt`,
  whatNow,
  lastTurn: (before, events, company) => `${subject(before.turn, company)}: ${turnText(events, before)}`,
  nothingWentOff: 'Nichts ging hoch.',
  foretold: (_view, { waves: all, points: gained, lost, over }) =>
    `${all.length === 0 ? 'Nichts geht hoch' : `${waves(all.length)}, ${points(gained)}`}${lost > 0 ? `, ${tiles(lost)} verloren` : ''}${over ? ', und die Partie ist zu Ende' : ''}.`,
  unseen: 'Ohne Vorschau gespielt: Was er bewirkt, siehst du danach.',

  tells: (seat, company) => (seat === company.you ? 'Dein Zug läuft' : `${subject(seat, company)} spielt`),
  moment: (view, event) => capital(momentOf(view, event)),
  skip: 'Überspringen',
  pace: pace => (pace === 0 ? 'sofort' : pace === 0.5 ? '½ ×' : `${pace} ×`),
  paceLabel: pace => `Wie schnell Züge erzählt werden: ${pace === 0 ? 'sofort' : `${pace}-fach`}`,
  caption: event =>
    event.kind === 'wave'
      ? `Wumm, Welle ${event.wave}`
      : event.kind === 'placed'
        ? 'Stein gelegt'
        : event.kind === 'ticked'
          ? 'Tick'
          : event.kind === 'card'
            ? 'Karte'
            : 'Ende',
  cueRefused: 'abgelehnt',
  unreadable: text => `„${text}“ ist kein Zug. Ein Zug ist ein Feld wie c3, davor gern eine Karte: fort b2, c3.`,
  moveNote: seen => `${waves(seen.waves)}${seen.points > 0 ? `, ${points(seen.points)}` : ''}`,
}

function kind(config: Config): string {
  const { rows, cols, placementsPerTurn, tickRule, cardPool, mercyRule, mercyLead } = config
  return [
    `${rows}×${cols}, ${sum(composition(config))} Steine, ${placementsPerTurn === 1 ? 'einer' : 'zwei'} je Zug,`,
    tickRule === 'all' ? 'alle zählen in jedem Zug herunter,' : 'in deinem Zug zählen nur deine herunter,',
    cards(mostCards(config) && cardPool.length),
    mercyRule ? `und ${mercyLead} Punkte Vorsprung beenden die Partie.` : 'und kein vorzeitiges Ende.',
  ].join(' ')
}

function tile({ config, owner, fuse }: View, at: number): string {
  return `${owner[at] === 0 ? 'blaue' : 'rote'} ${figure(fuse[at] ?? 0)} auf ${cellName(config, at)}`
}

function cell(view: View, at: number): string {
  const { config, owner, wall, turn, over } = view
  const name = cellName(config, at)
  const ticks = wall[at] ?? 0
  if (ticks > 0) return `Mauer auf ${name}, noch ${counted(ticks, { one: '# Zug', other: '# Züge' })}`
  if ((owner[at] ?? -1) < 0) return `${name}, leer`
  if (over) return tile(view, at)
  const ahead = blowsAhead(view, turn, at)
  const seat = side(ahead % 2 === 0 ? turn : other(turn))
  if (ahead === 0) return `${tile(view, at)}, explodiert am Ende dieses Zuges`
  return `${tile(view, at)}, explodiert ${ahead <= 2 ? `im nächsten Zug von ${seat}` : `im Zug von ${seat}, in ${ahead} Zügen`}`
}

function preview(view: View, action: Chainfall['Action']): Explanation {
  return { title: capital(notate(action)), lines: [de.foretold(view, foresee(view, action))] }
}

function wave(view: View, { exploding, burnt, spared }: WaveEvent): string {
  const name = (at: number): string => cellName(view.config, at)
  const many = exploding.length > 1
  const taken = burnt
    .filter(({ cell: at }) => !exploding.includes(at))
    .sort((a, b) => Number(a.owner === view.turn) - Number(b.owner === view.turn))
    .map(({ cell: at, owner }) => (owner === view.turn ? `eigenen ${name(at)}` : name(at)))
  const stands = spared.length > 0 ? `; ${listed(spared.map(name))} ${spared.length > 1 ? 'halten' : 'hält'} stand` : ''
  const off = `${listed(exploding.map(name))} ${many ? 'gehen' : 'geht'} hoch`
  if (taken.length === 0) return `${off}, ${many ? 'treffen' : 'trifft'} nichts${stands}`
  return `${off}, ${many ? 'nehmen' : 'nimmt'} ${listed(taken)} mit${stands}`
}

function next({ config, turn }: View, { over, next: { cells, points: brings }, score }: Foreseen, company: Company): string {
  if (over) return `Damit endet die Partie, ${score[0]} : ${score[1]}.`
  if (cells.length === 0) return `${capital(inTurn(other(turn), company))} geht von allein nichts hoch.`
  const names = listed(cells.map(at => cellName(config, at)))
  const worth = brings > 0 ? `: ${points(brings)} für ${company.you === other(turn) ? 'dich' : subject(other(turn), company)}` : ''
  return `Greift niemand ein, ${cells.length > 1 ? 'gehen' : 'geht'} danach ${names} ${inTurn(other(turn), company)} hoch${worth}.`
}

function whatNow(view: View, { picked, places, plays }: Draft, due: number): string {
  if (picked) {
    const second = picked.at.length > 0 ? ' Jetzt das zweite.' : ''
    return `${CARD[picked.card][2]} Wähl ein helles Feld.${second} Esc legt die Karte zurück.`
  }
  if (due === 0) return 'Es gibt nichts zu legen.'
  const values = Array.from({ length: due - places.length }, (_, nth) =>
    nextValue(view, { plays, places: [...places, ...Array.from({ length: nth }, () => ({ row: 0, col: 0 }))], picked: null, aim: null }),
  )
  if (values.length === 1)
    return places.length > 0 ? `Leg eine ${values[0]}, dann ist der Zug fertig.` : `Leg eine ${values[0]} auf ein leeres Feld.`
  return `Leg eine ${values[0]}, dann eine ${values[1]}.`
}

/** Why a turn is advised: what it brings now, and what then stands. */
function reason(code: string, facts: Facts, foe: Seat): string {
  const [now, mine, theirs] = [facts['now'], facts['mine'], facts['theirs']].map(Number)
  const coming = facts['ends']
    ? ', und die Partie ist aus'
    : `; greift niemand ein, bringt, was dann liegt, dir ${mine} und ${side(foe)} ${theirs}`
  switch (code) {
    case 'chain':
      return `Nimmt sofort ${now} Steine${coming}.`
    case 'points':
      return `Nimmt einen Stein${coming}.`
    case 'end':
      return 'Damit ist die Partie aus.'
    case 'ahead':
    case 'even':
      return mine === 0 ? `Greift niemand ein, bringt, was dann liegt, ${side(foe)} nichts.` : `Jetzt kein Punkt${coming}.`
    default:
      return `Besseres fand sich nicht${coming}.`
  }
}

function momentOf(view: View, event: Event): string {
  switch (event.kind) {
    case 'card':
      return [CARD[event.card][0], ...event.cells.map(at => cellName(view.config, at))].join(' ')
    case 'placed':
      return `${event.fuse} auf ${cellName(view.config, event.cell)}`
    case 'ticked':
      return counted(event.tiles.length, { one: '# Stein zählt herunter', other: '# Steine zählen herunter' })
    case 'wave':
      return `Welle ${event.wave}: ${wave(view, event)}${event.points > 0 ? `, +${event.points}` : ''}`
    default:
      return ''
  }
}

function heard(event: Event, company: Company, after?: View): string {
  if (!after) return ''
  const { config } = after
  const has = (seat: Seat): string => (seat === company.you ? 'Du hast' : `${subject(seat, company)} hat`)
  switch (event.kind) {
    case 'card':
      return `${has(event.seat)} ${[CARD[event.card][0], listed(event.cells.map(at => cellName(config, at)))].filter(Boolean).join(' auf ')} gespielt.`
    case 'placed':
      return `${has(event.seat)} eine ${figure(event.fuse)} auf ${cellName(config, event.cell)} gelegt.`
    case 'wave':
      return `${momentOf({ ...after, turn: moverOf(after) }, event)}.`
    case 'scored':
      return `${has(event.seat)} ${points(event.points)} gemacht: ${event.score[0]} zu ${event.score[1]}.`
    case 'passed':
      return `${has(event.seat)} nichts zu legen.`
    default:
      return ''
  }
}

function refused({ code, facts, because }: Refusal, company: Company): string | null {
  const card = CARD[facts['card'] as Card]?.[0] ?? 'Die Karte'
  switch (code) {
    case 'over':
      return 'Die Partie ist zu Ende.'
    case 'not-your-turn':
      return facts['turn'] === company.you ? 'Du bist dran.' : `${subject(facts['turn'] === 1 ? 1 : 0, company)} ist dran.`
    case 'cards-off':
      return 'Diese Partie wird ohne Karten gespielt.'
    case 'card-not-held':
      return `${card} gibt es in dieser Partie nicht.`
    case 'card-used':
      return `${card} ist schon gespielt, und jede Karte gilt einmal.`
    case 'cards-spent':
      return `${String(facts['most'])} Karten sind gespielt, mehr erlaubt eine Partie nicht.`
    case 'one-card-a-turn':
      return `Ein Zug erlaubt ${cards(Number(facts['most']))}.`
    case 'wrong-target':
      return `${card} will andere Felder.`
    case 'off-board':
      return 'Dieses Feld gibt es auf dem Brett nicht.'
    case 'no-tile':
      return `${card} braucht einen Stein, und dort liegt keiner.`
    case 'not-yours':
      return `${card} braucht einen eigenen Stein, und dieser ist fremd.`
    case 'not-theirs':
      return `${card} braucht einen fremden Stein, und dieser ist dein eigener.`
    case 'at-zero':
      return 'Der Stein steht auf null; keine Karte erreicht ihn mehr.'
    case 'same-tile':
      return `${card} tauscht zwei Steine, und das ist nur einer.`
    case 'taken':
      return 'Dort liegt schon ein Stein.'
    case 'walled':
      return 'Dort steht eine Mauer.'
    case 'walls-you-in':
      return 'Das ist das letzte leere Feld, und ein Stein muss noch gelegt werden.'
    case 'short-queue':
      return `${card} tauscht zwei Werte, und die Reihe hat weniger.`
    case 'must-place':
      return `In diesem Zug ${facts['due'] === 1 ? 'muss ein Stein' : `müssen ${String(facts['due'])} Steine`} gelegt werden.`
    case 'must-pass':
      return 'Es kann nichts gelegt werden; der Zug ist ein Passen.'
    case 'too-many-places':
      return `In diesem Zug ${facts['due'] === 1 ? 'wird ein Stein' : `werden ${String(facts['due'])} Steine`} gelegt.`
    case 'twice':
      return 'Ein Feld ist zweimal genannt, und es fasst einen Stein.'
    case 'no-target':
      return `Auf dem Brett ist nichts, worauf ${card} gespielt werden könnte.`
    case 'no-effect':
      return `Dieser Stein zeigt schon 1: ${card} würde nichts bewirken.`
    case 'unreadable':
      return because
    default:
      return null
  }
}

function ended({ code, facts, winner }: Outcome, company: Company): string | null {
  const who = winner === 0 || winner === 1 ? subject(winner, company) : ''
  const yours = winner === company.you
  const [more, less, mercy] = [facts['more'], facts['less'], facts['mercyLead']].map(String)
  switch (code) {
    case 'mercy':
      return `${who} ${yours ? 'führst' : 'führt'} ${more} zu ${less}, und ${mercy} Punkte Vorsprung beenden die Partie.`
    case 'points':
      return `${who} ${yours ? 'gewinnst' : 'gewinnt'} ${more} zu ${less}.`
    case 'tie': {
      const placer: Seat = facts['lastPlacer'] === 1 ? 1 : 0
      const has = placer === company.you ? 'du hast' : `${subject(placer, company)} hat`
      return `${String(facts['points'])} zu ${String(facts['points'])}, und ${has} den letzten Stein gelegt; das ${winner === placer ? 'gewinnt' : 'verliert'} bei Gleichstand.`
    }
    case 'draw':
      return `${String(facts['points'])} zu ${String(facts['points'])}, und niemand gewinnt.`
    default:
      return null
  }
}
