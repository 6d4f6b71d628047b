/** Whether the goals can be met at all. Not whether anybody will. */
import { type Constraint, type FloodLevel, GRAVITIES, type ShapeObjective, type SimpleObjective, type StarCondition } from '../../nouns.ts'
import { DOWN, gravityCode, TILTED } from '../../rules/board/space.ts'
import { lightest } from './check-play.ts'
import type { Findings, Path } from './fault.ts'

/** What several goals ask about the level, worked out once. */
interface Means {
  readonly level: FloodLevel
  readonly tilts: number // that can be made at most
  readonly reachesDown: boolean
  readonly water: number // units that a drain may ever get
  readonly lightest: number
  readonly longest: number // side of the floor
}

export function checkGoals(level: FloodLevel, findings: Findings): void {
  const { tilts, reached } = tiltsOf(level)
  const means: Means = {
    level,
    tilts: Math.min(tilts, level.tilt?.maxRotations ?? tilts, level.tilt?.tiltBudget ?? tilts),
    reachesDown: reached.has(DOWN),
    water: waterOf(level),
    lightest: lightest(level),
    longest: Math.max(level.bounds[0], level.bounds[2]),
  }
  if (level.tilt?.allowed && level.tilt.allowed.length > 0 && tilts === 0)
    findings.add(
      'LV-43',
      ['tilt', 'allowed'],
      `no tilt leads from ${level.gravity ?? 'DOWN'} to any of these; from DOWN tilts lead to the four sides, and from a side to DOWN`,
    )
  level.objectives.forEach((objective, index) => {
    const path = ['objectives', index]
    if (objective.type === 'SEQUENCE')
      objective.objectives.forEach((part, at) => checkGoal(part, [...path, 'objectives', at], means, findings))
    else checkGoal(objective, path, means, findings)
  })
  level.constraints?.forEach((constraint, index) => checkConstraint(constraint, ['constraints', index], means, findings))
  if (level.objectives.length === 0) return // nothing to win, so no stars either
  checkStars(means, findings)
  if (level.objectives.every(({ type }) => type === 'STAY_UNDER_WEIGHT' || type === 'STABLE_END'))
    findings.add('LV-74', ['objectives'], 'the first piece wins, wherever it lands; add something to reach')
}

/** How many tilts the gravities allow (Infinity where they lead in a circle), and where one may get. */
function tiltsOf({ gravity = 'DOWN', tilt = {} }: FloodLevel): { tilts: number; reached: Set<number> } {
  const allowed = (tilt.allowed ?? GRAVITIES).map(gravityCode)
  let here = [gravityCode(gravity)]
  const reached = new Set(here)
  for (let tilts = 0; tilts <= GRAVITIES.length; tilts++) {
    here = [...new Set(here.flatMap(from => TILTED.map(row => row[from]).filter(to => allowed.includes(to))))]
    if (here.length === 0) return { tilts, reached }
    for (const to of here) reached.add(to)
  }
  return { tilts: Number.POSITIVE_INFINITY, reached }
}

/** Ice that never thaws never drains. */
function waterOf({ terrain }: FloodLevel): number {
  let units = 0
  for (const { type, resolves, from, to } of terrain) {
    const cells = from && to ? (to[0] - from[0] + 1) * (to[1] - from[1] + 1) * (to[2] - from[2] + 1) : 1
    if (type === 'WATER' || (type === 'ICE' && resolves !== undefined)) units += cells
  }
  return units
}

