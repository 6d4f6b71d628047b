import type { Outcome, Refusal } from '../../kernel/game.ts'
import { counterOf } from '../../ui/count.ts'
import type { Company } from '../../ui/stage.ts'
import { seatOf, sentence } from './sentence.ts'
import type { TableWords } from './table.ts'

const { counted, figure } = counterOf('en')

const day = (date: string): string =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

export const en: TableWords = {
  title: game => `${game} on Lockstep`,
  loading: game => `Laying the table for ${game}`,
  you: 'You',
  yourMark: 'Circles are yours.',
  against: name => `against ${name}`,
  yourTurn: 'Your turn',
  theirTurn: name => `${name} is thinking`,
  toMove: 'to move',
  won: 'won',
  lost: 'lost',
  log: 'Moves',
  round: 'Round',
  noMoves: 'No moves yet.',
  takenBack: undos => (undos === 1 ? 'One take-back; the replay keeps it.' : `${undos} take-backs; the replay keeps them.`),
  fairness: 'Every move is written down. The replay proves the result to anybody.',
  replay: 'Save replay',
  undo: 'Undo',
  undosLeft: left => (left === Number.POSITIVE_INFINITY ? '' : `${left} left`),
  undone: 'Taken back.',
  hint: 'Hint',
  hinted: 'Hint',
  thinking: 'Thinking …',
  doIt: 'Do it',
  noHint: 'There is a hint when it is your turn.',
  hintBroken: 'The hint could not be worked out. Play goes on without it.',
  resign: 'Resign',
  resignSure: 'Really resign?',
  giveUp: 'Give up',
  giveUpSure: 'Really give up?',
  newGame: 'New game',
  playAgain: 'Play again',
  refused: 'Not possible',
  keys: 'Keys',
  undoKey: 'take back',
  hintKey: 'hint',
  pauseKey: 'pause',
  best: score => `Best ${score}`,
  points: score => counted(score, { one: '# point', other: '# points' }),
  moves: moves => counted(moves, { one: '# move', other: '# moves' }),
  figure,
  tools: 'What you can do',
  taken: 'Taken over',
  unranked: 'This game keeps no record.',

  menu: {
    more: 'More',
    restart: 'Restart this deal',
    restartSure: 'Really start over?',
    copyDeal: 'Copy link to this deal',
    copied: 'The link is copied. Whoever opens it gets this very deal.',
    notCopied: 'The browser did not let us copy. The address of this page is the link.',
    pause: 'Pause',
    rules: 'Rules',
    settings: 'Settings',
  },

  pause: { title: 'Paused', how: 'The board is covered until you come back.', resume: 'Go on' },

  newGameForm: {
    deals: 'Deal',
    opponents: 'Opponent',
    start: 'Start',
    startAnyway: 'Throw away and start',
    close: 'Close',
    shuffled: 'random',
    throwsAway: moves => `Your game under way, ${counted(moves, { one: '# move', other: '# moves' })} so far, will be thrown away.`,
  },

  end: {
    label: 'The end',
    sameDeal: 'Same deal',
    watch: 'Watch',
    share: 'Share',
    verify: 'Verify',
    verifying: 'Playing it over …',
    verified: hash => `Re-played and verified · ${hash.slice(0, 4)} ${hash.slice(4, 8)}`,
    fault: because => `The replay does not hold: ${because}`,
    newBest: 'New best',
    gaveUp: 'You gave up.',
    noRecord: 'Not counted as a record.',
    shared: 'Copied. Paste it wherever you like.',
    tooLong: 'This game is too long for a link. Save the replay and send the file.',
    shareText: (game, facts) => `Lockstep ${game} · ${facts}`,
    dailyText: (game, date, facts) => `Lockstep ${game} ${date} · ${facts}`,
    dailyAgain: first => `Your first try of this day: ${first}.`,
    archive: 'The day before',
  },

  keeping: {
    denied: 'This browser keeps nothing for us: your game is gone when you close the page.',
    full: 'There is no room left to keep games: this one is gone when you close the page.',
    save: 'Save as a file',
    close: 'All right',
    aside: because => `A game you had left could not be opened, so here is a new one. The old one is set aside: ${because}`,
    download: 'Download it',
    resumed: 'Your game goes on where you left it.',
  },

  daily: {
    short: 'Daily',
    name: date => `Daily of ${day(date)}`,
    none: 'This game has no daily deal.',
    bad: date => `“${date}” is not a day. A day is written like 2026-11-15.`,
    future: date => `The deal of ${day(date)} does not exist yet. Come back that day; it changes at midnight UTC.`,
    today: 'Today’s deal',
    before: 'The day before',
    after: 'The day after',
    done: score => `Done, ${score}`,
    day,
  },

  watch: {
    title: 'Watch',
    lead: 'Open a replay to see it played over, move by move.',
    open: 'Open a replay file',
    drop: 'Or drop it anywhere on this page.',
    kept: 'Your games',
    nothingKept: 'Games that you finish are listed here, the last fifty of them.',
    verified: 'Re-played and verified',
    unfinished: 'Holds so far, not over',
    checking: 'Playing it over …',
    wrong: 'Does not hold',
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
    seats: ['Circle', 'Diamond'],
    save: 'Save file',
    facts: 'Facts',
    fact: { deal: 'Deal', result: 'Result', moves: 'Line', now: 'Here', hash: 'State', date: 'Date' },
    lines: 'Moves',
    broken: 'This cannot be watched',
    badLink: 'The link is broken: what stands behind the # is no game. It may have been cut off when it was copied.',
    tooLarge: 'This is larger than any game, so it is not a replay.',
    notKept: id => `There is no game “${id}” on this device. Games are kept where they were played.`,
    noGame: id => `This is a replay of “${id}”, and there is no such game on this shelf.`,
    otherRules: (theirs, ours) => `This replay speaks version ${theirs} of the rules, and this build speaks version ${ours}.`,
    cannotFollow: because => `The replay cannot be followed: ${because}.`,
    noTaken: 'The game that was taken over is not on this device any more.',
    another: 'Open another replay',
    date: milliseconds => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds),
  },

  endTitle,
  ended,
  refusal,
}

