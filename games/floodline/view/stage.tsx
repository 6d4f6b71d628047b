import { effect } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { announce } from '../../../ui/announce.tsx'
import type { Frame } from '../../../ui/frames.ts'
import { declareKeys } from '../../../ui/input/keys.ts'
import { spoken } from '../../../ui/language.ts'
import { part } from '../../../ui/lazy.tsx'
import { isPlayer, type PlayerProps, type ViewerProps } from '../../../ui/stage.ts'
import type { Floodline } from '../nouns.ts'
import { CARD_PX, clearing } from './clearing.ts'
import { Desk } from './desk.ts'
import { Heads } from './hud/heads.tsx'
import { Labels } from './hud/labels.tsx'
import { Prompt } from './hud/prompt.tsx'
import { HeightRuler } from './hud/ruler.tsx'
import { useKeys, usePads } from './inhand.ts'
import { keyActions, keyShown } from './keys.ts'
import { usePointer } from './pointer.ts'
import { openPicture } from './render/open.ts'
import { DARK_HEATS, HEAT } from './render/palette.ts'
import type { Picture as Drawing } from './render/shown.ts'
import './style.css'
import { words } from './words.ts'

export { End } from './end.tsx'
export { words }

/** The world fills the window; what is to be read of it stands at its edges. */
export const frame: Frame = { name: 'immersive' }

declareKeys('floodline', keyActions)

const HandlingPanel = part(async () => (await import('./tuning.tsx')).HandlingPanel)
const Cell = part(async () => (await import('./hud/cell.tsx')).Cell)
const RequiredLegend = part(async () => (await import('./hud/layers.tsx')).RequiredLegend)
const Spoken = part(async () => (await import('./spoken/panel.tsx')).Spoken)

type Props = ViewerProps<Floodline> | PlayerProps<Floodline>

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
  const desk = useMemo(() => new Desk(table, still), [table])
  const root = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [flat, setFlat] = useState(false)
  const touch = useTouch()
  const watched = table.seat === null
  const bare = useBare(root, watched)

  useEffect(() => () => desk.dispose(), [desk])
  useEffect(() => {
    desk.play.paused = paused
    if (paused) desk.play.letGo()
  }, [desk, paused])
  useEffect(() => desk.speed(speed), [desk, speed])
  useEffect(() => desk.quieten(still), [desk, still])
  useScene(desk, canvas, root, still, () => setFlat(true))
  useFrames(desk)
  useKeys(desk, !watched && !paused)
  usePads(desk, !watched && !paused)
  usePointer(desk, canvas, !watched)

  return (
    <div
      class="fl"
      ref={root}
      data-captures-keys
      data-watched={watched}
      // By ear everything around the board is read like a page; the board itself takes the keys.
      role={bare ? 'img' : watched || desk.listening.value ? 'group' : 'application'}
      aria-label={watched ? `${table.view.level.title}: ${words.standing(table.view)}` : words.how}
    >
      <canvas ref={canvas} class="fl-canvas" aria-hidden="true" />
      {flat && <p class="fl-flat">{NO_PICTURE()}</p>}
      {!watched && <Listen desk={desk} />}
      {!bare && <Around desk={desk} touch={touch && !watched} watched={watched} best={(isPlayer(props) && props.best) || null} />}
    </div>
  )
}

/** Comes first, so that whoever does not see the board finds out at once how else to play. */
function Listen({ desk }: { desk: Desk }) {
  const listening = desk.listening.value
  const key = keyShown('listen')
  useLayoutEffect(() => {
    if (!desk.listening.peek()) announce(`${words.listen}: ${key}.`)
  }, [desk])
  if (listening) return <Spoken desk={desk} />
  return (
    <button type="button" class="fl-listen" onClick={() => desk.listen(true)}>
      {words.listen} <kbd aria-hidden="true">{key}</kbd>
    </button>
  )
}

const NO_PICTURE = (): string =>
  spoken({
    en: 'This browser cannot draw the world (WebGL is missing). The game goes on: it is read aloud and can be played by keys.',
    de: 'Dieser Browser kann die Welt nicht zeichnen (WebGL fehlt). Das Spiel läuft: Es wird vorgelesen und lässt sich mit Tasten spielen.',
  })