function checkGoal(goal: SimpleObjective, path: Path, means: Means, findings: Findings): void {
  const { level, tilts, water, longest } = means
  switch (goal.type) {
    case 'REACH_HEIGHT':
      if (goal.height + 2 > level.maxWorldHeight)
        findings.add(
          'LV-50',
          [...path, 'height'],
          `to reach ${goal.height}, maxWorldHeight (${level.maxWorldHeight}) is at least ${goal.height + 2}: lower the goal or raise the limit`,
        )
      return checkShape(goal, path, means, findings)
    case 'BUILD_PLATEAU':
      checkPlateau(goal, path, level, findings)
      return checkShape(goal, path, means, findings)
    case 'BUILD_BRIDGE':
      if (goal.gap + 2 > longest)
        findings.add('LV-55', [...path, 'gap'], `a gap of ${goal.gap} and its two ends do not fit a floor of at most ${longest} cells`)
      return checkShape(goal, path, means, findings)
    case 'OVERHANG':
      if (goal.length + 1 > longest)
        findings.add(
          'LV-55',
          [...path, 'length'],
          `${goal.length} cells and the end they rest on do not fit a floor of at most ${longest} cells`,
        )
      return checkShape(goal, path, means, findings)
    case 'ENCLOSE_CAVITY':
      return checkShape(goal, path, means, findings)
    case 'DRAIN_WATER':
      if (goal.units > water)
        findings.add(
          'LV-52',
          [...path, 'units'],
          `${goal.units} units are to be drained, and the level has ${water} (water, and ice that thaws)`,
        )
      if (!level.terrain.some(({ type }) => type === 'DRAIN') && (level.abilities?.drain?.charges ?? 0) === 0)
        findings.add('LV-53', path, 'nothing drains water here; add a DRAIN to the terrain or charges of the ability "drain"')
      return
    case 'SURVIVE_ROTATIONS':
      if (goal.count > tilts)
        findings.add('LV-57', [...path, 'count'], `${goal.count} tilts are asked for, and at most ${tilts} can be made`)
      return
    case 'PLACE_PIECES':
      if (level.bag.type === 'FIXED_SEQUENCE' && level.bag.loop === false && goal.count > level.bag.sequence.length)
        findings.add(
          'LV-56',
          [...path, 'count'],
          `${goal.count} pieces are asked for, and the sequence ends after ${level.bag.sequence.length}`,
        )
      return
    case 'STAY_UNDER_WEIGHT':
      return checkMass(goal.maxMass, [...path, 'maxMass'], means, findings)
    case 'STABLE_END':
      return
  }
}

function checkShape({ type, holdForTilts = 0 }: ShapeObjective, path: Path, means: Means, findings: Findings): void {
  if (!means.reachesDown) findings.add('LV-51', path, `${type} is judged only while gravity is DOWN, and no tilt leads there`)
  // Judged under DOWN, so the tilts after that come in pairs, there and back.
  const first = (means.level.gravity ?? 'DOWN') === 'DOWN' ? 0 : 1
  const needed = holdForTilts === 0 ? 0 : first + holdForTilts + (holdForTilts % 2)
  if (needed > means.tilts)
    findings.add(
      'LV-57',
      [...path, 'holdForTilts'],
      `holding for ${holdForTilts} tilts, seen under DOWN, takes ${needed}, and at most ${means.tilts} can be made`,
    )
}

function checkPlateau(
  { worldLevel, width, depth, area }: Extract<SimpleObjective, { type: 'BUILD_PLATEAU' }>,
  path: Path,
  { bounds: [X, , Z], maxWorldHeight }: FloodLevel,
  findings: Findings,
): void {
  if (worldLevel > maxWorldHeight)
    findings.add('LV-54', [...path, 'worldLevel'], `a plateau at ${worldLevel} is above maxWorldHeight ${maxWorldHeight}`)
  if (area !== undefined && width === undefined && depth === undefined) {
    if (area > X * Z) findings.add('LV-54', [...path, 'area'], `a plateau of ${area} cells is larger than the floor, which has ${X * Z}`)
  } else if (area === undefined && width !== undefined && depth !== undefined) {
    if (!((width <= X && depth <= Z) || (width <= Z && depth <= X)))
      findings.add('LV-54', [...path, 'width'], `a plateau of ${width} by ${depth} does not fit a floor of ${X} by ${Z}`)
  } else findings.add('LV-54', path, 'a plateau says "width" and "depth", or "area" alone')
}

function checkConstraint(constraint: Constraint, path: Path, means: Means, findings: Findings): void {
  if (constraint.type === 'WEIGHT_LIMIT') checkMass(constraint.maxMass, [...path, 'maxMass'], means, findings)
}

function checkMass(limit: number, path: Path, means: Means, findings: Findings): void {
  if (limit < means.lightest) findings.add('LV-58', path, `the lightest piece of the bag weighs ${means.lightest}, more than ${limit}`)
}

function checkStars(means: Means, findings: Findings): void {
  const { stars } = means.level
  if (!stars) findings.add('LV-70', '', 'the level has no "stars"; say what earns the second and the third')
  for (const name of ['two', 'three'] as const) {
    const list = stars?.[name]
    if (list?.length === 0) findings.add('LV-70', ['stars', name], 'this star has no condition, so winning alone would earn it; add one')
    list?.forEach((star, index) => checkStar(star, ['stars', name, index], means, findings))
  }
}

function checkStar(star: StarCondition, path: Path, means: Means, findings: Findings): void {
  if (star.type === 'ALSO') checkGoal(star.objective, [...path, 'objective'], means, findings)
  if (star.type === 'MAX_MASS') checkMass(star.mass, [...path, 'mass'], means, findings)
  if (star.type === 'MAX_ABILITY_USES' && (means.level.abilities?.[star.ability]?.charges ?? 0) === 0)
    findings.add('LV-42', [...path, 'ability'], `the level has no charges of "${star.ability}"; take the star out or add the ability`)
}
