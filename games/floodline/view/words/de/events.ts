import type { Refusal } from '../../../../../kernel/game.ts'
import type { Company } from '../../../../../ui/stage.ts'
import type { Removal } from '../../../minds/explain-worlds.ts'
import { type Ability, type FloodEvent, GRAVITIES, type Gravity, type LossCode, type Mutator, WINDS } from '../../../nouns.ts'
import { materialOfToken, pieceOf } from '../../../rules/pieces/pieces.ts'
import type { WhyStep } from '../../hud/warnings/why.ts'
import type { EventWords } from '../types.ts'
import { blocks, capital, cells, counted, named, names, STEP, someBlocks, units } from './names.ts'

const BUMPED = {
  'no-room': 'dort ist kein Platz',
  'along-gravity': 'entlang der Schwerkraft wird ein Stein nie geschoben',
  'no-charge': 'keine Ladung mehr',
  'nothing-to-hold': 'es gibt nichts zu tauschen',
} as const

const LOST: Readonly<Record<LossCode, string>> = {
  overflow: 'Der Bau ist über die Höhengrenze gewachsen.',
  'spawn-blocked': 'Der nächste Stein hatte keinen Platz.',
  'weight-exceeded': 'Die Steine sind schwerer, als das Level erlaubt.',
  'water-forbidden': 'Das Wasser hat die verbotene Höhe erreicht.',
  'resting-on-water': 'Ein Block blieb auf Wasser liegen.',
  'too-many-lost': 'Zu viele Blöcke sind aus der Welt gefallen.',
  'water-overflowed': 'Zu viel Wasser ist übergelaufen.',
  'bag-empty': 'Es gibt keine Steine mehr.',
  'tilt-budget-exceeded': 'Es wurde öfter gekippt, als das Level erlaubt.',
}

const NO = {
  over: 'das Level ist zu Ende',
  'already-asked': 'schon gewünscht',
  'tilt-up': 'die Schwerkraft zeigt nie nach oben',
  'tilt-parallel': 'erst zurückkippen',
  'tilt-not-allowed': 'so wird in diesem Level nicht gekippt',
  'tilt-budget': 'kein Kippen mehr übrig',
  'tilt-cooldown': 'noch nicht bereit',
  'hold-off': 'keine Ablage in diesem Level',
  'hold-used': 'einmal je Stein',
  'no-charges': 'keine Ladung mehr',
  'axis-not-allowed': 'so wird in diesem Level nicht gedreht',
  'soft-already': 'ist schon so',
  'sandbox-only': 'nur im Sandkasten',
  outside: 'außerhalb des Bretts',
  'piece-there': 'dort ist der Stein',
  'already-so': 'ist schon so',
  'no-room': 'kein Platz, um zu erscheinen',
  blocked: 'der Stein ist im Weg',
} as const

export function heard(event: FloodEvent, _company: Company): string {
  switch (event.kind) {
    case 'bumped':
      return `${capital(names.action(event.asked))}: ${BUMPED[event.because]}.`
    case 'moved':
      return moved(event)
    case 'turned':
      return event.kick > 0 ? 'Der Stein ist gedreht und ausgewichen.' : 'Der Stein ist gedreht.'
    case 'held':
      return `${capital(token(event.piece))} liegt auf der Ablage, ${token(event.back)} kommt.`
    case 'armed':
      return `${names.ability(event.ability)} ${event.on ? 'bereit' : 'nicht mehr bereit'}.`
    case 'gust':
      return gust(event)
    case 'dropped':
      return `${capital(cells(event.by))} gefallen.`
    case 'tilt-refused':
      return 'Kein Kippen: der Stein ist im Weg.'
    case 'tilted':
      return `Die Schwerkraft zeigt jetzt ${names.towards(gravityAt(event.to))}, nicht mehr ${names.towards(gravityAt(event.from))}.`
    default:
      return heardOfWorld(event)
  }
}

type Handled = 'bumped' | 'moved' | 'turned' | 'held' | 'armed' | 'gust' | 'dropped' | 'tilt-refused' | 'tilted'

