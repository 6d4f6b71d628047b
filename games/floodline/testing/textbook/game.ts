/** The whole game from the rule book, for comparing with: a world, a piece, a bag, some wind, and a tick. */
import { pcg32, type Rng } from '../../../../kernel/rng.ts'
import {
  ABILITIES,
  type Ability,
  type Axis,
  type FloodAction,
  type FloodLevel,
  type Floodline,
  type FloodRefusal,
  GRAVITIES,
  type Hazard,
  type LossCode,
  MATERIALS,
  type Metrics,
  PIECES,
  type Progress,
  type Spot,
  type Thing,
  type TiltSense,
  type Token,
  type Tool,
  WINDS,
} from '../../nouns.ts'
import { blocks, codeOf, EMPTY, FOREVER } from '../../rules/board/cells.ts'
import { TextbookBag } from './bag.ts'
import { TextbookEndless } from './endless.ts'
import { alsoIn, isWon, judged, lossOf, restsOnWater, startOf, waterHeight } from './goals.ts'
import { kicks, type Piece, pieceOfToken, poseCode, SPAWN_POSE, spawned, tilted, tokenCode, turned, voxelsOf } from './pieces.ts'
import { isVoidBelow, type Outcome, resolveLock, resolveStanding, resolveTilt, shown, type World, worldOf } from './resolve.ts'
import { settleSolids, tiltBlocked } from './solids.ts'
import { cellAt, dot, frame, isInside, plus } from './space.ts'
import { TextbookWind } from './wind.ts'

type State = Floodline['State']

const QUEUED = 5
const COLLAPSE = 8 // voxels shifted

const INCREMENT = [0x0a02bdbf, 0x7bb3c0a7] as const

const STEP_OF = { 'x+': [1, 0, 0], 'x-': [-1, 0, 0], 'y+': [0, 1, 0], 'y-': [0, -1, 0], 'z+': [0, 0, 1], 'z-': [0, 0, -1] } as const
const OPPOSITES = [
  ['x+', 'x-'],
  ['y+', 'y-'],
  ['z+', 'z-'],
] as const

export class TextbookGame {
  readonly level: FloodLevel
  readonly world: World
  readonly bag: TextbookBag
  readonly words: Rng
  readonly windWords: Rng
  readonly winds: TextbookWind[]
  tickCount = 0
  asked: FloodAction[] = [] // for the coming tick
  soft = false
  piece: Piece
  waiting = false // for a hand [FL-180]
  inPlay = false // false: the piece is locked and nothing came after it
  fallIn: number
  grounded = false
  lockIn: number
  lockResets = 0
  armed = new Set<Ability>()
  charges: Record<Ability, number>
  held: Token | null = null
  holdUsed = false
  queue: Token[] = []
  cooldown = 0
  metrics: Metrics
  goals: Progress[]
  starGoals: Progress[]
  won = false
  lost: LossCode | '' = ''
  readonly endless: TextbookEndless | null

  constructor(level: FloodLevel) {
    this.level = level
    this.world = worldOf(level)
    this.words = pcg32([0, level.seed], INCREMENT)
    this.windWords = pcg32([0x9e3779b9, (0x7f4a7c15 ^ level.seed) >>> 0], INCREMENT)
    this.bag = new TextbookBag(level.bag, this.words)
    this.winds = (level.hazards ?? []).filter(hazard => hazard.enabled !== false).map(hazard => new TextbookWind(hazard, this.windWords))
    this.fallIn = this.fallTicks()
    this.lockIn = this.lockTicks()
    const { stabilise, freeze, drain } = level.abilities ?? {}
    this.charges = { stabilise: stabilise?.charges ?? 0, freeze: freeze?.charges ?? 0, drain: drain?.charges ?? 0 }
    this.metrics = noMetrics()
    this.goals = level.objectives.map(startOf)
    this.starGoals = alsoIn(level).map(startOf)
    this.piece = { name: PIECES[0], material: MATERIALS[0], pose: SPAWN_POSE, at: [0, 0, 0] }
    this.endless = level.endless ? new TextbookEndless(level) : null
    this.changeWhatIsDue()
    this.drawIntoQueue()
    this.spawn()
  }

  // Asking

  /** Notes a wish for the coming tick, or says why not. */
  ask(asked: FloodAction): FloodRefusal | null {
    const because = this.refusal(asked)
    if (because !== null) return because
    if (isTool(asked)) {
      this.use(asked)
      return null
    }
    this.asked.push(asked)
    if (asked.kind === 'soft') this.soft = asked.on
    return null
  }

