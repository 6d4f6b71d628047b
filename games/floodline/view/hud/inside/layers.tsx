import { X } from 'lucide'
import { useRef } from 'preact/hooks'
import { Icon } from '../../../../../ui/icon.tsx'
import { words } from '../../words/index.ts'

export type XrayName = 'only' | 'through' | 'unsupported' | 'components' | 'edges' | 'required'
export type Xray = Readonly<Record<XrayName, boolean>>

export interface LayerScrubberProps {
  /** Counted from 0, like heights everywhere. */
  readonly at: number
  readonly of: number
  readonly keys?: readonly [up: string, down: string] | undefined
  readonly xray?: Xray | undefined
  move(to: number): void
  readonly toggle?: ((name: XrayName) => void) | undefined
  toggleDebugPanel(): void
  readonly close?: (() => void) | undefined
}

const NAMES: readonly XrayName[] = ['only', 'through', 'unsupported', 'components', 'edges', 'required']

/** What is underneath? A slider that stands upright, as the board does. */
export function LayerScrubber({ at, of, keys, xray, move, toggle, toggleDebugPanel, close }: LayerScrubberProps) {
  const track = useRef<HTMLDivElement>(null)
  const to = (layer: number): void => move(Math.max(0, Math.min(of - 1, layer)))
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowUp: at + 1, ArrowRight: at + 1, ArrowDown: at - 1, ArrowLeft: at - 1 },
    ...{ PageUp: at + 1, PageDown: at - 1, Home: 0, End: of - 1 },
  }
  const dragged = (event: PointerEvent): void => {
    const box = track.current?.getBoundingClientRect()
    if (box) to(Math.floor(((box.bottom - event.clientY) / box.height) * of))
  }
  return (
    <section class="fl-card fl-layers">
      <header class="row">
        <h3>{words.layer}</h3>
        <span class="fl-caps">{words.layerOf(at, of - 1)}</span>
        {close && (
          <button type="button" class="fl-close centred" aria-label={words.closeLayer} onClick={close}>
            <Icon of={X} />
          </button>
        )}
      </header>
      <div class="fl-layers-body">
        <div
          ref={track}
          class="fl-track"
          role="slider"
          tabIndex={0}
          aria-orientation="vertical"
          aria-label={words.layer}
          aria-valuemin={0}
          aria-valuemax={of - 1}
          aria-valuenow={at}
          aria-valuetext={words.layerOf(at, of - 1)}
          onKeyDown={event => {
            const step = steps[event.key]
            if (step === undefined) return
            event.preventDefault()
            event.stopPropagation()
            to(step)
          }}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            dragged(event)
          }}
          onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && dragged(event)}
        >
          {Array.from({ length: of }, (_, i) => of - 1 - i).map(layer => (
            <i key={layer} data-at={layer === at} data-filled={layer < at} />
          ))}
        </div>
        {xray && toggle && (
          <ul>
            {NAMES.map(name => (
              <li key={name}>
                <button type="button" role="switch" aria-checked={xray[name]} onClick={() => toggle(name)}>
                  {words.xray[name]}
                  <i aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" class="fl-lift" onClick={toggleDebugPanel}>
        {words.debugPanel}
      </button>
      {keys && (
        <p class="fl-layers-keys">
          <kbd>{keys[0]}</kbd> <kbd>{keys[1]}</kbd> {words.moveLayer}
        </p>
      )}
    </section>
  )
}

/** The heat map's key: from which level on water gets there. `tones` are the colours of the map, with a figure on each. */
export function RequiredLegend({ tones, from }: { tones: readonly { readonly fill: string; readonly ink: string }[]; from?: string }) {
  return (
    <section class="fl-card fl-required">
      <header class="row">
        <h3>{words.requiredTitle}</h3>
        {from && <span class="fl-caps">{from}</span>}
      </header>
      <p>{words.requiredText}</p>
      <ol>
        {tones.map(({ fill, ink }, level) => (
          <li key={level} style={{ background: fill, color: ink }}>
            {level === tones.length - 1 ? `${level}+` : level}
          </li>
        ))}
      </ol>
    </section>
  )
}