function heardOfWorld(event: Exclude<FloodEvent, { kind: Handled }>): string {
  switch (event.kind) {
    case 'locked':
      return `${capital(names.piece(event.piece, event.material))} sitzt fest.`
    case 'merged':
      return `${blocks(event.cells.length)} gesetzt${event.anchored ? ', verankert' : ''}${event.drain >= 0 ? ', mit einem Abfluss' : ''}${event.displaced.length > 0 ? `, ${units(event.displaced.length)} Wasser verdrängt` : ''}.`
    case 'frozen':
      return `${units(event.cells.length)} Wasser gefroren.`
    case 'fell':
      return `${blocks(event.from.length)} ${cells(event.by)} gefallen${event.lost.length > 0 ? `, ${event.lost.length === event.from.length ? 'alle' : event.lost.length} davon aus der Welt` : ''}.`
    case 'flowed':
      return flowed(event)
    case 'drained':
      return `${units(event.cells.length)} abgelassen.`
    case 'thawed':
      return `${cells(event.cells.length)} Eis getaut.`
    case 'released':
      return `${counted(event.cells.length, 'Anker ist', 'Anker sind')} abgelaufen.`
    case 'settled':
      return `Ebene ${event.y} ist voll und setzt sich zu Fels.`
    case 'sank':
      return event.drunk.length > 0 ? `Sie nimmt ${units(event.drunk.length)} Wasser mit.` : ''
    case 'paid':
      return paid(event)
    case 'poured':
      return `${units(event.cells.length)} Wasser kamen von oben.`
    case 'mutated':
      return `${mutator(event.mutator)}.`
    case 'put':
      return ''
    case 'progress':
      return `Ziel ${event.goal + 1}: ${event.have} von ${event.want}${event.met ? ', erfüllt' : ''}.`
    case 'spawned':
      return `Jetzt kommt: ${names.piece(event.piece, event.material)}.`
    case 'won':
      return `Gewonnen mit ${event.stars} von 3 Sternen.`
    case 'lost':
      return LOST[event.because]
  }
}

/** Was die Punkte mehr geworden sind, und wofür. */
function paid({ part, count, points }: Extract<FloodEvent, { kind: 'paid' }>): string {
  const much = counted(points, 'Punkt', 'Punkte')
  if (part === 'floors') return `${much} für ${counted(count, 'Stockwerk', 'Stockwerke')}.`
  if (part === 'slides') return `${much} für ${blocks(count)}, heil verschoben.`
  return `${much} für einen geplanten Einsturz.`
}

/** Was ein endloses Level ändert, in wenigen Worten. */
function mutator(mutator: Mutator): string {
  switch (mutator.type) {
    case 'BAG':
      return 'Schwierigere Steine'
    case 'LIMIT':
      return `Höhengrenze ${mutator.maxWorldHeight}`
    case 'WATER':
      return `${capital(units(mutator.units))} Wasser alle ${mutator.everyLocks} Steine`
    case 'WIND':
      return `Wind der Stärke ${mutator.pushStrength} alle ${names.seconds(mutator.intervalTicks)}`
  }
}

function moved({ step, by }: Extract<FloodEvent, { kind: 'moved' }>): string {
  if (step === 'wind') return `Der Wind hat den Stein ${cells(by)} weit geschoben.`
  if (step === 'fall' || step === 'soft') return `Der Stein ist ${cells(by)} gefallen.`
  return `${capital(STEP[step])} geschoben.`
}

function gust({ direction, wanted, moved: by }: Extract<FloodEvent, { kind: 'gust' }>): string {
  const to = names.towards(WINDS[direction] ?? 'EAST')
  if (wanted === 0) return `Eine Bö ${to}, zu schwach für diesen Stein.`
  return by === 0 ? `Eine Bö ${to}, und der Stein blieb stehen.` : `Eine Bö schob den Stein ${cells(by)} ${to}.`
}

function flowed({ out, into, overflow }: Extract<FloodEvent, { kind: 'flowed' }>): string {
  const count = Math.max(out.length, into.length)
  const flow = count > 0 || overflow === 0 ? `${units(count)} geflossen` : ''
  const spilt = overflow > 0 ? `${units(overflow)} übergelaufen` : ''
  return `${[flow, spilt].filter(Boolean).join(', ')}.`
}

function token(code: number): string {
  return named(pieceOf(code), materialOfToken(code))
}

function gravityAt(code: number): Gravity {
  return GRAVITIES[code] ?? 'DOWN'
}

