import { frontFiles, tableFiles } from './tools/firstload.js'

/** @param {string[]} files */
const inDist = files => files.map(file => `dist/${file}`)

/** What a game brings itself, of everything its table loads first: rules, dealer and stage. @param {string} game */
const ownFiles = game => tableFiles(game).filter(file => file.includes(`/${game}-`))

export default [
  { name: 'first load of the front page', path: inDist(frontFiles()), limit: '30 KiB', gzip: true },
  { name: 'first load of Block Puzzle, to the first move', path: inDist(tableFiles('blocks')), limit: '45 KiB', gzip: true },
  { name: 'Stackdoku, dealer included', path: inDist(ownFiles('stackdoku')), limit: '30 KiB', gzip: true },
  { name: 'Floodline, three.js included', path: 'dist/assets/{floodline,floodline-icons,scene}-*.js', limit: '190 KiB', gzip: true },
]
