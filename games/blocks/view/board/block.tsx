import { shapeAt } from '../input/geometry.ts'

/** A block by itself: its cells and nothing around them. The style sheet says how large a cell is (`--u`). */
export function Block({ shape, tint }: { shape: number; tint: number }) {
  const { rows, cols, cells } = shapeAt(shape)
  return (
    <span class="bp-block" style={vars({ '--h': rows, '--w': cols })}>
      {cells.map(([row, col]) => (
        <i class="bp-fill" key={`${row}:${col}`} data-tint={tint} style={vars({ '--y': row, '--x': col })} />
      ))}
    </span>
  )
}

export function vars(values: Readonly<Record<`--${string}`, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
