/** The table and everything around it: fetched when somebody sits down. */
export { DailyPage as Daily } from './daily.tsx'
export { Laid as Play } from './laid.tsx'
