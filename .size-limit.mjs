import { frontFiles, ownFiles, tableFiles } from './tools/firstload.js'

/** @param {string[]} files */
const inDist = files => files.map(file => `dist/${file}`)

/** @param {string} name @param {string[]} files @param {number} limit in KiB */
const watched = (name, files, limit) => ({ name, path: inDist(files), limit: `${limit} KiB`, gzip: true })

export default [
  watched('first load of the front page', frontFiles(), 32),
  watched('first load of Block Puzzle, to the first move', tableFiles('blocks'), 56),
  watched('first load of Floodline, three.js included, to the first move', tableFiles('floodline'), 264),
  watched('first load of Chainfall, a mind included, to the first move', tableFiles('chainfall'), 88.25),
  watched('of these, Chainfall itself', ownFiles('chainfall'), 36),
  watched('first load of Stackdoku, to the first move', tableFiles('stackdoku'), 79.25),
  watched('of these, Stackdoku itself', ownFiles('stackdoku'), 40),
]
