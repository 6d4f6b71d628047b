import { effect } from '@preact/signals'
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { announce } from '../../../ui/announce.tsx'
import { styleVars } from '../../../ui/fit.ts'
import { declareKeys } from '../../../ui/input/keys.ts'
import { spoken } from '../../../ui/language.ts'
import { part } from '../../../ui/lazy.tsx'
import { captioned } from '../../../ui/sound/sound.ts'
import { isPlayer, type PlayerProps, type ViewerProps } from '../../../ui/stage.ts'
import { Surroundings } from '../../../ui/surroundings.ts'
import type { Floodline } from '../nouns.ts'
import { frame } from './frame.ts'
import { type HudActions, HudPanels } from './hud/hud.tsx'
import { Labels } from './hud/labels.tsx'
import { HeightRuler } from './hud/ruler.tsx'
import { ViewsButton } from './hud/views/button.tsx'
import { useZoomWheel } from './hud/views/wheel.ts'
import { exploreActions } from './input/explore-keys.ts'
import { instrument, tookInHand } from './input/instrument.ts'
import { useKeys, usePads } from './input/keyboard.ts'
import { keyActions, keyShown } from './input/keys.ts'
import { usePointer } from './input/pointer/pointer.ts'
import { Controller } from './playback/controller.ts'
import { CARD_PX, COLUMNS, safeAreas, tagRoom } from './present/safe-area.ts'
import { openPicture } from './render/open.ts'
import { DARK_HEATS, HEAT } from './render/palette.ts'
import type { Picture } from './render/picture.ts'
import './tokens.css'
import './style.css'
import { words } from './words/index.ts'

export { End } from './end.tsx'
export { frame, words }

declareKeys('floodline', [...keyActions, ...exploreActions])

const Prompt = part(async () => (await import('./hud/prompt.tsx')).Prompt)
const HandlingPanel = part(async () => (await import('./input/handling-panel.tsx')).HandlingPanel)
const MoveKeys = part(async () => (await import('./hud/move-keys.tsx')).MoveKeys)
const Cell = part(async () => (await import('./hud/inside/cell.tsx')).Cell)
const RequiredLegend = part(async () => (await import('./hud/inside/layers.tsx')).RequiredLegend)
const StageCaptions = part(async () => (await import('../../../ui/sound/captions.tsx')).StageCaptions)
const ViewsSheet = part(async () => (await import('./hud/views/sheet.tsx')).ViewsSheet)
const Spoken = part(async () => (await import('./spoken/panel.tsx')).Spoken)

/** The style sheets divide the screen by the same lengths as the safe area. */
const HUD_LENGTHS = styleVars({
  '--fl-edge': `${COLUMNS.edge}px`,
  '--fl-left': `${COLUMNS.left}px`,
  '--fl-right': `${COLUMNS.right}px`,
  '--fl-audio-panel': `${COLUMNS.audioPanel}px`,
  '--fl-thumbs': `${COLUMNS.thumbs}px`,
  '--fl-low-status': `${COLUMNS.lowStatus}px`,
  '--fl-low-messages': `${COLUMNS.lowMessages}px`,
  '--fl-small-right': `${COLUMNS.smallRight}px`,
})

type Props = ViewerProps<Floodline> | PlayerProps<Floodline>

const Limits = part(async () => (await import('./hud/fate/limit-list.tsx')).Limits)
const LimitsCard = part(async () => (await import('./hud/fate/limit-list.tsx')).LimitsCard)
const FuturesPanel = part(async () => (await import('./hud/tilt/futures-panel.tsx')).FuturesPanel)
const Help = part(async () => (await import('./helper/help.tsx')).Help)
const HelpSheet = part(async () => (await import('./helper/help.tsx')).HelpSheet)
const ModeTools = part(async () => (await import('./modes/tools.tsx')).ModeTools)
const ModeStatus = part(async () => (await import('./modes/status.tsx')).ModeStatus)

/** The same world for whoever plays and whoever looks; what is for hands is left out for eyes. */
export function Viewer(props: ViewerProps<Floodline>) {
  return <World {...props} />
}

export function Stage(props: PlayerProps<Floodline>) {
  return <World {...props} />
}

