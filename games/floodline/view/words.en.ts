import type { Outcome } from '../../../kernel/game.ts'
import type { Told } from '../../../ui/stage.ts'
import type { Floodline, LossCode } from '../nouns.ts'
import { Futures } from '../rules/futures.ts'
import { goals } from './words.goals.en.ts'
import { hud } from './words.hud.en.ts'
import { capital, counted, figure, listed, names, some } from './words.names.en.ts'
import { spoken } from './words.spoken.en.ts'
import { heard, refused, told } from './words.told.en.ts'
import type { FloodlineWords } from './words.ts'

type View = Floodline['View']

const TILT = { forward: 'Tilt north', back: 'Tilt south', left: 'Tilt west', right: 'Tilt east' } as const

function preview(view: View, action: Floodline['Action']): Told {
  const title = capital(names.asked(action))
  if (action.kind === 'tilt') {
    const future = new Futures().tilts(view).find(({ sense }) => sense === action.sense)
    return { title, lines: future ? [spoken.spokenTilt(future)] : [] }
  }
  if (action.kind !== 'drop') return { title, lines: [] }
  const future = new Futures().drop(view)
  if (!future) return { title, lines: ['There is no piece.'] }
  const { shift, lost, drained, overflowed } = future.change
  const end = future.outcome
  return {
    title,
    lines: [
      spoken.spokenLanding(view),
      `${capital(some(shift, 'block'))} shifted, ${some(lost, 'block')} lost, ${some(drained, 'unit')} drained, ${some(overflowed, 'unit')} spilled.`,
      ...(end ? [ended(end) ?? ''] : []),
    ],
  }
}

function ended({ code, scores, facts }: Outcome): string | null {
  if (code === 'won') return `All goals are met, with ${goals.stars(scores[0] ?? 0)}.`
  const said = told.lost(code as LossCode)
  return said === undefined ? null : `${said} ${capital(counted(Number(facts['pieces'] ?? 0), 'piece'))} placed.`
}

const GOALS = {
  height: 'reach a height',
  drain: 'drain water',
  plateau: 'build a plateau',
  score: 'endless, for score',
  free: 'sandbox',
} as const

const GROUPS: Readonly<Record<string, string>> = { campaign: 'Campaign', puzzle: 'Puzzles', free: 'Free play', dealt: 'Dealt from a seed' }

export const en: FloodlineWords = {
  ...names,
  ...goals,
  ...told,
  ...spoken,
  ...hud,
  rule: ({ level }) => `${listed(level.objectives.map(goals.objective))}. Whatever nothing holds falls, and water finds its way.`,
  how: 'Steer the piece with W, A, S, D or the arrows, turn it with Q and E, drop it with Space; 1 to 4 tilt the board.',
  standing: ({ goals: all }) => `${all.filter(({ met }) => met).length} of ${counted(all.length, 'goal')}`,
  preview,
  advised: (view, { action, because }) => {
    const { title, lines } = preview(view, action)
    return { title, lines: [`${capital(because)}.`, ...lines] }
  },
  heard,
  refused,
  ended,
  keys: [
    ['W A S D', 'move'],
    ['Q E', 'turn level'],
    ['R F', 'tip north or south'],
    ['Z C', 'tip east or west'],
    ['Space', 'drop'],
    ['X', 'soft drop'],
    ['Shift', 'hold'],
    ['1 2 3 4', 'tilt; keep it down to see what it would do'],
    ['V B N', 'stabilise, freeze, drain'],
    ['7 8 9 0', 'look from another corner'],
    ['I', 'x-ray'],
    ['PgUp PgDn', 'a layer up or down'],
    ['K', 'depth of water'],
    ['Y', 'why did that happen?'],
    ['T', 'read where it lands'],
    ['- +', 'slower, faster'],
  ],
  preset: name => name,
  named: (what, id) => (what === 'group' ? (GROUPS[id] ?? null) : null),
  scored: (score, preset) => (preset === 'endless' ? counted(score, 'point') : goals.stars(score)),
  shared: ({ level, metrics }, { code, scores }) =>
    code === 'won'
      ? `${level.title}: ${goals.stars(scores[0] ?? 0)}, ${counted(metrics.pieces, 'piece')}, ${counted(metrics.tilts, 'tilt')}`
      : `${level.title}: ${counted(metrics.pieces, 'piece')} placed`,
  dealt: ({ title, bounds: [x, , z], maxWorldHeight, objectives, sandbox }) =>
    `${title}, ${x} × ${z}, ${maxWorldHeight} high: ${sandbox ? 'every tool, no goal, no end' : objectives.map(goals.objective).join('; ')}`,
  random: ({ width, depth, height, water, goal, wind, practice }) =>
    goal === 'score'
      ? `${width} × ${depth}, ${height} high: harder pieces, a lower limit, water and wind, announced ahead; for points`
      : `${width} × ${depth}, ${height} high, ${figure(water)} water, ${GOALS[goal]}${wind ? ', wind' : ''}${practice ? ', practice' : ''}`,
  cues: {
    move: 'step',
    turn: 'turn',
    bump: 'no way there',
    hold: 'piece on hold',
    arm: 'armed',
    disarm: 'disarmed',
    soft: 'soft drop',
    drop: 'drop',
    lock: 'piece locks',
    tilt: 'the board tilts',
    tiltRefused: 'no tilt',
    fall: 'blocks fall',
    collapse: 'collapse',
    lost: 'blocks fall away',
    flow: 'water runs',
    spill: 'water spills',
    drain: 'water drains',
    freeze: 'water freezes',
    thaw: 'ice thaws',
    release: 'anchor expires',
    gust: 'gust',
    gustSoon: 'wind is coming',
    goal: 'goal met',
    progress: 'closer to the goal',
    setback: 'further from the goal',
    warning: 'warning',
    won: 'level won',
    failed: 'level lost',
  },
  tiltSense: sense => TILT[sense],
}
