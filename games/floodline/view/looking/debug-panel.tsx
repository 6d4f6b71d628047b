/** What the solver sees, shown as "Under the hood": gravity as numbers, the bodies in the order the solver takes them, the water, the picture, and a proof. */
import { X } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import { type Catalogue, spoken } from '../../../../ui/language.ts'
import { bodiesOf } from '../../minds/bodies.ts'
import type { Floodline, Spot } from '../../nouns.ts'
import { WATER } from '../../rules/board/cells.ts'
import { poolsOf } from '../../rules/board/pools.ts'
import { AXES_OF, spotOf } from '../../rules/board/space.ts'
import type { Controller } from '../playback/controller.ts'
import { COMPONENT_TONES } from '../render/palette.ts'
import './debug-panel.css'

type State = Floodline['State']

interface Words {
  readonly title: string
  readonly close: string
  readonly gravity: string
  readonly bodies: string
  readonly columns: readonly [id: string, first: string, elevation: string, voxels: string, held: string]
  readonly held: string
  readonly loose: string
  readonly more: (count: number) => string
  readonly colour: string
  readonly water: string
  readonly pool: (units: number, surface: number) => string
  readonly dry: string
  readonly picture: string
  readonly cost: (draws: number, triangles: number, quality: string) => string
  readonly times: (mesh: string, frame: string) => string
  readonly proof: string
  readonly prove: string
  readonly proving: (done: number, of: number) => string
  readonly proved: (same: number, of: number) => string
}

const WORDS: Catalogue<Words> = {
  en: {
    title: 'Under the hood',
    close: 'Close',
    gravity: 'Gravity',
    bodies: 'Bodies, in order',
    columns: ['id', 'first cell', 'elev.', 'voxels', 'is'],
    held: 'held',
    loose: 'loose',
    more: count => `and ${count} more`,
    colour: 'Show them by colour',
    water: 'Pools',
    pool: (units, surface) => `${units} units, surface ${surface}`,
    dry: 'none',
    picture: 'Picture',
    cost: (draws, triangles, quality) => `${draws} draws, ${triangles} triangles, ${quality}`,
    times: (mesh, frame) => `mesh ${mesh} ms, frame ${frame} ms`,
    proof: 'Determinism',
    prove: 'Run 100 resolves',
    proving: (done, of) => `${done} of ${of} …`,
    proved: (same, of) => `${same} of ${of} as recorded`,
  },
  de: {
    title: 'Unter der Haube',
    close: 'Schließen',
    gravity: 'Schwerkraft',
    bodies: 'Körper, der Reihe nach',
    columns: ['Nr.', 'erste Zelle', 'Höhe', 'Voxel', 'ist'],
    held: 'gehalten',
    loose: 'lose',
    more: count => `und ${count} weitere`,
    colour: 'Farbig zeigen',
    water: 'Becken',
    pool: (units, surface) => `${units} Einheiten, Spiegel ${surface}`,
    dry: 'keine',
    picture: 'Bild',
    cost: (draws, triangles, quality) => `${draws} Zeichenrufe, ${triangles} Dreiecke, ${quality}`,
    times: (mesh, frame) => `Netz ${mesh} ms, Bild ${frame} ms`,
    proof: 'Determinismus',
    prove: '100 Auflösungen rechnen',
    proving: (done, of) => `${done} von ${of} …`,
    proved: (same, of) => `${same} von ${of} wie aufgezeichnet`,
  },
}

const MOST_BODIES = 12

