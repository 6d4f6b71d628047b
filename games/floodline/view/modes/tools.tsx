import { Play, StepForward, Undo2 } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import { keyShown } from '../input/keys.ts'
import type { Desk } from '../playback/controller.ts'
import { words } from '../words/index.ts'
import './modes.css'
import { told } from './words.ts'

/** `tick` changes whenever there is something new to read, and with it this is drawn again. */
export interface ModeProps {
  readonly desk: Desk
  readonly tick: number
}

/** What a level offers beyond steering, by what kind of level it is. */
export function ModeTools(props: ModeProps) {
  return <TimeTools {...props} />
}

/** Practice takes back, and time goes tick by tick for whoever asks. */
function TimeTools({ desk, tick }: ModeProps) {
  const said = told()
  const { stepping, resting } = desk.play
  const practice = desk.state.level.undos === true
  return (
    <section class="fl-card fl-time" aria-label={practice ? said.practice : said.step}>
      {practice && (
        <button type="button" onClick={() => desk.takeBack()} title={said.takeBack} aria-label={said.takeBack}>
          <Icon of={Undo2} />
          <span>{said.takeBack}</span>
          <kbd>{keyShown('undo')}</kbd>
        </button>
      )}
      <button type="button" onClick={() => desk.step()} title={said.step} aria-label={said.step}>
        <Icon of={StepForward} />
        <span>{said.step}</span>
        <kbd>{keyShown('step')}</kbd>
      </button>
      {stepping && (
        <button type="button" onClick={() => desk.speed(1)} title={said.goOn} aria-label={said.goOn}>
          <Icon of={Play} />
          <span>{said.goOn}</span>
        </button>
      )}
      {stepping && <p class="fl-tick">{said.tick(words.figure(tick))}</p>}
      {resting && <p class="fl-waits">{said.waits}</p>}
    </section>
  )
}
