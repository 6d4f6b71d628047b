/** What a table needs after the first move, in one file: fetched while nobody waits for it, so that it is there when somebody does. */
export { adviseBeside } from './beside.ts'
export { EndPanel } from './end.tsx'
export { share } from './endtools.ts'
export { Keys } from './keys.tsx'
export { NewGame } from './newgame.tsx'
export { Notices } from './notice.tsx'
export { Paused } from './pause.tsx'
export { TableMenu } from './tablemenu.tsx'
