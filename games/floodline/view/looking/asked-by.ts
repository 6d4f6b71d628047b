/** What was asked for in a tick, read from what happened in it: a replay tells only that. */
import { type FloodEvent, type Floodline, STEPS, type Step, TILTS } from '../../nouns.ts'
import { ask } from '../../rules/actions.ts'
import { TILTED } from '../../rules/board/space.ts'
import { isTool } from '../../rules/sandbox.ts'

type State = Floodline['State']

/** The state before the tick, with the wishes of that tick noted in it. */
export function askedBy(before: Readonly<State>, events: readonly FloodEvent[]): State {
  const state: State = { ...before, asked: 0 }
  for (const event of events) {
    switch (event.kind) {
      case 'tilted': {
        const sense = TILTS.find((_, number) => TILTED[number]?.[event.from] === event.to)
        if (sense) ask(state, { kind: 'tilt', sense })
        break
      }
      case 'held':
        ask(state, { kind: 'hold' })
        break
      case 'armed':
        ask(state, { kind: 'ability', ability: event.ability })
        break
      case 'turned':
        ask(state, { kind: 'turn', axis: event.axis, sense: event.sense })
        break
      case 'moved':
        if (event.step === 'soft') state.soft = true
        else if (isStep(event.step)) ask(state, { kind: 'move', step: event.step })
        break
      case 'dropped':
        ask(state, { kind: 'drop' })
        break
      case 'bumped':
        if (!isTool(event.asked)) ask(state, event.asked)
        break
      default:
    }
  }
  return state
}

function isStep(step: string): step is Step {
  return STEPS.some(each => each === step)
}
