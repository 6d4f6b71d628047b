/** Whether pieces, tilts, abilities and wind are such that somebody can play. */
import { type Bag, type FloodLevel, type Hazard, PIECES, type PieceName, type Spot, type Token } from '../../nouns.ts'
import { VOXELS } from '../../rules/pieces/pieces.ts'
import type { Findings, Path } from './fault.ts'

const SLOWEST = 120
const FASTEST = 4

export function checkPlay(level: FloodLevel, findings: Findings): void {
  checkTokens(level.bag, level.bounds, ['bag'], findings)
  const { freeze } = level.abilities ?? {}
  if (freeze && freeze.resolves < 2)
    findings.add(
      'LV-40',
      ['abilities', 'freeze', 'resolves'],
      'the lock that freezes counts, so ice of 1 resolve would thaw at once: at least 2',
    )
  const { gravityTicksPerCell = 30 } = level
  if (gravityTicksPerCell < FASTEST || gravityTicksPerCell > SLOWEST)
    findings.add(
      'LV-73',
      ['gravityTicksPerCell'],
      `a piece falls a cell in ${gravityTicksPerCell} ticks; from ${FASTEST} (very fast) to ${SLOWEST} (very slow) is usual`,
    )
  level.hazards?.forEach((hazard, index) => checkWind(hazard, ['hazards', index], findings))
  checkRepeats(level, findings)
}

function checkRepeats({ voidFaces = [], axes = [], tilt = {}, hazards = [] }: FloodLevel, findings: Findings): void {
  const lists: [Path, readonly string[]][] = [
    [['voidFaces'], voidFaces],
    [['axes'], axes],
    [['tilt', 'allowed'], tilt.allowed ?? []],
    ...hazards.map(({ directions = [] }, index): [Path, readonly string[]] => [['hazards', index, 'directions'], directions]),
  ]
  for (const [path, list] of lists) {
    const again = list.findIndex((word, index) => list.indexOf(word) < index)
    if (again >= 0) findings.add('LV-11', [...path, again], `${list[again]} is in this list already; take it out`)
  }
}

// ── The bag ──────────────────────────────────────────────────────────────────────────────────────────

/** Where each token stands; those that are never drawn are left out. */
function tokensOf(bag: Bag, at: Path = ['bag']): (readonly [Token, Path])[] {
  switch (bag.type) {
    case 'FIXED_SEQUENCE':
      return bag.sequence.map((token, index) => [token, [...at, 'sequence', index]])
    case 'BAG_N':
      return bag.tokens.map((token, index) => [token, [...at, 'tokens', index]])
    case 'WEIGHTED':
      return Object.keys(bag.weights)
        .filter(token => bag.weights[token] > 0)
        .map(token => [token as Token, [...at, 'weights', token]])
  }
}

/** Whether something can be drawn, and whether all of it fits the board. */
export function checkTokens(bag: Bag, bounds: Spot, at: Path, findings: Findings): void {
  const tokens = tokensOf(bag, at)
  if (tokens.length === 0) {
    const field = bag.type === 'WEIGHTED' ? 'weights' : bag.type === 'BAG_N' ? 'tokens' : 'sequence'
    if (bag.type === 'WEIGHTED' && Object.keys(bag.weights).length > 0)
      findings.add('LV-31', [...at, field], 'all weights are 0, so nothing can be drawn; give at least one piece a weight')
    else findings.add('LV-30', [...at, field], 'the bag is empty; put at least one piece in')
  }
  for (const [token, path] of tokens) {
    const voxels = VOXELS[pieceOf(token)]
    const size = [0, 1, 2].map(axis => 1 + Math.max(...voxels.map(voxel => voxel[axis])) - Math.min(...voxels.map(voxel => voxel[axis])))
    const axis = size.findIndex((cells, which) => cells > bounds[which])
    if (axis >= 0)
      findings.add(
        'LV-32',
        path,
        `${token} is ${size[axis]} cells along ${'xyz'[axis]}, and the board has ${bounds[axis]}; it could never appear`,
      )
  }
}

function pieceOf(token: Token): number {
  return PIECES.indexOf(token.split(':')[0] as PieceName)
}

/** The mass of the lightest piece that can come; 0 if none can. */
export function lightest({ bag }: FloodLevel): number {
  const masses = tokensOf(bag).map(([token]) => VOXELS[pieceOf(token)].length * (token.endsWith(':HEAVY') ? 2 : 1))
  return masses.length === 0 ? 0 : masses.reduce((a, b) => Math.min(a, b))
}

// ── Wind ─────────────────────────────────────────────────────────────────────────────────────────────

function checkWind({ directionMode, fixedDirection, directions }: Hazard, path: Path, findings: Findings): void {
  if (directionMode === 'FIXED' && fixedDirection === undefined)
    findings.add('LV-45', path, 'wind in FIXED direction needs "fixedDirection": EAST, WEST, NORTH or SOUTH')
  if (directionMode !== 'FIXED' && fixedDirection !== undefined)
    findings.add('LV-46', [...path, 'fixedDirection'], `"fixedDirection" belongs to FIXED, and this wind is ${directionMode}; take it out`)
  if (directionMode !== 'RANDOM_SEEDED' && directions !== undefined)
    findings.add('LV-46', [...path, 'directions'], `"directions" belongs to RANDOM_SEEDED, and this wind is ${directionMode}; take it out`)
}
