/** Where nothing is written over the world: between the columns, or between the status and the thumbs. In pixels of the stage. */
import { BREAKPOINTS } from '../../../../ui/breakpoints.ts'
import { type Surroundings, UNCOVERED } from '../../../../ui/surroundings.ts'
import type { Rectangle } from '../render/picture.ts'

/** Narrower than this a table that is watched is a card of the front page: the world and nothing else. */
export const CARD_PX = 620

/** How the display divides the screen. The stage hands these to hud.css, touch.css and spoken.css. */
export const COLUMNS = {
  /** Between a column and the edge of the screen, and between columns. */
  edge: 20,
  left: 236,
  right: 140,
  /** The panel of the audio mode, beside the right column. */
  audioPanel: 320,
  /** The buttons at the bottom of a screen that is touched. */
  thumbs: 170,
  /** The status, where a phone lies on its side. */
  lowStatus: 122,
} as const

const WIDE_PX = pixels(BREAKPOINTS['--wide'])
const TALL_PX = pixels(BREAKPOINTS['--tall'])

/** A low screen that is wide enough for two columns, as touch.css has it. */
const TWO_COLUMNS_PX = 560

/** Narrower than this the board is as wide as the space for it, and what is written on the ruler needs some of that. */
const RULER_BESIDE_PX = 1200
const RULER_PX = 88

/** However much lies over it, so much is left to see something in. */
const LEAST_PX = 160

/** `covered`: by the end, which stands where the controls were. */
export function safeArea(width: number, height: number, watched: boolean, audioMode: boolean, covered = UNCOVERED): Rectangle {
  const area = playArea(width, height, watched, audioMode)
  return covered.right + covered.bottom === 0 ? area : beside(area, width, height, covered)
}

function beside({ left, right, top }: Rectangle, width: number, height: number, covered: Surroundings['covered']): Rectangle {
  const edge = width - covered.right
  return {
    // Beside a card the board is as wide as what is left for it.
    left: covered.right > 0 && width >= RULER_BESIDE_PX ? left + RULER_PX : left,
    right: Math.max(covered.right > 0 ? edge : Math.min(edge, right), left + LEAST_PX),
    top,
    bottom: Math.max(height - covered.bottom, top + LEAST_PX),
  }
}

function playArea(width: number, height: number, watched: boolean, audioMode: boolean): Rectangle {
  const { edge, left, right, audioPanel, thumbs, lowStatus } = COLUMNS
  if (watched && width < CARD_PX) return { left: 0, right: width, top: 0, bottom: height }
  if (height < TALL_PX && width >= TWO_COLUMNS_PX) return { left: lowStatus + 16, right: width - 120, top: 10, bottom: height - 6 }
  if (width < WIDE_PX) return { left: 36, right: width, top: 104, bottom: Math.max(height - thumbs - 16, 260) }
  return {
    left: edge + left + (width < RULER_BESIDE_PX ? RULER_PX : 0),
    right: width - edge - right - (audioMode ? audioPanel + 2 * edge : 0),
    top: 0,
    bottom: height,
  }
}

function pixels(query: string): number {
  return Number.parseInt(query.replace(/\D+/, ''), 10)
}
