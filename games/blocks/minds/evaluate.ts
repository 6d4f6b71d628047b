/**
 * How good a grid is to be left with, as one whole number: the more, the longer the game is likely to last.
 *
 * It is a weighted count of things one can see: edges and holes, which shapes still have a place, lines that are nearly
 * full. `value8` counts them on the two words of an 8×8 grid, all cells at once; `valueOfRows` does it row by row for any
 * size. testing/textbook-mind.ts counts the same things cell by cell, and all three agree.
 */
import { bitCount } from '../../../kernel/bits.ts'

/**
 * What each thing is worth. Found by evolution and rounded: separable CMA-ES, 14 weightings a generation, all of them
 * playing the same 80 to 150 pure deals of 8×8 with a beam of 4, later 5, later 10, and judged by how many rounds they lasted
 * (63 generations). With a beam of 16 that is 485 ± 24 rounds, where counting only free cells and their sides gives 105 ± 8.
 */
export const WEIGHTS = {
  room: 46, // an empty cell
  edge: -132, // a side on which an empty cell touches a filled one
  wall: -69, // a side on which an empty cell touches the rim
  hole: -541, // an empty cell without an empty neighbour: nothing will ever fit there
  deadEnd: -138, // an empty cell with one empty neighbour
  diagonal: -145, // a 2×2 window in which only two opposite cells are filled
  square: 30, // a place for the 2×2
  rectangle: 21, // a place for a 2×3
  large: 1033, // the 3×3 has a place
  largeTwice: 44, // and another one
  line5: 395, // from here on: a way of turning the shape in which it still has a place
  line4: 416,
  line3: 126,
  corner: 145,
  zigzag: 236,
  l: 188,
  hook: 104,
  oneShort: 56, // a row or column with one empty cell
  twoShort: 23, // with two
  emptyLine: 101,
} as const

// ── 8×8 ──────────────────────────────────────────────────────────────────────────────────────────────

/** The first bit of every byte, and the other masks that keep a shift from running into the next row. */
const FIRST = 0x0101_0101
const BUT_LAST = 0x7f7f_7f7f
const BUT_LAST2 = 0x3f3f_3f3f
const BUT_LAST3 = 0x1f1f_1f1f
const BUT_LAST4 = 0x0f0f_0f0f
const BUT_FIRST = 0xfefe_fefe | 0
const SIDES = 0x8181_8181 | 0

/**
 * Long and without a loop or an array on purpose: it is the innermost work of every mind, and cut into functions it would have to hand on
 * two dozen words.
 *
 * Rows 0 to 3 in `low`, 4 to 7 in `high`, a byte a row. Names: `e` is empty cells, `h2` cells with which an empty horizontal
 * pair begins, `v2` a vertical one; a leading `r` means shifted so that the cell one to the right comes to lie here (`rr`
 * two), `d` and `dd` the cell one or two below. `L` and `H` are the words.
 */
