import { Immersive } from './immersive.tsx'
import type { Sitting } from './sitting.ts'
import { Wide } from './wide.tsx'

/** Tables for one that are framed otherwise than most; see `frame` in ui/stage.ts. */
export function Framed(sitting: Sitting) {
  return sitting.stage.frame === 'wide' ? <Wide {...sitting} /> : <Immersive {...sitting} />
}
