/** Whether somebody plays by ear is kept on their machine: a wish, like the speed of a voice, and no part of any game. */
const KEY = 'lockstep.floodline.ears'

export function savedAudioMode(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false // storage is denied
  }
}

export function saveAudioMode(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // Storage is denied or full: it lasts for this game.
  }
}
