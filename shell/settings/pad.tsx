import { Gamepad2 } from 'lucide'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { games } from '../../games/index.ts'
import { announce } from '../../ui/announce.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NO_KEY, PAD_KEYS } from '../../ui/input/gamepad.ts'
import { onPad, SECOND, takePads } from '../../ui/input/gamepad-focus.ts'
import { pads } from '../../ui/input/gamepads.ts'
import { declaredKeys, type KeyAction, type KeyBook, TABLE_KEYS } from '../../ui/input/keys.ts'
import { laidOut } from '../../ui/input/rebinding.ts'
import { staged } from '../stages.ts'
import { type AskingProps, BindingRows, type Instrument } from './binding.tsx'
import { nameOf, useBooks } from './controls.tsx'
import { Group } from './parts.tsx'
import { change, settings } from './settings.ts'
import { settingsWords } from './words.ts'

const MOVING = ['Enter', 'Escape', 'Tab', 'Shift+Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ']

/** As they are printed on most pads. */
const PRINTED = ['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'L3', 'R3', '↑', '↓', '←', '→']

function printed(button: string): string {
  return button
    .split('+')
    .map(number => PRINTED[Number(number)] ?? number)
    .join(' + ')
}

export function GamepadSection() {
  const { gamepad: said } = settingsWords()
  const books = useBooks()
  const down = new Set(pads.value.flatMap(pad => pad.down))
  const keys = [...new Set([...MOVING, ...pressable().flatMap(each => each.keys)])]
  return (
    <>
      <Group title={said.found}>
        {pads.value.length === 0 ? (
          <div class="set-row set-empty">
            <Icon of={Gamepad2} />
            <strong>{said.none}</strong>
            <span class="small set-about">{said.noneAbout}</span>
          </div>
        ) : (
          pads.value.map(({ index, name }) => (
            <div class="set-row" key={index}>
              <strong>{name}</strong>
            </div>
          ))
        )}
      </Group>
      <Group title={said.lead}>
        {said.buttons.map((name, button) => (
          <label class="set-row pad-row" data-down={down.has(button)} key={name}>
            <strong>{name}</strong>
            <select
              class="field"
              aria-label={name}
              value={settings.value.pad[button] ?? PAD_KEYS[button] ?? NO_KEY}
              onChange={event => change({ pad: chosen(button, event.currentTarget.value) })}
            >
              <option value={NO_KEY}>{said.nothing}</option>
              {keys.map(key => (
                <option value={key} key={key}>
                  {said.does(key)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </Group>
      {[...(books ?? [])].map(([game, book]) => (
        <OwnButtons key={game} game={game} book={book} />
      ))}
    </>
  )
}

/** What a button can do by pressing a key. A game with buttons of its own hears no keys from a pad. */
function pressable(): readonly KeyAction[] {
  return [...TABLE_KEYS, ...games.flatMap(({ id }) => declaredKeys(id))].filter(each => each.raw !== true)
}

interface OwnProps {
  readonly game: string
  readonly book: KeyBook
}

/** A game that wants to know how long a button is held has the pad to itself while it is played. */
function OwnButtons({ game, book }: OwnProps) {
  const { gamepad: said } = settingsWords()
  const actions: readonly KeyAction[] = declaredKeys(game).map(({ id }) => ({
    ...{ id: onPad(id), keys: book.buttons[id] ?? [], raw: true },
    name: () => book.name(id),
  }))
  const on: Instrument = {
    bound: settings.value.keys,
    put: keys => change({ keys }),
    name: nameOf,
    called: printed,
    mayBe: () => true,
    Asking,
  }
  return (
    <Group title={said.own(staged(game).title)}>
      <p class="set-row set-said">{said.ownAbout}</p>
      <BindingRows actions={actions} among={actions} on={on} />
      <div class="set-row">
        <button
          type="button"
          class="button"
          onClick={() => {
            change({ keys: laidOut({}, actions, settings.peek().keys) })
            announce(said.wasReset)
          }}
        >
          {said.reset}
        </button>
      </div>
    </Group>
  )
}

/** Hears one button, alone or with the trigger; Start stays what it is everywhere, so that a pad can always pause. */
function Asking({ name, stop, tried }: AskingProps) {
  const { gamepad: said } = settingsWords()
  const field = useRef<HTMLButtonElement>(null)
  const hear = useRef(tried)
  hear.current = tried
  useLayoutEffect(() => {
    field.current?.focus()
    // One button, then the pad is the page's again: what it says can be answered with it.
    const giveBack = takePads(({ down }) => {
      const button = down.find(each => each !== SECOND && each !== START)
      if (button === undefined) return []
      giveBack()
      hear.current(down.includes(SECOND) ? `${SECOND}+${button}` : String(button))
      return []
    })
    return giveBack
  }, [])
  return (
    <button type="button" class="button key-button key-asking" ref={field} aria-label={`${name}: ${said.press}`} onClick={stop}>
      {said.press}
    </button>
  )
}

const START = 9

/** Only what differs from how the button came is kept. */
function chosen(button: number, key: string): Readonly<Record<string, string>> {
  const { [button]: _, ...rest } = settings.peek().pad as Record<number, string>
  return key === (PAD_KEYS[button] ?? NO_KEY) ? rest : { ...rest, [button]: key }
}