  private refusal(asked: FloodAction): FloodRefusal | null {
    if (this.isOver()) return 'over'
    if (isTool(asked)) return this.toolRefusal(asked)
    if (this.asked.some(other => isSameClass(asked, other))) return 'already-asked'
    switch (asked.kind) {
      case 'tilt':
        return this.tiltRefusal(asked.sense)
      case 'hold':
        if (!this.level.hold) return 'hold-off'
        return this.holdUsed ? 'hold-used' : null
      case 'ability':
        return this.armed.has(asked.ability) || this.charges[asked.ability] > 0 ? null : 'no-charges'
      case 'turn':
        return this.level.axes === undefined || this.level.axes.includes(asked.axis) ? null : 'axis-not-allowed'
      case 'soft':
        return asked.on === this.soft ? 'soft-already' : null
      case 'move':
      case 'drop':
        return null
    }
  }

  // Tools of a sandbox [FL-170…FL-176]

  private toolRefusal(tool: Tool): FloodRefusal | null {
    if (this.level.sandbox !== true) return 'sandbox-only'
    switch (tool.kind) {
      case 'settle':
        return null
      case 'bring':
        return this.fits(this.spawnedPiece(`${tool.piece}:${tool.material}`)) ? null : 'no-room'
      case 'put': {
        if (!isInside(this.level.bounds, tool.at)) return 'outside'
        const cell = cellAt(this.level.bounds, tool.at)
        const [code, note] = laidBy(tool.thing)
        if (shown(this.world)[cell] === code && this.world.notes[cell] === note) return 'already-so'
        return blocks(code) && this.pieceCells().includes(cell) ? 'piece-there' : null
      }
    }
  }

  private use(tool: Tool): void {
    if (tool.kind === 'put') this.lay(cellAt(this.level.bounds, tool.at), tool.thing)
    if (tool.kind === 'bring') this.begin(this.spawnedPiece(`${tool.piece}:${tool.material}`))
    if (tool.kind === 'settle') this.settle()
  }

  private lay(cell: number, thing: Thing): void {
    const [code, note] = laidBy(thing)
    this.world.cells[cell] = thing === 'WATER' ? EMPTY : code
    this.world.notes[cell] = note
    if (thing === 'WATER') this.world.water.add(cell)
    else this.world.water.delete(cell)
    this.world.iceCells = this.world.iceCells.filter(other => other !== cell)
  }

  /** As after a tilt, but gravity is as it was and no anchor runs out; not at all if the piece is in the way [FL-173]. */
  private settle(): void {
    const { bounds } = this.level
    const { gravity, cells, notes } = this.world
    const { moves } = settleSolids(bounds, gravity, cells, notes, isVoidBelow(this.world))
    const piece = new Set(this.pieceCells())
    if (!tiltBlocked(bounds, gravity, moves, piece)) this.count(resolveStanding(this.world, piece))
  }

  // Endless levels [FL-160…FL-166]

  /** Changes take hold one after the other, and what was announced stays announced. */
  private changeWhatIsDue(): void {
    for (const change of this.endless?.due(this.metrics.pieces) ?? []) {
      if (change.type === 'BAG') this.bag.bag = { type: 'WEIGHTED', weights: change.weights }
      if (change.type !== 'WIND') continue
      const wind: Hazard = {
        ...{ type: 'WIND_GUST', directionMode: 'RANDOM_SEEDED', directions: WINDS },
        ...{ intervalTicks: change.intervalTicks, pushStrength: change.pushStrength },
        firstGustOffsetTicks: this.tickCount + change.intervalTicks,
      }
      const [blowing] = this.winds
      if (blowing) blowing.hazard = wind
      else this.winds.push(new TextbookWind(wind, this.windWords))
    }
  }

  private tiltRefusal(sense: TiltSense): FloodRefusal | null {
    const { allowed = GRAVITIES, maxRotations, tiltBudget } = this.level.tilt ?? {}
    const to = tilted(this.world.gravity, sense)
    if (to === 'up') return 'tilt-up'
    if (to === 'parallel') return 'tilt-parallel'
    if (!allowed.includes(GRAVITIES[to]!)) return 'tilt-not-allowed'
    const isSpent = (cap: number | undefined): boolean => cap !== undefined && this.metrics.tilts >= cap
    if (isSpent(maxRotations) || isSpent(tiltBudget)) return 'tilt-budget'
    return this.cooldown > 0 ? 'tilt-cooldown' : null
  }

