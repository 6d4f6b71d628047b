/** What the result of a level says beside its stars. */
import { counterOf } from '../../../../ui/count.ts'
import { type Catalogue, spoken } from '../../../../ui/language.ts'
import type { Bin } from './bins.ts'
import type { Difference, Measure } from './runs.ts'

export interface ResultWords {
  readonly figures: string // accessible name of the list
  readonly measures: Readonly<Record<Measure | 'lost' | 'holds', string>>
  /** Beside a figure: what the best known solution has there. */
  par(figure: string): string
  /** `1:05`, as clocks have it. */
  clock(ticks: number): string
  // How it compares.
  readonly compared: string
  readonly choose: string
  readonly known: string
  readonly own: string
  readonly now: string
  /** What a column stands for, under it. */
  column(measure: Measure, bin: Bin): string
  /** The same in a sentence: `4 pieces`. */
  columnSpoken(measure: Measure, bin: Bin): string
  watchKnown(column: string, count: number, stars: string): string
  watchOwn(column: string, count: number): string
  unwatched(column: string, count: number): string
  // What the best known solution does.
  readonly best: string
  readonly watch: string
  readonly asGood: string
  /** Of the solution; none of them is empty. */
  fewer(differences: readonly Difference[]): string
  yours(differences: readonly Difference[]): string
  readonly unfetched: string
}

const TICKS = 60

