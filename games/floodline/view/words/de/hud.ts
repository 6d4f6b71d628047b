import type { GoalHud } from '../../hud/model.ts'
import type { HudWarning } from '../../hud/warnings/warnings.ts'
import type { HudWords } from '../types.ts'
import { events, refused } from './events.ts'
import { goals } from './goals.ts'
import { blocks, capital, cells, counted, figure, listed, names, pieces, STEP, tilts, turns, turnsDative, units } from './names.ts'

const { gravity, towards, seconds } = names

function have({ kind, have: has, want, met }: GoalHud): string {
  if (kind === 'yes-no') return met ? 'Erfüllt' : has > 0 ? `${figure(has)} bewegt` : 'Noch nicht'
  return `${figure(has)} / ${figure(want)}`
}

function warning(is: HudWarning): string {
  const many = blocks(is.cells.length)
  const one = is.cells.length === 1
  switch (is.kind) {
    case 'resting-on-water':
      return `${many} ${one ? 'ruht' : 'ruhen'} auf Wasser, und Wasser hält nichts`
    case 'unsupported':
      return `${many} ${one ? 'wird' : 'werden'} von nichts gehalten und ${one ? 'fällt' : 'fallen'} beim nächsten Setzen, wenn nichts ${one ? 'ihn' : 'sie'} hält`
    case 'overflow-risk':
      return `${many} ${one ? 'steht' : 'stehen'} nahe der Höhengrenze oder dort, wo der nächste Stein kommt`
    case 'near-limit':
      return is.height > is.limit
        ? `Bis Höhe ${is.height} gebaut: mit dem nächsten Stein auf waagerechtem Brett ist das Level verloren`
        : `Bis Höhe ${is.height} gebaut, und über ${is.limit} ist das Level verloren`
    case 'spawn-taken':
      return `${many} ${one ? 'steht' : 'stehen'} dort, wo der nächste Stein kommt`
    case 'on-ice':
      return `${many} ${one ? 'ruht' : 'ruhen'} auf Eis${is.overWater ? ' über Wasser' : ''} und ${one ? 'fällt' : 'fallen'} in ${turnsDative(is.resolves)}`
    case 'water-near':
      return is.height >= is.forbidden
        ? `Wasser steht auf Höhe ${is.height}: mit dem nächsten Stein ist das Level verloren`
        : `Wasser steht auf Höhe ${is.height}, und auf ${is.forbidden} ist das Level verloren`
    case 'mass-near':
      return `Nur noch ${figure(is.left)} bis zur Gewichtsgrenze`
    case 'too-heavy':
      return `Dieser Stein wiegt ${figure(is.mass)}, und ${is.left === 0 ? 'es ist nichts mehr' : `nur ${figure(is.left)} ${is.left === 1 ? 'ist' : 'sind'} noch`} frei: Wer ihn setzt, verliert`
    case 'spill-near':
      return is.left === 0 ? 'Noch eine Einheit, die überläuft, und das Level ist verloren' : `Nur noch ${units(is.left)} dürfen überlaufen`
    case 'spill-over':
      return `${units(is.have)} übergelaufen, ${is.allowed === 0 ? 'keine' : figure(is.allowed)} erlaubt: Mit diesem Stein ist das Level verloren`
    case 'lost-near':
      return is.left === 0 ? 'Noch ein Block hinaus, und das Level ist verloren' : `Nur noch ${blocks(is.left)} dürfen hinausfallen`
    case 'lost-over':
      return `${blocks(is.have)} verloren, ${is.allowed === 0 ? 'keiner' : figure(is.allowed)} erlaubt: Mit diesem Stein ist das Level verloren`
    case 'last-pieces':
      return is.left === 1 ? 'Das ist der letzte Stein' : `Noch ${pieces(is.left)}`
  }
}

function ms(ticks: number): string {
  return `${Math.round((ticks * 1000) / 60)} ms`
}

const ticks = (count: number): string => counted(count, 'Tick', 'Ticks')

