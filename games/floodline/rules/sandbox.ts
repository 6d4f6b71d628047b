/** What only a sandbox allows: putting things into cells, bringing a piece, letting the world settle [FL-170…FL-176]. */
import type { Refusal } from '../../../kernel/game.ts'
import {
  type FloodEvent,
  type Floodline,
  type FloodRefusal,
  MATERIALS,
  type Material,
  PIECES,
  type PieceName,
  type Spot,
  THINGS,
  type Thing,
  type Tool,
} from '../nouns.ts'
import { BEDROCK, blocks, DRAIN, EMPTY, FOREVER, ICE, POROUS, REINFORCED, SOLID, WALL, WATER } from './board/cells.ts'
import { indexOf } from './board/space.ts'
import { appear, pieceCells } from './pieces/piece.ts'

type State = Floodline['State']

const CODES: Readonly<Record<Thing, number>> = {
  ...{ EMPTY, WATER, SOLID, HEAVY: SOLID + 1, REINFORCED: SOLID + REINFORCED, POROUS, ICE, DRAIN, WALL, BEDROCK },
}

// ── Writing down ─────────────────────────────────────────────────────────────────────────────────────

export function isTool(asked: { readonly kind: string }): asked is Tool {
  return asked.kind === 'put' || asked.kind === 'bring' || asked.kind === 'settle'
}

export function spelledTool(tool: Tool): string {
  switch (tool.kind) {
    case 'put':
      return `put ${tool.thing.toLowerCase()} ${tool.at.join(' ')}`
    case 'bring':
      return `bring ${tool.piece}${tool.material === 'STANDARD' ? '' : `:${tool.material}`}`
    case 'settle':
      return 'settle'
  }
}

const PUT = /^put ([a-z]+) (0|[1-9]\d?) (0|[1-9]\d?) (0|[1-9]\d?)$/
const BRING = /^bring ([A-Z0-9]+)(?::([A-Z]+))?$/

export function parseTool(text: string): Tool | null {
  if (text === 'settle') return { kind: 'settle' }
  const put = PUT.exec(text)
  if (put) {
    const thing = THINGS.find(each => each.toLowerCase() === put[1])
    return thing ? { kind: 'put', thing, at: [Number(put[2]), Number(put[3]), Number(put[4])] } : null
  }
  const [, piece = '', material = 'STANDARD'] = BRING.exec(text) ?? []
  const tool: Tool = { kind: 'bring', piece: piece as PieceName, material: material as Material }
  return PIECES.includes(tool.piece) && MATERIALS.includes(tool.material) && spelledTool(tool) === text ? tool : null
}

/** Every tool there is in this position, refused ones included. */
export function* everyTool({ level: { bounds } }: Readonly<State>): Iterable<Tool> {
  yield { kind: 'settle' }
  for (const piece of PIECES) for (const material of MATERIALS) yield { kind: 'bring', piece, material }
  for (const thing of THINGS)
    for (let y = 0; y < bounds[1]; y++)
      for (let x = 0; x < bounds[0]; x++) for (let z = 0; z < bounds[2]; z++) yield { kind: 'put', thing, at: [x, y, z] }
}

// ── Refusing ─────────────────────────────────────────────────────────────────────────────────────────

function no(code: FloodRefusal, because: string, tool: Tool): Refusal<FloodRefusal> {
  return { code, because, facts: { asked: spelledTool(tool) } }
}

export function refuseTool(state: Readonly<State>, tool: Tool): Refusal<FloodRefusal> | null {
  if (!state.level.sandbox) return no('sandbox-only', `${spelledTool(tool)}: that is possible in a sandbox only`, tool)
  if (tool.kind === 'settle') return null
  if (tool.kind === 'bring')
    return appear({ ...state, piece: PIECES.indexOf(tool.piece) }) ? null : no('no-room', `${tool.piece} has no room to appear`, tool)
  return refusePut(state, tool)
}

function refusePut(state: Readonly<State>, tool: Extract<Tool, { kind: 'put' }>): Refusal<FloodRefusal> | null {
  const { bounds } = state.level
  if (tool.at.some((place, axis) => place < 0 || place >= bounds[axis]))
    return no('outside', `${tool.at.join(', ')} is not on the board`, tool)
  const cell = indexOf(bounds, ...tool.at)
  const code = CODES[tool.thing]
  if (state.cells[cell] === code && state.notes[cell] === noteOf(code)) return no('already-so', 'it is so already', tool)
  return blocks(code) && pieceCells(state).includes(cell) ? no('piece-there', 'the piece in play is in that cell', tool) : null
}

function noteOf(code: number): number {
  return code === ICE || code === SOLID + REINFORCED ? FOREVER : 0
}

// ── Doing ────────────────────────────────────────────────────────────────────────────────────────────

/** Nothing falls or flows because of it until the world settles [FL-172]. */
export function put(state: State, thing: Thing, at: Spot, tell: ((event: FloodEvent) => void) | null): void {
  const cell = indexOf(state.level.bounds, ...at)
  lay(state, cell, CODES[thing])
  tell?.({ kind: 'put', thing, cell })
}

/** Where a piece is to appear, nothing may be in its way [FL-174]. */
export function makeRoom(state: State): void {
  for (const cell of pieceCells(state)) if (blocks(state.cells[cell])) lay(state, cell, EMPTY)
}

function lay(state: State, cell: number, code: number): void {
  state.drainCells = state.drainCells.filter(other => other !== cell)
  state.iceCells = state.iceCells.filter(other => other !== cell)
  state.cells[cell] = code
  state.notes[cell] = noteOf(code)
  if (code === DRAIN) state.drainCells.push(cell)
  state.looseSolids = true
  state.looseWater = true
}
