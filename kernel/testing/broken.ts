/** Nim, broken on purpose: once for each promise of the contract, so that the suite can be seen to notice. */
import { nim } from '../../games/nim/game.ts'
import type { Nim } from '../../games/nim/nouns.ts'
import type { Game, Nouns, Refusal } from '../game.ts'
import { below } from '../rng.ts'
import { CLAUSES, type Clause } from './contract.ts'

interface Broken {
  readonly name: string
  /** A function, so that what a copy keeps outside its state starts afresh. */
  readonly make: () => Game
  readonly caughtBy: Clause
}

/** Nim with a sealed envelope on the table: the number in it decides nothing, but nobody may see it. */
interface Sealed extends Nouns {
  Setup: Nim['Setup']
  Deal: Nim['Deal']
  State: Nim['State'] & { envelope: number }
  Action: Nim['Action']
  Event: Nim['Event']
  View: Nim['View'] & { envelope: number | null }
}

/** Sound: it hides the envelope from everybody but the referee, and imagines any. */
export const sealedNim: Game<Sealed> = {
  ...(nim as unknown as Game<Sealed>), // what nim does with its own state it does with this one
  start: deal => ({ ...nim.start(deal), envelope: deal.heaps.reduce((sum, sticks) => sum * 7 + sticks, 0) % 1000 }),
  view: (state, eye) => ({ ...nim.view(state, eye), envelope: eye === 'referee' ? state.envelope : null }),
  imagine: (view, rng) => ({ ...imagined(view), envelope: view.envelope ?? below(rng, 1000) }),
}

/** Sound: time passes and changes nothing. */
export const tickingNim: Game<Nim> = { ...nim, hz: 60, tick: () => {} }

