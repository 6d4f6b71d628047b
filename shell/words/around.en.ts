import type { Outcome, Refusal } from '../../kernel/game.ts'
import { counterOf } from '../../ui/count.ts'
import type { Company } from '../../ui/stage.ts'
import type { AroundWords } from './around.ts'
import { seatOf, sentence } from './sentence.ts'

const { counted } = counterOf('en')

const day = (date: string): string =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

export const en: AroundWords = {
  keys: 'Keys',
  undoKey: 'take back',
  hintKey: 'hint',
  pauseKey: 'pause',
  hints: {
    hinted: 'Hint',
    doIt: 'Do it',
    none: 'Ask again when it is your turn.',
    broken: 'No hint could be worked out. You can play on without it.',
    spent: hints =>
      hints === 0
        ? 'There are no hints in this game.'
        : hints === 1
          ? 'The one hint of this game is used.'
          : `All ${hints} hints of this game are used.`,
  },
  noTaken: 'The game you took over is no longer on this device.',
  dealing: 'Dealing …',
  menu: {
    restart: 'Restart this deal',
    restartSure: 'Really start over?',
    restartLost: 'Really? What you played is lost.',
    copyDeal: 'Copy link to this deal',
    copyGame: 'Copy link to the game so far',
    practise: 'Practise this level',
    forReal: 'Play for a record',
    copied: 'The link is copied. Whoever opens it gets exactly this deal.',
    notCopied: 'The browser did not allow copying. Use the address of this page.',
    pause: 'Pause',
    rules: 'Rules',
    settings: 'Settings',
  },
  pause: {
    title: 'Paused',
    how: 'The board is covered until you come back.',
    look: 'Nothing moves. Look around as long as you like.',
    resume: 'Go on',
  },
  twoPeople: 'two people',
  sides: ['Blue', 'Red'],
  past: {
    steps: 'Earlier positions',
    first: 'To the start',
    back: 'One move back',
    on: 'One move on',
    now: 'Back to the game',
    start: 'The start',
    after: (round, name, move) => `Round ${round}, ${name}: ${move}`,
    how: 'You are looking at an earlier position.',
    yourTurn: 'It is your turn now.',
  },
  newGameForm: {
    people: 'Two people, one device',
    peopleAbout: 'You take turns at this screen. Each sees only what they may know.',
    level: (level, name) => `${name} · level ${level}`,
    deals: 'Deal',
    opponents: 'Opponent',
    start: 'Start',
    own: 'Your own rules',
    startOwn: 'Start with these rules',
    close: 'Close',
    shuffled: 'random',
    saved: moves =>
      `Your current game (${counted(moves, { one: '# move', other: '# moves' })}) stays saved. Continue it on the page of the game.`,
  },
  end: {
    label: 'The end',
    next: level => `Next level: ${level}`,
    sameDeal: 'Same deal',
    fold: 'Show less, to see the board',
    unfold: 'Show the whole result',
    watch: 'Watch',
    share: 'Share',
    verify: 'Verify',
    verifying: 'Playing it over …',
    verified: hash => `Re-played and verified · ${hash.slice(0, 4)} ${hash.slice(4, 8)}`,
    fault: because => `The replay is not valid: ${because}`,
    newBest: 'New best',
    dailyLate: 'Finished after its day, so it does not count for a streak.',
    shared: 'Copied. Paste it wherever you like.',
    tooLong: 'This game is too long for a link. Save the replay and send the file.',
    shareText: (game, facts) => `Lockstep ${game} · ${facts}`,
    dailyText: (game, date, facts) => `Lockstep ${game} ${date} · ${facts}`,
    dailyAgain: first => `Your first try that day: ${first}.`,
    archive: 'The day before',
  },
  keeping: {
    denied: 'This browser does not let us save: your game is lost when you close the page.',
    full: 'No space is left to save games: this one is lost when you close the page.',
    save: 'Save as a file',
    close: 'All right',
    aside: because => `Your saved game could not be opened, so this is a new one. The old one was set aside: ${because}`,
    download: 'Download it',
  },
  elsewhere: {
    title: 'This game is open in another tab',
    text: 'Only one tab at a time can play it, so that nothing is overwritten. If you play here, you go on from the latest move, and the other tab lets go.',
    take: 'Play here instead',
    taking: 'One moment …',
    home: 'To the front page',
  },
  newGame: 'New game',
  playAgain: 'Play again',
  replay: 'Save replay',
  resign: 'Resign',
  resignSure: 'Really resign?',
  giveUp: 'Give up',
  giveUpSure: 'Really give up?',
  unranked: 'This game sets no record.',
  best: score => `Best ${score}`,
  watchBest: best => `${best}: watch it`,
  bestWithoutHints: score => `Best without hints ${score}`,
  bestWithHints: score => `Best with hints ${score}`,
  help: ({ hints, undos }) =>
    [
      ...(hints > 0 ? [counted(hints, { one: 'with # hint', other: 'with # hints' })] : []),
      ...(undos > 0 ? [counted(undos, { one: '# move taken back', other: '# moves taken back' })] : []),
    ].join(', '),
  helpOf: (name, help) => `${name}: ${help}`,
  endTitle,
  ended,
  points: score => counted(score, { one: '# point', other: '# points' }),
  moves: moves => counted(moves, { one: '# move', other: '# moves' }),
  yourMark: 'Circles are yours.',
  against: name => `against ${name}`,
  yourTurn: 'Your turn',
  theirTurn: name => `${name} is thinking`,
  toMove: 'to move',
  won: 'won',
  lost: 'lost',
  drawn: 'draw',
  log: 'Moves',
  round: 'Round',
  noMoves: 'No moves yet.',
  takenBack: undos => (undos === 1 ? 'One take-back; the replay shows it.' : `${undos} take-backs; the replay shows them.`),
  fairness: 'Every move is written down. The replay proves the result to anybody.',
  daily: {
    none: 'This game has no daily deal.',
    bad: date => `“${date}” is not a day. A day is written like 2026-11-15.`,
    future: date => `The deal of ${day(date)} does not exist yet. Come back that day; it changes at midnight UTC.`,
    today: 'Today’s deal',
  },
  address,
}

/** An address that asks for something there is not. */
function address({ code, facts, because }: Refusal): string {
  switch (code) {
    case 'no-such-level':
      return `There is no deal called “${String(facts['level'])}”.`
    case 'no-such-preset':
      return `There is no kind of game called “${String(facts['preset'])}”.`
    case 'no-such-bot':
      return `There is no opponent called “${String(facts['bot'])}”.`
    case 'odd-seed':
      return 'The seed in this address cannot be used: a seed is up to 64 letters, digits and dashes.'
    case 'odd-setup':
      return `The setup in this address cannot be used: ${String(facts['why'])}.`
    default:
      return sentence(because)
  }
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
  if (outcome.code === 'flag') return `${who} ran out of time.`
  if (outcome.code === 'abandon') return `${who} did not come back.`
  if (outcome.code === 'resign') return names.length > 1 ? `${who} resigned.` : `${who ?? 'The player'} gave up.`
  return sentence(outcome.because)
}
