/** What somebody set for Floodline, kept on their device. Where storage is denied or full it lasts for this game. */

export function readSaved(key: string): string | null {
  try {
    return localStorage.getItem(`lockstep.floodline.${key}`)
  } catch {
    return null
  }
}

export function save(key: string, value: string): void {
  try {
    localStorage.setItem(`lockstep.floodline.${key}`, value)
  } catch {
    // Denied or full.
  }
}
