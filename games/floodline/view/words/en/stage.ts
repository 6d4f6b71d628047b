import type { Outcome } from '../../../../../kernel/game.ts'
import type { Explanation } from '../../../../../ui/stage.ts'
import { UNTIL_FLOORS } from '../../../levels/made/daily.ts'
import type { Floodline, LossCode } from '../../../nouns.ts'
import { Futures } from '../../../rules/futures.ts'
import { WAYS } from '../../input/bearings.ts'
import { type Bound, keyShown, keysShown } from '../../input/keys.ts'
import { isPoints } from '../../modes/points.ts'
import type { FloodlineWords } from '../types.ts'
import { events, heard, refused } from './events.ts'
import { goals } from './goals.ts'
import { hud } from './hud.ts'
import { capital, counted, figure, listed, names, some } from './names.ts'
import { spoken } from './spoken.ts'

type View = Floodline['View']

const TILT = { forward: 'Tilt north', back: 'Tilt south', left: 'Tilt west', right: 'Tilt east' } as const

function preview(view: View, action: Floodline['Action']): Explanation {
  const title = capital(names.action(action))
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
  const said = events.lost(code as LossCode)
  return said === undefined ? null : `${said} ${capital(counted(Number(facts['pieces'] ?? 0), 'piece'))} placed.`
}

const TILTS = ['tilt-away', 'tilt-near', 'tilt-left', 'tilt-right'] as const

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
  ...events,
  ...spoken,
  ...hud,
  rule: ({ level }) => `${listed(level.objectives.map(goals.objective))}. Whatever nothing holds falls, and water finds its way.`,
  get how() {
    const key = (control: Bound): string => keyShown(control, 'en')
    const ways = listed(WAYS.map(key))
    return `Steer the piece with ${ways}, turn it with ${key('yaw+')} and ${key('yaw-')}, drop it with ${key('drop')}; ${listed(TILTS.map(key))} tilt the board. With a mouse: drag the piece, turn it with the wheel, drop it with a double click, tilt with the ring.`
  },
  standing: ({ goals: all }) => `${all.filter(({ met }) => met).length} of ${counted(all.length, 'goal')}`,
  preview,
  advised: (view, { action }) => preview(view, action),
  heard,
  refused,
  ended,
  get keys(): readonly (readonly [string, string])[] {
    return [
      [keysShown('en', 'away', 'left', 'near', 'right'), 'move'],
      [keysShown('en', 'yaw+', 'yaw-'), 'turn anticlockwise, clockwise'],
      [keysShown('en', 'tip-away', 'tip-near'), 'tip away or near'],
      [keysShown('en', 'tip-left', 'tip-right'), 'tip left or right'],
      [keysShown('en', 'drop'), 'drop'],
      [keysShown('en', 'soft'), 'soft drop'],
      [keysShown('en', 'hold'), 'hold'],
      [keysShown('en', 'tilt-away', 'tilt-near', 'tilt-left', 'tilt-right'), 'tilt; keep it down to see what it would do'],
      [keysShown('en', 'stabilise', 'freeze', 'drain'), 'stabilise, freeze, drain'],
      [keysShown('en', 'corner-1', 'corner-2', 'corner-3', 'corner-4'), 'look from another corner'],
      [keysShown('en', 'corner-next'), 'look from the next corner'],
      [keysShown('en', 'x-ray'), 'x-ray'],
      [keysShown('en', 'layer-up', 'layer-down'), 'a layer up or down'],
      [keysShown('en', 'depths'), 'depth of water'],
      [keysShown('en', 'why'), 'why did that happen?'],
      [keysShown('en', 'read'), 'read where it lands'],
      [keysShown('en', 'listen'), 'play by ear: time waits, the board is read out'],
      [keysShown('en', 'slower', 'faster'), 'slower, faster'],
      [keysShown('en', 'handling'), 'how moves repeat'],
      [keysShown('en', 'wait'), 'skip what is being shown'],
      ['Mouse', 'drag the piece; beside the board: look around'],
      ['Wheel', 'turn; with Shift, or a right click: tip'],
      ['Double\u00a0click', 'drop'],
    ]
  },
  preset: name => (name === UNTIL_FLOORS ? 'Endless, until 16 November 2026' : name),
  named: (what, id) => (what === 'group' ? (GROUPS[id] ?? null) : null),
  scored: (score, preset) => (isPoints(score, preset) ? counted(score, 'point') : goals.stars(score)),
  shared: ({ level, metrics }, { code, scores }) =>
    code === 'won'
      ? `${level.title}: ${goals.stars(scores[0] ?? 0)}, ${counted(metrics.pieces, 'piece')}, ${counted(metrics.tilts, 'tilt')}`
      : `${level.title}: ${counted(metrics.pieces, 'piece')} placed`,
  dealt: ({ bounds: [x, , z], maxWorldHeight, objectives, sandbox }) =>
    `${x} × ${z}, ${maxWorldHeight} high: ${sandbox ? 'every tool, no goal, no end' : objectives.map(goals.objective).join('; ')}`,
  random: ({ width, depth, height, water, goal, wind, practice, waits, level }) =>
    level
      ? level.title
      : goal === 'score'
        ? `${width} × ${depth}, ${height} high: harder pieces, a lower limit, water and wind, announced ahead; for points`
        : `${width} × ${depth}, ${height} high, ${figure(water)} water, ${GOALS[goal]}${wind ? ', wind' : ''}${practice ? ', practice' : ''}${waits ? ', time waits' : ''}`,
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
    star: 'star',
    land: 'blocks land',
    failed: 'level lost',
  },
  tiltSense: sense => TILT[sense],
}