/** How it ended, from where you sit. */
function endTitle({ winner }: Outcome, { you, names }: Company): string {
  if (winner === 'draw') return 'A draw'
  if (winner === null) return 'The game is over'
  if (winner === you) return 'You won'
  return you === null ? `${names[winner]} won` : 'You lost'
}

/** Why it ended, when it was the kernel that ended it. */
function ended(outcome: Outcome, { you, names }: Company): string {
  const seat = seatOf(outcome)
  const who = seat === you ? 'You' : names[seat]
  if (outcome.code === 'resign') return names.length > 1 ? `${who} resigned.` : `${who ?? 'The player'} gave up.`
  return sentence(outcome.because)
}

/** What the kernel or the address turned down. */
function refusal({ code, facts, because }: Refusal): string {
  switch (code) {
    case 'over':
      return 'The game is over. Play again for another one.'
    case 'no-undos':
      return facts['undos'] === 0 ? 'There is no undo in this game.' : `All ${String(facts['undos'])} undos of this game are used.`
    case 'nothing-to-undo':
      return 'There is nothing to take back: you have not moved yet.'
    case 'no-such-level':
      return `There is no deal called “${String(facts['level'])}”.`
    case 'no-such-preset':
      return `There is no kind of game called “${String(facts['preset'])}”.`
    case 'no-such-bot':
      return `There is no opponent called “${String(facts['bot'])}”.`
    case 'odd-seed':
      return 'The seed in this address cannot be used: a seed is up to 64 letters, figures and dashes.'
    case 'odd-setup':
      return `The setup in this address cannot be used: ${String(facts['why'])}.`
    default:
      return sentence(because)
  }
}
