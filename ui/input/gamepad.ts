/** A gamepad is a keyboard with few keys: every button presses one. It is asked for its buttons only while there is one. */
import { type Felt, type PadHand, padHand } from './gamepad-focus.ts'
import { padKeys, pads } from './gamepads.ts'
import { press } from './press.ts'

/** By the number of a button in the standard layout. */
export const PAD_KEYS: Readonly<Record<string, string>> = {
  0: 'Enter',
  1: 'Escape',
  2: 'h',
  3: 'u',
  4: 'Shift+Tab',
  5: 'Tab',
  9: 'p',
  12: 'ArrowUp',
  13: 'ArrowDown',
  14: 'ArrowLeft',
  15: 'ArrowRight',
}

const DELAY_MS = 380
const REPEAT_MS = 130
/** A stick at rest is never quite at rest. */
const LEANS = 0.55

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex="0"]'

let asking = 0
const since = new Map<string, number>()
/** Who had the pads when a button went down; null: the page. It stays theirs until it comes up. */
const owners = new Map<number, PadHand | null>()

/** What is set for a button that should press nothing. */
export const NO_KEY = 'none'

function keyOfButton(button: number): string | undefined {
  const key = padKeys.peek()[button] ?? PAD_KEYS[button]
  return key === NO_KEY ? undefined : key
}

addEventListener('gamepaddisconnected', () => {
  if (connected().length === 0) end()
  else look()
})

/** Somebody took a pad in hand. */
export function begin(): void {
  if (asking === 0) asking = requestAnimationFrame(ask)
  look()
}

function end(): void {
  cancelAnimationFrame(asking)
  asking = 0
  pads.value = []
}

function ask(now: number): void {
  look()
  const keys = new Set(
    forThePage()
      .map(keyOfButton)
      .filter(key => key !== undefined),
  )
  for (const key of since.keys()) if (!keys.has(key)) since.delete(key)
  for (const key of keys) {
    const next = since.get(key)
    if (next !== undefined && (now < next || !key.startsWith('Arrow'))) continue
    since.set(key, now + (next === undefined ? DELAY_MS : REPEAT_MS))
    pressed(key)
  }
  asking = requestAnimationFrame(ask)
}

/** Whoever has the pads is asked first. */
function forThePage(): readonly number[] {
  const hand = padHand()
  const down = pads.peek().flatMap(pad => pad.down)
  for (const button of owners.keys()) if (!down.includes(button)) owners.delete(button)
  for (const button of down) if (!owners.has(button)) owners.set(button, hand)
  if (hand) for (const unused of hand(feltBy(hand))) owners.set(unused, null)
  return down.filter(button => owners.get(button) === null)
}

/** For the page a stick is the cross; for a hand it is a stick. */
function feltBy(hand: PadHand): Felt {
  const all = connected()
  const furthest = (axis: number): number => all.map(({ axes }) => axes[axis] ?? 0).reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0)
  const down = new Set(all.flatMap(buttonsOn).filter(button => owners.get(button) === hand))
  return { down: [...down], sticks: [furthest(0), furthest(1), furthest(2), furthest(3)] }
}

function connected(): Gamepad[] {
  return navigator.getGamepads().filter(pad => pad !== null)
}

function look(): void {
  const now = connected().map(pad => ({ index: pad.index, name: pad.id.replace(/\s*\(.*$/, ''), down: downOn(pad) }))
  const same = now.map(({ index, down }) => `${index}:${down.join()}`).join(';')
  if (
    same !==
    pads
      .peek()
      .map(({ index, down }) => `${index}:${down.join()}`)
      .join(';')
  )
    pads.value = now
}

/** A stick that leans counts as the cross pressed that way. */
function downOn(pad: Gamepad): readonly number[] {
  const down = new Set(buttonsOn(pad))
  const [right = 0, below = 0] = pad.axes
  if (below < -LEANS) down.add(12)
  if (below > LEANS) down.add(13)
  if (right < -LEANS) down.add(14)
  if (right > LEANS) down.add(15)
  return [...down].sort((a, b) => a - b)
}

function buttonsOn({ buttons }: Gamepad): readonly number[] {
  return buttons.flatMap((button, number) => (button.pressed ? [number] : []))
}

/** What nobody on the page uses moves about the page: arrows and Tab take the focus on, Escape closes a dialog. */
function pressed(key: string): void {
  if (key === 'Tab') return step(1)
  if (key === 'Shift+Tab') return step(-1)
  if (press(key)) return
  if (key === 'Escape') document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  if (key.startsWith('Arrow')) toward(key)
}

function places(): HTMLElement[] {
  const within = document.querySelector('dialog[open]') ?? document
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(place => place.tabIndex >= 0 && place.getClientRects().length > 0)
}

function step(by: 1 | -1): void {
  const all = places()
  const at = all.indexOf(document.activeElement as HTMLElement)
  all.at(at < 0 ? beside(all, by) : (at + by) % all.length)?.focus()
}

/** What was just said may have the focus and be no place to stop: on from there, not from the top of the page. */
function beside(all: readonly HTMLElement[], by: 1 | -1): number {
  const here = document.activeElement ?? document.body
  const next = all.findIndex(place => here.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)
  return by > 0 ? Math.max(0, next) : next - 1
}

/** The nearest place that way; what lies aside counts as further off. */
function toward(key: string): void {
  const all = places()
  const here = document.activeElement as HTMLElement
  if (!all.includes(here)) return step(1)
  const from = middle(here)
  let best: { place: HTMLElement; far: number } | null = null
  for (const place of all) {
    const to = middle(place)
    const [ahead, aside] =
      key === 'ArrowUp'
        ? [from.y - to.y, to.x - from.x]
        : key === 'ArrowDown'
          ? [to.y - from.y, to.x - from.x]
          : key === 'ArrowLeft'
            ? [from.x - to.x, to.y - from.y]
            : [to.x - from.x, to.y - from.y]
    const far = ahead + 2.5 * Math.abs(aside)
    if (place !== here && ahead > 1 && (!best || far < best.far)) best = { place, far }
  }
  best?.place.focus()
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
