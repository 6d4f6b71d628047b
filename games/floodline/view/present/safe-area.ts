/** Where nothing is written over the world: between the columns, or between the status and the thumbs. In pixels of the stage. */
import { BREAKPOINTS } from '../../../../ui/breakpoints.ts'
import { type Surroundings, UNCOVERED } from '../../../../ui/surroundings.ts'
import type { Rectangle } from '../render/picture.ts'

/** Narrower than this a table that is watched is a card of the front page: the world and nothing else. */
export const CARD_PX = 620

/** How the display divides the screen. The stage hands these to hud/layout.css, hud/small.css and spoken.css. */
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
  /** Sentences beside it. */
  lowMessages: 132,
  /** What comes next, on a small screen. */
  smallRight: 54,
} as const

const WIDE_PX = pixels(BREAKPOINTS['--wide'])
const TALL_PX = pixels(BREAKPOINTS['--tall'])

/** A low screen that is wide enough for two columns, as small.css has it. */
const TWO_COLUMNS_PX = 560

/** Narrower than this the board is as wide as the space for it, and what is written on the ruler needs some of that. */
const RULER_BESIDE_PX = 1200
const RULER_PX = 88

/** Sentences at the bottom of a wide screen: what is said, over a warning or the question why. */
const SENTENCES_PX = 146

/** On a small screen: the edge, the shell's buttons at the left and how far down they reach, the status on top, a sentence, a preview. */
const SMALL = { edge: 8, corner: 44, cornerEnds: 300, status: 92, sentence: 44, preview: 176 } as const

export interface Around {
  /** Somebody looks on. */
  readonly watched: boolean
  /** It is read out: a panel lies beside the right column. */
  readonly audioMode: boolean
  /** Sentences will be said that take some room. */
  readonly lesson: boolean
  /** By the end, which stands where the controls were. */
  readonly covered?: Surroundings['covered']
}

/** However much lies over it, so much is left to see something in. */
const LEAST_PX = 160

/** One part of the screen or several: any will do, and the world takes the one in which it is largest. */
export function safeAreas(width: number, height: number, around: Around): readonly Rectangle[] {
  const { covered = UNCOVERED } = around
  if (covered.right + covered.bottom === 0) return playAreas(width, height, around)
  // Beside an end, or a reason, nothing else is said.
  const [area] = playAreas(width, height, { ...around, lesson: around.lesson && width >= WIDE_PX && height >= TALL_PX })
  return area ? [beside(area, width, height, covered)] : []
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

function playAreas(width: number, height: number, { watched, audioMode, lesson }: Around): readonly Rectangle[] {
  const { edge, left, right, audioPanel } = COLUMNS
  if (watched && width < WIDE_PX) return [{ left: 0, right: width, top: 0, bottom: height }]
  if (height < TALL_PX && width >= TWO_COLUMNS_PX) return [onItsSide(width, height, lesson)]
  if (width < WIDE_PX) return upright(width, height, lesson)
  return [
    {
      left: edge + left + (width < RULER_BESIDE_PX ? RULER_PX : 0),
      right: width - edge - right - (audioMode ? audioPanel + 2 * edge : 0),
      top: 0,
      bottom: height - (lesson ? 70 : 0),
    },
  ]
}

function onItsSide(width: number, height: number, lesson: boolean): Rectangle {
  const { lowStatus, lowMessages, smallRight } = COLUMNS
  const { edge } = SMALL
  const said = lesson ? lowMessages + edge : 0
  return { left: edge + lowStatus + 2 * edge + said, right: width - 2 * (smallRight + edge), top: 10, bottom: height - 6 }
}

/** What is written at the board, and where. */
export interface TagRoom {
  readonly area: Rectangle
  /** While the preview of a tilt is open, which on a small screen is larger than what it takes the place of. */
  readonly previewing: Rectangle
  /** There is room for signs and figures, but not for words. */
  readonly narrow: boolean
}

/** Where tags and labels may be: not under a panel or a sentence, wherever the board lies. */
export function tagRoom(width: number, height: number, around: Around): TagRoom {
  const { edge, left, right, audioPanel } = COLUMNS
  const [area = { left: 0, right: width, top: 0, bottom: height }] = safeAreas(width, height, around)
  if (around.watched && width < WIDE_PX) return { area, previewing: area, narrow: true }
  if (height < TALL_PX && width >= TWO_COLUMNS_PX) {
    const isCovered = (around.covered?.right ?? 0) > 0
    const beyond = isCovered ? area : { ...area, left: Math.max(area.left, onItsSide(width, height, true).left) }
    return { area: beyond, previewing: beyond, narrow: true }
  }
  if (width < WIDE_PX) {
    const below = { ...area, top: SMALL.status + SMALL.sentence + (around.lesson ? SMALL.sentence / 2 : 0) }
    return { area: below, previewing: { ...below, top: Math.max(below.top, SMALL.preview) }, narrow: true }
  }
  const taken = Math.max(around.covered?.right ?? 0, right + (around.audioMode ? audioPanel + 2 * edge : 0))
  const wide = { left: 2 * edge + left, right: width - 2 * edge - taken, top: 8, bottom: height - (around.lesson ? SENTENCES_PX : 60) }
  return { area: wide, previewing: wide, narrow: false }
}

/** Between the columns, or wider and below them: a tall board is larger in the one, a low one in the other. */
function upright(width: number, height: number, lesson: boolean): readonly Rectangle[] {
  const { thumbs, smallRight } = COLUMNS
  const { edge, corner, cornerEnds, status, sentence } = SMALL
  const top = status + (lesson ? sentence : 0)
  const bottom = Math.max(height - thumbs - 36, top + 170)
  const between = { left: 2 * edge + corner, right: width - 2 * edge - smallRight, top, bottom }
  // The board's own top corners lie lower than its far one: they are what would come to lie under the columns.
  const below = { left: edge, right: width - edge, top: cornerEnds - 50, bottom }
  return below.bottom - below.top < 170 ? [between] : [between, below]
}

function pixels(query: string): number {
  return Number.parseInt(query.replace(/\D+/, ''), 10)
}
