import { CircleHelp, type IconNode, Layers, RotateCw, Waves, X, ZoomIn, ZoomOut } from 'lucide'
import { useLayoutEffect } from 'preact/hooks'
import { Icon } from '../../../../../ui/icon.tsx'
import { type Language, spoken } from '../../../../../ui/language.ts'
import { type Bound, keyShown } from '../../input/keys.ts'
import type { Controller } from '../../playback/controller.ts'
import { ZOOMS } from '../../render/camera/nearness.ts'
import './views.css'
import { VIEWS } from './button.tsx'

/** In full, and in a word for a small button. */
const SAID = {
  en: {
    close: 'Close the views',
    xray: ['X-ray', 'X-ray'],
    depths: ['Water depths', 'Depths'],
    why: ['Why did that happen?', 'Why?'],
    turn: ['Turn the view', 'Turn'],
    nearer: ['Nearer', 'Nearer'],
    farther: ['Farther', 'Farther'],
  },
  de: {
    close: 'Ansichten schließen',
    xray: ['Röntgenblick', 'Röntgen'],
    depths: ['Wassertiefen', 'Tiefen'],
    why: ['Warum ist das passiert?', 'Warum?'],
    turn: ['Ansicht drehen', 'Drehen'],
    nearer: ['Näher', 'Näher'],
    farther: ['Weiter weg', 'Weiter'],
  },
} satisfies Record<Language, Record<string, string | readonly [full: string, short: string]>>

/** `keys` where there is a keyboard to press them on. */
export function ViewsSheet({ controller, keys }: { controller: Controller; keys: boolean }) {
  const { looking, input } = controller
  const { inspection } = looking
  const said = spoken(SAID)
  const near = looking.near.value
  const close = (): void => {
    inspection.choosing.value = false
  }
  useLayoutEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [])
  return (
    <section class="fl-card fl-views" aria-label={VIEWS()}>
      <header class="row">
        <h3>{VIEWS()}</h3>
        <button type="button" class="fl-close centred" aria-label={said.close} onClick={close}>
          <Icon of={X} />
        </button>
      </header>
      <View icon={Layers} name={said.xray} on={inspection.layer !== null} bound={keys && 'x-ray'} does={() => input.command('x-ray')} />
      <View icon={Waves} name={said.depths} on={inspection.depths} bound={keys && 'depths'} does={() => input.command('depths')} />
      <View
        icon={CircleHelp}
        name={said.why}
        bound={keys && 'why'}
        does={() => {
          close()
          input.command('why')
        }}
      />
      <View icon={RotateCw} name={said.turn} bound={keys && 'corner-next'} does={() => input.command('corner-next')} />
      <div class="fl-zoom">
        <View icon={ZoomIn} name={said.nearer} off={near === ZOOMS.length - 1} bound={keys && 'zoom'} does={() => looking.zoom(1)} />
        <View icon={ZoomOut} name={said.farther} off={near === 0} does={() => looking.zoom(-1)} />
      </div>
    </section>
  )
}

interface ViewProps {
  readonly icon: IconNode
  readonly name: readonly string[]
  readonly on?: boolean
  readonly off?: boolean
  readonly bound?: Bound | false
  does(): void
}

/** `on` only where it stays on. */
function View({ icon, name: [full = '', short = ''], on, off = false, bound = false, does }: ViewProps) {
  return (
    <button type="button" aria-label={full} aria-pressed={on} aria-disabled={off} onClick={() => !off && does()}>
      <Icon of={icon} />
      <span class="fl-wide">{full}</span>
      <span class="fl-narrow">{short}</span>
      {bound && <kbd aria-hidden="true">{keyShown(bound)}</kbd>}
    </button>
  )
}
