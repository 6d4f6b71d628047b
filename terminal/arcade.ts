/** The pages as they are built, served on this machine and open in a real browser. */
import type { Browser, Page } from '@playwright/test'

export interface Arcade {
  readonly browser: Browser
  readonly address: string
  close(): Promise<void>
}

export interface ArcadeOptions {
  /** The machine's own OpenGL where it has one, even if that is a program: what the browser brings along is several times slower. */
  readonly ownGraphics?: boolean
}

/** Pictures of a game for docs/screenshots: games/NAME/testing/runs/pictures.ts exports `pictures`, one of these. */
export interface Pictures {
  /** By name: leads a page to what is to be seen. Taken at every size and in every theme. */
  readonly scenes: Readonly<Record<string, (page: Page) => Promise<void>>>
  /** By name: pictures that are put together in a way of their own, written into a folder. `out` hears what was measured on the way. */
  readonly sheets?: Readonly<Record<string, (arcade: Arcade, folder: string, out: (text: string) => void) => Promise<void>>>
  /** A photograph weighs a tenth where there is a sky of a million colours. */
  readonly photographs?: boolean
}
