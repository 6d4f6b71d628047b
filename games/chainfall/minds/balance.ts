/** Plays games for the balance report and notes what happened in them. There is no statistics in here, only counting. */
import type { Bot, Purse, Seat } from '../../../kernel/game.ts'
import { stream } from '../../../kernel/rng.ts'
import { CARDS, type Chainfall } from '../nouns.ts'
import { outcome } from '../rules/outcome.ts'
import { apply, legal, refuse, start } from '../rules/turn.ts'
import { view } from '../rules/view.ts'

/** One game, seen from whoever went first. */
export interface Noted {
  readonly margin: number // points of the first player less those of the second
  readonly winner: 'first' | 'second' | 'nobody'
  readonly ending: string // mercy, points, tie, draw
  readonly turns: number
  readonly scored: readonly number[] // by points made in a turn: how many turns
  readonly waves: readonly number[] // by waves of a turn, from 1: how many turns
  readonly cards: readonly [number, number] // of the first and the second player, a bit for each card played
}

export function note(deal: Chainfall['Deal'], bots: readonly [Bot<Chainfall>, Bot<Chainfall>], seed: string, purse: Purse): Noted {
  const state = start({ ...deal, order: [...deal.order] })
  const chances = [stream(seed, 'first'), stream(seed, 'second')]
  const { first } = deal
  const scored: number[] = []
  const waves: number[] = []
  let end = outcome(state)
  while (!end) {
    const who = state.turn === first ? 0 : 1
    const seat = state.turn
    const bot = bots[who]
    // Only a bot that wants any turn at all reads the list of them.
    const action = bot.pick(view(state, seat), bot.id === 'spark' ? [...legal(state, seat)] : [], chances[who], purse)
    const refusal = refuse(state, seat, action)
    if (refusal) throw new Error(`${bot.id}: ${refusal.because}`)
    let points = 0
    let length = 0
    apply(state, seat, action, event => {
      if (event.kind === 'wave') length = event.wave
      if (event.kind === 'scored') points = event.points
    })
    scored[points] = (scored[points] ?? 0) + 1
    if (length > 0) waves[length] = (waves[length] ?? 0) + 1
    end = outcome(state)
  }
  const second: Seat = first === 0 ? 1 : 0
  return {
    margin: state.score[first] - state.score[second],
    winner: end.winner === 'draw' || end.winner === null ? 'nobody' : end.winner === first ? 'first' : 'second',
    ending: end.code,
    turns: state.turns,
    scored: Array.from(scored, count => count ?? 0),
    waves: Array.from(waves, count => count ?? 0).slice(1),
    cards: [state.used[first], state.used[second]],
  }
}

export function cardNames(): readonly string[] {
  return CARDS
}
