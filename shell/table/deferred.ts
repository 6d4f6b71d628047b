/** What a table needs after the first move, in one file: fetched while nobody waits for it, so that it is there when somebody does. */

export { Glyph } from '../app/glyph.tsx'
export { hinted, judged } from '../thinking/hint.ts'
export { Advised } from './parts/advice.tsx'
export { share } from './parts/end-actions.ts'
export { EndCheck } from './parts/end-check.tsx'
export { EndPanel } from './parts/end-panel.tsx'
export { endingHeard } from './parts/ending.ts'
export { Keys } from './parts/key-list.tsx'
export { NewGame } from './parts/new-game.tsx'
export { Notices } from './parts/notice.tsx'
export { Paused } from './parts/pause.tsx'
export { TableMenu } from './parts/table-menu.tsx'
