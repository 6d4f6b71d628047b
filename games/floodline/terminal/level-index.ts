import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Arguments } from '../../../terminal/arguments.ts'
import { type Command, FINE, WRONG } from '../../../terminal/command.ts'
import type { World } from '../../../terminal/world.ts'

export const levelIndex: Command = {
  name: 'level-index',
  usage: '',
  about: `The modules in games/floodline/levels/generated, and the ways to win in minds/guide/lines.ts, are made from the folders of levels. This writes them anew after a folder was added or
    a title or a replay changed, or says what is wrong with a folder. A replay that does not hold is left out of certificates.ts.`,
  examples: [{ line: 'level-index', does: 'after a level was added' }],
  options: {},
  words: { least: 0, most: 0 },
  async run(_given: Arguments, world: World) {
    const { LEVELS, readLevelFolders } = await import('../testing/authoring/folders.ts')
    const { indexFiles } = await import('../testing/authoring/index-files.ts')
    const { certified } = await import('../testing/authoring/certify.ts')
    const { LINES_FILE, linesText } = await import('../testing/authoring/lines.ts')
    const folders = readLevelFolders()
    for (const fault of folders.faults) world.err(fault)
    if (folders.faults.length > 0) return WRONG
    for (const [file, text] of Object.entries(indexFiles(folders))) writeFileSync(join(LEVELS, 'generated', file), text)
    writeFileSync(LINES_FILE, linesText(folders))
    const findings = [...folders.campaign, ...folders.puzzles].map(folder => certified(folder))
    const solutions = findings.reduce((sum, found) => sum + found.solutions.length, 0)
    world.out(`${folders.campaign.length} levels of the campaign, ${folders.puzzles.length} puzzles, ${solutions} solutions`)
    const broken = findings.flatMap(({ faults }) => faults)
    for (const fault of broken) world.err(fault)
    return broken.length > 0 ? WRONG : FINE
  },
}