export const brokenCopies: readonly Broken[] = [
  {
    name: 'a view that leaks',
    make: () =>
      sealedWith({
        view: (state, eye) => ({ ...nim.view(state, eye), envelope: state.envelope }),
        imagine: (view, rng) => ({ ...imagined(view), envelope: below(rng, 1000) }),
      }),
    caughtBy: CLAUSES.imagined,
  },
  {
    name: 'a view that writes',
    make: () => nimWith({ view: (state, eye) => nim.view(scratched(state), eye) }),
    caughtBy: CLAUSES.looking,
  },
  {
    name: 'a view that is the state',
    make: () =>
      nimWith({ view: state => state as unknown as Nim['View'], text: () => '', imagine: view => view as unknown as Nim['State'] }),
    caughtBy: CLAUSES.sharing,
  },
  {
    name: 'randomness outside the state',
    make: () => nimWith({ apply: thenReversing(() => Math.random() < 0.5) }),
    caughtBy: CLAUSES.outside,
  },
  {
    name: 'a counter in a closure',
    make: () => {
      let applied = 0
      return nimWith({ apply: thenReversing(() => ++applied % 2 === 0) })
    },
    caughtBy: CLAUSES.sameEnd,
  },
  {
    name: 'a rule that depends on who listens',
    make: () => nimWith({ apply: thenReversing(emit => emit.length === 1) }),
    caughtBy: CLAUSES.sameEnd,
  },
  {
    name: 'a notation that loses the heap',
    make: () => nimWith({ notate: action => `a${action.sticks}` }),
    caughtBy: CLAUSES.notation,
  },
  {
    name: 'a refuse that never refuses',
    make: () => nimWith({ refuse: () => null }),
    caughtBy: CLAUSES.illegal,
  },
  {
    name: 'a refuse that refuses what is legal',
    make: () => nimWith({ refuse: (state, seat, action) => (action.sticks === 2 ? NO : nim.refuse(state, seat, action)) }),
    caughtBy: CLAUSES.legal,
  },
  {
    name: 'a refuse that writes',
    make: () => nimWith({ refuse: (state, seat, action) => nim.refuse(scratched(state), seat, action) }),
    caughtBy: CLAUSES.refusing,
  },
  {
    name: 'a tick that reads outside time',
    make: () => nimWith({ hz: 60, tick: state => void (Date.now() % 2 === 0 && state.heaps.reverse()) }),
    caughtBy: CLAUSES.outside,
  },
  {
    name: 'a tick that counts outside the state',
    make: () => {
      let ticks = 0
      return nimWith({ hz: 60, tick: state => void (++ticks % 2 === 0 && scratched(state)) })
    },
    caughtBy: CLAUSES.sameTick,
  },
  {
    name: 'an outcome that disagrees with toMove',
    make: () => nimWith({ toMove: state => state.turn }),
    caughtBy: CLAUSES.turn,
  },
  {
    name: 'a living position with nothing to do',
    make: () => nimWith({ legal: (state, seat) => (state.heaps[0] === 1 ? [] : nim.legal(state, seat)) }),
    caughtBy: CLAUSES.alive,
  },
  {
    name: 'both seats at once',
    make: () => nimWith({ legal: state => nim.legal(state, state.turn) }),
    caughtBy: CLAUSES.onlyMover,
  },
  {
    name: 'a fraction in the state',
    make: () => nimWith({ start: deal => ({ ...nim.start(deal), half: 0.5 }) }),
    caughtBy: CLAUSES.plain,
  },
  {
    name: 'a field that is never the same twice',
    make: () => {
      let asked = 0
      const restless = { enumerable: true, get: () => ++asked }
      return nimWith({ start: deal => Object.defineProperty(nim.start(deal), 'restless', restless) })
    },
    caughtBy: CLAUSES.copied,
  },
  {
    name: 'a deal that forgets its seed',
    make: () => {
      let dealt = 0
      return nimWith({ deal: (setup, rng) => ({ ...nim.deal(setup, rng), first: ++dealt % 2 === 0 ? 0 : 1 }) })
    },
    caughtBy: CLAUSES.sameDeal,
  },
  {
    name: 'a start that remembers the last one',
    make: () => {
      let started = 0
      return nimWith({ start: deal => ({ ...nim.start(deal), turn: ++started % 2 === 0 ? 0 : 1 }) })
    },
    caughtBy: CLAUSES.replayed,
  },
  {
    name: 'an apply that writes into its action',
    make: () =>
      nimWith({
        apply(state, seat, action, emit) {
          nim.apply(state, seat, action, emit)
          action.sticks = 0
        },
      }),
    caughtBy: CLAUSES.undone,
  },
  {
    name: 'a door without a keeper',
    make: () => nimWith({ refuseDeal: () => null }),
    caughtBy: CLAUSES.nonsense,
  },
  {
    name: 'a keeper who keeps out his own',
    make: () => nimWith({ refuseDeal: () => NO }),
    caughtBy: CLAUSES.accepted,
  },
  {
    name: 'legal actions that follow from a secret',
    make: () =>
      sealedWith({
        legal: (state, seat) => [...nim.legal(state, seat)].filter(action => state.envelope % 2 === 0 || action.sticks === 1),
      }),
    caughtBy: CLAUSES.knows,
  },
  {
    name: 'a game without end',
    make: () => nimWith({ apply: (state, seat) => void (state.turn = seat === 0 ? 1 : 0) }),
    caughtBy: CLAUSES.ends,
  },
  {
    name: 'a picture that cannot be drawn',
    make: () =>
      nimWith({
        text(view) {
          if (view.heaps.includes(0)) throw new Error('an empty heap has no picture')
          return nim.text(view)
        },
      }),
    caughtBy: CLAUSES.throws,
  },
]

const NO: Refusal = { code: 'no', because: 'no', facts: {} }

function nimWith(changes: Partial<Game<Nim>>): Game {
  return { ...nim, ...changes }
}

function sealedWith(changes: Partial<Game<Sealed>>): Game {
  return { ...sealedNim, ...changes }
}

function imagined({ heaps, turn, misere }: Nim['View']): Nim['State'] {
  return { heaps: Uint8Array.from(heaps), turn, misere }
}

/** Nim's turn, after which the heaps change places whenever `when` says so. */
function thenReversing(when: (emit: (event: Nim['Event']) => void) => boolean): Game<Nim>['apply'] {
  return (state, seat, action, emit) => {
    nim.apply(state, seat, action, emit)
    if (when(emit)) state.heaps.reverse()
  }
}

/** Writes where it should only look. */
function scratched(state: Readonly<Nim['State']>): Nim['State'] {
  const target = state as Nim['State']
  target.misere = !target.misere
  return target
}