function clock(ticks: number): string {
  const seconds = Math.round(ticks / TICKS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A round time, short. */
function span(ticks: number): string {
  const seconds = ticks / TICKS
  return seconds < 60 ? `${seconds} s` : `${seconds / 60} min`
}

function column(measure: Measure, { from, to }: Bin): string {
  if (measure !== 'ticks') return from === to ? `${from}` : `${from}–${to}`
  return to === Number.POSITIVE_INFINITY ? `> ${span(from - 1)}` : `≤ ${span(to)}`
}

const { counted: few } = counterOf('en')
const { counted: einige } = counterOf('de')

const EN_THINGS: Readonly<Record<Difference['measure'], (count: number) => string>> = {
  pieces: count => few(count, { one: '# piece', other: '# pieces' }),
  tilts: count => few(count, { one: '# tilt', other: '# tilts' }),
  shift: count => few(count, { one: '# shifted block', other: '# shifted blocks' }),
  lost: count => few(count, { one: '# lost block', other: '# lost blocks' }),
}

const DE_THINGS: Readonly<Record<Difference['measure'], (count: number) => string>> = {
  pieces: count => einige(count, { one: '# Stein', other: '# Steine' }),
  tilts: count => einige(count, { one: '# Kippen', other: '# Kippen' }),
  shift: count => einige(count, { one: '# verschobener Block', other: '# verschobene Blöcke' }),
  lost: count => einige(count, { one: '# verlorener Block', other: '# verlorene Blöcke' }),
}

/** `It does it with …`. */
const EN_FEWER: typeof EN_THINGS = {
  pieces: count => few(count, { one: '# fewer piece', other: '# fewer pieces' }),
  tilts: count => few(count, { one: '# fewer tilt', other: '# fewer tilts' }),
  shift: count => few(count, { one: '# fewer block shifted', other: '# fewer blocks shifted' }),
  lost: count => few(count, { one: '# fewer block lost', other: '# fewer blocks lost' }),
}

const DE_FEWER: typeof DE_THINGS = {
  pieces: count => einige(count, { one: '# Stein weniger', other: '# Steinen weniger' }),
  tilts: count => einige(count, { one: '# Kippen weniger', other: '# Kippen weniger' }),
  shift: count => einige(count, { one: '# verschobenen Block weniger', other: '# verschobenen Blöcken weniger' }),
  lost: count => einige(count, { one: '# verlorenen Block weniger', other: '# verlorenen Blöcken weniger' }),
}

function listed(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
}

const CATALOGUE: Catalogue<ResultWords> = {
  en: {
    figures: 'This game in figures',
    measures: { pieces: 'Pieces', tilts: 'Tilts', shift: 'Shifted', lost: 'Lost', holds: 'Holds', ticks: 'Time' },
    par: figure => `par ${figure}`,
    clock,
    compared: 'How it compares',
    choose: 'Compare by',
    known: 'Proved solutions',
    own: 'Your wins',
    now: 'This one',
    column,
    columnSpoken: (measure, bin) =>
      measure === 'ticks'
        ? bin.to === Number.POSITIVE_INFINITY
          ? `more than ${span(bin.from - 1)}`
          : `up to ${span(bin.to)}`
        : bin.from === bin.to
          ? EN_THINGS[measure](bin.to)
          : `${bin.from} to ${EN_THINGS[measure](bin.to)}`,
    watchKnown: (at, count, stars) =>
      `${at}: ${few(count, { one: '# proved solution', other: '# proved solutions' })}. Watch ${count === 1 ? 'it' : 'the best'}, ${stars}`,
    watchOwn: (at, count) =>
      `${at}: ${few(count, { one: '# win of yours', other: '# wins of yours' })}. Watch ${count === 1 ? 'it' : 'the latest'}`,
    unwatched: (at, count) => `${at}: ${few(count, { one: '# win of yours', other: '# wins of yours' })}`,
    best: 'What the best known solution does',
    watch: 'Watch it',
    asGood: 'In figures it is no better than yours.',
    fewer: list =>
      `It does it with ${listed(
        list.map(({ measure, less }) => EN_FEWER[measure](less)),
        'and',
      )}.`,
    yours: list =>
      `You did it with ${listed(
        list.map(({ measure, less }) => EN_FEWER[measure](-less)),
        'and',
      )}.`,
    unfetched: 'The replay could not be fetched. Are you online?',
  },
  de: {
    figures: 'Dieses Spiel in Zahlen',
    measures: { pieces: 'Steine', tilts: 'Gekippt', shift: 'Verschoben', lost: 'Verloren', holds: 'Ablage', ticks: 'Zeit' },
    par: figure => `Par ${figure}`,
    clock,
    compared: 'Im Vergleich',
    choose: 'Vergleichen nach',
    known: 'Geprüfte Lösungen',
    own: 'Deine Siege',
    now: 'Dieses Spiel',
    column,
    columnSpoken: (measure, bin) =>
      measure === 'ticks'
        ? bin.to === Number.POSITIVE_INFINITY
          ? `mehr als ${span(bin.from - 1)}`
          : `bis ${span(bin.to)}`
        : bin.from === bin.to
          ? DE_THINGS[measure](bin.to)
          : `${bin.from} bis ${DE_THINGS[measure](bin.to)}`,
    watchKnown: (at, count, stars) =>
      `${at}: ${einige(count, { one: '# geprüfte Lösung', other: '# geprüfte Lösungen' })}. ${count === 1 ? 'Ansehen' : 'Die beste ansehen'}, ${stars}`,
    watchOwn: (at, count) =>
      `${at}: ${einige(count, { one: '# Sieg von dir', other: '# Siege von dir' })}. ${count === 1 ? 'Ansehen' : 'Den letzten ansehen'}`,
    unwatched: (at, count) => `${at}: ${einige(count, { one: '# Sieg von dir', other: '# Siege von dir' })}`,
    best: 'Was die beste bekannte Lösung macht',
    watch: 'Ansehen',
    asGood: 'In Zahlen ist sie nicht besser als deine.',
    fewer: list =>
      `Sie schafft es mit ${listed(
        list.map(({ measure, less }) => DE_FEWER[measure](less)),
        'und',
      )}.`,
    yours: list =>
      `Du hast es mit ${listed(
        list.map(({ measure, less }) => DE_FEWER[measure](-less)),
        'und',
      )} geschafft.`,
    unfetched: 'Die Aufzeichnung ließ sich nicht laden. Bist du online?',
  },
}

/** Read it while rendering. */
export function resultWords(): ResultWords {
  return spoken(CATALOGUE)
}
