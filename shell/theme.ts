import { signal } from '@preact/signals'

type Theme = 'light' | 'dark'

const KEY = 'lockstep.theme'
const systemDark = matchMedia('(prefers-color-scheme: dark)')

/** Read it inside a component. The first value was set by public/theme.js before the page was painted. */
export const theme = signal<Theme>(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

/** Picks a theme for good; until then the system decides. */
export function pick(picked: Theme): void {
  show(picked)
  try {
    localStorage.setItem(KEY, picked)
  } catch {
    // Storage is forbidden or full. The choice then lasts until the page is closed, which is all that can be had.
  }
}

systemDark.addEventListener('change', () => {
  if (!picked()) show(systemDark.matches ? 'dark' : 'light')
})

function show(shown: Theme): void {
  theme.value = shown
  document.documentElement.dataset['theme'] = shown
}

function picked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
