import type { Facts, Outcome, Refusal, Seat } from '../../../../kernel/game.ts'
import { counterOf } from '../../../../ui/count.ts'
import { keyCaption } from '../../../../ui/input/key-captions.ts'
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

const { counted } = counterOf('en')
const tiles = (count: number): string => counted(count, { one: '# tile', other: '# tiles' })
const waves = (count: number): string => counted(count, { one: '# wave', other: '# waves' })
const points = (count: number): string => counted(count, { one: '# point', other: '# points' })

const FIGURES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
const figure = (number: number): string => FIGURES[number] ?? String(number)
const SIDES = ['Blue', 'Red'] as const
const side = (seat: Seat): string => SIDES[seat]
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const KEYS: Readonly<Record<ChainfallKey, string>> = {
  left: 'One cell to the left',
  right: 'One cell to the right',
  up: 'One cell up',
  down: 'One cell down',
  first: 'To the first cell of the row',
  last: 'To the last cell of the row',
  typing: 'Type a turn',
}

const CARD: Readonly<Record<Card, readonly [name: string, short: string, long: string]>> = {
  reinforce: ['Reinforce', '+1 to own tile', 'One of your tiles gets one more turn.'],
  accelerate: ['Accelerate', '−1 to own tile', 'One of your tiles loses a turn, down to 1.'],
  fortify: ['Fortify', 'Blast-proof for a turn', 'One of your tiles survives other explosions this turn. At zero it still goes off.'],
  shockwave: ['Shockwave', 'Blasts reach corners', 'Every explosion of this turn reaches the corners too.'],
  transplant: ['Transplant', 'Swap two own tiles', 'Two of your tiles change places.'],
  sabotage: ['Sabotage', '−1 to enemy tile', 'An enemy tile loses a turn, down to 1.'],
  firewall: ['Firewall', 'Block an empty cell', 'A wall on an empty cell for two turns: nothing can be placed there.'],
  scavenge: ['Scavenge', 'Swap next two values', 'The next two values of the queue change places before you place.'],
}

const PRESETS: Readonly<Record<string, string>> = { v1: 'v1', Cascade: 'Cascade', Duel5: 'Duel 5×5', Bare: 'Without cards' }

/** `a`, `a and b`, `a, b and c`. */
function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** `You`, a name, or a colour. */
function subject(seat: Seat, { you, names }: Company): string {
  return seat === you ? 'You' : (names[seat] ?? side(seat))
}

function whose(seat: Seat, company: Company): string {
  return seat === company.you ? 'your' : `${subject(seat, company)}’s`
}

