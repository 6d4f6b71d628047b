import { Ellipsis, type IconNode } from 'lucide'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { Icon } from '../ui/icon.tsx'
import './menu.css'

export interface Item {
  readonly icon: IconNode
  readonly text: string
  /** Asked once before it is done: the second press means it. */
  readonly sure?: string | undefined
  pick(): void
}

/** A button that opens a list of things to do. Arrows walk it, Escape and a click elsewhere close it. */
export function Menu({ label, items }: { label: string; items: readonly Item[] }) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  function close(): void {
    setOpen(false)
    setAsked(null)
  }

  useEffect(() => {
    if (!open) return
    root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    addEventListener('pointerdown', elsewhere)
    return () => removeEventListener('pointerdown', elsewhere)
  }, [open])

  function onPick(item: Item): void {
    if (item.sure !== undefined && asked !== item.text) return setAsked(item.text)
    close()
    button.current?.focus()
    item.pick()
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Keys belong to the menu while it is open, not to the table under it.
    if (open) event.stopPropagation()
    if (!open) return
    if (event.key === 'Tab') return close()
    const found = [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    const to = stepped(found.length, found.indexOf(document.activeElement as HTMLElement), event.key)
    if (to === null && event.key !== 'Escape') return
    event.preventDefault()
    if (to !== null) return found[to]?.focus()
    close()
    button.current?.focus()
  }

  return (
    <div class="menu" role="presentation" ref={root} onKeyDown={onKeyDown}>
      <button
        type="button"
        class="button quiet bare"
        ref={button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Icon of={Ellipsis} />
      </button>
      {open && (
        <div class="menu-list panel" role="menu" id={id} aria-label={label}>
          {items.map(item => (
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              key={item.text}
              data-asked={asked === item.text}
              onClick={() => onPick(item)}
            >
              <Icon of={item.icon} />
              {asked === item.text ? item.sure : item.text}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function stepped(length: number, at: number, key: string): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % length
    case 'ArrowUp':
      return (at - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return null
  }
}
