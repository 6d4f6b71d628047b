import { styleVars } from '../../../../ui/fit.ts'
import { useRoving } from '../../../../ui/input/roving.ts'
import type { PlayerProps } from '../../../../ui/stage.ts'
import type { Blocks } from '../../nouns.ts'
import { preview } from '../../rules/preview.ts'
import { cellNamed } from '../input/geometry.ts'
import { useInput } from '../input/use-input.ts'
import { shapeAt } from '../shape.ts'
import { type Held, placementOnItsWay, type ViewState } from '../view-state.ts'
import { words } from '../words/index.ts'
import { Board, Lines } from './board.tsx'
import { overMarks, proofSteps } from './end-marks.ts'
import { Floating, Pill } from './floating.tsx'
import { Hand } from './hand.tsx'
import { LatestMove } from './latest-move.tsx'
import { advisedMarks, heldMarks, type Marks, NO_MARKS, placementMarks, refusedMarks } from './marks.ts'

type Props = PlayerProps<Blocks> & { readonly state: ViewState }

/** The board for a player. */
export function PlayedBoard(props: Props) {
  const { table, news, still, advice, state } = props
  const { view, legal } = table
  const roving = useRoving()
  const held = state.held.value
  const { dragging, press, click, listeners } = useInput(props, state, roving)
  const { cells, marks } = contentOf(props, held)
  const over = table.outcome !== null
  const carried = held?.by === 'carry' ? held : null
  return (
    <>
      <div class="bp-touch" {...listeners}>
        <Board
          view={view}
          cells={cells}
          marks={marks}
          here={cellNamed(roving.at) ?? { row: 0, col: 0 }}
          grid={roving.root}
          label={words.grid(view)}
          carrying={carried !== null}
          over={over}
          busy={table.pending !== null}
        >
          <WouldClear view={view} held={held} />
          {carried && <Carried view={view} held={carried} />}
          <LatestMove news={news} state={state} still={still} cols={view.cols} grid={roving.root} />
        </Board>
      </div>
      <Hand
        view={view}
        legal={legal}
        held={held?.slot ?? null}
        sent={placementOnItsWay(table)?.slot ?? null}
        advised={advice?.action.slot ?? null}
        over={over}
        press={press}
        click={click}
      />
      {held?.by === 'drag' && dragging.flight && <Floating view={view} held={held} flight={dragging.flight} floating={dragging.floating} />}
    </>
  )
}

/** What the cells show. */
interface BoardContent {
  readonly cells: readonly number[]
  readonly marks: Marks
}

/** What is on the board: what lies there, and what there is to say about it. */
function contentOf(props: Props, held: Held | null): BoardContent {
  const { table, advice, refusal } = props
  const { view } = table
  if (table.outcome) return endContent(props)
  if (held && (held.by === 'carry' || held.place)) return { cells: view.cells, marks: heldMarks(view, held) }
  const sent = placementOnItsWay(table)
  if (sent) return { cells: view.cells, marks: placementMarks(view, sent) }
  if (refusal) return { cells: view.cells, marks: refusedMarks(view, refusal) }
  return { cells: view.cells, marks: advice && !held ? advisedMarks(view, advice) : NO_MARKS }
}

/** At the end: why nothing fits, or the proof that everything did. */
function endContent({ table: { view, outcome }, state }: Props): BoardContent {
  const { dealt } = state
  const at = state.proving.value
  const proof = at !== null && dealt && view.opened && proofSteps(view, dealt, view.opened.proof)[at]
  if (proof) return proof
  // Who gave up was not stopped by anything on the board.
  return { cells: view.cells, marks: outcome?.code === 'resign' ? NO_MARKS : overMarks(view, state.pointed.value) }
}

function WouldClear({ view, held }: { view: Blocks['View']; held: Held | null }) {
  const seen = held?.place && preview(view, { slot: held.slot, ...held.place })
  return seen ? <Lines rows={seen.rows} cols={seen.cols} tint={view.tints[held.slot] ?? 0} /> : null
}

/** A carried block has no pointer to hang on: its outline and its points stand on the grid. */
function Carried({ view, held }: { view: Blocks['View']; held: Held }) {
  const shape = view.hand[held.slot] ?? -1
  if (!held.place || shape < 0) return null
  const { row, col } = held.place
  const { rows, cols } = shapeAt(shape)
  return (
    <span class="bp-carried" data-side={col < 2 ? 'right' : 'left'} style={styleVars({ '--x': col, '--y': row, '--h': rows, '--w': cols })}>
      <Pill view={view} held={held} hollow={false} />
    </span>
  )
}
