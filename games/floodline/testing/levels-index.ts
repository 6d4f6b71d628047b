/** `node --import tsx games/floodline/testing/levels-index.ts`: writes levels/generated/ anew, or says what is wrong with a folder. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVELS, readLevelFolders } from './authoring/folders.ts'
import { indexFiles } from './authoring/index-files.ts'

const folders = readLevelFolders()
if (folders.faults.length > 0) {
  console.error(folders.faults.join('\n'))
  process.exitCode = 1
} else {
  for (const [file, text] of Object.entries(indexFiles(folders))) writeFileSync(join(LEVELS, 'generated', file), text)
  console.log(`${folders.campaign.length} levels of the campaign, ${folders.puzzles.length} puzzles`)
}
