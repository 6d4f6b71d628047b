/** What is set, in force: the record on this device, what it changes on the page, and every other tab that shows it. */
import { effect, signal } from '@preact/signals'
import { padKeys } from '../../ui/input/gamepads.ts'
import { bindings } from '../../ui/input/keys.ts'
import { LANGUAGES, type Language, language } from '../../ui/language.ts'
import { motion } from '../../ui/motion.ts'
import { captioned, volumes } from '../../ui/sound/sound.ts'
import { readSettings, type Settings, TEXT, writeSettings } from './record.ts'

const KEY = 'lockstep.settings'
/** Where the theme was before there were other settings. */
const OLD_THEME = 'lockstep.theme'

const first = readSettings(stored())

/** Read it inside a component. */
export const settings = signal<Settings>(withOldTheme(first.settings))

/** What could not be read on this visit. */
export const faults = signal(first.faults)

/** False once writing has failed: what is set then lasts until the page is closed, and the settings page says so. */
export const kept = signal(true)

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...changes }
  faults.value = []
  write(writeSettings(settings.peek()))
}

// Other tabs follow.
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY || key === null) settings.value = readSettings(key === null ? null : newValue).settings
})

/** The languages a browser asks for, in its order; English where it asks for none of ours. */
export function languageAsked(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find(known => tag.toLowerCase().split('-')[0] === known)
    if (found) return found
  }
  return 'en'
}

effect(() => {
  const {
    textSize,
    pieces,
    motion: wanted,
    muted,
    captions,
    pieceVolume,
    warningVolume,
    musicVolume,
    keys,
    pad,
    language: spoken,
  } = settings.value
  const root = document.documentElement
  // Of the browser's own size, so that whoever has set one there keeps it.
  root.style.fontSize = textSize === TEXT.usual ? '' : `${(textSize / TEXT.usual) * 100}%`
  root.dataset['pieces'] = pieces
  if (wanted === 'system') delete root.dataset['motion']
  else root.dataset['motion'] = wanted === 'cuts' ? 'reduced' : 'full'
  motion.value = wanted
  volumes.value =
    muted === false
      ? { pieces: pieceVolume / 100, warnings: warningVolume / 100, music: musicVolume / 100 }
      : { pieces: 0, warnings: 0, music: 0 }
  captioned.value = captions
  bindings.value = keys
  padKeys.value = pad
  language.value = spoken ?? languageAsked(navigator.languages)
  root.lang = language.peek()
})

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(KEY, text)
    kept.value = true
  } catch {
    kept.value = false
  }
}

function withOldTheme(read: Settings): Settings {
  try {
    const old = localStorage.getItem(OLD_THEME)
    if (stored() !== null || (old !== 'light' && old !== 'dark')) return read
    return { ...read, theme: old }
  } catch {
    return read
  }
}