function World(props: Props) {
  const { table, still, paused = false, speed = 1 } = props
  const controller = useMemo(() => new Controller(table, still), [table])
  const root = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [flat, setFlat] = useState(false)
  const touch = useTouch()
  const watched = table.seat === null
  // A card of the front page names nobody; wherever else somebody looks on, there is more to see than the world.
  const bare = useBare(root, watched && props.company === undefined)
  const { covered } = useContext(Surroundings)
  // A pause that lets one look leaves the keys that look.
  const keys = !watched && (!paused || frame.pause(table.view) !== 'covers')

  useEffect(() => () => controller.dispose(), [controller])
  useEffect(() => {
    controller.play.paused = paused
    if (paused) controller.play.letGo()
  }, [controller, paused])
  useEffect(() => controller.input.speed(speed), [controller, speed])
  useEffect(() => controller.quieten(still), [controller, still])
  useEffect(() => {
    controller.covered.value = covered
  }, [controller, covered])
  useScene(controller, canvas, root, still, bare, () => setFlat(true))
  useFrames(controller)
  useKeys(controller, keys)
  usePads(controller, !watched && !paused)
  usePointer(controller, canvas, !watched)
  useZoomWheel(controller, root)

  return (
    <div
      class="fl"
      ref={root}
      style={HUD_LENGTHS}
      data-captures-keys
      data-watched={watched}
      // By ear everything around the board is read like a page; the board itself takes the keys.
      role={bare ? 'img' : watched || controller.audioMode.on.value ? 'group' : 'application'}
      aria-label={watched ? `${table.view.level.title}: ${words.standing(table.view)}` : words.how}
    >
      <canvas ref={canvas} class="fl-canvas" aria-hidden="true" />
      {flat && <p class="fl-flat">{NO_PICTURE()}</p>}
      {!watched && <Listen controller={controller} />}
      {!bare && <Around controller={controller} touch={touch && !watched} watched={watched} player={isPlayer(props) ? props : null} />}
    </div>
  )
}

/** Comes first, so that whoever does not see the board finds out at once how else to play. */
function Listen({ controller }: { controller: Controller }) {
  const listening = controller.audioMode.on.value
  const key = keyShown('listen')
  useLayoutEffect(() => {
    if (!controller.audioMode.on.peek()) announce(`${words.listen}: ${key}.`)
  }, [controller])
  if (listening) return <Spoken controller={controller} />
  return (
    <button type="button" class="fl-listen" onClick={() => controller.audioMode.set(true)}>
      {words.listen} <kbd aria-hidden="true">{key}</kbd>
    </button>
  )
}

const NO_PICTURE = (): string =>
  spoken({
    en: 'This browser cannot draw the world (WebGL is missing). The game goes on: it is read aloud and can be played by keys.',
    de: 'Dieser Browser kann die Welt nicht zeichnen (WebGL fehlt). Das Spiel läuft: Es wird vorgelesen und lässt sich mit Tasten spielen.',
  })

interface AroundProps {
  readonly controller: Controller
  readonly touch: boolean
  readonly watched: boolean
  readonly player: PlayerProps<Floodline> | null
}

/** Everything that is read; it draws again when there is something new to read, not with every frame. */
function Around({ controller, touch, watched, player }: AroundProps) {
  const hud = controller.hud.value
  const { display, play, input } = controller
  const { inspection } = controller.looking
  const DebugPanel = inspection.debugPanel.value
  const probed = inspection.probed.value
  const actions = useMemo(() => hudActions(controller), [controller])
  const mouse = !touch && !watched && instrument.value === 'mouse'
  const { state } = controller
  return (
    <>
      <HeightRuler marks={display.marks.value} narrow={display.room?.narrow ?? touch} />
      <Labels labels={display.labels.value} />
      {!watched && !touch && <MoveKeys controller={controller} />}
      <HudPanels
        hud={player?.best && !state.level.endless ? { ...hud, best: player.best } : hud}
        actions={actions}
        touch={touch || mouse}
        mouse={mouse}
        watched={watched}
        xray={inspection.xray.value}
        left={
          <>
            {inspection.xray.value.required && <RequiredLegend tones={HEAT_TONES} />}
            {state.level.endless && hud.over === null && <LimitsCard state={state} board={play.board} />}
            {hud.goals.length === 0 && hud.over === null && (
              <ModeStatus controller={controller} tick={state.tick} best={player?.best || null} watched={watched} />
            )}
          </>
        }
        limits={<Limits state={state} board={play.board} />}
        cell={
          probed !== null && (
            <Cell
              state={state}
              board={play.board}
              cell={probed}
              looks={play.phases.looks.of}
              probe={cell => controller.looking.probe(cell)}
            />
          )
        }
        right={
          <>
            {input.handling.open.value && (
              <HandlingPanel
                handling={input.handling.now.value}
                held={input.handling.held.value}
                tune={handling => input.handling.set(handling)}
              />
            )}
            {!watched && (state.level.undos === true || play.stepping) && <ModeTools controller={controller} tick={state.tick} />}
          </>
        }
        views={<ColumnButtons controller={controller} player={player} />}
        sheet={<Sheets controller={controller} views={hud.why === null} keys={!touch && !watched} />}
        prompt={!watched && display.prompt.value !== null && <Prompt asked={display.prompt.value} touch={touch} />}
        said={
          <>
            <p class="fl-refused" role="status">
              {controller.message.text.value}
            </p>
            {captioned.value && <StageCaptions />}
          </>
        }
      />
      {display.comparing.value && (
        <FuturesPanel state={state} corner={hud.corner} ways={hud.tilt.ways} tilt={actions.tilt} close={() => input.compare(false)} />
      )}
      {DebugPanel && <DebugPanel controller={controller} />}
    </>
  )
}

