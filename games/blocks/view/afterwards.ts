/** What the board needs once something has happened on it, in one file; see after.ts. */
export { overMarks, proofSteps } from './endmarks.ts'
export { Opened } from './opened.tsx'
export { CUES, cuesOf } from './sounds.ts'
export { Story } from './story.tsx'
export { afterWords } from './words.after.ts'
