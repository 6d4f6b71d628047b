import type { Outcome } from '../../../../../kernel/game.ts'
import type { Explanation } from '../../../../../ui/stage.ts'
import { ideas, titles } from '../../../levels/generated/titles.ts'
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
import { capital, counted, figure, listed, names, pieces, someBlocks, someUnits, TILT, tilts } from './names.ts'
import { spoken } from './spoken.ts'

type View = Floodline['View']

function preview(view: View, action: Floodline['Action']): Explanation {
  const title = capital(names.action(action))
  if (action.kind === 'tilt') {
    const future = new Futures().tilts(view).find(({ sense }) => sense === action.sense)
    return { title, lines: future ? [spoken.spokenTilt(future)] : [] }
  }
  if (action.kind !== 'drop') return { title, lines: [] }
  const future = new Futures().drop(view)
  if (!future) return { title, lines: ['Es ist kein Stein da.'] }
  const { shift, lost, drained, overflowed } = future.change
  const end = future.outcome
  return {
    title,
    lines: [
      spoken.spokenLanding(view),
      `${capital(someBlocks(shift))} verschoben, ${someBlocks(lost)} verloren, ${someUnits(drained)} abgelassen, ${someUnits(overflowed)} übergelaufen.`,
      ...(end ? [ended(end) ?? ''] : []),
    ],
  }
}

function ended({ code, scores, facts }: Outcome): string | null {
  if (code === 'won') return `Alle Ziele sind erfüllt, mit ${goals.stars(scores[0] ?? 0)}.`
  const said = events.lost(code as LossCode)
  return said === undefined ? null : `${said} ${capital(pieces(Number(facts['pieces'] ?? 0)))} gesetzt.`
}

const TILTS = ['tilt-away', 'tilt-near', 'tilt-left', 'tilt-right'] as const

const GOALS = {
  height: 'eine Höhe erreichen',
  drain: 'Wasser ablassen',
  plateau: 'ein Plateau bauen',
  score: 'endlos, um Punkte',
  free: 'Sandkasten',
} as const
const PRESETS: Readonly<Record<string, string>> = {
  ...{ Basin: 'Becken', Drain: 'Ablass', Plateau: 'Hochebene', 'High wind': 'Starker Wind', Endless: 'Endlos', Practice: 'Übung' },
  [UNTIL_FLOORS]: 'Endlos, bis 16. November 2026',
}
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bot: { random: 'Zufall' },
  about: {
    random: 'Wünscht sich, was ihm gerade einfällt.',
    ...Object.fromEntries(Object.entries(ideas).map(([id, idea]) => [id, idea.de])),
  },
  level: {
    ...{ template: 'Ein Becken und ein Turm', sandbox: 'Sandkasten', endless: 'Endlos', practice: 'Übungslevel' },
    ...Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, title.de])),
  },
  preset: PRESETS,
  group: { campaign: 'Kampagne', puzzle: 'Knobelaufgaben', free: 'Frei', practice: 'Übung', dealt: 'Aus einer Zahl gegeben' },
}

