/** Everything the shell says, in English. What a game says is in its own `view/words.ts`. */
import type { Outcome, Refusal, Seat } from '../kernel/game.ts'
import type { Company } from '../ui/stage.ts'

const english = {
  name: 'Lockstep',
  home: 'Lockstep, to the front page',
  back: 'Back to the front page',
  toDark: 'Dark theme',
  toLight: 'Light theme',

  front: {
    title: 'Lockstep: same deal, same moves, same ending',
    headline: ['Same deal.', 'Same moves.', 'Same ending.'],
    lead: 'Open rules and nothing hidden. Watch a mind play, then sit down yourself.',
    facts: ['No account, no tracking', 'Every game can be checked'],
    games: 'Games',
    play: 'Play',
    playGame: (title: string) => `Play ${title}`,
    deals: 'Or pick another deal',
    pause: 'Pause the board',
    resume: 'Let the board play on',
    promises: [
      {
        title: 'Same deal',
        text: 'A seed makes the deal, and it stands in the address. Send the link, and your friend gets the very same game.',
      },
      { title: 'Same moves', text: 'Every move is one short word, such as b3. Click it, tap it or type it: the rules see no difference.' },
      { title: 'Same ending', text: 'A saved game is a page of text that ends in a fingerprint. Whoever plays it over gets the same one.' },
    ],
  },

  table: {
    title: (game: string) => `${game} on Lockstep`,
    loading: (game: string) => `Laying the table for ${game}`,
    you: 'You',
    yourMark: 'Circles are yours.',
    against: (name: string) => `against ${name}`,
    yourTurn: 'Your turn',
    theirTurn: (name: string) => `${name} is thinking`,
    toMove: 'to move',
    won: 'won',
    lost: 'lost',
    log: 'Moves',
    round: 'Round',
    noMoves: 'No moves yet.',
    takenBack: (undos: number) => (undos === 1 ? 'One take-back; the replay keeps it.' : `${undos} take-backs; the replay keeps them.`),
    fairness: 'Every move is written down. The replay proves the result to anybody.',
    replay: 'Save replay',
    undo: 'Undo',
    undosLeft: (left: number) => (left === Infinity ? '' : `${left} left`),
    undone: 'Taken back.',
    hint: 'Hint',
    hinted: 'Hint',
    noHint: 'There is a hint when it is your turn.',
    resign: 'Resign',
    resignSure: 'Really resign?',
    newGame: 'New game',
    playAgain: 'Play again',
    refused: 'Not possible',
    keys: 'Keys',
    undoKey: 'take back',
    hintKey: 'hint',
  },

  newGame: {
    deals: 'Deal',
    opponents: 'Opponent',
    start: 'Start',
    close: 'Close',
    shuffled: 'random',
  },

  lost: {
    title: 'Nothing here',
    page: (path: string) => `There is no page at ${path}.`,
    game: (id: string) => `There is no game called “${id}” on this shelf.`,
    home: 'To the front page',
    fresh: (title: string) => `A fresh game of ${title}`,
  },

  broken: {
    fetch: 'The game could not be fetched. The connection may be gone; try again when it is back.',
    here: 'Something broke on this page. Loading it again usually helps.',
    again: 'Try again',
  },
}

/** A second language is a second value of this type. */
export type Words = typeof english

export const words: Words = english

/** Minds go by their id, written like a name. */
export function botName(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}

/** How it ended, from where you sit. */
export function endTitle({ winner }: Outcome, { you, names }: Company): string {
  if (winner === 'draw') return 'A draw'
  if (winner === null) return 'The game is over'
  if (winner === you) return 'You won'
  return you === null ? `${names[winner]} won` : 'You lost'
}

/** Why it ended, when it was the kernel that ended it. */
export function ended({ code, facts, because }: Outcome, { you, names }: Company): string {
  const seat: Seat = facts['seat'] === 0 ? 0 : 1
  const who = seat === you ? 'You' : names[seat]
  if (code === 'resign') return `${who} resigned.`
  return sentence(because)
}

/** What the kernel or the address turned down. */
export function refused({ code, facts, because }: Refusal): string {
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
    default:
      return sentence(because)
  }
}

function sentence(because: string): string {
  return `${because.charAt(0).toUpperCase()}${because.slice(1)}${/[.!?]$/.test(because) ? '' : '.'}`
}