export function value8(low: number, high: number): number {
  const eL = ~low
  const eH = ~high
  const reL = (eL >>> 1) & BUT_LAST
  const reH = (eH >>> 1) & BUT_LAST
  const rreL = (eL >>> 2) & BUT_LAST2
  const rreH = (eH >>> 2) & BUT_LAST2
  const deL = (eL >>> 8) | (eH << 24)
  const deH = eH >>> 8
  const ddeL = (eL >>> 16) | (eH << 16)
  const ddeH = eH >>> 16
  const dreL = (reL >>> 8) | (reH << 24)
  const dreH = reH >>> 8
  const ddreL = (reL >>> 16) | (reH << 16)
  const ddreH = reH >>> 16
  const drreL = (rreL >>> 8) | (rreH << 24)
  const drreH = rreH >>> 8

  const h2L = eL & reL
  const h2H = eH & reH
  const h3L = h2L & rreL
  const h3H = h2H & rreH
  const v2L = eL & deL
  const v2H = eH & deH
  const dh2L = (h2L >>> 8) | (h2H << 24)
  const dh2H = h2H >>> 8
  const ddh2L = (h2L >>> 16) | (h2H << 16)
  const ddh2H = h2H >>> 16
  const dh3L = (h3L >>> 8) | (h3H << 24)
  const dh3H = h3H >>> 8
  const ddh3L = (h3L >>> 16) | (h3H << 16)
  const ddh3H = h3H >>> 16

  // Sides: four for each empty cell, of which each empty pair takes two away; the rim has its own weight.
  const room = bitCount2(eL, eH)
  const pairs = bitCount2(h2L, h2H) + bitCount2(v2L, v2H)
  const wall = bitCount2(eL & SIDES, eH & SIDES) + bitCount((eL & 0xff) | ((eH >>> 16) & 0xff00))
  let value = WEIGHTS.room * room + WEIGHTS.wall * wall + WEIGHTS.edge * (4 * room - 2 * pairs - wall)

  // Empty neighbours: at least one, at least two.
  const leL = (eL << 1) & BUT_FIRST
  const leH = (eH << 1) & BUT_FIRST
  const ueL = eL << 8
  const ueH = (eH << 8) | (eL >>> 24)
  const besideL = reL | leL
  const besideH = reH | leH
  const aboveL = deL | ueL
  const aboveH = deH | ueH
  const oneL = besideL | aboveL
  const oneH = besideH | aboveH
  const twoL = (reL & leL) | (deL & ueL) | (besideL & aboveL)
  const twoH = (reH & leH) | (deH & ueH) | (besideH & aboveH)
  value += WEIGHTS.hole * bitCount2(eL & ~oneL, eH & ~oneH) + WEIGHTS.deadEnd * bitCount2(eL & oneL & ~twoL, eH & oneH & ~twoH)
  const crossL = (eL & dreL & ~reL & ~deL) | (~eL & ~dreL & reL & deL)
  const crossH = (eH & dreH & ~reH & ~deH) | (~eH & ~dreH & reH & deH)
  value += WEIGHTS.diagonal * bitCount2(crossL & BUT_LAST, crossH & (BUT_LAST >>> 8))

  // Squares and rectangles by their places.
  const squareL = h2L & dh2L
  const squareH = h2H & dh2H
  const lyingL = h3L & dh3L
  const lyingH = h3H & dh3H
  value += WEIGHTS.square * bitCount2(squareL, squareH)
  value += WEIGHTS.rectangle * (bitCount2(lyingL, lyingH) + bitCount2(squareL & ddh2L, squareH & ddh2H))
  const largeL = lyingL & ddh3L
  const largeH = lyingH & ddh3H
  if ((largeL | largeH) !== 0) {
    value += WEIGHTS.large
    if (((largeL & (largeL - 1)) | (largeH & (largeH - 1))) !== 0 || (largeL !== 0 && largeH !== 0)) value += WEIGHTS.largeTwice
  }

  // The others by whether they have a place at all.
  const h4L = h2L & (h2L >>> 2) & BUT_LAST3
  const h4H = h2H & (h2H >>> 2) & BUT_LAST3
  const v4L = v2L & ((v2L >>> 16) | (v2H << 16))
  const v4H = v2H & (v2H >>> 16)
  value += WEIGHTS.line5 * (some(h4L & (eL >>> 4) & BUT_LAST4, h4H & (eH >>> 4) & BUT_LAST4) + some(v4L & eH, 0))
  value += WEIGHTS.line4 * (some(h4L, h4H) + some(v4L, v4H))
  value += WEIGHTS.line3 * (some(h3L, h3H) + some(v2L & ddeL, v2H & ddeH))
  const hook0L = eL & dh2L // X./XX
  const hook0H = eH & dh2H
  const hook1L = h2L & deL // XX/X.
  const hook1H = h2H & deH
  const hook2L = h2L & dreL // XX/.X
  const hook2H = h2H & dreH
  const hook3L = reL & dh2L // .X/XX
  const hook3H = reH & dh2H
  value += WEIGHTS.hook * (some(hook0L, hook0H) + some(hook1L, hook1H) + some(hook2L, hook2H) + some(hook3L, hook3H))
  const l0L = h3L & deL // XXX/X..
  const l0H = h3H & deH
  const l4L = h3L & drreL // XXX/..X
  const l4H = h3H & drreH
  value +=
    WEIGHTS.l *
    (some(l0L, l0H) +
      some(l4L, l4H) +
      some(rreL & dh3L, rreH & dh3H) + // ..X/XXX
      some(eL & dh3L, eH & dh3H) + // X../XXX
      some(hook2L & ddreL, hook2H & ddreH) + // XX/.X/.X
      some(hook1L & ddeL, hook1H & ddeH) + // XX/X./X.
      some(v2L & ddh2L, v2H & ddh2H) + // X./X./XX
      some(reL & dreL & ddh2L, reH & dreH & ddh2H)) // .X/.X/XX
  value +=
    WEIGHTS.corner *
    (some(l0L & ddeL, l0H & ddeH) +
      some(l4L & ((rreL >>> 16) | (rreH << 16)), l4H & (rreH >>> 16)) +
      some(rreL & drreL & ddh3L, rreH & drreH & ddh3H) +
      some(v2L & ddh3L, v2H & ddh3H))
  const rh2L = reL & rreL
  const rh2H = reH & rreH
  value +=
    WEIGHTS.zigzag *
    (some(rh2L & dh2L, rh2H & dh2H) + // .XX/XX.
      some(h2L & ((rh2L >>> 8) | (rh2H << 24)), h2H & (rh2H >>> 8)) + // XX./.XX
      some(hook0L & ddreL, hook0H & ddreH) + // X./XX/.X
      some(hook3L & ddeL, hook3H & ddeH)) // .X/XX/X.
  return value + lines8(eL, eH)
}

