import { type End, type Run, readLanding, readSlice, type Thing } from '../../hud/inside/reading.ts'
import type { SpokenWords } from '../types.ts'
import { refused } from './events.ts'
import { capital, cells, counted, listed, names, someBlocks, someUnits, TILT, tilts, turnsDative, units } from './names.ts'

const THINGS: Readonly<Record<Thing, string>> = {
  empty: 'leer',
  water: 'Wasser',
  block: 'Block',
  porous: 'poröser Block',
  ice: 'Eis',
  drain: 'Abfluss',
  wall: 'Mauer',
  rock: 'Fels',
}

const ON: Readonly<Record<Thing | End, string>> = {
  ...{ empty: 'in der Luft', water: 'auf Wasser', block: 'auf einem Block', porous: 'auf einem porösen Block', ice: 'auf Eis' },
  ...{ drain: 'auf einem Abfluss', wall: 'auf einer Mauer', rock: 'auf Fels', edge: 'auf dem Boden' },
  ...{ side: 'am Rand des Bretts', void: 'über dem Nichts' },
}

const MADE_OF = { STANDARD: '', HEAVY: 'schwer', REINFORCED: 'verstärkt' } as const

const SCOPE = { SELF: 'aus der Zelle darauf', ADJ6: 'aus den Zellen, die ihn berühren', ADJ26: 'aus allen Zellen ringsum' } as const

function ran({ thing, from, to }: Run): string {
  return `${THINGS[thing]} x ${from === to ? from : `${from} bis ${to}`}`
}

const cellRead: SpokenWords['cellRead'] = ({ x, y, z, thing, material, anchored, thaws, rate, scope, depth, piece, lands }) => {
  const what = [
    THINGS[thing],
    MADE_OF[material],
    anchored > 0 && `verankert ${anchored === Number.POSITIVE_INFINITY ? 'für immer' : `für ${tilts(anchored)}`}`,
    thing === 'ice' && (thaws === Number.POSITIVE_INFINITY ? 'taut nie' : `taut in ${turnsDative(thaws)}`),
    thing === 'drain' && `nimmt je Zug ${units(rate)} ${SCOPE[scope]}`,
    depth > 1 && `${cells(depth)} unter der Oberfläche`,
    piece && 'hier ist der Stein',
    lands && !piece && 'hier landet der Stein',
  ]
  return `x ${x}, z ${z}, Höhe ${y}: ${what.filter(Boolean).join(', ')}.`
}

const sliceRead: SpokenWords['sliceRead'] = ({ y, counts, rows }) =>
  counts.length === 0
    ? `Höhe ${y}: leer.`
    : `Höhe ${y}: ${listed(counts.map(([thing, count]) => names.thing(thing, count)))}. ${rows.map(({ z, runs }) => `Reihe z ${z}: ${runs.map(ran).join('; ')}`).join('. ')}.`

const landingRead: SpokenWords['landingRead'] = ({ piece, material, x, z, height, on, wet, falls }) => {
  const water = wet > 0 ? `, ${counted(wet, 'Zelle', 'Zellen')} im Wasser` : ''
  return `${capital(names.piece(piece, material))} ${falls === 0 ? 'steht' : 'landet'} auf x ${x}, z ${z}, Höhe ${height}, ${ON[on]}${water}.`
}

export const spoken: SpokenWords = {
  cellRead,
  sliceRead,
  landingRead,
  spokenSlice: (view, y) => sliceRead(readSlice(view, y)),
  spokenLanding: view => {
    const landing = readLanding(view)
    return landing ? landingRead(landing) : ''
  },
  spokenTilt: ({ sense, refusal, blocked, shift, lost, overflow }) => {
    const title = `${capital(TILT[sense])} kippen`
    if (refusal) return `${title}: ${refused(refusal) ?? refusal.because}`
    if (blocked) return `${title}: der Stein ist mit ${cells(blocked.length)} im Weg.`
    return `${title}: ${someBlocks(shift)} verschoben, ${someBlocks(lost)} verloren, ${someUnits(overflow)} Wasser übergelaufen.`
  },
}
