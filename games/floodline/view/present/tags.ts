/** Tags at the ruler and labels on lines keep to the part of the stage that nothing covers, and none lies over another. */
import type { BoardLabel } from '../hud/labels.tsx'
import type { RulerMark } from '../hud/ruler.tsx'
import type { Rectangle } from '../render/picture.ts'

const MARK = { wide: 92, narrow: 52, high: 22 } as const
const LABEL = { letter: 6.7, padding: 26, high: 25, ring: 34 } as const
const GAP = 2
/** How often a tag steps aside before it stays where it is. */
const TRIES = 12

/** The rectangle of a tag, moved up or down as little as is needed to be clear of all that are there already, and within the area. */
export function clearOf(box: Rectangle, taken: readonly Rectangle[], area: Rectangle): Rectangle {
  const high = box.bottom - box.top
  const fits = ({ top, bottom }: Rectangle): boolean => top >= area.top && bottom <= area.bottom
  const free = (moved: Rectangle): boolean => taken.every(each => !overlap(moved, each))
  const start = moved(box, Math.max(area.top - box.top, Math.min(area.bottom - box.bottom, 0)))
  for (let step = 0; step <= TRIES; step++)
    for (const way of step === 0 ? [0] : [1, -1]) {
      const there = moved(start, way * step * ((high + GAP) / 2))
      if (fits(there) && free(there)) return there
    }
  return start
}

function moved({ left, right, top, bottom }: Rectangle, by: number): Rectangle {
  return { left, right, top: top + by, bottom: bottom + by }
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP
}

export interface Tags {
  readonly marks: readonly RulerMark[]
  readonly labels: readonly BoardLabel[]
}

/** Marks first, in their order: what lies at the same height steps down beside the one before it. Then labels, which step further. */
export function placed({ marks, labels }: Tags, area: Rectangle, narrow: boolean): Tags {
  const taken: Rectangle[] = []
  const place = (box: Rectangle): Rectangle => {
    const there = clearOf(box, taken, area)
    taken.push(there)
    return there
  }
  const laid = new Map<RulerMark, RulerMark>()
  for (const mark of inTurn(marks, area)) {
    const wide = narrow ? MARK.narrow : MARK.wide
    const right = Math.min(area.right, Math.max(area.left + wide, mark.x))
    const { top, bottom } = place({ left: right - wide, right, top: mark.y - MARK.high / 2, bottom: mark.y + MARK.high / 2 })
    laid.set(mark, { ...mark, from: area.left, x: right, y: (top + bottom) / 2 })
  }
  return {
    marks: marks.map(mark => laid.get(mark) ?? mark),
    labels: labels.map(said => {
      const label = shortened(said, area)
      const box = place(boxOf(label, area))
      const x = label.side === 'left' ? box.right : label.side === 'right' ? box.left : (box.left + box.right) / 2
      return { ...label, x, y: (box.top + box.bottom) / 2, most: area.right - area.left }
    }),
  }
}

/** What is out of sight waits at the edge, the farthest at its very end: heights stay in their order. */
function inTurn(marks: readonly RulerMark[], { top, bottom }: Rectangle): readonly RulerMark[] {
  const above = marks.filter(({ y }) => y < top).sort((a, b) => a.y - b.y)
  const below = marks.filter(({ y }) => y > bottom).sort((a, b) => b.y - a.y)
  return [...above, ...below, ...marks.filter(({ y }) => y >= top && y <= bottom)]
}

/** As wide as its text is long, as far as one can tell without drawing it; what is wider than the area goes on below. */
function boxOf({ text, strong = '', round = false, side, x, y }: BoardLabel, area: Rectangle): Rectangle {
  const room = area.right - area.left
  const long = lengthOf(text + strong)
  const wide = round ? LABEL.ring : Math.min(room, long)
  const high = round ? LABEL.ring : LABEL.high * Math.max(1, Math.ceil(long / room))
  const wanted = side === 'left' ? x - wide : side === 'right' ? x : x - wide / 2
  const left = Math.max(area.left, Math.min(area.right - wide, wanted))
  return { left, right: left + wide, top: y - high / 2, bottom: y + high / 2 }
}

/** Where there is no room for all of it, what matters most. */
function shortened(label: BoardLabel, { left, right }: Rectangle): BoardLabel {
  const { text, strong = '' } = label
  return strong !== '' && lengthOf(text + strong) > right - left ? { ...label, text: '' } : label
}

function lengthOf(text: string): number {
  return text.length * LABEL.letter + LABEL.padding
}