export function refused({ code, facts }: Refusal): string | null {
  switch (code) {
    case 'over':
      return 'Das Level ist zu Ende.'
    case 'already-asked':
      return 'Das ist schon gewünscht.'
    case 'tilt-up':
      return 'Die Schwerkraft zeigt nie nach oben.'
    case 'tilt-parallel':
      return 'Solange das Brett so geneigt ist, ändert nur Zurückkippen etwas.'
    case 'tilt-not-allowed':
      return `In diesem Level zeigt die Schwerkraft nicht ${typeof facts['to'] === 'string' ? names.towards(facts['to'] as Gravity) : 'dorthin'}.`
    case 'tilt-budget':
      return `Das Brett ist in diesem Level schon ${Number(facts['used'] ?? 0)}-mal gekippt, öfter geht es nicht.`
    case 'tilt-cooldown':
      return `Kippen geht wieder in ${names.seconds(Number(facts['ticks'] ?? 0))}.`
    case 'hold-off':
      return 'In diesem Level gibt es keine Ablage.'
    case 'hold-used':
      return 'Ablegen geht einmal je Stein.'
    case 'no-charges':
      return `${names.ability(String(facts['ability'] ?? 'freeze') as Ability)}: keine Ladung mehr.`
    case 'axis-not-allowed':
      return 'So werden Steine in diesem Level nicht gedreht.'
    case 'soft-already':
      return facts['on'] === true ? 'Der Stein senkt sich schon.' : 'Der Stein senkt sich schon nicht mehr.'
    case 'sandbox-only':
    case 'outside':
    case 'piece-there':
    case 'already-so':
    case 'no-room':
      return `${capital(NO[code])}.`
    default:
      return null
  }
}

// ── Warum ────────────────────────────────────────────────────────────────────────────────────────────

function root({ code, count, height, ice, from, to }: WhyStep): readonly [string, string] {
  const where = height < 0 ? '' : ` auf Höhe ${height}`
  switch (code) {
    case 'gravity-turned':
      return ['Die Schwerkraft hat gedreht.', `Erst zeigte sie ${names.towards(from)}, jetzt ${names.towards(to)}.`]
    case 'ice-thawed':
      return ice > count && count > 0
        ? ['Das Eis ist getaut.', `Für ${cells(ice)} Eis war die Zeit um; ${count} davon${where} hatten es gehalten.`]
        : ['Das Eis ist getaut.', `Für ${cells(count)} Eis${where} war die Zeit um; sie sind wieder Wasser.`]
    case 'anchor-expired':
      return ['Der Anker ist abgelaufen.', `Er hielt bis zum letzten Kippen${count > 0 ? `, und mit ihm ${blocks(count)}${where}` : ''}.`]
    case 'never-held':
      return ['Nichts hat es gehalten.', 'Es hing in der Luft, als das Level begann.']
    case 'over-void':
      return ['Dort ist das Brett offen.', `Auf der Seite ${names.towards(to)} fallen Blöcke aus der Welt.`]
    case 'lost-support':
      return ['Die Stütze ist weg.', 'Was es gehalten hatte, ist nicht mehr da.']
    case 'displaced':
    case 'spilled':
      return ['Blöcke haben Wasser verdrängt.', `${capital(units(count))} Wasser${where} mussten weichen.`]
    case 'opened':
      return ['Der Damm hat sich bewegt.', 'Blöcke, die das Wasser hielten, kamen frei.']
    case 'dammed':
      return ['Der Stein ist im Weg.', 'Wo er steht, kann kein Wasser hin; es geht anderswohin.']
    case 'dam-moved':
      return ['Der Damm ist weg.', 'Beim letzten Kippen hielt der Stein das Wasser auf.']
    case 'never-at-rest':
      return ['Das Wasser war nicht in Ruhe.', 'Es bewegte sich, sobald sich etwas setzte.']
  }
}

function rule({ code, to }: WhyStep): readonly [string, string] {
  switch (code) {
    case 'gravity-turned':
      return [
        'Dort hält es nichts.',
        `Halten würden nur Fels, Eis, ein Abfluss, ein Anker oder ${to === 'DOWN' ? 'der Boden' : `die Wand im ${names.gravity(to)}`}.`,
      ]
    case 'ice-thawed':
      return ['Wasser hält nichts.', 'Was nur auf Eis ruht, fällt mit ihm.']
    case 'anchor-expired':
    case 'never-held':
    case 'lost-support':
      return ['Sonst hält es nichts.', 'Halten würden nur der Boden, Fels, Eis, ein Abfluss oder ein Anker.']
    case 'over-void':
      return ['Dort ist kein Boden.', 'Halten würden nur Fels, Eis, ein Abfluss oder ein Anker.']
    case 'displaced':
      return ['In einer Zelle ist nur eines.', 'Wasser darin geht in die tiefste freie Zelle, die es erreicht.']
    case 'spilled':
      return ['Ein volles Becken läuft über.', 'Es nimmt den tiefsten Rand und dann die tiefste Zelle dahinter.']
    case 'opened':
    case 'dam-moved':
    case 'dammed':
    case 'never-at-rest':
      return ['Wasser liegt so tief wie möglich.', 'Es steigt nie und wartet auf nichts.']
  }
}

