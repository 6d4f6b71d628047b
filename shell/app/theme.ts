import { computed, effect, signal } from '@preact/signals'
import { change, settings } from '../settings/settings.ts'

export interface Look {
  readonly dark: boolean
  readonly contrast: boolean
}

const darkAsked = asked('(prefers-color-scheme: dark)')
const contrastAsked = asked('(prefers-contrast: more)')

/** What the page looks like. The first was set by public/theme.js before the page was painted; both must agree. */
export const look = computed<Look>(() => {
  const { theme } = settings.value
  if (theme === 'system') return { dark: darkAsked.value, contrast: contrastAsked.value }
  return { dark: theme.endsWith('dark'), contrast: theme.startsWith('contrast') }
})

/** The other brightness, for good; the contrast stays as it is. */
export function flip(): void {
  const { dark, contrast } = look.peek()
  if (contrast) change({ theme: dark ? 'contrast' : 'contrast-dark' })
  else change({ theme: dark ? 'light' : 'dark' })
}

effect(() => {
  const { dark, contrast } = look.value
  const { dataset } = document.documentElement
  dataset['theme'] = dark ? 'dark' : 'light'
  if (contrast) dataset['contrast'] = 'high'
  else delete dataset['contrast']
})

function asked(query: string) {
  const media = matchMedia(query)
  const now = signal(media.matches)
  media.addEventListener('change', () => {
    now.value = media.matches
  })
  return now
}