export const de: FloodlineWords = {
  ...names,
  ...goals,
  ...events,
  ...spoken,
  ...hud,
  rule: ({ level }) => `${listed(level.objectives.map(goals.objective))}. Was nichts hält, fällt, und Wasser findet seinen Weg.`,
  get how() {
    const key = (control: Bound): string => keyShown(control, 'de')
    const ways = listed(WAYS.map(key))
    return `Schiebe den Stein mit ${ways}, dreh ihn mit ${key('yaw+')} und ${key('yaw-')}, lass ihn mit ${key('drop')} fallen; ${listed(TILTS.map(key))} kippen das Brett. Mit der Maus: Zieh den Stein, dreh ihn mit dem Rad, lass ihn mit einem Doppelklick fallen, kippe mit dem Ring.`
  },
  standing: ({ goals: all }) => `${all.filter(({ met }) => met).length} von ${counted(all.length, 'Ziel', 'Zielen')}`,
  preview,
  advised: (view, { action }) => preview(view, action),
  heard,
  refused,
  ended,
  get keys(): readonly (readonly [string, string])[] {
    return [
      [keysShown('de', 'away', 'left', 'near', 'right'), 'schieben'],
      [keysShown('de', 'yaw+', 'yaw-'), 'gegen den Uhrzeigersinn drehen, mit ihm'],
      [keysShown('de', 'tip-away', 'tip-near'), 'nach hinten oder vorn wenden'],
      [keysShown('de', 'tip-left', 'tip-right'), 'nach links oder rechts wenden'],
      [keysShown('de', 'drop'), 'fallen lassen'],
      [keysShown('de', 'soft'), 'sanft senken'],
      [keysShown('de', 'hold'), 'ablegen'],
      [keysShown('de', 'tilt-away', 'tilt-near', 'tilt-left', 'tilt-right'), 'kippen; gehalten zeigt es, was geschähe'],
      [keysShown('de', 'stabilise', 'freeze', 'drain'), 'festigen, frieren, Abfluss'],
      [keysShown('de', 'corner-1', 'corner-2', 'corner-3', 'corner-4'), 'von einer anderen Ecke sehen'],
      [keysShown('de', 'corner-next'), 'von der nächsten Ecke sehen'],
      [keysShown('de', 'x-ray'), 'Röntgenblick'],
      [keysShown('de', 'layer-up', 'layer-down'), 'eine Schicht höher oder tiefer'],
      [keysShown('de', 'depths'), 'Wassertiefe'],
      [keysShown('de', 'why'), 'warum ist das passiert?'],
      [keysShown('de', 'read'), 'vorlesen, wo der Stein landet'],
      [keysShown('de', 'listen'), 'nach Gehör spielen: die Zeit wartet, das Brett wird vorgelesen'],
      [keysShown('de', 'slower', 'faster'), 'langsamer, schneller'],
      [keysShown('de', 'handling'), 'wie Züge sich wiederholen'],
      [keysShown('de', 'wait'), 'überspringen, was gezeigt wird'],
      ['Maus', 'den Stein ziehen; neben dem Brett: sich umsehen'],
      ['Rad', 'drehen; mit Umschalt, oder Rechtsklick: wenden'],
      ['Doppelklick', 'fallen lassen'],
    ]
  },
  preset: name => PRESETS[name] ?? name,
  named: (what, id) => NAMES[what]?.[id] ?? null,
  scored: (score, preset) => (isPoints(score, preset) ? counted(score, 'Punkt', 'Punkte') : goals.stars(score)),
  shared: ({ level, metrics }, { code, scores }) =>
    code === 'won'
      ? `${level.title}: ${goals.stars(scores[0] ?? 0)}, ${pieces(metrics.pieces)}, ${tilts(metrics.tilts)}`
      : `${level.title}: ${pieces(metrics.pieces)} gesetzt`,
  dealt: ({ bounds: [x, , z], maxWorldHeight, objectives, sandbox }) =>
    `${x} × ${z}, ${maxWorldHeight} hoch: ${sandbox ? 'alle Werkzeuge, kein Ziel, kein Ende' : objectives.map(goals.objective).join('; ')}`,
  random: ({ width, depth, height, water, goal, wind, practice, waits, level }) =>
    level
      ? level.title
      : goal === 'score'
        ? `${width} × ${depth}, ${height} hoch: schwierigere Steine, tiefere Grenze, Wasser und Wind, angekündigt; um Punkte`
        : `${width} × ${depth}, ${height} hoch, ${figure(water)} Wasser, ${GOALS[goal]}${wind ? ', Wind' : ''}${practice ? ', Übung' : ''}${waits ? ', Zeit wartet' : ''}`,
  cues: {
    move: 'Schritt',
    turn: 'Drehung',
    bump: 'kein Weg dorthin',
    hold: 'Stein abgelegt',
    arm: 'bereit',
    disarm: 'nicht mehr bereit',
    soft: 'sanft gesenkt',
    drop: 'Stein fällt',
    lock: 'Stein sitzt',
    tilt: 'das Brett kippt',
    tiltRefused: 'kein Kippen',
    fall: 'Blöcke fallen',
    collapse: 'Einsturz',
    lost: 'Blöcke fallen hinaus',
    flow: 'Wasser läuft',
    spill: 'Wasser läuft über',
    drain: 'Wasser fließt ab',
    freeze: 'Wasser gefriert',
    thaw: 'Eis taut',
    release: 'Anker läuft ab',
    gust: 'Windstoß',
    gustSoon: 'Wind kommt auf',
    goal: 'Ziel erfüllt',
    progress: 'dem Ziel näher',
    setback: 'weiter weg vom Ziel',
    warning: 'Warnung',
    won: 'Level gewonnen',
    star: 'Stern',
    land: 'Blöcke schlagen auf',
    failed: 'Level verloren',
  },
  tiltSense: sense => `${capital(TILT[sense])} kippen`,
}