  isOver(): boolean {
    return this.won || this.lost !== ''
  }

  // One tick [FL-50]

  tick(): void {
    if (this.isOver()) return
    const asked = this.asked
    this.asked = []
    if (asked.some(isTouch)) this.waiting = false
    for (const wish of asked) if (wish.kind === 'tilt') this.tilt(wish.sense)
    for (const wish of asked) if (wish.kind === 'hold') this.hold()
    for (const ability of ABILITIES) {
      if (asked.some(wish => wish.kind === 'ability' && wish.ability === ability)) this.arm(ability)
    }
    for (const wish of asked) if (wish.kind === 'turn') this.turn(wish.axis, wish.sense)
    this.move(asked)
    if (this.soft && !this.waiting && this.step(frame(this.world.gravity).g)) this.fallIn = this.fallTicks()
    const dropped = asked.some(wish => wish.kind === 'drop')
    if (dropped) while (this.step(frame(this.world.gravity).g));
    if (this.waiting) for (const wind of this.winds) wind.next++
    else this.blow(!dropped)
    if (!dropped && !this.waiting) this.fall()
    if (dropped || this.isLockDue()) this.lock()
    if (this.cooldown > 0) this.cooldown--
    this.tickCount++
  }

  /** Refused, with nothing changed, if the active piece is in the way of what would slide. */
  private tilt(sense: TiltSense): void {
    const { bounds } = this.level
    const to = tilted(this.world.gravity, sense)
    if (to === 'up' || to === 'parallel') return
    const after: World = { ...this.world, gravity: to }
    const { moves } = settleSolids(bounds, to, after.cells, after.notes, isVoidBelow(after))
    const piece = new Set(this.pieceCells())
    if (tiltBlocked(bounds, to, moves, piece)) return
    this.world.gravity = to
    const outcome = resolveTilt(this.world, piece)
    this.count(outcome)
    this.endless?.pay(outcome, true)
    this.metrics.tilts++
    this.cooldown = (this.level.tilt?.cooldownTicks ?? 0) + 1
    this.waiting = this.level.waits === true
  }

  /** Ignored if there is nothing to take instead, or no room for it. */
  private hold(): void {
    const incoming = this.held ?? this.queue[0]
    if (incoming === undefined || !this.fits(this.spawnedPiece(incoming))) return
    if (this.held === null) {
      this.queue.shift()
      this.drawIntoQueue()
    }
    const { name, material } = this.piece
    this.held = `${name}:${material}`
    this.begin(this.spawnedPiece(incoming))
    this.holdUsed = true
    this.metrics.holds++
  }

  /** A charge is spent on arming and never comes back [FL-77]. */
  private arm(ability: Ability): void {
    if (this.armed.delete(ability)) return
    if (this.charges[ability] === 0) return
    if (this.level.sandbox !== true) this.charges[ability]--
    this.armed.add(ability)
  }

  private turn(axis: Axis, sense: 1 | -1): void {
    const pose = turned(this.piece.pose, axis, sense)
    for (const kick of kicks(this.world.gravity, this.lockResets < this.maxResets())) {
      const candidate = { ...this.piece, pose, at: plus(this.piece.at, kick) }
      if (!this.fits(candidate)) continue
      this.piece = candidate
      return
    }
  }

  /** At most one step an axis, never along gravity; opposite wishes cancel. */
  private move(asked: readonly FloodAction[]): void {
    const isAsked = (step: string): boolean => asked.some(wish => wish.kind === 'move' && wish.step === step)
    for (const [one, other] of OPPOSITES) {
      if (isAsked(one) === isAsked(other)) continue
      const step = STEP_OF[isAsked(one) ? one : other]
      if (dot(step, frame(this.world.gravity).g) === 0) this.step(step)
    }
  }

  private blow(acts: boolean): void {
    for (const wind of this.winds) {
      if (wind.next !== this.tickCount) continue
      for (let i = wind.push(this.piece.material); acts && i > 0; i--) if (!this.step(wind.step())) break
      wind.pass()
    }
  }

  private fall(): void {
    this.fallIn--
    if (this.fallIn > 0) return
    this.step(frame(this.world.gravity).g)
    this.fallIn = this.fallTicks()
  }

