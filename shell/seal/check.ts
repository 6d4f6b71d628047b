/** What is checked on the page of seals, and what comes of it. */
import { type SealFault, sealedIn, sealFault, sealOf } from '../../kernel/seal.ts'

export type Checked =
  /** `noted`: whether it is the seal somebody saw at the start; null: they did not say. */
  | { readonly opens: true; readonly seal: string; readonly noted: boolean | null }
  | { readonly opens: false; readonly fault: 'empty' | 'no-deal' | Exclude<SealFault, 'closed'> }
  | { readonly opens: false; readonly fault: 'closed'; readonly got: string; readonly seal: string }

/** So many digits are as good as all of them to recognise a seal by. */
const ENOUGH = 8

export function checked(text: string, noted: string): Checked {
  if (text.trim() === '') return { opens: false, fault: 'empty' }
  const { seal = '', salt = '', deal, ...rest } = { ...present(text) }
  const fault = sealFault({ ...(seal && { seal }), ...(salt && { salt }), ...rest }, deal ?? '')
  if (fault !== null && fault !== 'closed') return { opens: false, fault }
  if (deal === undefined) return { opens: false, fault: 'no-deal' }
  if (fault === 'closed') return { opens: false, fault, got: sealOf(deal, salt), seal }
  return { opens: true, seal, noted: sameSeal(seal, noted) }
}

/** What people paste has spaces around it and capital letters in it. A deal is taken to the letter. */
function present(text: string): {
  readonly seal?: string | undefined
  readonly salt?: string | undefined
  readonly deal?: string | undefined
} {
  const { seal, salt, deal } = sealedIn(text.replace(/^[ \t]+/gm, ''))
  return { seal: seal && digits(seal), salt: salt && digits(salt), deal }
}

function sameSeal(seal: string, noted: string): boolean | null {
  const given = digits(noted.replace(/^\s*seal\b/i, '')).replace(/…+$/, '')
  return given.length < ENOUGH ? null : seal.startsWith(given)
}

function digits(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase()
}
