/**
 * The widths and heights at which the page changes its shape. Scripts ask `matchMedia(NARROW)`; style sheets say `@media (--narrow)`, which
 * the build spells out (tools/css-plugin.ts). A container asks the same of itself: `@container board (--narrow)`.
 */
export const BREAKPOINTS = {
  /** Everything stands in one column. */
  '--narrow': '(max-width: 899px)',
  '--wide': '(min-width: 900px)',
  /** A phone on its side. */
  '--low': '(max-height: 479px)',
  '--tall': '(min-height: 480px)',
} as const

export const NARROW: string = BREAKPOINTS['--narrow']