  /** Judges whether the piece is grounded, once a tick, and counts the delay [FL-22, FL-24, FL-25]. */
  private isLockDue(): boolean {
    const wasGrounded = this.grounded
    const { g } = frame(this.world.gravity)
    this.grounded = !this.fits({ ...this.piece, at: plus(this.piece.at, g) })
    if (this.grounded) {
      if (this.level.waits !== true || (this.soft && !this.waiting)) this.lockIn--
    } else if (wasGrounded && this.lockResets < this.maxResets()) {
      this.lockResets++
      this.lockIn = this.lockTicks()
    }
    return this.grounded && this.lockIn <= 0
  }

  // Locking

  private lock(): void {
    const { metrics } = this
    const { material } = this.piece
    const voxels = this.pieceCells()
    const tilts = this.armed.has('stabilise') ? (this.level.abilities?.stabilise?.tilts ?? 2) : 0
    const outcome = resolveLock(this.world, {
      voxels,
      code: codeOf('SOLID', MATERIALS.indexOf(material)),
      note: material === 'REINFORCED' ? FOREVER : tilts,
      asDrain: this.armed.has('drain'),
      freezes: this.armed.has('freeze'),
    })
    if (this.endless) {
      this.endless.floors += outcome.floors
      this.endless.pay(outcome, false)
      this.endless.pour(this.world)
    }
    this.inPlay = false
    metrics.pieces++
    metrics.mass += voxels.length * (material === 'HEAVY' ? 2 : 1)
    if (this.armed.has('stabilise')) metrics.stabilised++
    if (this.armed.has('freeze')) metrics.froze++
    if (this.armed.has('drain')) metrics.drains++
    this.armed.clear()
    this.count(outcome)
    metrics.waterHeight = Math.max(metrics.waterHeight, waterHeight(this.state()))
    if (restsOnWater(this.state())) metrics.rested++
    this.evaluate()
    if (this.isOver()) return
    this.changeWhatIsDue()
    this.spawn()
  }

  private count({ shift, lost, overflowed, drained }: Outcome): void {
    const { metrics } = this
    metrics.shift += shift
    metrics.shiftLast = shift
    metrics.lost += lost
    metrics.lostLast = lost
    metrics.overflowed += overflowed
    metrics.drained += drained
    if (shift >= COLLAPSE) metrics.collapses++
  }

  /** Progress first, then what loses, then what wins [FL-110]. */
  private evaluate(): void {
    const state = this.state()
    this.goals = this.level.objectives.map((objective, i) => judged(state, objective, this.goals[i]!))
    this.starGoals = alsoIn(this.level).map((objective, i) => judged(state, objective, this.starGoals[i]!))
    this.lost = this.level.sandbox === true ? '' : lossOf(this.state())
    this.won = this.lost === '' && this.level.objectives.length > 0 && isWon(this.state())
  }

  // Pieces coming in

  /** Up to five, for as long as there is anything to draw [FL-55, FL-161]. */
  private drawIntoQueue(): void {
    while (this.queue.length < QUEUED) {
      const token = this.bag.draw()
      if (token === null) return
      this.queue.push(token)
    }
  }

  /** The next of the queue; when it is empty, what is on hold [FL-59]. */
  private spawn(): void {
    let token = this.queue.shift()
    if (token !== undefined) {
      this.drawIntoQueue()
    } else if (this.held !== null) {
      token = this.held
      this.held = null
    } else {
      this.lost = 'bag-empty'
      return
    }
    const piece = this.spawnedPiece(token)
    if (this.level.sandbox === true)
      for (const cell of voxelsOf(piece).map(spot => cellAt(this.level.bounds, spot)))
        if (blocks(this.world.cells[cell]!)) this.lay(cell, 'EMPTY')
    if (!this.fits(piece)) {
      this.lost = 'spawn-blocked'
      return
    }
    this.begin(piece)
    this.holdUsed = false
  }

  private spawnedPiece(token: Token): Piece {
    return spawned(this.level.bounds, this.level.maxWorldHeight, this.world.gravity, token)
  }

  private begin(piece: Piece): void {
    this.piece = piece
    this.inPlay = true
    this.armed.clear()
    this.fallIn = this.fallTicks()
    this.grounded = false
    this.lockIn = this.lockTicks()
    this.lockResets = 0
    this.waiting = this.level.waits === true
  }

  // The piece among the cells

  private pieceCells(): number[] {
    return voxelsOf(this.piece).map(spot => cellAt(this.level.bounds, spot))
  }

  private fits(piece: Piece): boolean {
    const { bounds } = this.level
    return voxelsOf(piece).every(spot => isInside(bounds, spot) && !blocks(this.world.cells[cellAt(bounds, spot)]!))
  }