/**
 * Rows and columns with no, one or two cells missing. "At least one, two, three empty" is folded over a line from eight
 * cells to four to two to one: rows within their bytes, columns over the bytes.
 */
function lines8(eL: number, eH: number): number {
  let one = eL | (eL >>> 4)
  let two = eL & (eL >>> 4)
  let three = (two & (one >>> 2)) | (one & (two >>> 2))
  two |= (two >>> 2) | (one & (one >>> 2))
  one |= one >>> 2
  three |= (three >>> 1) | (two & (one >>> 1)) | (one & (two >>> 1))
  two |= (two >>> 1) | (one & (one >>> 1))
  one |= one >>> 1
  let oneShort = one & ~two & FIRST
  let twoShort = two & ~three & FIRST

  one = eH | (eH >>> 4)
  two = eH & (eH >>> 4)
  three = (two & (one >>> 2)) | (one & (two >>> 2))
  two |= (two >>> 2) | (one & (one >>> 2))
  one |= one >>> 2
  three |= (three >>> 1) | (two & (one >>> 1)) | (one & (two >>> 1))
  two |= (two >>> 1) | (one & (one >>> 1))
  one |= one >>> 1
  oneShort |= (one & ~two & FIRST) << 1
  twoShort |= (two & ~three & FIRST) << 1

  one = eL | eH
  two = eL & eH
  three = (two & (one >>> 16)) | (one & (two >>> 16))
  two |= (two >>> 16) | (one & (one >>> 16))
  one |= one >>> 16
  three |= (three >>> 8) | (two & (one >>> 8)) | (one & (two >>> 8))
  two |= (two >>> 8) | (one & (one >>> 8))
  one |= one >>> 8
  // Bits 0 and 1 of the bytes hold the rows; a byte of columns is spread over bits 2 to 5 of two bytes.
  const columnsOne = one & ~two
  const columnsTwo = two & ~three
  oneShort |= ((columnsOne & 0x0f) << 2) | ((columnsOne & 0xf0) << 6)
  twoShort |= ((columnsTwo & 0x0f) << 2) | ((columnsTwo & 0xf0) << 6)

  let emptyL = eL & (eL >>> 4)
  emptyL &= emptyL >>> 2
  emptyL &= (emptyL >>> 1) & FIRST
  let emptyH = eH & (eH >>> 4)
  emptyH &= emptyH >>> 2
  emptyH &= (emptyH >>> 1) & FIRST
  let emptyCols = eL & eH
  emptyCols &= emptyCols >>> 16
  emptyCols &= (emptyCols >>> 8) & 0xff
  const empty = emptyL | (emptyH << 1) | ((emptyCols & 0x0f) << 2) | ((emptyCols & 0xf0) << 6)
  return WEIGHTS.oneShort * bitCount(oneShort) + WEIGHTS.twoShort * bitCount(twoShort) + WEIGHTS.emptyLine * bitCount(empty)
}

