import './hud.css'
import './panels.css'
import './touch/touch.css'
import './layout.css'
import './small.css'
import { Grid2x2 } from 'lucide'
import type { ComponentChildren } from 'preact'
import { Icon } from '../../../../ui/icon.tsx'
import { part } from '../../../../ui/lazy.tsx'
import type { Surroundings } from '../../../../ui/surroundings.ts'
import type { Ability } from '../../nouns.ts'
import type { Way } from '../input/bearings.ts'
import type { Control } from '../input/key-repeat.ts'
import { Abilities } from './abilities.tsx'
import type { Xray, XrayName } from './inside/layers.tsx'
import { Level } from './level.tsx'
import type { Hud } from './model.ts'
import { Objectives } from './objectives.tsx'
import { PhaseStrip } from './phase-strip.tsx'
import { Hold, Next } from './queue.tsx'
import { SpeedControl } from './speed.tsx'
import { COMPARE, Tilt } from './tilt/budget.tsx'
import { Gravity } from './tilt/gravity.tsx'
import { TiltPreview } from './tilt/preview.tsx'
import { Touch } from './touch/touch.tsx'
import { WarningLine } from './warnings/line.tsx'
import type { WhyStep } from './warnings/why.ts'
import { Wind } from './wind.tsx'

const LayerScrubber = part(async () => (await import('./inside/layers.tsx')).LayerScrubber)
const WhyPanel = part(async () => (await import('./warnings/why-panel.tsx')).WhyPanel)

/** What the display asks of the stage. */
export interface HudActions {
  aim(way: Way | null): void
  tilt(way: Way): void
  press(control: Control): void
  release(control: Control): void
  speed(speed: number): void
  turnView(): void
  layer(layer: number | null): void
  toggle(name: XrayName): void
  toggleDebugPanel(): void
  skip(): void
  again(): void
  goOn(): void
  /** The answer to a why lies over so much of the board. */
  cover(covered: Surroundings['covered']): void
  pointStep(step: WhyStep | null): void
  /** Marks cells a warning speaks of. */
  pointCells(cells: readonly number[] | null): void
  /** Why the latest thing happened. */
  ask(): void
  /** The four tilts side by side. */
  compare(): void
}

export interface HudPanelsProps {
  readonly hud: Hud
  readonly actions: HudActions
  /** Thumbs steer: their buttons are shown. */
  readonly touch?: boolean
  /** It is a mouse that presses them. */
  readonly mouse?: boolean
  /** Somebody only looks on. */
  readonly watched?: boolean
  readonly xray?: Xray
  /** More for the columns: a legend; a cell in place of what comes next; tools. */
  readonly left?: ComponentChildren
  readonly limits?: ComponentChildren
  readonly cell?: ComponentChildren
  readonly right?: ComponentChildren
  /** Ways to look at the board. */
  readonly views?: ComponentChildren
  readonly sheet?: ComponentChildren
  /** Sentences for now, above the warnings and below them. */
  readonly prompt?: ComponentChildren
  readonly said?: ComponentChildren
}

/** Everything around the board. It covers the stage and lets every pointer through that it has no use for. */
export function HudPanels(props: HudPanelsProps) {
  const { hud, actions, touch = false, mouse = false, watched = false, xray, left, limits, cell, right, views, sheet, prompt, said } = props
  const { why, layer, preview, phases, keys } = hud
  const once = (control: Control): void => {
    actions.press(control)
    actions.release(control)
  }
  return (
    <div class="fl-hud" data-touch={touch} data-mouse={mouse} data-why={why !== null}>
      <div class="fl-left">
        <Level level={hud.level} best={hud.best} />
        {layer ? (
          <LayerScrubber
            {...layer}
            xray={xray}
            keys={keys['layer-up'] && keys['layer-down'] ? [keys['layer-up'], keys['layer-down']] : undefined}
            move={actions.layer}
            toggle={actions.toggle}
            toggleDebugPanel={actions.toggleDebugPanel}
            close={() => actions.layer(null)}
          />
        ) : (
          <>
            <Gravity hud={hud} aim={actions.aim} tilt={actions.tilt} turn={actions.turnView} />
            {preview ? <TiltPreview preview={preview} /> : hud.goals.length > 0 && <Objectives hud={hud} limits={limits} />}
          </>
        )}
        {phases.length > 0 ? (
          <PhaseStrip phases={phases} skip={actions.skip} hint={touch ? '' : keys['wait']} />
        ) : (
          !layer && !hud.tilt.never && <Tilt tilt={hud.tilt} compare={watched ? undefined : actions.compare} />
        )}
        {left}
      </div>
      {/* One under the other in a place of their own: nothing that is said lies over anything else. */}
      <div class="fl-messages">
        {prompt}
        <WarningLine warnings={hud.warnings} point={actions.pointCells} ask={hud.canAsk && hud.over === null ? actions.ask : undefined} />
        {said}
      </div>
      {sheet}
      {/* When it is over the end stands there, and says why by itself; whoever only looks on has no end, and may still look. */}
      {(watched || hud.over === null) && (
        <div class="fl-right">
          {why ? (
            <WhyPanel why={why} again={actions.again} goOn={actions.goOn} point={actions.pointStep} cover={actions.cover} />
          ) : (
            <>
              {cell || (
                <>
                  <Next next={hud.next} />
                  {hud.hold && <Hold hold={hud.hold} swap={() => once('hold')} />}
                </>
              )}
              {hud.abilities.length > 0 && <Abilities abilities={hud.abilities} arm={(ability: Ability) => once(ability)} />}
              {hud.wind && <Wind wind={hud.wind} />}
              <SpeedControl speed={hud.speed} change={actions.speed} />
              {touch && !hud.tilt.never && (
                <button type="button" class="fl-card fl-views-button" aria-label={COMPARE()} onClick={actions.compare}>
                  <Icon of={Grid2x2} />
                </button>
              )}
              {views}
            </>
          )}
          {right}
        </div>
      )}
      {touch && !why && hud.over === null && (
        <Touch hud={hud} press={actions.press} release={actions.release} aim={actions.aim} tilt={actions.tilt} />
      )}
    </div>
  )
}
