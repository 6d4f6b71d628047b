import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { declareKeys } from '../../../ui/keys.ts'
import { spoken } from '../../../ui/language.ts'
import type { StageProps } from '../../../ui/stage.ts'
import type { Floodline } from '../nouns.ts'
import { Desk } from './desk.ts'
import { HandlingPanel } from './hud/handlingpanel.tsx'
import { Heads } from './hud/heads.tsx'
import { Labels } from './hud/labels.tsx'
import { RequiredLegend } from './hud/layers.tsx'
import { Prompt } from './hud/prompt.tsx'
import { HeightRuler } from './hud/ruler.tsx'
import { boundTo, isCommand, keyActions } from './keys.ts'
import { usePointer } from './pointer.ts'
import { openPicture } from './render/open.ts'
import { HEAT } from './render/palette.ts'
import type { Picture as Drawing } from './render/shown.ts'
import './style.css'
import { words } from './words.ts'

export { End } from './end.tsx'
export { words }

/** The world fills the window; what is to be read of it stands at its edges. */
export const frame = 'immersive'

declareKeys('floodline', keyActions)

type Props = StageProps<Floodline>

export function Stage(props: Props) {
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
  useEffect(() => {
    desk.play.options = { ...desk.play.options, still }
  }, [desk, still])
  useScene(desk, canvas, root, still, () => setFlat(true))
  useFrames(desk)
  useKeys(desk, !watched && !paused)
  usePointer(desk, canvas, !watched)

  return (
    <div
      class="fl"
      ref={root}
      data-captures-keys
      data-watched={watched}
      role={bare ? 'img' : watched ? 'group' : 'application'}
      aria-label={watched ? `${table.view.level.title}: ${words.standing(table.view)}` : words.how}
    >
      <canvas ref={canvas} class="fl-canvas" aria-hidden="true" />
      {flat && <p class="fl-flat">{NO_PICTURE()}</p>}
      {!bare && <Around desk={desk} touch={touch && !watched} watched={watched} />}
    </div>
  )
}

const NO_PICTURE = (): string =>
  spoken({
    en: 'This browser cannot draw the world (WebGL is missing). The game goes on: it is read aloud and can be played by keys.',
    de: 'Dieser Browser kann die Welt nicht zeichnen (WebGL fehlt). Das Spiel läuft: Es wird vorgelesen und lässt sich mit Tasten spielen.',
  })

/** Everything that is read; it draws again when there is something new to read, not with every frame. */
function Around({ desk, touch, watched }: { desk: Desk; touch: boolean; watched: boolean }) {
  const hud = desk.hud.value
  const hands = useMemo(
    () => ({
      aim: (way: Parameters<Desk['aim']>[0]) => desk.aim(way),
      tilt: (way: Parameters<Desk['tilt']>[0]) => desk.tilt(way),
      press: (control: Parameters<Desk['press']>[0]) => desk.press(control, performance.now()),
      release: (control: Parameters<Desk['release']>[0]) => desk.release(control),
      speed: (speed: number) => desk.speed(speed),
      layer: (layer: number | null) => desk.layer(layer),
      toggle: (name: Parameters<Desk['toggle']>[0]) => desk.toggle(name),
      skip: () => desk.skip(),
      again: () => desk.again(),
      goOn: () => desk.goOn(),
    }),
    [desk],
  )
  return (
    <>
      <HeightRuler marks={desk.marks.value} narrow={touch} />
      <Labels labels={desk.labels.value} />
      <Heads
        hud={hud}
        hands={hands}
        touch={touch}
        xray={desk.xray.value}
        left={desk.xray.value.required && <RequiredLegend tones={HEAT_TONES} />}
        right={desk.tuning.value && <HandlingPanel handling={desk.handling.value} tune={handling => desk.tune(handling)} />}
      />
      {!watched && desk.prompt.value !== null && <Prompt text={desk.prompt.value} />}
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

const CARD_PX = 620

/** The colours of the map of required levels, with ink that can be read on them. */
const HEAT_TONES = HEAT.map((fill, level) => ({ fill, ink: level < 4 ? '#1f2430' : '#ffffff' }))

/** Thumbs: a screen without a mouse, and no keyboard was used yet. */
function useTouch(): boolean {
  const [touch, setTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  useEffect(() => {
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
    let fit = (): void => {}
    const opened = (drawing: Drawing): void => {
      if (gone) return drawing.dispose()
      fit = () => {
        const { width, height } = place.getBoundingClientRect()
        drawing.resize(width, height, devicePixelRatio, clearing(width, height, desk.watched))
        desk.moved()
      }
      fit()
      desk.attach(drawing, still)
      fit()
      observer.observe(place)
    }
    const card = desk.watched && place.getBoundingClientRect().width < CARD_PX
    openPicture(canvas.current, { quality: 'auto', still }, card).then(opened, none)
    return () => {
      gone = true
      observer.disconnect()
    }
  }, [desk])
}

/** Where nothing is written over the world: between the columns, or between the status and the thumbs. */
function clearing(width: number, height: number, watched: boolean): { left: number; top: number; right: number; bottom: number } {
  if (watched && width < CARD_PX) return { left: 0, right: width, top: 0, bottom: height }
  if (width < 900) return { left: 0, right: width, top: 132, bottom: height - 200 }
  return { left: 256, right: width - 160, top: 0, bottom: height }
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

/** The keyboard is the game's while nobody types and no dialog is open. */
function useKeys(desk: Desk, on: boolean): void {
  useEffect(() => {
    if (!on) return
    const elsewhere = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest('dialog, input, textarea, select, [role="menu"]') !== null
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || elsewhere(event.target)) return
      if (event.key === 'Escape' && desk.play.cancel()) return event.preventDefault()
      const bound = boundTo(event.key)
      // A button that has the keyboard keeps its own keys.
      if (!bound || (event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter'))) return
      event.preventDefault()
      if (event.repeat) return
      if (isCommand(bound)) desk.command(bound)
      else desk.press(bound, performance.now())
    }
    const up = (event: KeyboardEvent): void => {
      const bound = boundTo(event.key)
      if (bound && !isCommand(bound)) desk.release(bound)
    }
    const gone = (): void => desk.play.letGo()
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    addEventListener('blur', gone)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
      removeEventListener('blur', gone)
    }
  }, [desk, on])
}