function some(low: number, high: number): 0 | 1 {
  return (low | high) !== 0 ? 1 : 0
}

/** Of both words together: their byte sums still fit a byte, so the last steps are shared. */
function bitCount2(low: number, high: number): number {
  let a = low - ((low >>> 1) & 0x5555_5555)
  let b = high - ((high >>> 1) & 0x5555_5555)
  a = (a & 0x3333_3333) + ((a >>> 2) & 0x3333_3333)
  b = (b & 0x3333_3333) + ((b >>> 2) & 0x3333_3333)
  a = (a & 0x0f0f_0f0f) + ((a >>> 4) & 0x0f0f_0f0f) + (b & 0x0f0f_0f0f) + ((b >>> 4) & 0x0f0f_0f0f)
  return Math.imul(a, 0x0101_0101) >>> 24
}

// ── Any size ─────────────────────────────────────────────────────────────────────────────────────────

/** One bit for each way of turning a shape; those of a kind stand together. */
const LINE5 = 0x3
const LINE4 = LINE5 << 2
const LINE3 = LINE4 << 2
const HOOK = 0xf << 6
const CORNER = HOOK << 4
const ZIGZAG = CORNER << 4
const L = 0xff << 18

/** `words` holds the grid from `first` on, a word a row, column c in bit c, filled cells set. */
export function valueOfRows(words: Int32Array, first: number, rows: number, cols: number): number {
  const full = (1 << cols) - 1
  let value = 0
  let room = 0
  let pairs = 0
  let wall = 0
  let larges = 0
  let fit = 0
  // Columns in which at least one, two, three, and all cells are empty.
  let one = 0
  let two = 0
  let three = 0
  let all = full
  let ue = 0
  let e = ~words[first] & full
  let de = ~words[first + 1] & full
  let dde = ~words[first + 2] & full
  let ddde = ~words[first + 3] & full
  for (let row = 0; row < rows; row++) {
    const dddde = row + 4 < rows ? ~words[first + row + 4] & full : 0
    const re = e >>> 1
    const rre = e >>> 2
    const dre = de >>> 1
    const ddre = dde >>> 1
    const h2 = e & re
    const h3 = h2 & rre
    const v2 = e & de
    const dh2 = de & dre
    const ddh2 = dde & ddre
    const dh3 = dh2 & (de >>> 2)
    const ddh3 = ddh2 & (dde >>> 2)

    const inRow = bitCount(e)
    room += inRow
    pairs += bitCount(h2) + bitCount(v2)
    wall += (e & 1) + (e >>> (cols - 1))
    if (row === 0 || row === rows - 1) wall += inRow
    const le = (e << 1) & full
    const beside = re | le
    const above = de | ue
    const twoFree = (re & le) | (de & ue) | (beside & above)
    value += WEIGHTS.hole * bitCount(e & ~(beside | above)) + WEIGHTS.deadEnd * bitCount(e & (beside | above) & ~twoFree)
    if (row < rows - 1) value += WEIGHTS.diagonal * bitCount(((e & dre & ~re & ~de) | (~e & ~dre & re & de)) & (full >>> 1))

    const square = h2 & dh2
    const lying = h3 & dh3
    value += WEIGHTS.square * bitCount(square) + WEIGHTS.rectangle * (bitCount(lying) + bitCount(square & ddh2))
    larges += bitCount(lying & ddh3)
    fit |= waysHere(e, de, dde, ddde, dddde)

    if (inRow === 1) value += WEIGHTS.oneShort
    else if (inRow === 2) value += WEIGHTS.twoShort
    else if (inRow === cols) value += WEIGHTS.emptyLine
    three |= two & e
    two |= one & e
    one |= e
    all &= e

    ue = e
    e = de
    de = dde
    dde = ddde
    ddde = dddde
  }
  value += WEIGHTS.room * room + WEIGHTS.wall * wall + WEIGHTS.edge * (4 * room - 2 * pairs - wall)
  if (larges > 0) value += WEIGHTS.large
  if (larges > 1) value += WEIGHTS.largeTwice
  value += WEIGHTS.line5 * bitCount(fit & LINE5) + WEIGHTS.line4 * bitCount(fit & LINE4) + WEIGHTS.line3 * bitCount(fit & LINE3)
  value += WEIGHTS.hook * bitCount(fit & HOOK) + WEIGHTS.corner * bitCount(fit & CORNER)
  value += WEIGHTS.zigzag * bitCount(fit & ZIGZAG) + WEIGHTS.l * bitCount(fit & L)
  return value + WEIGHTS.oneShort * bitCount(one & ~two) + WEIGHTS.twoShort * bitCount(two & ~three) + WEIGHTS.emptyLine * bitCount(all)
}

