import { useRef } from 'preact/hooks'
import { styleVars } from '../../../ui/fit.ts'
import type { ViewerProps } from '../../../ui/stage.ts'
import type { Stackdoku } from '../nouns.ts'
import { GridPicture } from './grid.tsx'
import { useBoardSize } from './model/board-size.ts'
import { spreadOf } from './model/geometry.ts'
import { Face, lookOf, placed } from './stack.tsx'
import { words } from './words/index.ts'

/** The board for a spectator: a picture. Where there is little space, the stack alone. */
export function Viewer({ table: { view }, still }: ViewerProps<Stackdoku>) {
  const { width, height } = spreadOf(view)
  const root = useRef<HTMLDivElement>(null)
  useBoardSize(root, view)
  return (
    <div class="sd" ref={root} role="img" aria-label={words.watched(view)} data-watched="true" data-still={still}>
      <div class="sd-ground">
        <div class="sd-stack">
          <div class="sd-pile" style={styleVars({ '--w': width, '--h': height })}>
            {view.gone.map((gone, tile) =>
              gone !== 0 ? null : (
                <span class="sd-tile" key={tile} data-state={lookOf(view, tile)} style={placed(view, tile)}>
                  <Face number={view.values[tile] ?? 0} />
                </span>
              ),
            )}
          </div>
        </div>
      </div>
      <div class="sd-tray column">
        <div class="sd-places column">
          {Array.from({ length: view.room }, (_, slot) => (
            <span class={`centred ${view.tray[slot] === undefined ? 'sd-place' : 'sd-token'}`} key={slot}>
              {view.tray[slot]}
            </span>
          ))}
        </div>
      </div>
      <div class="sd-sudoku column">
        <GridPicture view={view} />
      </div>
    </div>
  )
}
