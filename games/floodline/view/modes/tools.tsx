import { Play, StepForward, Undo2 } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import { keyShown } from '../input/keys.ts'
import type { Controller } from '../playback/controller.ts'
import { words } from '../words/index.ts'
import './modes.css'
import { modeWords } from './words.ts'

/** `tick` changes whenever there is something new to read, and with it this is drawn again. */
export interface ModeProps {
  readonly controller: Controller
  readonly tick: number
}

/** What a level offers beyond steering, by what kind of level it is. */
export function ModeTools(props: ModeProps) {
  return <TimeTools {...props} />
}

/** Practice takes back, and time goes tick by tick for whoever asks. */
function TimeTools({ controller, tick }: ModeProps) {
  const said = modeWords()
  const { stepping, resting } = controller.play
  const practice = controller.state.level.undos === true
  return (
    <section class="fl-card fl-time" aria-label={practice ? said.practice : said.step}>
      {practice && (
        <button type="button" onClick={() => controller.input.takeBack()} title={said.takeBack} aria-label={said.takeBack}>
          <Icon of={Undo2} />
          <span>{said.takeBack}</span>
          <kbd>{keyShown('undo')}</kbd>
        </button>
      )}
      <button type="button" onClick={() => controller.input.step()} title={said.step} aria-label={said.step}>
        <Icon of={StepForward} />
        <span>{said.step}</span>
        <kbd>{keyShown('step')}</kbd>
      </button>
      {stepping && (
        <button type="button" onClick={() => controller.input.speed(1)} title={said.goOn} aria-label={said.goOn}>
          <Icon of={Play} />
          <span>{said.goOn}</span>
        </button>
      )}
      {stepping && <p>{said.tick(words.figure(tick))}</p>}
      {resting && <p class="fl-waits">{said.waits}</p>}
    </section>
  )
}