function fell({ count, far, lost, to, bodies }: WhyStep): readonly [string, string] {
  const verb = to === 'DOWN' ? 'gefallen' : `${names.towards(to)} gerutscht`
  const out = lost === 0 ? '' : lost === count ? 'Alle aus der Welt.' : `${blocks(lost)} aus der Welt.`
  const distance = far > 0 ? `${bodies > 1 ? 'Bis zu ' : ''}${cells(far)} weit.` : ''
  return [`${blocks(count)} ${verb}.`, [distance, out].filter(Boolean).join(' ') || 'Als ein Körper.']
}

function flooded({ code, count, height, spilled, ice }: WhyStep): readonly [string, string] {
  const because = {
    displaced: 'Dorthin stieg Wasser, das Blöcke verdrängt hatten.',
    spilled: 'Ein Becken lief über seinen Rand.',
    'gravity-turned': 'Das Wasser lief in die neue Richtung.',
    'ice-thawed': 'Das Eis wurde zu Wasser.',
    opened: 'Der Weg war frei.',
    dammed: 'Der Stein ließ das Wasser nicht anderswohin.',
    'dam-moved': 'Was das Wasser hielt, ist weg.',
    'never-at-rest': 'Das Wasser fand seinen Stand.',
  } as const
  if (ice === count) return [`${cells(count)} Eis`, `${count === 1 ? 'wurde' : 'wurden'} zu Wasser, ab Höhe ${height}.`]
  const text = code in because ? because[code as keyof typeof because] : because.opened
  const were = ice > 0 ? `${ice} davon ${ice === 1 ? 'war' : 'waren'} Eis.` : text
  return [`${cells(count)} überflutet,`, `ab Höhe ${height}. ${spilled ? because.spilled : were}`]
}

const WITHOUT: Readonly<Record<Removal['kind'], string>> = {
  turn: 'ohne das Kippen',
  fall: 'mit einem dieser Blöcke festgehalten',
  thaw: 'mit Eis, das einen Zug länger hält',
  void: 'mit geschlossener Seite',
  piece: 'ohne den Stein',
  units: 'ohne dieses Wasser',
  unrest: 'mit Wasser, das vorher ruht',
  gap: 'mit Fels auf dem Rand',
}

const whyStep: EventWords['whyStep'] = step => (step.kind === 'ended' ? ['', ''] : { root, rule, fell, flooded }[step.kind](step))

export const events: EventWords = {
  bumped: because => BUMPED[because],
  lost: because => LOST[because],
  mutator,
  no: code => NO[code],
  whyTitle: ({ fell: fallen, flooded: wet }) =>
    fallen > 0
      ? `Warum ${blocks(fallen)} ${fallen === 1 ? 'fiel' : 'fielen'}`
      : `Warum ${cells(wet)} überflutet ${wet === 1 ? 'wurde' : 'wurden'}`,
  whyUnder: ({ resolve, fell: fallen, lost, flooded: wet }) => {
    const after = { lock: 'Nach dem Setzen', tilt: 'Nach dem Kippen', both: 'Nach Kippen und Setzen', none: 'Eben jetzt' }[resolve]
    const parts = [fallen > 0 && `${someBlocks(lost)} verloren`, wet > 0 && `${cells(wet)} überflutet`].filter(Boolean)
    return [after, ...parts].join(' · ')
  },
  whyStep,
  checked: 'Geprüft:',
  whyChecked: ({ checked, fell: fallen }) =>
    `${checked.map(kind => WITHOUT[kind]).join(' und ')} noch einmal gespielt, ${fallen > 0 ? 'bleibt alles, wo es war' : 'bleibt es trocken'}.`,
  whyMore: more => `Außerdem ${counted(more, 'weitere Sache', 'weitere Dinge')}.`,
}