export const en: ChainfallWords = {
  rule: ({ config }) =>
    `Place a tile; ${config.tickRule === 'all' ? 'every tile' : 'each of your tiles'} counts down; at zero it takes its neighbours with it. Enemy tiles that go in your turn are points.`,
  how: 'Pick an empty cell. What the whole turn does is shown before you play it.',
  standing: ({ score, turns }) => `${score[0]} : ${score[1]} after ${counted(turns, { one: '# turn', other: '# turns' })}`,
  preview,
  advised: (view, { action, code, facts }) => ({ title: notate(action), lines: [reason(code, facts, other(view.turn))] }),
  heard,
  refused,
  ended,
  keys: [
    ['chainfall.move', 'choose a cell'],
    ['chainfall.confirm', 'place there; the last tile plays the turn'],
    ['1 – 8', 'take a card'],
    ['table.clear', 'put back'],
    ['c 3 chainfall.confirm', 'type a turn: c3, or fort b2, c3'],
  ],
  preset: name => PRESETS[name] ?? name,
  shared: ({ score, turns }) => `${score[0]} : ${score[1]} in ${turns} turns`,
  dealt: ({ config, first }) => `${kind(config)} ${side(first)} begins.`,
  random: kind,
  fairness: ({ left, order }) => ({
    note: order ? 'The bag is open. Its whole order is in the replay.' : 'The bag was shuffled before move 1 and opens when the game ends.',
    left: `Bag: ${bagText(left)}`,
  }),
  named: () => null,
  key: key => KEYS[key],
  cardKey: card => `Take ${CARD[card][0]}`,

  pages: {
    lesson: ['First game', 'Place, tick, chain, card: four turns, two minutes, and you win'],
    puzzles: ['Puzzles', 'One turn in a real game: find the only one that scores so much'],
    analysis: ['Analysis', 'What each turn was worth, and what would have been better'],
  },
  side,
  board: ({ config }) => `Board, ${config.rows} by ${config.cols}`,
  watched: view =>
    `A game of Chainfall, ${view.score[0]} to ${view.score[1]}: ${
      tiledCells(view)
        .map(cell => tile(view, cell))
        .join('; ') || 'the board is empty'
    }`,
  cell,
  noteOn: { played: 'played', best: 'best' },
  queue: 'What comes next',
  queueEmpty: 'The queue is empty',
  turnOf: (seat, now, company) => (now ? `This turn, ${seat === company.you ? 'you' : subject(seat, company)}` : subject(seat, company)),

  cards: (seat, company) => `${capital(whose(seat, company))} cards`,
  cardsLeft: (left, config) =>
    `${left} of ${mostCards(config)} still playable this game, ${config.maxCardsPerTurn === 1 ? 'one' : config.maxCardsPerTurn} a turn`,
  card: card => CARD[card][0],
  cardDoes: card => CARD[card][1],
  cardLong: card => CARD[card][2],
  cardUsed: 'Played',
  cardInTurn: 'In this turn',
  putBack: 'Put back.',

  scoreOf: (seat, company) => (seat === company?.you ? 'Your score: ' : `Score of ${company ? subject(seat, company) : side(seat)}: `),
  turn: turn => `Turn ${turn}`,
  mercyAt: lead => `a lead of ${lead} ends it`,
  cardsOf: (blue, red) => `cards left ${blue} : ${red}`,

  finishWith: (view, action) => {
    const last = action.places.at(-1)
    const cards = action.plays.length > 0 ? `${action.plays.map(({ card }) => CARD[card][0]).join(' and ')}, then ` : ''
    if (!last) return `If you pass${cards && ` after ${cards.slice(0, -', then '.length)}`}`
    const value = nextValue(view, { plays: action.plays, places: action.places.slice(0, -1), picked: null, aim: null })
    const verb = action.places.length > 1 ? 'finish with' : 'place'
    return cards ? `If you play ${cards}${value} on ${spotName(last)}` : `If you ${verb} ${value} on ${spotName(last)}`
  },
  ticks: ({ config }, count) => {
    if (count === 0) return 'Nothing counts down'
    const many = count === 1 ? 'tile counts' : 'tiles count'
    return config.tickRule === 'all'
      ? `${capital(count === 1 ? 'the' : figure(count))} ${many} down`
      : `Your ${count === 1 ? '' : `${figure(count)} `}${many} down`
  },
  wave,
  next,
  scores: (seat, count, company) => `${subject(seat, company)} score${seat === company.you ? '' : 's'} ${count}`,
  loses: lost => (lost === 0 ? 'and no own tile is lost' : `and ${tiles(lost)} of your own ${lost === 1 ? 'goes' : 'go'}`),
  shortSum: (count, gained) => (count === 0 ? 'Nothing goes off' : `${waves(count)}, +${gained}`),
  shortAfter: (lost, score) => `${lost === 0 ? 'no tile lost' : `you lose ${tiles(lost)}`}, ${score[0]} : ${score[1]} after`,
  playTurn: 'Play turn',
  lift: (_view, { picked, places, plays }) => {
    const [last] = places.slice(-1)
    if (picked) return `Put ${CARD[picked.card][0]} back`
    if (last) return `Lift ${spotName(last)}`
    const card = plays.at(-1)
    return card ? `Take ${CARD[card.card][0]} back` : ''
  },
  whoseTurn: (seat, company) => (seat === company.you ? 'Your turn' : `${subject(seat, company)} to move`),
  thinks: (seat, company) => `${subject(seat, company)} is thinking`,
  whatNow,
  lastTurn: (before, events, company) => `${subject(before.turn, company)}: ${turnText(events, before)}`,
  nothingWentOff: 'Nothing went off.',
  foretold: (_view, { waves: all, points: gained, lost, over }) =>
    `${all.length === 0 ? 'Nothing goes off' : `${waves(all.length)}, ${points(gained)}`}${lost > 0 ? `, ${tiles(lost)} of your own lost` : ''}${over ? ', and the game ends' : ''}.`,
  unseen: 'Played without a look ahead: what it does, you see afterwards.',

  tells: (seat, company) => (seat === company.you ? 'Your turn, as it goes' : `${subject(seat, company)} plays`),
  moment: (view, event, company) => capital(momentOf(view, event, company)),
  skip: 'Skip',
  pace: pace => (pace === 0 ? 'at once' : pace === 0.5 ? '½ ×' : `${pace} ×`),
  paceLabel: pace => `How fast turns are told: ${pace === 0 ? 'at once' : `${pace} times`}`,
  caption: event =>
    event.kind === 'wave'
      ? `boom, wave ${event.wave}`
      : event.kind === 'placed'
        ? 'tile placed'
        : event.kind === 'ticked'
          ? 'tick'
          : event.kind === 'card'
            ? 'card'
            : 'the end',
  cueRefused: 'refused',
  unreadable: text => `"${text}" is not a turn. A turn is a cell such as c3, with a card first if you like: fort b2, c3.`,
  moveNote: seen => `${waves(seen.waves)}${seen.points > 0 ? `, ${points(seen.points)}` : ''}`,
}

