/** What the page asks about a table before it knows anything of the game; see ui/frames.ts. */
import type { Frame } from '../../../ui/frames.ts'
import { kindId, numberOf, puzzleNumberOf } from '../levels/numbers.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'
import { type Controller, controllerAt } from './playback/controller.ts'
import { modeNames } from './words/mode-names.ts'

/** The world fills the window; what is to be read of it stands at its edges. */
export const frame: Extract<Frame<Floodline>, { name: 'immersive' }> = {
  name: 'immersive',
  title: ({ level }) => titleOf(level),
  telling: table => isTelling(controllerAt(table)),
  pause: ({ level }) => pauseOf(level),
}

/** What ended it is being shown, or is shown once more. */
function isTelling(controller: Controller | null): boolean {
  return controller !== null && controller.play.over && controller.play.phases.telling.value !== null
}

/** Null: what it is called by itself says more. */
function titleOf({ id, title, sandbox, endless }: FloodLevel): string | null {
  const said = modeNames()
  const number = numberOf(id)
  const puzzle = puzzleNumberOf(id)
  if (number !== null) return said.level(number)
  if (puzzle !== null) return said.puzzle(puzzle)
  if (sandbox) return said.sandbox
  return endless ? said.endless : kindId(id) === 'practice' ? null : title
}

/** Where time is part of the task, looking at a board that stands would be time nobody else has. */
function pauseOf({ id, waits, undos, sandbox, endless }: FloodLevel): 'covers' | 'shows' | 'waits' {
  if (waits) return 'waits'
  const timed = endless !== undefined || numberOf(id) !== null
  return timed && !undos && !sandbox ? 'covers' : 'shows'
}