/** The ways of turning shapes that have a place with their first row here: this row of empty cells and the four below. */
function waysHere(e: number, de: number, dde: number, ddde: number, dddde: number): number {
  const re = e >>> 1
  const rre = e >>> 2
  const dre = de >>> 1
  const drre = de >>> 2
  const ddre = dde >>> 1
  const h2 = e & re
  const h3 = h2 & rre
  const h4 = h3 & (e >>> 3)
  const v2 = e & de
  const v4 = v2 & dde & ddde
  const rh2 = re & rre
  const dh2 = de & dre
  const ddh2 = dde & ddre
  const dh3 = dh2 & drre
  const ddh3 = ddh2 & (dde >>> 2)
  return (
    bit(h4 & (e >>> 4), 0) |
    bit(v4 & dddde, 1) |
    bit(h4, 2) |
    bit(v4, 3) |
    bit(h3, 4) |
    bit(v2 & dde, 5) |
    bit(e & dh2, 6) |
    bit(h2 & de, 7) |
    bit(h2 & dre, 8) |
    bit(re & dh2, 9) |
    bit(h3 & de & dde, 10) |
    bit(h3 & drre & (dde >>> 2), 11) |
    bit(rre & drre & ddh3, 12) |
    bit(v2 & ddh3, 13) |
    bit(rh2 & dh2, 14) |
    bit(h2 & (dre & drre), 15) |
    bit(e & dh2 & ddre, 16) |
    bit(re & dh2 & dde, 17) |
    bit(h3 & de, 18) |
    bit(h3 & drre, 19) |
    bit(rre & dh3, 20) |
    bit(e & dh3, 21) |
    bit(h2 & dre & ddre, 22) |
    bit(h2 & de & dde, 23) |
    bit(v2 & ddh2, 24) |
    bit(re & dre & ddh2, 25)
  )
}

function bit(places: number, at: number): number {
  return places !== 0 ? 1 << at : 0
}
