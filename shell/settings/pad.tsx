import { Gamepad2 } from 'lucide'
import { games } from '../../games/index.ts'
import { NO_KEY, PAD_KEYS } from '../../ui/gamepad.ts'
import { Icon } from '../../ui/icon.tsx'
import { declaredKeys, TABLE_KEYS } from '../../ui/keys.ts'
import { pads } from '../../ui/pads.ts'
import { Group } from './parts.tsx'
import { change, settings } from './settings.ts'
import { told } from './words.ts'

const MOVING = ['Enter', 'Escape', 'Tab', 'Shift+Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ']

export function GamepadSection() {
  const { gamepad: said } = told()
  const down = new Set(pads.value.flatMap(pad => pad.down))
  const keys = [...new Set([...MOVING, ...[...TABLE_KEYS, ...games.flatMap(({ id }) => declaredKeys(id))].flatMap(each => each.keys)])]
  return (
    <>
      <Group title={said.found}>
        {pads.value.length === 0 ? (
          <div class="set-row set-empty">
            <Icon of={Gamepad2} />
            <strong>{said.none}</strong>
            <span class="set-about">{said.noneAbout}</span>
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
    </>
  )
}

/** Only what differs from how the button came is kept. */
function chosen(button: number, key: string): Readonly<Record<string, string>> {
  const { [button]: _, ...rest } = settings.peek().pad as Record<number, string>
  return key === (PAD_KEYS[button] ?? NO_KEY) ? rest : { ...rest, [button]: key }
}
