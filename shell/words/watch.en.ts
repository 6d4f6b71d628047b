import { counterOf } from '../../ui/count.ts'
import type { WatchWords } from './watch.ts'

const { figure } = counterOf('en')

export const en: WatchWords = {
  title: 'Watch',
  lead: 'Open a replay and watch it move by move.',
  open: 'Open a replay file',
  drop: 'Or drop it anywhere on this page.',
  kept: 'Your games',
  nothingKept: 'The last fifty games you finished are listed here, and every game that holds a record.',
  verified: 'Re-played and verified',
  unfinished: 'Valid so far, not over',
  checking: 'Playing it over …',
  wrong: 'Not valid',
  notSo: because => `This is not what it says it is: ${because}.`,
  from: {
    level: (name, earlier) => (earlier ? `The level “${name}”, as it was before it was changed` : `The level “${name}”`),
    series: (name, level) => `${name}, level ${level}`,
    seed: (name, seed) =>
      name === null ? `A setup of somebody’s own, dealt from the seed ${seed}` : `${name}, dealt from the seed ${seed}`,
    own: resembles =>
      resembles === null
        ? 'Somebody’s own deal: not one of ours, and no record'
        : `Somebody’s own deal: it calls itself “${resembles}” and is not our level of that name, so it is no record`,
  },
  first: 'To the start',
  back: 'One back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One on',
  last: 'To the end',
  speed: 'Speed',
  times: speed => (speed === 0.5 ? '½ ×' : `${speed} ×`),
  place: 'Place in the game',
  at: (line, of) => `${figure(line)} of ${figure(of)}`,
  takeOver: 'Take over from here',
  link: 'Link to this moment',
  linkCopied: 'The link is copied. The whole game is in it.',
  overHere: 'The game is over here. Go back a little and take over there.',
  player: 'The player',
  guest: 'Guest',
  save: 'Save file',
  facts: 'Facts',
  fact: { deal: 'Deal', result: 'Result', moves: 'Line', now: 'Here', hash: 'State', date: 'Date' },
  broken: 'This cannot be watched',
  badLink: 'The link is broken: there is no game after the #. Part of it may be missing.',
  tooLarge: 'This is too large to be a replay.',
  notKept: id => `There is no game “${id}” on this device. Games stay where they were played.`,
  noGame: id => `This is a replay of “${id}”, and there is no such game here.`,
  otherRules: (theirs, ours) => `This replay follows version ${theirs} of the rules, and this build version ${ours}.`,
  cannotFollow: because => `The replay cannot be played: ${because}.`,
  date: milliseconds => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds),
}
