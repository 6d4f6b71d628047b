/** Whether somebody plays by ear is kept on their machine: a wish, like the speed of a voice, and no part of any game. */
const KEPT = 'lockstep.floodline.ears'

export function keptEars(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on'
  } catch {
    return false // storage is denied
  }
}

export function keepEars(on: boolean): void {
  try {
    localStorage.setItem(KEPT, on ? 'on' : 'off')
  } catch {
    // Storage is denied or full: it lasts for this game.
  }
}
