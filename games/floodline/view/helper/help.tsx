import { CircleHelp, Lightbulb, X } from 'lucide'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import type { PlayerProps } from '../../../../ui/stage.ts'
import type { Floodline } from '../../nouns.ts'
import { keyShown } from '../input/keys.ts'
import type { Controller } from '../playback/controller.ts'
import { type Helper, helperAt } from './helper.ts'
import { helperWords } from './words.ts'
import './helper.css'

interface HelpProps {
  readonly controller: Controller
  readonly player: Pick<PlayerProps<Floodline>, 'judge' | 'ask' | 'advice' | 'refusal'>
}

/** The button, and what it opens: two questions to whoever can see farther. */
export function Help({ controller, player }: HelpProps) {
  const helper = helperAt(controller)
  const words = helperWords()
  // Every time: what it asks is a closure over the table as it is.
  useLayoutEffect(() => helper.askFrom(player))
  useEffect(() => () => helper.askFrom(null), [helper])
  useEffect(() => {
    if (player.advice) helper.advised(player.advice)
  }, [player.advice])
  useEffect(() => {
    if (player.refusal) helper.failed()
  }, [player.refusal])
  return (
    <button
      type="button"
      class="fl-card fl-views-button"
      aria-expanded={helper.open.value}
      aria-busy={helper.thinking.value}
      aria-label={words.help}
      title={`${words.help} (${keyShown('help')})`}
      onClick={({ detail }) => helper.toggle(detail === 0)}
    >
      <Icon of={Lightbulb} />
      <span aria-hidden="true">{words.help}</span>
    </button>
  )
}

export function HelpSheet({ controller }: Pick<HelpProps, 'controller'>) {
  const helper = helperAt(controller)
  return helper.open.value && <Questions helper={helper} />
}

function Questions({ helper }: { helper: Helper }) {
  const words = helperWords()
  const sheet = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (helper.byKeys) sheet.current?.querySelector<HTMLElement>('.fl-help-ask')?.focus({ preventScroll: true })
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') helper.toggle()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [])
  return (
    <section class="fl-card fl-help" aria-label={words.help} ref={sheet}>
      <header class="row">
        <h3>{words.help}</h3>
        <button type="button" class="fl-close centred" aria-label={words.close} onClick={() => helper.toggle()}>
          <Icon of={X} />
        </button>
      </header>
      <button type="button" class="fl-help-ask" onClick={() => void helper.winnable()}>
        <Icon of={CircleHelp} />
        <span>
          {words.winnable}
          <small>{words.free}</small>
        </span>
      </button>
      <button type="button" class="fl-help-ask" onClick={() => void helper.hint()}>
        <Icon of={Lightbulb} />
        <span>
          {words.hint}
          <small>{words.counted}</small>
        </span>
        <kbd aria-hidden="true">{keyShown('help')}</kbd>
      </button>
    </section>
  )
}