/** Everything that is read; it draws again when there is something new to read, not with every frame. */
function Around({ desk, touch, watched, best }: { desk: Desk; touch: boolean; watched: boolean; best: number | null }) {
  const hud = desk.hud.value
  const { display, insight } = desk
  const Hood = insight.hood.value
  const probed = insight.probed.value
  const hands = useMemo(
    () => ({
      aim: (way: Parameters<Desk['aim']>[0]) => desk.aim(way),
      tilt: (way: Parameters<Desk['tilt']>[0]) => desk.tilt(way),
      press: (control: Parameters<Desk['press']>[0]) => desk.press(control, performance.now()),
      release: (control: Parameters<Desk['release']>[0]) => desk.release(control),
      speed: (speed: number) => desk.speed(speed),
      turnView: () => desk.command('corner-next'),
      lookInside: () => desk.command('x-ray'),
      layer: (layer: number | null) => desk.layer(layer),
      toggle: (name: Parameters<Desk['toggle']>[0]) => desk.toggle(name),
      skip: () => desk.skip(),
      again: () => desk.again(),
      lift: () => void desk.lift(),
      goOn: () => desk.goOn(),
      pointStep: (step: Parameters<Desk['pointStep']>[0]) => desk.pointStep(step),
    }),
    [desk],
  )
  return (
    <>
      <HeightRuler marks={display.marks.value} narrow={touch} />
      <Labels labels={display.labels.value} />
      <Heads
        hud={hud}
        hands={hands}
        touch={touch}
        xray={insight.xray.value}
        left={
          <>
            {insight.xray.value.required && <RequiredLegend tones={HEAT_TONES} />}
            {hud.goals.length === 0 && <ModeStatus desk={desk} tick={desk.state.tick} best={best} watched={watched} />}
          </>
        }
        cell={probed !== null && <Cell state={desk.state} board={desk.play.board} cell={probed} probe={cell => desk.probe(cell)} />}
        right={
          <>
            {desk.tuning.value && (
              <HandlingPanel handling={desk.handling.value} held={desk.held.value} tune={handling => desk.tune(handling)} />
            )}
            {!watched && desk.hasModeTools && <ModeTools desk={desk} tick={desk.state.tick} />}
          </>
        }
      />
      {!watched && display.prompt.value !== null && <Prompt {...display.prompt.value} keys={touch ? [] : display.prompt.value.keys} />}
      {Hood && <Hood desk={desk} />}
      {!watched && (
        <p class="fl-refused" role="status">
          {desk.refused.value}
        </p>
      )}
    </>
  )
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
    const pointed = ({ pointerType }: PointerEvent): void => setTouch(pointerType === 'touch')
    addEventListener('pointerdown', pointed)
    return () => removeEventListener('pointerdown', pointed)
  }, [])
  return touch
}

type Ref<T> = { readonly current: T | null }

/** The picture, as large as its place: with depth where there is WebGL, flat where there is not. */
function useScene(desk: Desk, canvas: Ref<HTMLCanvasElement>, root: Ref<HTMLElement>, still: boolean, none: () => void): void {
  useEffect(() => {
    const place = root.current
    if (!canvas.current || !place) return
    let gone = false
    const observer = new ResizeObserver(() => fit())
    const evening = new MutationObserver(() => desk.drawing?.set({ dark: isDark() }))
    let fit = (): void => {}
    let stop = (): void => {}
    const opened = (drawing: Drawing): void => {
      if (gone) return drawing.dispose()
      fit = () => {
        const { width, height } = place.getBoundingClientRect()
        drawing.resize(width, height, devicePixelRatio, clearing(width, height, desk.watched, desk.listening.peek()))
        desk.moved()
      }
      fit()
      desk.attach(drawing)
      fit()
      observer.observe(place)
      evening.observe(document.documentElement, { attributeFilter: ['data-theme'] })
      stop = effect(() => {
        void desk.listening.value // the panel takes some of the room, or gives it back
        fit()
      })
    }
    const card = desk.watched && place.getBoundingClientRect().width < CARD_PX
    openPicture(canvas.current, { quality: 'auto', still, dark: isDark() }, card).then(opened, none)
    return () => {
      gone = true
      stop()
      observer.disconnect()
      evening.disconnect()
    }
  }, [desk])
}

/** Later in the evening, where the page is dark. */
function isDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark'
}

function useFrames(desk: Desk): void {
  useEffect(() => {
    let next = requestAnimationFrame(function frame(now) {
      desk.frame(now)
      next = requestAnimationFrame(frame)
    })
    return () => cancelAnimationFrame(next)
  }, [desk])
}
