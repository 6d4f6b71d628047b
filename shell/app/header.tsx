import { ChevronLeft, Clapperboard, GraduationCap, LayoutGrid, Moon, Settings2, Sun, Swords, Volume2, VolumeX } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { Icon } from '../../ui/icon.tsx'
import { change, settings } from '../settings/settings.ts'
import { appWords } from '../words/app.ts'
import { route } from './address.ts'
import { Link } from './link.tsx'
import type { Route } from './route.ts'
import { flip, look } from './theme.ts'

const PAGES = [
  { name: 'play', to: { page: 'front' }, icon: LayoutGrid },
  { name: 'online', to: { page: 'online', room: 'online', id: null }, icon: Swords },
  { name: 'watch', to: { page: 'watch', kept: null, replay: null, at: null }, icon: Clapperboard },
  { name: 'learn', to: { page: 'learn' }, icon: GraduationCap },
] as const satisfies readonly { name: 'play' | 'online' | 'watch' | 'learn'; to: Route; icon: typeof LayoutGrid }[]

interface HeaderProps {
  /** On a phone a table shows the way back and its own name instead of ours. */
  readonly crumb?: string
  /** Where back is, within the same page; else the front page. */
  readonly back?: { readonly href: string; readonly label: string }
  readonly children?: ComponentChildren
}

export function Header({ crumb, back, children }: HeaderProps) {
  const said = appWords()
  return (
    <>
      <header class="header row" data-crumb={crumb !== undefined}>
        <Link to={{ page: 'front' }} class="brand row" label={said.home}>
          <Logo />
          <span class="brand-name">{said.name}</span>
        </Link>
        {crumb !== undefined && !back && (
          <Link to={{ page: 'front' }} class="crumb" label={said.back}>
            <Icon of={ChevronLeft} />
            <span>{crumb}</span>
          </Link>
        )}
        {crumb !== undefined && back && (
          <a href={back.href} class="crumb" aria-label={back.label}>
            <Icon of={ChevronLeft} />
            <span>{crumb}</span>
          </a>
        )}
        <Pages class="nav" />
        <div class="header-end row">
          {children}
          <SoundButton />
          <ThemeButton />
          <Link
            to={{ page: 'settings' }}
            class="button quiet bare to-settings"
            label={said.nav.settings}
            current={route.value.page === 'settings'}
          >
            <Icon of={Settings2} />
          </Link>
        </div>
      </header>
      {crumb === undefined && <Pages class="tabs" />}
    </>
  )
}

/** The pages there are: words in the header of a wide screen, a bar at the thumb on a narrow one. */
function Pages({ class: name }: { class: string }) {
  const { nav } = appWords()
  return (
    <nav class={name} aria-label={nav.label}>
      {PAGES.map(({ name, to, icon }) => (
        <Link to={to} current={route.value.page === to.page} key={name}>
          <Icon of={icon} />
          {nav[name]}
        </Link>
      ))}
    </nav>
  )
}

/** Turns the sound on and off. Nothing sounds before somebody has chosen, so whoever has not is asked, where there is room for it. */
export function SoundButton({ ask = true }: { ask?: boolean }) {
  const { muted } = settings.value
  const words = appWords()
  const button = useRef<HTMLButtonElement>(null)
  const label = muted === false ? words.mute : words.unmute

  /** The question goes with its answer; the keyboard stays where it was asked. */
  function answer(silent: boolean): void {
    button.current?.focus({ preventScroll: true })
    change({ muted: silent })
  }

  return (
    <>
      {ask && muted === null && (
        <div class="sound-asked row" role="group" aria-label={words.soundAsked.ask}>
          <span aria-hidden="true">{words.soundAsked.ask}</span>
          <button type="button" class="button quiet" aria-label={words.soundAsked.yesLabel} onClick={() => answer(false)}>
            {words.soundAsked.yes}
          </button>
          <button type="button" class="button quiet" aria-label={words.soundAsked.noLabel} onClick={() => answer(true)}>
            {words.soundAsked.no}
          </button>
        </div>
      )}
      <button
        type="button"
        class="button quiet bare sound"
        ref={button}
        aria-label={label}
        title={label}
        onClick={() => change({ muted: settings.peek().muted === false })}
      >
        <Icon of={muted === false ? Volume2 : VolumeX} />
      </button>
    </>
  )
}

function ThemeButton() {
  const { dark } = look.value
  const label = dark ? appWords().toLight : appWords().toDark
  return (
    <button type="button" class="button quiet bare theme" aria-label={label} title={label} onClick={flip}>
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
