/** The end of a sitting: the game is kept where it was to be kept, and whoever leaves is told how to go on. */
import { FINE, WRONG } from '../../terminal/command.ts'
import type { Heard } from '../../terminal/prompt.ts'
import type { Match } from './match.ts'
import type { Table } from './words.ts'

/** How much has happened; a sitting in which it does not change has nothing to keep. */
export function lengthOf({ said, session }: Match): number {
  return said.length + session.tick
}

/** Gives the exit code. `before`: how long the game was when we sat down; a resumed one has a past. */
export async function leave(at: Table, why: Heard['kind'], before: number): Promise<number> {
  const { match, speaker, saveFile } = at
  if (lengthOf(match) === before) return FINE
  if (saveFile.path !== null && saveFile.where(match) === null && !(await saveTo(at, saveFile.path))) return WRONG
  if (match.session.outcome) return FINE
  const file = saveFile.where(match)
  // A command to paste is not broken to fit the screen.
  if (file === null) speaker.say('left', { file }, farewell(why))
  else speaker.tell('left', { file }, `Go on with: npx lockstep play ${match.game.id} --resume ${file} --save ${file}`)
  return FINE
}

export async function saveTo({ match, speaker, saveFile }: Table, path: string): Promise<boolean> {
  const fault = await saveFile.save(match, path)
  if (fault === null) speaker.tell('saved', { file: path }, `Saved to ${path}.`)
  else speaker.world.err(`lockstep: ${path} cannot be written: ${fault}`)
  return fault === null
}

function farewell(why: Heard['kind']): string {
  const how = 'to keep one, say "save FILE" before you leave, or start with --save FILE.'
  return why === 'end' ? `The input ended before the game did, and the game is not kept; ${how}` : `The game is not kept; ${how}`
}
