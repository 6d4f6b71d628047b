import { Ellipsis } from 'lucide'
import { useId, useRef, useState } from 'preact/hooks'
import { Icon } from '../ui/icon.tsx'
import { part } from '../ui/part.tsx'
import type { Sitting } from './sitting.ts'
import { said } from './words/table.ts'

const TableMenu = part(async () => (await import('./afterwards.ts')).TableMenu)

/** The button of the menu. What is in it comes when somebody looks, or before. */
export function Menu({ sitting }: { sitting: Sitting }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const label = said().more
  return (
    <div class="menu" role="presentation" ref={root}>
      <button
        type="button"
        class="button quiet bare"
        ref={button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon of={Ellipsis} />
      </button>
      {open && <TableMenu {...{ id, label, sitting, root }} close={() => setOpen(false)} back={() => button.current?.focus()} />}
    </div>
  )
}
