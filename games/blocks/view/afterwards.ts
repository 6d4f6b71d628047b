/** What the board needs once something has happened on it, in one file; see after.ts. */
export { overMarks, proofSteps } from './board/end-marks.ts'
export { Story } from './board/latest-move.tsx'
export { Opened } from './panels/opened-seal.tsx'
export { CUES, cuesOf } from './sounds.ts'
export { afterWords } from './words/after.ts'
