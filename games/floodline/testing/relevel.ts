/** `node --import tsx games/floodline/testing/relevel.ts [ID]`: after a level was edited, records its replays again from their inputs. */
import { relevel } from './authoring/rerecord.ts'

for (const { file, ok, says } of relevel(process.argv[2] ?? null)) {
  if (!ok) process.exitCode = 1
  console.log(`${file}: ${says}`)
}
