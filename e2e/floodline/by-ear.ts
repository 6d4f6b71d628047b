/**
 * Plays a level of the campaign without seeing anything. It knows what a solution is made of, as somebody who was told it: which tilts,
 * and where every piece comes to lie. How the piece lies now, where it would land and which key does what it only hears.
 */

import { floodline } from '../../games/floodline/game.ts'
import { type FloodEvent, GRAVITIES, type TiltSense } from '../../games/floodline/nouns.ts'
import { spotOf } from '../../games/floodline/rules/board/space.ts'
import { Session } from '../../kernel/session.ts'
import type { Cell, Listener } from '../ears.ts'
import { type Recorded, TILT_SIDES } from './player.ts'

/** One thing that is done: a tilt, a piece put on hold, or a piece that lands in these cells. */
export type Deed = { readonly tilt: TiltSense; readonly to: string } | { readonly hold: true } | { readonly lands: readonly Cell[] }

/** What a recorded game comes to, without a word about how. */
export function deedsOf({ level, log }: Recorded): readonly Deed[] {
  const again = new Session(floodline, level)
  const deeds: Deed[] = []
  let tilt: TiltSense = 'forward'
  again.listen(events => {
    for (const event of events as readonly FloodEvent[]) {
      if (event.kind === 'tilted') deeds.push({ tilt, to: (GRAVITIES[event.to] ?? '').toLowerCase() })
      if (event.kind === 'held') deeds.push({ hold: true })
      if (event.kind === 'locked') deeds.push({ lands: event.cells.map(cell => cellOf(spotOf(level.bounds, cell))) })
    }
  })
  for (const { tick, seat, text } of log) {
    if (seat === null) continue
    again.advance(tick - again.tick)
    if (text.startsWith('tilt ')) tilt = text.slice('tilt '.length) as TiltSense
    again.offer(0, text)
  }
  again.advance(60)
  return deeds
}

function cellOf([x, y, z]: readonly [number, number, number]): Cell {
  return { x, y, z }
}

export async function playByEar(ear: Listener, deeds: readonly Deed[]): Promise<void> {
  for (const deed of deeds) {
    const keys = await ear.keys()
    if ('tilt' in deed) {
      await tilt(ear, keys(`Tilt ${TILT_SIDES[deed.tilt]}`), `Tilt ${TILT_SIDES[deed.tilt]}:`)
      await ear.hearsLast(`Gravity now points ${deed.to}`)
    } else if ('hold' in deed) await ear.steer(keys('Hold'))
    else {
      await bring(ear, keys, deed.lands)
      await ear.drop(keys('Drop'))
    }
  }
}

/** Once tells, twice does. While the ring fills, time has to be let pass: by ear it stands. */
async function tilt(ear: Listener, key: string, told: string): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    await ear.press(key)
    await ear.hearsLast(told)
    if (!(await ear.latest()).includes('The next tilt is ready in')) break
    await ear.ask('Enter')
  }
  await ear.press(key)
}

const TURNS = ['Turn anticlockwise', 'Tip away', 'Turn anticlockwise', 'Tip left'] as const

/** Turned until it has the shape, then pushed until it has the place. */
async function bring(ear: Listener, keys: (does: string) => string, wanted: readonly Cell[]): Promise<void> {
  const shape = shapeOf(wanted)
  for (let turn = 0; shapeOf(await ear.landing()) !== shape; turn++) {
    if (turn >= 12) throw new Error(`it cannot be turned to ${shape}: ${await ear.piece()}`)
    await ear.steer(keys(TURNS[turn < 4 ? 0 : turn % TURNS.length] ?? TURNS[0]))
  }
  for (const [axis, more, less] of [
    ['x', 'east', 'west'],
    ['z', 'south', 'north'],
    ['y', 'up', 'down'],
  ] as const) {
    const away = async (): Promise<number> => lowest(wanted, axis) - lowest(await ear.landing(), axis)
    for (let steps = 0, by = await away(); by !== 0 && steps < 30; steps++, by = await away()) {
      const key = keyFor(keys, `Move ${by > 0 ? more : less}`)
      if (key === null) break // along gravity it falls there by itself
      await ear.steer(key)
    }
  }
  const [is, should] = [await ear.landing(), wanted].map(cells =>
    cells
      .map(({ x, y, z }) => `${x} ${y} ${z}`)
      .toSorted()
      .join(', '),
  )
  if (is !== should) throw new Error(`it lands at ${is}, not at ${should}`)
}

function keyFor(keys: (does: string) => string, does: string): string | null {
  try {
    return keys(does)
  } catch {
    return null
  }
}

function lowest(cells: readonly Cell[], axis: keyof Cell): number {
  return Math.min(...cells.map(cell => cell[axis]))
}

function shapeOf(cells: readonly Cell[]): string {
  const [x, y, z] = (['x', 'y', 'z'] as const).map(axis => lowest(cells, axis))
  return cells
    .map(cell => `${cell.x - (x ?? 0)} ${cell.y - (y ?? 0)} ${cell.z - (z ?? 0)}`)
    .toSorted()
    .join(', ')
}
