import { readFileSync } from 'node:fs'

/** The scripts that the page asks for before anything can be done on it; games come later, when they are opened. */
function firstLoad() {
  const page = readFileSync('dist/index.html', 'utf8')
  return [...page.matchAll(/(?:src|href)="\.?\/?([^":]+\.js)"/g)].map(([, path]) => `dist/${path}`)
}

export default [{ name: 'first load of the shell', path: firstLoad(), limit: '30 KiB', gzip: true }]
