import { LockKeyhole, LockKeyholeOpen } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import type { TableModel } from '../table/use-table.ts'
import './seal-button.css'
import { sealWords } from './words.ts'

/** The first digits as people compare them: `3f2a 91c0`. */
export function firstDigits(seal: string): string {
  return `${seal.slice(0, 4)} ${seal.slice(4, 8)}`
}

/** The seal of a table, in short. Pressing it shows the whole of it. `bare`: where there is room for a picture only. */
export function SealButton({ model, bare = false }: { model: TableModel; bare?: boolean }) {
  const { seal } = model.opening.origin
  if (seal === undefined) return null
  const words = sealWords()
  const digits = firstDigits(seal)
  const label = words.buttonLong(digits)
  return (
    <button
      type="button"
      class={bare ? 'button quiet bare seal-bare' : 'plain row seal-button'}
      aria-label={label}
      title={label}
      onClick={() => model.showSeal(true)}
    >
      <Icon of={model.match.table.outcome && model.match.deal !== undefined ? LockKeyholeOpen : LockKeyhole} />
      {!bare && words.button(digits)}
    </button>
  )
}
