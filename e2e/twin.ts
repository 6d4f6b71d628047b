/** The same game at the same time in this process: the page must stay in step with it. */
import { expect, type Page } from '@playwright/test'
import { blocks } from '../games/blocks/game.ts'
import type { Blocks } from '../games/blocks/nouns.ts'
import { dealFrom, Session } from '../kernel/session.ts'
import { drawnCells } from './drag.ts'

export function twin(seed: string, preset = 0): Session<Blocks> {
  return new Session(blocks, dealFrom(blocks, (blocks.presets[preset] as (typeof blocks.presets)[number]).setup, seed))
}

export function viewOf(session: Session<Blocks>): Blocks['View'] {
  return blocks.view(session.state, 0)
}

export async function inStep(page: Page, session: Session<Blocks>): Promise<void> {
  const view = viewOf(session)
  await expect.poll(() => drawnCells(page, view)).toEqual(view.cells)
}
