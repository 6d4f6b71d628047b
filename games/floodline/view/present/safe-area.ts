/** Where nothing is written over the world: between the columns, or between the status and the thumbs. In pixels of the stage. */
import type { Rectangle } from '../render/picture.ts'

/** Narrower than this a table that is watched is a card of the front page: the world and nothing else. */
export const CARD_PX = 620

/** What the panel of the audio mode takes of the right side, the column beside it included. */
const AUDIO_MODE_PX = 520

/** As hud.css and touch.css divide the screen. */
export function safeArea(width: number, height: number, watched: boolean, audioMode: boolean): Rectangle {
  if (watched && width < CARD_PX) return { left: 0, right: width, top: 0, bottom: height }
  if (height < 480 && width >= 560) return { left: 138, right: width - 120, top: 10, bottom: height - 6 }
  if (width < 900) return { left: 36, right: width, top: 104, bottom: Math.max(height - 186, 260) }
  // Where the board is as wide as the room for it, what is written on the ruler needs some of that.
  const left = width < 1200 ? 344 : 256
  return { left, right: width - (audioMode ? AUDIO_MODE_PX : 160), top: 0, bottom: height }
}