  /** Moves the piece one cell if there is room. */
  private step(by: Spot): boolean {
    const candidate = { ...this.piece, at: plus(this.piece.at, by) }
    if (!this.fits(candidate)) return false
    this.piece = candidate
    return true
  }

  private fallTicks(): number {
    return this.level.gravityTicksPerCell ?? 30
  }

  private lockTicks(): number {
    return this.level.lock?.delayTicks ?? 12
  }

  private maxResets(): number {
    return this.level.lock?.maxResets ?? 4
  }

  // Showing

  /** A record of its own: nothing in it is shared with the game. */
  state(): State {
    const { piece } = this
    return {
      level: this.level,
      cells: Uint8Array.from(shown(this.world)),
      notes: Uint8Array.from(this.world.notes),
      gravity: this.world.gravity,
      tick: this.tickCount,
      asked: 0,
      soft: this.soft,
      piece: this.inPlay ? PIECES.indexOf(piece.name) : -1,
      material: MATERIALS.indexOf(piece.material),
      pose: poseCode(piece.pose),
      x: piece.at[0],
      y: piece.at[1],
      z: piece.at[2],
      fallIn: this.fallIn,
      grounded: this.grounded,
      lockIn: this.lockIn,
      lockResets: this.lockResets,
      armed: ABILITIES.reduce((bits, ability, i) => bits + (this.armed.has(ability) ? 2 ** i : 0), 0),
      charges: ABILITIES.map(ability => this.charges[ability]),
      held: this.held === null ? -1 : codeOfToken(this.held),
      holdUsed: this.holdUsed,
      queue: this.queue.map(codeOfToken),
      bagAt: this.bag.at,
      bagRest: this.bag.rest.map(codeOfToken),
      words: this.words.slice(),
      windWords: this.windWords.slice(),
      winds: this.winds.map(wind => wind.state()),
      cooldown: this.cooldown,
      drainCells: [...this.world.drainCells],
      iceCells: [...this.world.iceCells],
      looseSolids: false,
      looseWater: false,
      metrics: { ...this.metrics },
      goals: this.goals.map(goal => ({ ...goal })),
      starGoals: this.starGoals.map(goal => ({ ...goal })),
      won: this.won,
      lost: this.lost,
      ...(this.endless && { endless: this.endless.state() }),
      ...(this.isOver() && NO_PIECE),
      ...(this.level.waits && { waiting: this.waiting && !this.isOver() }),
    }
  }
}

/** When a level is over there is no piece, and nothing is left to say about one. */
const NO_PIECE = {
  piece: -1,
  material: 0,
  pose: 0,
  x: 0,
  y: 0,
  z: 0,
  fallIn: 0,
  grounded: false,
  lockIn: 0,
  lockResets: 0,
  armed: 0,
  holdUsed: false,
}

/** What a tool makes of a cell: its code and its note. */
function laidBy(thing: Thing): [code: number, note: number] {
  switch (thing) {
    case 'EMPTY':
      return [EMPTY, 0]
    case 'HEAVY':
      return [codeOf('SOLID', 1), 0]
    case 'REINFORCED':
      return [codeOf('SOLID', 2), FOREVER]
    case 'ICE':
      return [codeOf('ICE', 0), FOREVER]
    default:
      return [codeOf(thing, 0), 0]
  }
}

function isTool(asked: FloodAction): asked is Tool {
  return asked.kind === 'put' || asked.kind === 'bring' || asked.kind === 'settle'
}

/** Anything a hand does; letting go of soft drop is not doing [FL-182]. */
function isTouch(wish: FloodAction): boolean {
  return wish.kind !== 'soft' || wish.on
}

function codeOfToken(token: Token): number {
  return tokenCode(pieceOfToken(token))
}

/** Whether two wishes exclude each other in one tick. */
function isSameClass(one: FloodAction, other: FloodAction): boolean {
  if (one.kind === 'ability' && other.kind === 'ability') return one.ability === other.ability
  if (one.kind === 'move' && other.kind === 'move') return one.step === other.step
  return one.kind === other.kind
}

function noMetrics(): Metrics {
  return {
    pieces: 0,
    tilts: 0,
    shift: 0,
    shiftLast: 0,
    lost: 0,
    lostLast: 0,
    drained: 0,
    overflowed: 0,
    mass: 0,
    holds: 0,
    stabilised: 0,
    froze: 0,
    drains: 0,
    collapses: 0,
    waterHeight: -1,
    rested: 0,
  }
}
