import { boardFiles, frontFiles, tableFiles } from './tools/firstload.js'

/** @param {string} game */
const withoutMinds = game => boardFiles(game).filter(file => !file.includes('-minds-'))

/** @param {string[]} files */
const inDist = files => files.map(file => `dist/${file}`)

export default [
  { name: 'first load of the front page', path: inDist(frontFiles()), limit: '30 KiB', gzip: true },
  { name: 'first load of Block Puzzle, to the first move', path: inDist(tableFiles('blocks')), limit: '45 KiB', gzip: true },
  { name: 'Floodline, three.js included', path: inDist(boardFiles('games/floodline/view/render/gl/scene.ts')), limit: '190 KiB', gzip: true },
  { name: 'Chainfall, without minds', path: inDist(withoutMinds('chainfall')), limit: '30 KiB', gzip: true },
  { name: 'Stackdoku, without minds', path: inDist(withoutMinds('stackdoku')), limit: '30 KiB', gzip: true },
]
