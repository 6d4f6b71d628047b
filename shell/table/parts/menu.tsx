import { Ellipsis } from 'lucide'
import { useId, useRef, useState } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import { part } from '../../../ui/lazy.tsx'
import { tableWords } from '../../words/table.ts'
import type { TableModel } from '../use-table.ts'

const TableMenu = part(async () => (await import('../deferred.ts')).TableMenu)

/** The button of the menu. What is in it comes when somebody looks, or before. */
export function Menu({ model }: { model: TableModel }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const label = tableWords().more
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
      {open && <TableMenu {...{ id, label, model, root }} close={() => setOpen(false)} back={() => button.current?.focus()} />}
    </div>
  )
}
