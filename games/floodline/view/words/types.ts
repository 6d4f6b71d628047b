/** Everything the stage says, as types. Both languages have this shape: a sentence that one of them lacks does not compile. */
import type { StageWords } from '../../../../ui/stage.ts'
import type { Naming } from '../../../../ui/voice.ts'
import type {
  Ability,
  Constraint,
  FloodAction,
  Floodline,
  FloodRefusal,
  Gravity,
  LossCode,
  Mutator,
  Objective,
  StarCondition,
  TiltSense,
  WindDirection,
} from '../../nouns.ts'
import type { TiltFuture } from '../../rules/futures.ts'
import type { TiltFate } from '../hud/fate/fate.ts'
import type { CellRead, LandingRead, SliceRead, Thing } from '../hud/inside/reading.ts'
import type { AbilityHud, GoalHud, TiltHud, TiltWay, WindHud } from '../hud/model.ts'
import type { Standing } from '../hud/stars.ts'
import type { HudWarning } from '../hud/warnings/warnings.ts'
import type { Why, WhyStep } from '../hud/warnings/why.ts'
import type { Handling } from '../input/key-repeat.ts'
import type { PhaseName } from '../playback/phases.ts'

type View = Floodline['View']

/** The sounds there are, for their captions. */
export type CueName =
  | 'move'
  | 'turn'
  | 'bump'
  | 'hold'
  | 'arm'
  | 'disarm'
  | 'soft'
  | 'drop'
  | 'lock'
  | 'tilt'
  | 'tiltRefused'
  | 'fall'
  | 'collapse'
  | 'lost'
  | 'flow'
  | 'spill'
  | 'drain'
  | 'freeze'
  | 'thaw'
  | 'release'
  | 'gust'
  | 'gustSoon'
  | 'goal'
  | 'progress'
  | 'setback'
  | 'warning'
  | 'won'
  | 'star'
  | 'land'
  | 'failed'

/** Names of things, and the small words that sentences are made of. */
export interface NameWords {
  figure(number: number): string
  /** Ticks as seconds: `0.8 s`. */
  seconds(ticks: number): string
  piece(piece: number, material: number): string // `heavy L-piece`
  material(material: number): string
  gravity(gravity: Gravity): string // `East`
  towards(gravity: Gravity | WindDirection): string // `east`, for "blows …", "leans …"
  letter(side: Gravity): string // on the rim: N, E, S, W
  thing(thing: Thing, count: number): string // `4 blocks`
  ability(ability: Ability): string
  phase(phase: PhaseName): string
  action(asked: FloodAction): string // `turn it about y`
}

/** What a level asks for. */
export interface GoalWords {
  objective(objective: Objective): string // `Reach height 14`
  objectiveShort(objective: Objective): string // for a narrow screen: `Height 14`
  constraint(constraint: Constraint): string
  starCondition(condition: StarCondition): string
  firstStar: string
  star(conditions: readonly StarCondition[]): string
  starStanding(standing: Standing): string // `still possible`
  stars(count: number): string // `2 of 3 stars`
}

/** What happened, and why. */
export interface EventWords {
  bumped(because: 'no-room' | 'along-gravity' | 'no-charge' | 'nothing-to-hold'): string
  lost(because: LossCode): string
  mutator(mutator: Mutator): string // what an endless level changes
  no(code: FloodRefusal | 'blocked'): string // a refusal in a few words, for a button that does nothing now
  whyTitle(why: Why): string
  whyUnder(why: Why): string
  whyStep(step: WhyStep): readonly [title: string, text: string]
  checked: string
  whyChecked(why: Why): string
  whyMore(more: number): string
}

/** The board for whoever does not see it. */
export interface SpokenWords {
  cellRead(cell: CellRead): string
  sliceRead(slice: SliceRead): string
  landingRead(landing: LandingRead): string
  spokenSlice(view: View, y: number): string
  spokenLanding(view: View): string // '' when there is no piece
  spokenTilt(future: TiltFuture): string
}

export interface HudWords {
  // Left.
  practice: string
  tookBack: string
  noTakeBack: string
  gravityTitle: string
  leans(gravity: Gravity): string
  tiltTo(way: TiltWay): string // name of a button
  tiltHint(way: TiltWay): string // the same with why not, if not
  objectives: string
  have(goal: GoalHud): string // `8 / 14`
  goalSpoken(goal: GoalHud): string
  met: string
  missed: string
  notJudged: string
  notCounted: string
  holding(tilts: number): string
  ripe: string
  starsTitle: string
  best(stars: number): string
  tilt: string
  tiltsLeft(tilt: TiltHud): string // `5 of 8 left`
  tiltState(tilt: TiltHud): string
  tiltsShort: string // under the figure on a phone
  // Right.
  next: string
  nextSpoken(names: readonly string[]): string
  hold: string
  holdEmpty: string
  holdUsed: string
  abilities: string
  armed: string
  abilityState(ability: AbilityHud): string
  abilityDoes(ability: AbilityHud): string
  wind: string
  windIn(wind: WindHud): string // `East in 3 s`
  windCells(wind: WindHud): string
  windThen(wind: WindHud): string
  windHeavy(wind: WindHud): string
  // At the bottom, and over the board.
  warning(warning: HudWarning): string
  moreWarnings(count: number): string
  holdingKey: string
  previewTitle: string
  ifYouTilt: string
  exact: string
  turns(from: Gravity, to: Gravity): string // `Down → East`
  releaseToTilt: string
  costs(preview: TiltFate): readonly (readonly [what: string, much: string])[]
  wouldLose(conditions: readonly StarCondition[]): string
  cannotTilt(preview: TiltFate): string
  resolve: string
  phaseOf(at: number, of: number): string
  watchAgain: string
  goOn: string
  skip: string
  layer: string
  layerOf(at: number, of: number): string
  moveLayer: string
  xray: Readonly<Record<'only' | 'through' | 'unsupported' | 'components' | 'edges' | 'required', string>>
  debugPanel: string
  requiredTitle: string
  requiredText: string
  cellTitle: string
  closeLayer: string
  speed: string
  speedOf(speed: number): string
  // Thumbs.
  thumbs: string
  moveTo(step: string): string
  turn: string
  flip: string
  drop: string
  soft: string
  tiltRing: string
  turnView: string
  // On the board.
  goalMark(height: number): string
  limitMark(height: number): string
  heightNow(height: number): string
  forbiddenMark(height: number): string
  slides(count: number, by: number): string // `77 slide 3`
  basin(letter: string): string
  basinLevel(level: number, filled: number, layer: number): string
  basinSpills(level: number): string
  basinFull: string
  thawsIn(resolves: number): string
  drains(rate: number): string
  // Settings.
  ticksTitle: string
  tickGraph(handling: Handling): string
  delay(ticks: number): string
  rate(ticks: number): string
  heldFor(ticks: number): string
  listen: string // the way to playing by ear
}

export interface FloodlineWords extends StageWords<Floodline>, Naming, NameWords, GoalWords, EventWords, SpokenWords, HudWords {
  preset(name: string): string
  shared: NonNullable<StageWords<Floodline>['shared']>
  cues: Readonly<Record<CueName, string>>
  tiltSense(sense: TiltSense): string
}
