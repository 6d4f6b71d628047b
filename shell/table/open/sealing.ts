import { stringify } from '../../../kernel/plaintext.ts'
import { sealOf } from '../../../kernel/seal.ts'

/** What a deal is sealed with before anybody sees it. */
export interface Sealing {
  readonly salt: string
  /** Somebody may know what is dealt: the seed came with a link, or was played before. */
  readonly known: boolean
}

/** The two lines of a replay that say so. */
export function sealedWith(deal: unknown, { salt }: Sealing): { readonly seal: string; readonly salt: string } {
  return { seal: sealOf(stringify(deal), salt), salt }
}
