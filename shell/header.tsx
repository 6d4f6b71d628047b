import { ChevronLeft, Moon, Sun } from 'lucide'
import type { ComponentChildren } from 'preact'
import { Icon } from '../ui/icon.tsx'
import { Link } from './link.tsx'
import { pick, theme } from './theme.ts'
import { words } from './words.ts'

/** On a phone a table shows the way back and its own name instead of ours (`crumb`). */
export function Header({ crumb, children }: { crumb?: string; children?: ComponentChildren }) {
  return (
    <header class="header" data-crumb={crumb !== undefined}>
      <Link to={{ page: 'front' }} class="brand" label={words.home}>
        <Logo />
        <span class="brand-name">{words.name}</span>
      </Link>
      {crumb !== undefined && (
        <Link to={{ page: 'front' }} class="crumb" label={words.back}>
          <Icon of={ChevronLeft} />
          <span>{crumb}</span>
        </Link>
      )}
      <div class="header-end">
        {children}
        <ThemeButton />
      </div>
    </header>
  )
}

function ThemeButton() {
  const dark = theme.value === 'dark'
  const label = dark ? words.toLight : words.toDark
  return (
    <button type="button" class="button quiet bare" aria-label={label} title={label} onClick={() => pick(dark ? 'light' : 'dark')}>
      <Icon of={dark ? Sun : Moon} />
    </button>
  )
}

/** Three squares in step. */
function Logo() {
  return (
    <svg class="logo" viewBox="0 0 26 26" aria-hidden="true">
      <rect class="logo-1" x="1" y="14" width="11" height="11" rx="3" />
      <rect class="logo-2" x="7" y="7" width="11.5" height="11.5" rx="3.2" />
      <rect class="logo-3" x="13.5" y="1" width="11.5" height="11.5" rx="3" />
    </svg>
  )
}
