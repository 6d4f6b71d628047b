/** A cell of a board that is looked into, and what is known of it. Pointed at, or found by keys. */
import { useMemo } from 'preact/hooks'
import { type Catalogue, spoken } from '../../../../../ui/language.ts'
import { type Floodline, MATERIALS } from '../../../nouns.ts'
import { indexOf, spotOf } from '../../../rules/board/space.ts'
import { BASINS } from '../../looking/callouts.ts'
import { words } from '../../words/index.ts'
import { LOOK_NAMES } from '../../words/look-names.ts'
import './cell.css'
import { type Probe, probeOf } from './probe.ts'
import type { Thing } from './reading.ts'

interface Words {
  readonly is: string
  readonly things: Readonly<Record<Thing, string>>
  readonly looks: string
  readonly made: string
  readonly body: string
  of(id: number, voxels: number): string
  readonly support: string
  readonly held: string
  readonly loose: string
  readonly fixed: string
  readonly required: string
  readonly never: string
  readonly basin: string
  readonly level: string
  readonly spills: string
  readonly piece: string
}

const WORDS: Catalogue<Words> = {
  en: {
    is: 'Type',
    things: {
      ...{ empty: 'Open', water: 'Water', block: 'Block', porous: 'Porous' },
      ...{ ice: 'Ice', drain: 'Drain', wall: 'Wall', rock: 'Rock' },
    },
    looks: 'Looks like',
    made: 'Material',
    body: 'Body',
    of: (id, voxels) => `${id} of ${voxels}`,
    support: 'Support',
    held: 'held',
    loose: 'none',
    fixed: 'fixed',
    required: 'Required level',
    never: 'never wet',
    basin: 'Basin',
    level: 'Level',
    spills: 'Spills at',
    piece: 'The piece',
  },
  de: {
    is: 'Art',
    things: {
      ...{ empty: 'Offen', water: 'Wasser', block: 'Block', porous: 'Porös' },
      ...{ ice: 'Eis', drain: 'Abfluss', wall: 'Mauer', rock: 'Fels' },
    },
    looks: 'Aussehen',
    made: 'Material',
    body: 'Körper',
    of: (id, voxels) => `${id} mit ${voxels}`,
    support: 'Halt',
    held: 'gehalten',
    loose: 'keiner',
    fixed: 'fest',
    required: 'Nötiger Pegel',
    never: 'nie nass',
    basin: 'Becken',
    level: 'Pegel',
    spills: 'Läuft über bei',
    piece: 'Der Stein',
  },
}

interface CellProps {
  readonly state: Floodline['State']
  readonly board: number // goes up when the board changes
  readonly cell: number
  readonly looks?: Uint8Array
  probe(cell: number): void
}

export function Cell({ state, board, cell, looks, probe }: CellProps) {
  const said = spoken(WORDS)
  const { bounds } = state.level
  const known = useMemo(() => probeOf(state, cell, looks), [state, board, cell])
  const [x, y, z] = spotOf(bounds, cell)
  return (
    <section class="fl-card fl-cell" aria-label={words.cellTitle}>
      <header class="row">
        <h3>{words.cellTitle}</h3>
      </header>
      {/* The height is the layer's: its own slider, or its keys. */}
      <Slider name="x" at={x} of={bounds[0]} to={to => probe(indexOf(bounds, to, y, z))} />
      <Slider name="z" at={z} of={bounds[2]} to={to => probe(indexOf(bounds, x, y, to))} />
      <dl aria-live="polite">
        {rows(known, said).map(([what, much]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{much}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Slider({ name, at, of, to }: { name: string; at: number; of: number; to(at: number): void }) {
  return (
    <label class="row">
      {name}
      <input type="range" min={0} max={of - 1} value={at} onInput={event => to(event.currentTarget.valueAsNumber)} />
    </label>
  )
}

/** What there is to say, in the order in which somebody asks. */
function rows(known: Probe, said: Words): (readonly [string, string])[] {
  const { x, y, z, thing, look, material, anchored, thaws, body, req, basin, piece } = known
  const facts: (readonly [string, string])[] = [
    ['x, y, z', `${x}, ${y}, ${z}`],
    [said.is, piece ? said.piece : said.things[thing]],
  ]
  if (look) facts.push([said.looks, spoken(LOOK_NAMES)[look]])
  if (thing === 'block' || thing === 'porous') facts.push([said.made, words.material(MATERIALS.indexOf(material))])
  if (body) facts.push([said.body, said.of(body.id, body.voxels)], [said.support, body.held ? said.held : said.loose])
  else if (anchored > 0 || thing === 'rock' || thing === 'wall' || thing === 'drain' || thing === 'ice')
    facts.push([said.support, said.fixed])
  if (thing === 'ice' && Number.isFinite(thaws)) facts.push([said.things.ice, words.thawsIn(thaws)])
  if (thing === 'empty' || thing === 'water' || thing === 'porous') facts.push([said.required, req < 0 ? said.never : String(req)])
  if (basin) facts.push([said.basin, BASINS[basin.number] ?? '–'], [said.level, String(basin.surface)])
  if (basin && basin.spill >= 0) facts.push([said.spills, String(basin.spill)])
  return facts
}
