/** What an analysis shows, turn by turn. */
import type { Seat } from '../../../../kernel/game.ts'
import type { PlayedGame } from '../../../../ui/pages.ts'
import type { Judged, Sight } from '../../minds/analysis.ts'
import { POINT } from '../../minds/settle.ts'
import type { Card, Chainfall } from '../../nouns.ts'
import { cellAt, cellName } from '../../rules/grid.ts'
import { notate, parse } from '../../rules/notation.ts'
import { other } from '../../rules/outcome.ts'
import { blowsAhead, foresee } from '../../rules/preview.ts'
import type { AnalysisWords } from '../words/analysis.ts'
import { words } from '../words/index.ts'

type View = Chainfall['View']

/** A turn of the game that is looked at. */
export interface Turn {
  readonly number: number
  readonly seat: Seat
  readonly text: string
  readonly action: Chainfall['Action']
  readonly before: View
  readonly after: View
  readonly points: number
}

/** What is worth a mark in the list and a dot in the plot. */
export type Mark = 'blunder' | 'mistake' | 'slip'

export const MARKS: Readonly<Record<Mark, string>> = { blunder: '??', mistake: '?', slip: '?!' }

/** Words of the kernel, such as resigning, end a game and are no turns of it. */
export function turnsOf({ views, lines }: PlayedGame): readonly Turn[] {
  return lines.flatMap(({ seat, text }, at) => {
    const before = views[at] as View
    const after = views[at + 1] as View
    const action = parse(text)
    return action ? [{ number: at + 1, seat, text, action, before, after, points: after.score[seat] - before.score[seat] }] : []
  })
}

export function markOf(judged: Judged | undefined): Mark | null {
  return judged && judged.verdict !== 'best' && judged.verdict !== 'fine' ? judged.verdict : null
}

/** Parts of a point as people read them: `+1.5`. */
export function pointsText(parts: number, said: AnalysisWords): string {
  const tenths = Math.round((10 * parts) / POINT)
  return `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${said.figure(Math.abs(tenths) / 10)}`
}

/** What was wrong with a turn, the short of it first. */
export function reasonsFor(turn: Turn, judged: Judged, said: AnalysisWords, foe: string): readonly [string, ...string[]] {
  const { code, facts, best } = judged
  const instead = notate(best)
  const name = (card: unknown): string => words.card(card as Card)
  switch (code) {
    case null:
      return [judged.verdict === 'best' ? said.best : said.nearly(instead)]
    case 'wasted-card':
      return [said.wasted(name(facts['card'])), said.wastedHow(String(facts['keeping']), facts['nothing'] === true)]
    case 'missed-chain':
    case 'missed-points':
      return [said.missed(Number(facts['could'])), ...atOnce(turn, judged, said)]
    case 'missed-card':
      return Number(facts['could']) > Number(facts['now'])
        ? [said.missedCard(name(facts['missed'])), ...atOnce(turn, judged, said)]
        : [said.missedCard(name(facts['missed'])), said.missedCardHow(instead)]
    case 'parity': {
      const given = givenAway(turn)
      const how = said.parityHow(foe, Number(facts['theirs']), instead, Number(facts['leaves']))
      return given ? [said.parity(foe), said.gives(given.value, given.cell, foe), how] : [said.parity(foe), how]
    }
    case 'position':
      return [said.position(instead), said.positionHow]
  }
}

/** What was to be had in this very turn, and how. */
function atOnce(turn: Turn, { best, facts }: Judged, said: AnalysisWords): readonly string[] {
  return [said.missedHow(notate(best), Number(facts['could']), Number(facts['now'])), wavesOf(turn, best)]
}

/** What a turn does, wave after wave, in words. */
function wavesOf({ before }: Turn, action: Chainfall['Action']): string {
  const company = { you: null, names: [] }
  return `${foresee(before, action)
    .waves.map(wave => words.wave(before, wave, company))
    .join('; ')}.`
}

/** A tile of the turn that, left alone, will go off in the other one's, where that counts. */
function givenAway({ action, before, seat }: Turn): { readonly value: number; readonly cell: string } | null {
  if (!before.config.selfExplosionScores) return null
  const { owner, fuse } = foresee(before, action)
  for (const spot of action.places) {
    const cell = cellAt(before.config, spot)
    if (owner[cell] === seat && blowsAhead({ config: before.config, owner, fuse }, other(seat), cell) % 2 === 0)
      return { value: (fuse[cell] ?? 0) + 1, cell: cellName(before.config, cell) } // it has ticked once
  }
  return null
}

/** How a game was judged: from which turn on, counted from 1, everything is certain, and how the turns before it were looked at. */
export interface Seen {
  readonly exactFrom: number | null
  readonly rest: Exclude<Sight, 'exact'> | null
}

export function seenIn(judged: readonly (Judged | undefined)[]): Seen {
  const first = judged.findIndex(each => each?.sight === 'exact')
  const sights = judged.flatMap(each => (each && each.sight !== 'exact' ? [each.sight] : []))
  return { exactFrom: first < 0 ? null : first + 1, rest: sights[0] ?? null }
}
