/** What is checked on the page of seals, and what comes of it. */
import { findGame } from '../../games/index.ts'
import { type CommitFault, refuseCommitted } from '../../games/provenance.ts'
import { type CommittedLines, committedIn, type Entropies, entropiesIn, isCommitted } from '../../kernel/fair.ts'
import { type SealFault, sealFault, sealOf } from '../../kernel/seal.ts'

export type Checked =
  /** `noted`: whether it is what somebody saw at the start; null: they did not say. */
  | { readonly opens: true; readonly seal: string; readonly promise: Promised | null; readonly noted: boolean | null }
  | { readonly opens: false; readonly fault: 'empty' | 'no-deal' | Exclude<SealFault, 'closed'> | CommitFault }
  | { readonly opens: false; readonly fault: 'closed'; readonly got: string; readonly seal: string }

/** A commitment that opens, and from which the deal follows. */
export interface Promised {
  readonly commit: string
  readonly entropies: Entropies
  readonly pair: string | null
}

/** So many digits are as good as all of them to recognise a seal by. */
const ENOUGH = 8

export async function checked(text: string, noted: string): Promise<Checked> {
  if (text.trim() === '') return { opens: false, fault: 'empty' }
  const said = present(text)
  const { seal = '', salt = '', deal, commit = '' } = said
  const fault = sealFault({ seal: said.seal, salt: said.salt }, deal ?? '')
  if (fault !== null && fault !== 'closed') return { opens: false, fault }
  if (deal === undefined) return { opens: false, fault: 'no-deal' }
  if (fault === 'closed') return { opens: false, fault, got: sealOf(deal, salt), seal }
  const refusal = await refuseCommitted(said, findGame)
  if (refusal) return { opens: false, fault: refusal.fault }
  return { opens: true, seal, promise: promised(said), noted: isOne([seal, commit], noted) }
}

function promised(said: CommittedLines): Promised | null {
  if (!isCommitted(said)) return null
  return { commit: said.commit ?? '', entropies: entropiesIn(said.entropy ?? '') ?? [null, null], pair: said.pair ?? null }
}

/** What people paste has spaces around it and capital letters in it. Setup and deal are taken to the letter. */
function present(text: string): CommittedLines {
  const lines = committedIn(text.replace(/^[ \t]+/gm, ''))
  const clean = Object.entries(lines).map(([key, said]: [string, string | undefined]) => [key, said && cleaned(key, said)])
  return Object.fromEntries(clean) as CommittedLines
}

function cleaned(key: string, said: string): string | undefined {
  switch (key) {
    case 'setup':
    case 'deal':
      return said
    case 'entropy':
      return said.trim().replace(/\s+/g, ' ').toLowerCase()
    case 'seal':
    case 'salt':
      return digits(said) || undefined
    default:
      return said.trim().toLowerCase()
  }
}

function isOne(shown: readonly string[], noted: string): boolean | null {
  const given = digits(noted.replace(/^\s*(?:seal|siegel|commit)\b/i, '')).replace(/…+$/, '')
  return given.length < ENOUGH ? null : shown.some(each => each.startsWith(given))
}

function digits(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase()
}
