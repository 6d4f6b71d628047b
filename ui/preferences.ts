/**
 * What a person prefers in one game: how keys repeat, whether there is a clock. Kept on the device, exported and imported with everything
 * else, and erased only when somebody asks for it by name. A browser that keeps nothing gives what is usual.
 */

/** Everything under this name is a preference of some game, except the settings of the arcade, which are kept elsewhere. */
const PREFIX = 'lockstep.'
const SETTINGS = 'lockstep.settings'

export interface Preference<T> {
  read(): T
  write(value: T): void
}

/** `check` reads what lies there as if a stranger had written it; it is handed null where nothing does. */
export function preference<T>(game: string, name: string | null, check: (saved: unknown) => T): Preference<T> {
  const key = name === null ? `${PREFIX}${game}` : `${PREFIX}${game}.${name}`
  return {
    read: () => check(parsed(textAt(key))),
    write: value => put(key, JSON.stringify(value)),
  }
}

/** All of them, as they lie there, by name. */
export function allPreferences(): Readonly<Record<string, string>> {
  try {
    const names = Object.keys(localStorage).filter(isPreference)
    return Object.fromEntries(names.sort().map(name => [name, localStorage.getItem(name) ?? '']))
  } catch {
    return {} // storage is denied
  }
}

/** Puts them back as they were exported. What is no preference of ours is left out. */
export function adoptPreferences(saved: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(saved)) if (isPreference(name)) put(name, text)
}

/** Somebody asked for them to go. */
export function erasePreferences(): void {
  for (const name of Object.keys(allPreferences())) localStorage.removeItem(name)
}

function isPreference(name: string): boolean {
  return name.startsWith(PREFIX) && name !== SETTINGS
}

function textAt(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage is denied
  }
}

function put(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Storage is denied or full: it lasts for as long as the page is open.
  }
}

/** What is no JSON is itself: one preference was a bare word once. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return text
  }
}