export const hud: HudWords = {
  practice: 'Übung, ohne Rekord',
  tookBack: 'Zurückgenommen. Die Zeit wartet auf dich.',
  noTakeBack: 'Nur in der Übung lässt sich etwas zurücknehmen',
  gravityTitle: 'Schwerkraft',
  leans: to => (to === 'DOWN' ? 'Brett waagerecht' : `Brett neigt sich 14° ${towards(to)}`),
  tiltTo: ({ side, to }) => `${capital(towards(side))} kippen${to === 'DOWN' ? ', zurück in die Waage' : ''}`,
  tiltHint: ({ side, refusal }) =>
    `${capital(towards(side))} kippen${refusal === null ? '' : `: ${events.no(refusal as Parameters<typeof events.no>[0])}`}`,
  objectives: 'Ziele',
  have,
  goalSpoken: goal =>
    `${goals.objective(goal.objective)}: ${have(goal).replace(' / ', ' von ')}${goal.met && goal.kind !== 'yes-no' ? ', erfüllt' : ''}`,
  met: 'Erfüllt',
  missed: 'Verfehlt',
  notJudged: 'Zählt, wenn das Brett waagerecht ist',
  notCounted: 'Zählt mit der nächsten Landung',
  holding: left => `Muss noch ${tilts(left)} stehen`,
  ripe: 'Es hat gehalten. Jetzt muss ein Stein landen.',
  starsTitle: 'Sterne',
  best: stars => `Bisher: ${goals.stars(stars)}`,
  tilt: 'Kippen',
  tiltsLeft: ({ left, of }) => (left === null || of === null ? 'Unbegrenzt' : `noch ${left} von ${of}`),
  tiltState: ({ left, ticks: wait }) => (left === 0 ? 'Kein Kippen mehr übrig' : wait > 0 ? `Wieder in ${seconds(wait)}` : 'Kippen bereit'),
  tiltsShort: 'kippen',

  next: 'Nächste',
  nextSpoken: all => `Als Nächstes: ${listed(all)}`,
  hold: 'Ablage',
  holdEmpty: 'Leer',
  holdUsed: 'Einmal je Stein',
  abilities: 'Kräfte',
  armed: 'Bereit',
  abilityState: ({ ability, charges, armed }) =>
    `${names.ability(ability)}, ${armed ? 'bereit, ' : ''}${charges === 0 ? 'keine Ladung mehr' : `noch ${counted(charges, 'Ladung', 'Ladungen')}`}`,
  abilityDoes: ({ ability, lasts }) =>
    ({
      stabilise: `Verankert den Stein für ${tilts(lasts)}`,
      freeze: `Friert das Wasser um den Stein ein, für ${turns(lasts)}`,
      drain: `Sein Drehpunkt wird ein Abfluss, ${units(lasts)} je Zug, und hält ihn für immer`,
    })[ability],
  wind: 'Wind',
  windIn: ({ direction, ticks: left }) => `${gravity(direction)} in ${seconds(left)}`,
  windCells: ({ cells: by }) => (by === 0 ? 'Dieser Stein hält' : cells(by)),
  windThen: ({ after }) =>
    after ? `Dann ${after.direction ? gravity(after.direction) : 'ungewiss'} in ${figure(Math.ceil(after.ticks / 60))} s` : '',
  windHeavy: ({ heavy }) => (heavy === 0 ? 'Schwere Steine halten' : `Schwere Steine: ${cells(heavy)}`),

  warning,
  moreWarnings: count => `und ${counted(count, 'weitere Warnung', 'weitere Warnungen')}`,
  holdingKey: 'Gehalten',
  previewTitle: 'Vorschau',
  ifYouTilt: 'Wenn du kippst',
  exact: 'Genau',
  turns: (from, to) => `${gravity(from)} → ${gravity(to)}`,
  releaseToTilt: 'Loslassen kippt · Esc bricht ab',
  costs: ({ shift, lost, height, spilled, left, of }) => [
    ['Blöcke verschoben', figure(shift)],
    ['Blöcke verloren', figure(lost)],
    ['Höhe danach', figure(Math.max(0, height))],
    ['Wasser übergelaufen', figure(spilled)],
    ['Kippen danach übrig', left === null || of === null ? 'Unbegrenzt' : `${left} von ${of}`],
  ],
  wouldLose: conditions => `Kostet „${conditions.map(condition => goals.starCondition(condition)).join('; ')}“`,
  cannotTilt: ({ refusal, blocked }) => (refusal ? (refused(refusal) ?? refusal.because) : `Der Stein ist mit ${cells(blocked)} im Weg.`),
  resolve: 'Ablauf',
  phaseOf: (at, of) => `Schritt ${at} von ${of}`,
  watchAgain: 'Noch einmal',
  goOn: 'Weiter',
  skip: 'Überspringen',
  layer: 'Schicht',
  layerOf: (at, of) => `${at} von ${of}`,
  moveLayer: 'Schicht wechseln',
  xray: {
    only: 'Nur diese Schicht',
    through: 'Darüber durchsichtig',
    unsupported: 'Ohne Halt',
    components: 'Körper',
    edges: 'Beckenränder',
    required: 'Nötiger Stand',
  },
  debugPanel: 'Unter der Haube',
  requiredTitle: 'Nötiger Stand',
  requiredText: 'Wie hoch Wasser steigen muss, um dorthin zu kommen.',
  cellTitle: 'Zelle',
  closeLayer: 'Röntgenblick schließen',
  speed: 'Tempo',
  speedOf: speed => (speed === 0 ? 'Steht' : speed === 1 ? 'Üblich' : speed < 1 ? 'Langsam' : 'Schnell'),

  thumbs: 'Steuerung',
  moveTo: step => `${capital(STEP[step as keyof typeof STEP] ?? '')} schieben`,
  turn: 'Drehen',
  flip: 'Wenden',
  drop: 'Fallen',
  soft: 'Sanft',
  tiltRing: 'Das Brett kippen',
  turnView: 'Von der nächsten Ecke sehen',

  goalMark: height => `Ziel ${height}`,
  limitMark: height => `Grenze ${height}`,
  heightNow: height => `Höhe jetzt ${height}`,
  forbiddenMark: height => `Kein Wasser ab ${height}`,
  slides: (count, by) => `${count} rutschen ${by}`,
  basin: letter => `Becken ${letter}`,
  basinLevel: (level, filled, layer) => (filled === layer ? `Stand ${level}` : `Stand ${level}, ${filled} von ${layer}`),
  basinSpills: level => `läuft über bei ${level}`,
  basinFull: 'voll',
  thawsIn: left => `Taut in ${left}`,
  drains: rate => `Nimmt ${rate} je Zug`,

  ticksTitle: 'Ein gehaltener Schritt, Tick für Tick',
  tickGraph: ({ delay, rate }) =>
    `Gehalten kommt ein Schritt sofort, der nächste nach ${counted(delay, 'Tick', 'Ticks')}, dann ${rate === 0 ? 'alle auf einmal' : rate === 1 ? 'jeden Tick einer' : `alle ${ticks(rate)} einer`}.`,
  delay: count => `Verzögerung ${ticks(count)}, ${ms(count)}`,
  rate: count => (count === 0 ? 'Wiederholung: alles auf einmal' : `Wiederholung alle ${ticks(count)}, ${ms(count)}`),
  heldFor: count => `${ticks(count)} gehalten`,
  listen: 'Nach Gehör spielen: Die Zeit wartet auf deine Tasten, und das Brett wird vorgelesen',
}
