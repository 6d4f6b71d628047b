import type { TableModel } from '../use-table.ts'
import { Immersive } from './immersive.tsx'
import { Wide } from './wide.tsx'

/** Tables for one that are framed otherwise than most; see ui/frames.ts. */
export function Framed(model: TableModel) {
  return model.stage.frame.name === 'wide' ? <Wide {...model} /> : <Immersive {...model} />
}
