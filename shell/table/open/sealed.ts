import { stringify } from '../../../kernel/plaintext.ts'
import type { Origin } from '../../../kernel/replay.ts'
import { sealOf } from '../../../kernel/seal.ts'

/** What is shown of a deal before the first move, and what opens it. */
export function sealed(deal: unknown, salt: string): Required<Pick<Origin, 'seal' | 'salt'>> {
  return { seal: sealOf(stringify(deal), salt), salt }
}