function kind(config: Config): string {
  const { rows, cols, placementsPerTurn, tickRule, cardPool, mercyRule, mercyLead } = config
  const bag = sum(composition(config))
  return [
    `${rows}×${cols}, ${bag} tiles, ${placementsPerTurn === 1 ? 'one' : 'two'} a turn,`,
    tickRule === 'all' ? 'every tile counts down every turn,' : 'only your own tiles count down in your turn,',
    mostCards(config) === 0 ? 'no cards' : cardPool.length === 1 ? 'one card' : `${figure(cardPool.length)} cards`,
    mercyRule ? `and a lead of ${mercyLead} ends it.` : 'and no early end.',
  ].join(' ')
}

function tile({ config, owner, fuse }: View, cell: number): string {
  return `${side(owner[cell] === 0 ? 0 : 1).toLowerCase()} ${figure(fuse[cell] ?? 0)} at ${cellName(config, cell)}`
}

/** `blue two at c3, explodes on red’s next turn` */
function cell(view: View, at: number): string {
  const { config, owner, wall, turn, over } = view
  const name = cellName(config, at)
  const ticks = wall[at] ?? 0
  if (ticks > 0) return `wall at ${name}, for ${counted(ticks, { one: '# more turn', other: '# more turns' })}`
  if ((owner[at] ?? -1) < 0) return `${name}, empty`
  const ahead = blowsAhead(view, turn, at)
  const seat = side(ahead % 2 === 0 ? turn : other(turn)).toLowerCase()
  if (over) return tile(view, at)
  if (ahead === 0) return `${tile(view, at)}, explodes at the end of this turn`
  return `${tile(view, at)}, explodes ${ahead <= 2 ? `on ${seat}’s next turn` : `on ${seat}’s turn, ${figure(ahead)} turns from now`}`
}

function preview(view: View, action: Chainfall['Action']): Explanation {
  const seen = foresee(view, action)
  return { title: capital(notate(action)), lines: [en.foretold(view, seen)] }
}

/** `c4 goes off, takes b4 and your d4` */
function wave(view: View, { wave: number, exploding, burnt, spared }: WaveEvent, company: Company): string {
  const name = (at: number): string => cellName(view.config, at)
  const many = exploding.length > 1
  const taken = burnt
    .filter(({ cell: at }) => !exploding.includes(at))
    .sort((a, b) => Number(a.owner === view.turn) - Number(b.owner === view.turn))
    .map(({ cell: at, owner }) => (owner === view.turn ? `${company.you === view.turn ? 'your' : 'own'} ${name(at)}` : name(at)))
  const stands = spared.length > 0 ? `; ${listed(spared.map(name))} ${spared.length > 1 ? 'stand' : 'stands'} fast` : ''
  const off = number === 1 ? ` ${many ? 'go' : 'goes'} off,` : ''
  if (taken.length === 0) return `${listed(exploding.map(name))}${off} ${many ? 'find' : 'finds'} nothing${stands}`
  return `${listed(exploding.map(name))}${off} ${many ? 'take' : 'takes'} ${listed(taken)}${stands}`
}

function next({ config, turn }: View, { over, next: { cells, points: brings }, score }: Foreseen, company: Company): string {
  if (over) return `That ends the game, ${score[0]} : ${score[1]}.`
  if (cells.length === 0) return `Nothing is set to go off in ${whose(other(turn), company)} turn.`
  const names = listed(cells.map(at => cellName(config, at)))
  const worth = brings > 0 ? `: ${points(brings)} for ${company.you === other(turn) ? 'you' : subject(other(turn), company)}` : ''
  return `Then, left alone, ${names} ${cells.length > 1 ? 'go' : 'goes'} off in ${whose(other(turn), company)} turn${worth}.`
}

