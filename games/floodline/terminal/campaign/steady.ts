/** `lockstep campaign steady`: replays that a hand wins that hits no tick. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Arguments } from '../../../../terminal/arguments.ts'
import { FINE, WRONG } from '../../../../terminal/command.ts'
import type { World } from '../../../../terminal/world.ts'
import { steadied } from '../../testing/campaign/steadied.ts'
import { nameOf } from '../../testing/campaign/subject.ts'
import { chooseLevels } from './levels.ts'

export function steadyReplays(given: Arguments, world: World): number {
  let wrong = false
  for (const subject of chooseLevels(given).subjects)
    for (const [name, replay] of Object.entries(subject.replays)) {
      const { text, says } = steadied(subject.level, replay)
      if (text !== null) writeFileSync(join(subject.folder, `${name}.replay`), text)
      if (says !== 'steady') world.out(`${nameOf(subject)}: ${name}.replay ${text === null ? says : 'was steadied'}`)
      wrong ||= name === 'gold' && says !== 'steady' && text === null
    }
  return wrong ? WRONG : FINE
}