export function DebugPanel({ controller }: { controller: Controller }) {
  const words = spoken(WORDS)
  // Read again with the display around it: ten times a second, and when the board changes.
  const { gravity } = controller.hud.value
  const { state, looking } = controller
  const stats = looking.picture?.stats
  return (
    <section class="fl-card fl-debug" aria-label={words.title}>
      <header class="row">
        <h3>{words.title}</h3>
        <button type="button" class="fl-close centred" aria-label={words.close} onClick={() => void controller.looking.toggleDebugPanel()}>
          <Icon of={X} />
        </button>
      </header>
      <h4>{words.gravity}</h4>
      <p>
        {gravity.name} {axesIn(state)}
      </p>
      <Bodies controller={controller} state={state} words={words} />
      <h4>{words.water}</h4>
      <Pools state={state} words={words} />
      {stats && (
        <>
          <h4>{words.picture}</h4>
          <p data-mesh-ms={stats.meshMs} data-walks={stats.walks} data-frames={stats.frames}>
            {words.cost(stats.draws, stats.triangles, stats.quality)}
            <br />
            {words.times(stats.meshMs.toFixed(1), stats.frameMs.toFixed(1))}
          </p>
        </>
      )}
      <h4>{words.proof}</h4>
      <Proof words={words} />
    </section>
  )
}

/** As the rule book has it [FL-4]. */
function axesIn({ gravity }: State): string {
  const axes = AXES_OF[gravity]
  return axes ? `g ${vector(axes.g)} U ${vector(axes.u)} R ${vector(axes.r)} F ${vector(axes.f)}` : ''
}

function vector(spot: Spot): string {
  return `(${spot.map(part => String(part).replace('-', '−')).join(',')})`
}

function Bodies({ controller, state, words }: { controller: Controller; state: State; words: Words }) {
  const { bodies } = bodiesOf(state)
  const [id, first, elevation, voxels, held] = words.columns
  return (
    <>
      <h4>{words.bodies}</h4>
      <table>
        <thead>
          <tr>
            {[id, first, elevation, voxels, held].map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bodies.slice(0, MOST_BODIES).map(body => (
            <tr key={body.id}>
              <td>
                <i style={{ background: COMPONENT_TONES[(body.id - 1) % COMPONENT_TONES.length] }} /> {body.id}
              </td>
              <td>{vector(spotOf(state.level.bounds, body.first))}</td>
              <td>{body.elevation}</td>
              <td>{body.voxels}</td>
              <td>{body.held ? words.held : words.loose}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {bodies.length > MOST_BODIES && <p>{words.more(bodies.length - MOST_BODIES)}</p>}
      <label class="row">
        <input
          type="checkbox"
          checked={controller.looking.inspection.xray.value.components}
          onChange={() => controller.looking.toggle('components')}
        />
        {words.colour}
      </label>
    </>
  )
}

function Pools({ state, words }: { state: State; words: Words }) {
  const { pools, poolOf } = poolsOf(state)
  if (pools.length === 0) return <p>{words.dry}</p>
  return (
    <ol>
      {pools.map(({ lowest, surface }, pool) => (
        <li key={lowest}>
          {words.pool(
            poolOf.reduce((sum, of, cell) => sum + (of === pool && state.cells[cell] === WATER ? 1 : 0), 0),
            surface,
          )}
        </li>
      ))}
    </ol>
  )
}

/** A hundred resolves in this very browser, a few between two frames. */
function Proof({ words }: { words: Words }) {
  const [done, setDone] = useState<{ same: number; at: number; of: number } | null>(null)
  const [running, setRunning] = useState(false)
  useEffect(() => {
    if (!running) return
    let gone = false
    const run = async (): Promise<void> => {
      const { provedBy, RECORDED } = await import('../../levels/proof.ts')
      let same = 0
      for (const [i, recorded] of RECORDED.entries()) {
        if (provedBy(i + 1) === recorded) same++
        if (i % 4 === 3) await new Promise(requestAnimationFrame)
        if (gone) return
        setDone({ same, at: i + 1, of: RECORDED.length })
      }
      setRunning(false)
    }
    run().catch(() => setRunning(false))
    return () => {
      gone = true
    }
  }, [running])
  return (
    <p class="fl-debug-proof row">
      <button type="button" disabled={running} onClick={() => setRunning(true)}>
        {words.prove}
      </button>
      <output data-right={done !== null && done.same === done.of}>
        {done && (done.at < done.of ? words.proving(done.at, done.of) : words.proved(done.same, done.of))}
      </output>
    </p>
  )
}
