/** Tables for the band solver. A band is three rows; a word of 27 bits says where in it a digit may still go: bit 9 × row + column. */

export const ROW = 0x1ff
export const BAND = 0x7ff_ffff

/** Nine bits repeated in all three rows of a band. */
export const THRICE = 0x4_0201

/** By the nine bits of a row: which of its three mini-rows (or of a column set's three boxes) have any. */
export const ANY: Uint8Array = Uint8Array.from({ length: 512 }, (_, row) => (row & 7 ? 1 : 0) | (row & 56 ? 2 : 0) | (row & 448 ? 4 : 0))

/** By the nine bits of a row: the row itself where a single bit is left, else nothing. */
export const SINGLE: Uint16Array = Uint16Array.from({ length: 512 }, (_, row) => ((row & (row - 1)) === 0 ? row : 0))

/** The six ways to give three things a place each in three others, as nine bits. */
const MATCHINGS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map(way => way.reduce((bits, other, one) => bits | (1 << (3 * one + other)), 0))

/**
 * By nine bits, three by three: those that belong to some complete matching, or nothing where there is none. In a band a digit goes to
 * another box in every row, in a stack of boxes to another column in every band: all locked candidates are in this one table.
 */
export const MATCHED: Uint16Array = Uint16Array.from({ length: 512 }, (_, bits) =>
  MATCHINGS.filter(way => (way & ~bits) === 0).reduce((union, way) => union | way, 0),
)

/** By the nine mini-rows of a band: the cells in them. */
export const SPREAD: Int32Array = Int32Array.from({ length: 512 }, (_, minis) => {
  let word = 0
  for (let mini = 0; mini < 9; mini++) if (minis & (1 << mini)) word |= 7 << (3 * mini)
  return word
})