function whatNow(view: View, draft: Draft, due: number): string {
  const { picked, places, plays } = draft
  if (picked) {
    const second = picked.at.length > 0 ? ' Now the second one.' : ''
    return `${CARD[picked.card][2]} Pick a lit cell.${second} ${keyCaption('table.clear', 'en')} puts the card back.`
  }
  if (due === 0) return 'There is nothing to place.'
  const values = Array.from({ length: due - places.length }, (_, nth) =>
    nextValue(view, { plays, places: [...places, ...Array.from({ length: nth }, () => ({ row: 0, col: 0 }))], picked: null, aim: null }),
  )
  if (values.length === 1) return `Place ${article(values[0])} ${places.length > 0 ? 'to finish the turn' : 'on an empty cell'}.`
  return `Place ${article(values[0])}, then ${article(values[1])}.`
}

function article(value: number | null | undefined): string {
  return value === 8 ? 'an 8' : `a ${value}`
}

/** Why a turn is advised: what it brings now, and what then stands. */
function reason(code: string, facts: Facts, foe: Seat): string {
  const [now, mine, theirs] = [facts['now'], facts['mine'], facts['theirs']].map(Number)
  const coming = facts['ends'] ? ', and that ends the game' : `; left alone, what then stands brings you ${mine} and ${side(foe)} ${theirs}`
  switch (code) {
    case 'chain':
      return `It takes ${now} tiles at once${coming}.`
    case 'points':
      return `It takes a tile${coming}.`
    case 'end':
      return 'It ends the game.'
    case 'ahead':
    case 'even':
      return mine === 0 ? `Left alone, what then stands brings ${side(foe)} nothing.` : `No point now${coming}.`
    default:
      return `Nothing better was found${coming}.`
  }
}

function momentOf(view: View, event: Event, company: Company): string {
  switch (event.kind) {
    case 'card':
      return [CARD[event.card][0], ...event.cells.map(at => cellName(view.config, at))].join(' ')
    case 'placed':
      return `${event.fuse} on ${cellName(view.config, event.cell)}`
    case 'ticked':
      return `${counted(event.tiles.length, { one: '# tile counts', other: '# tiles count' })} down`
    case 'wave':
      return `Wave ${event.wave}: ${wave(view, event, company)}${event.points > 0 ? `, +${event.points}` : ''}`
    default:
      return ''
  }
}

function heard(event: Event, company: Company, after?: View): string {
  if (!after) return '' // nothing can be said without saying where
  const { config } = after
  switch (event.kind) {
    case 'card':
      return `${subject(event.seat, company)} played ${[CARD[event.card][0], listed(event.cells.map(at => cellName(config, at)))].filter(Boolean).join(' on ')}.`
    case 'placed':
      return `${subject(event.seat, company)} placed a ${figure(event.fuse)} on ${cellName(config, event.cell)}.`
    case 'wave':
      return `${momentOf({ ...after, turn: moverOf(after) }, event, company)}.`
    case 'scored':
      return `${subject(event.seat, company)} scored ${event.points}: ${event.score[0]} to ${event.score[1]}.`
    case 'passed':
      return `${subject(event.seat, company)} had nothing to place.`
    default:
      return ''
  }
}

function refused({ code, facts }: Refusal, company: Company): string | null {
  const card = facts['card'] as Card | undefined
  switch (code) {
    case 'not-your-turn':
      return `It is ${whose(facts['turn'] === 1 ? 1 : 0, company)} turn.`
    case 'no-target':
      return `There is nothing on the board that ${card ? CARD[card][0] : 'the card'} could be played on.`
    case 'no-effect':
      return `That tile shows 1 already: ${card ? CARD[card][0] : 'the card'} would do nothing.`
    default:
      return null
  }
}

function ended({ code, facts, winner }: Outcome, company: Company): string | null {
  const who = winner === 0 || winner === 1 ? subject(winner, company) : ''
  const [more, less, mercy] = [facts['more'], facts['less'], facts['mercyLead']].map(String)
  switch (code) {
    case 'mercy':
      return `${who} ${winner === company.you ? 'lead' : 'leads'} ${more} to ${less}, and a lead of ${mercy} ends the game.`
    case 'points':
      return `${who} ${winner === company.you ? 'win' : 'wins'} ${more} to ${less}.`
    case 'tie': {
      const placer = subject(facts['lastPlacer'] === 1 ? 1 : 0, company)
      return `${String(facts['points'])} to ${String(facts['points'])}, and ${placer === 'You' ? 'you' : placer} placed the last tile, which ${winner === facts['lastPlacer'] ? 'wins' : 'loses'} a tie.`
    }
    case 'draw':
      return `${String(facts['points'])} to ${String(facts['points'])}, and nobody wins.`
    default:
      return null
  }
}