/** Where levels have something to say there is help as well. */
function ColumnButtons({ controller, player }: Pick<AroundProps, 'controller' | 'player'>) {
  return (
    <>
      <ViewsButton controller={controller} />
      {player && controller.hasLesson && <Help controller={controller} player={player} />}
    </>
  )
}

/** What those buttons open. */
function Sheets({ controller, views, keys }: { controller: Controller; views: boolean; keys: boolean }) {
  return (
    <>
      {controller.looking.inspection.choosing.value && views && <ViewsSheet controller={controller} keys={keys} />}
      {controller.hasLesson && <HelpSheet controller={controller} />}
    </>
  )
}

/** What the display can ask for, and who does it. */
function hudActions(controller: Controller): HudActions {
  const { input, looking, explaining } = controller
  return {
    aim: way => input.aim(way),
    tilt: way => input.tilt(way),
    press: control => input.press(control, performance.now()),
    release: control => input.release(control),
    speed: speed => input.speed(speed),
    skip: () => input.skip(),
    turnView: () => input.command('corner-next'),
    layer: layer => looking.layer(layer),
    toggle: name => looking.toggle(name),
    toggleDebugPanel: () => void looking.toggleDebugPanel(),
    again: () => explaining.again(),
    goOn: () => explaining.goOn(),
    cover: covered => {
      controller.answered.value = covered
    },
    pointStep: step => explaining.point(step),
    pointCells: cells => looking.warn(cells),
    ask: () => void explaining.ask(),
    compare: () => input.command('compare'),
  }
}

/** On a card of the front page there is room for the world and nothing else. */
function useBare(root: Ref<HTMLElement>, watched: boolean): boolean {
  const [bare, setBare] = useState(watched)
  useEffect(() => {
    if (!watched || !root.current) return
    const observer = new ResizeObserver(([entry]) => setBare((entry?.contentRect.width ?? 0) < CARD_PX))
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [watched])
  return bare
}

/** The colours of the map of required levels, with ink that can be read on them. */
const HEAT_TONES = HEAT.map((fill, level) => ({ fill, ink: level < DARK_HEATS ? '#1f2430' : '#ffffff' }))

/** Thumbs: a screen without a mouse, and no keyboard was used yet. */
function useTouch(): boolean {
  const [touch, setTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  useLayoutEffect(() => {
    const pointed = ({ pointerType }: PointerEvent): void => {
      setTouch(pointerType === 'touch')
      if (pointerType === 'touch') tookInHand('touch')
    }
    addEventListener('pointerdown', pointed)
    return () => removeEventListener('pointerdown', pointed)
  }, [])
  return touch
}

type Ref<T> = { readonly current: T | null }

/** The picture, as large as its place: with depth where there is WebGL, flat where there is not. */
function useScene(
  controller: Controller,
  canvas: Ref<HTMLCanvasElement>,
  root: Ref<HTMLElement>,
  still: boolean,
  bare: boolean,
  none: () => void,
): void {
  useEffect(() => {
    const place = root.current
    if (!canvas.current || !place) return
    let gone = false
    const observer = new ResizeObserver(() => fit())
    const evening = new MutationObserver(() => controller.looking.picture?.set({ dark: isDark() }))
    let fit = (): void => {}
    let stop = (): void => {}
    const opened = (picture: Picture): void => {
      if (gone) return picture.dispose()
      fit = () => {
        const { width, height } = place.getBoundingClientRect()
        const around = {
          ...{ watched: controller.watched, audioMode: controller.audioMode.on.peek() },
          ...{ lesson: controller.hasLesson, covered: coveredBy(controller) },
        }
        picture.resize(width, height, devicePixelRatio, safeAreas(width, height, around))
        controller.display.room = tagRoom(width, height, around)
        controller.looking.moved()
      }
      fit()
      controller.attach(picture)
      fit()
      observer.observe(place)
      evening.observe(document.documentElement, { attributeFilter: ['data-theme'] })
      stop = effect(() => {
        void controller.audioMode.on.value // the panel takes some of the room, or gives it back
        void controller.covered.value // so does the end
        void controller.answered.value // and, on a small screen, a reason
        fit()
      })
    }
    openPicture(canvas.current, { quality: 'auto', still, dark: isDark() }, bare).then(opened, none)
    return () => {
      gone = true
      stop()
      observer.disconnect()
      evening.disconnect()
    }
  }, [controller])
}

function coveredBy({ covered: { value: end }, answered: { value: why } }: Controller): typeof end {
  return { right: Math.max(end.right, why.right), bottom: Math.max(end.bottom, why.bottom) }
}

/** Later in the evening, where the page is dark. */
function isDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark'
}

function useFrames(controller: Controller): void {
  useEffect(() => {
    let next = requestAnimationFrame(function frame(now) {
      // First, so that a frame that fails is not the last.
      next = requestAnimationFrame(frame)
      controller.frame(now)
    })
    return () => cancelAnimationFrame(next)
  }, [controller])
}
