import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Frame } from '../../../ui/frames.ts'
import { declareKeys } from '../../../ui/input/keys.ts'
import { useRoving } from '../../../ui/input/roving.ts'
import { part } from '../../../ui/lazy.tsx'
import { play } from '../../../ui/sound/sound.ts'
import type { PlayerProps, ViewerProps } from '../../../ui/stage.ts'
import type { Blocks } from '../nouns.ts'
import { preview } from '../rules/preview.ts'
import { after, sound, withAfter } from './after.ts'
import { vars } from './block.tsx'
import { Board, Lines } from './board.tsx'
import { cellNamed, shapeAt } from './controls.ts'
import { type Desk, deskOf, type Held, remember } from './desk.ts'
import { Hand } from './hand.tsx'
import { useHands } from './hands.ts'
import { Floating, Pill } from './held.tsx'
import { advisedMarks, heldMarks, type Marks, NO_MARKS, refusedMarks } from './marks.ts'
import { useRoom } from './room.ts'
import './style.css'
import './marks.css'
import './story.css'
import './panels.css'
import './patterns.css'
import { words } from './words.ts'

export { Aside } from './aside.tsx'
export { End } from './end.tsx'
export { Lead } from './lead.tsx'
export { words }
export const frame: Frame = { name: 'rails' }

type Props = PlayerProps<Blocks>

declareKeys(
  'blocks',
  [0, 1, 2].map(slot => ({ id: `blocks.pick-${slot + 1}`, keys: [String(slot + 1)], name: () => words.pick(slot) })),
)

export function Stage(props: Props) {
  const desk = useDesk(props)
  return (
    <Ground {...props} watched={false}>
      <Played {...props} desk={desk} />
    </Ground>
  )
}

export function Viewer(props: ViewerProps<Blocks>) {
  const desk = useDesk(props)
  return (
    <Ground {...props} watched={true}>
      <Watched {...props} desk={desk} />
    </Ground>
  )
}

function useDesk({ table, news }: ViewerProps<Blocks>): Desk {
  const desk = deskOf(table)
  remember(desk, table.view, news)
  return desk
}

interface GroundProps extends ViewerProps<Blocks> {
  readonly watched: boolean
  readonly children: ComponentChildren
}

function Ground({ table, still, watched, children }: GroundProps) {
  const { rows, cols } = table.view
  const root = useRef<HTMLDivElement>(null)
  const over = table.outcome !== null
  useRoom(root, table.view, { watched, over })
  return (
    <div class="bp" ref={root} data-still={still} data-watched={watched} data-over={over} style={vars({ '--rows': rows, '--cols': cols })}>
      <div class="bp-room">{children}</div>
    </div>
  )
}

type Drawn = Props & { readonly desk: Desk }

const Watched = part(async () => (await import('./watched.tsx')).Watched)

/** The board for a player. */
function Played(props: Drawn) {
  const { table, news, still, advice, desk } = props
  const { view, legal } = table
  const roving = useRoving()
  const held = desk.held.value
  const pointed = desk.pointed.value
  const hands = useHands(props, desk, roving)
  const { cells, marks } = pictureOf(props, held)
  const over = table.outcome !== null
  const carried = held?.by === 'carry' ? held : null
  const story = { news, desk, still, cols: view.cols, grid: roving.root }
  const there = after.value
  useEffect(() => withAfter(), [])
  useCues(props)

  // Whatever changed the table, a block that is no longer there is not in hand any more.
  useLayoutEffect(() => {
    if (desk.held.peek() && (over || (view.hand[desk.held.peek()?.slot ?? 0] ?? -1) < 0)) desk.held.value = null
    desk.pointed.value = null
    desk.proving.value = null
  }, [news])

  return (
    <>
      <div class="bp-touch" {...hands.listeners}>
        <Board
          view={view}
          cells={cells}
          marks={marks}
          here={cellNamed(roving.at) ?? { row: 0, col: 0 }}
          grid={roving.root}
          label={words.grid(view)}
          carrying={carried !== null}
          over={over}
        >
          <WouldClear view={view} held={held} />
          {carried && <Carried view={view} held={carried} />}
          {there && <there.Story {...story} />}
        </Board>
      </div>
      <Hand
        view={view}
        legal={legal}
        held={held}
        advised={advice?.action.slot ?? null}
        pointed={pointed}
        over={over}
        press={hands.press}
        click={hands.click}
      />
      {held?.by === 'drag' && hands.flight && <Floating view={view} held={held} flight={hands.flight} floating={hands.floating} />}
    </>
  )
}

/** What is on the board: usually what lies there, at the end also the proof that it could have been otherwise. */
function pictureOf({ table, advice, refusal, desk }: Drawn, held: Held | null): { cells: readonly number[]; marks: Marks } {
  const { view, outcome } = table
  const { cells } = view
  const there = after.value
  if (outcome) {
    const proving = desk.proving.value
    const proof = proving !== null && desk.dealt && view.opened && there?.proofSteps(view, desk.dealt, view.opened.proof)[proving]
    if (proof) return proof
    // Who gave up was not stopped by anything on the board.
    return { cells, marks: there && outcome.code !== 'resign' ? there.overMarks(view, desk.pointed.value) : NO_MARKS }
  }
  if (held && (held.by === 'carry' || held.place)) return { cells, marks: heldMarks(view, held) }
  if (refusal) return { cells, marks: refusedMarks(view, refusal) }
  return { cells, marks: advice && !held ? advisedMarks(view, advice) : NO_MARKS }
}

function WouldClear({ view, held }: { view: Blocks['View']; held: Held | null }) {
  const seen = held?.place && preview(view, { slot: held.slot, ...held.place })
  return seen ? <Lines rows={seen.rows} cols={seen.cols} tint={view.tints[held.slot] ?? 0} /> : null
}

/** A carried block has no pointer to hang on: its outline and its points stand on the grid. */
function Carried({ view, held }: { view: Blocks['View']; held: Held }) {
  const shape = view.hand[held.slot] ?? -1
  if (!held.place || shape < 0) return null
  return (
    <span class="bp-carried" data-side={held.place.col < 2 ? 'right' : 'left'} style={carriedAt(shape, held)}>
      <Pill view={view} held={held} hollow={false} />
    </span>
  )
}

function carriedAt(shape: number, { place }: Held) {
  const { rows, cols } = shapeAt(shape)
  return vars({ '--x': place?.col ?? 0, '--y': place?.row ?? 0, '--h': rows, '--w': cols })
}

/** Sounds of what happened, and of what was turned down. */
function useCues({ news, refusal }: Props): void {
  useEffect(() => {
    if (news.events.length > 0)
      withAfter(({ cuesOf }) => {
        for (const { cue, caption } of cuesOf(news.events)) play(cue, caption)
      })
  }, [news])
  useEffect(() => {
    if (refusal) sound('invalid')
  }, [refusal])
}
