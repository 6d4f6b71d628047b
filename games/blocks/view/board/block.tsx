import { styleVars } from '../../../../ui/fit.ts'
import { shapeAt } from '../shape.ts'

/** A block by itself: its cells and nothing around them. The style sheet says how large a cell is (`--bp-u`). */
export function Block({ shape, tint }: { shape: number; tint: number }) {
  const { rows, cols, cells } = shapeAt(shape)
  return (
    <span class="bp-block" style={styleVars({ '--h': rows, '--w': cols })}>
      {cells.map(([row, col]) => (
        <i class="bp-fill" key={`${row}:${col}`} data-tint={tint} style={styleVars({ '--y': row, '--x': col })} />
      ))}
    </span>
  )
}
