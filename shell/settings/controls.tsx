import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { games } from '../../games/index.ts'
import { announce } from '../../ui/announce.tsx'
import { PAD_KEYS } from '../../ui/gamepad.ts'
import { type Bindings, declaredKeys, type KeyAction, keyName, keysOf, TABLE_KEYS } from '../../ui/keys.ts'
import { holderOf, isBindable, rebound, swapped } from '../../ui/rebinding.ts'
import { staged } from '../stages.ts'
import { Group } from './parts.tsx'
import { change, settings } from './settings.ts'
import { told } from './words.ts'

/** A key somebody pressed for an action, and what stands in its way. */
interface Trying {
  readonly action: KeyAction
  readonly key: string
  readonly holder: KeyAction | null
}

export function ControlsSection() {
  const { controls: said } = told()
  useStages()
  const [asking, setAsking] = useState<string | null>(null)
  const [trying, setTrying] = useState<Trying | null>(null)
  const bound = settings.value.keys

  function put(keys: Bindings, action: KeyAction, key: string): void {
    change({ keys })
    setAsking(null)
    setTrying(null)
    announce(said.bound(nameOf(action), key))
  }

  function tried(action: KeyAction, among: readonly KeyAction[], key: string): void {
    if (!isBindable(key)) return setTrying({ action, key, holder: null })
    const holder = holderOf(key, action, among, bound)
    if (holder) {
      setTrying({ action, key, holder })
      announce(said.taken(key, nameOf(holder)))
    } else put(rebound(action, [key], bound), action, key)
  }

  const scope = (actions: readonly KeyAction[], among: readonly KeyAction[]) =>
    actions.map(action => (
      <ActionRow
        key={action.id}
        action={action}
        asking={asking === action.id}
        trying={trying?.action.id === action.id ? trying : null}
        ask={() => {
          setAsking(action.id)
          setTrying(null)
        }}
        stop={() => {
          setAsking(null)
          setTrying(null)
        }}
        tried={key => tried(action, among, key)}
        swap={({ key, holder }) => holder && put(swapped(action, key, holder, bound), action, key)}
      />
    ))

  const all = games.flatMap(({ id }) => declaredKeys(id))
  return (
    <>
      <p class="set-lead">
        {said.lead} {said.also}
      </p>
      <Group title={said.table}>{scope(TABLE_KEYS, [...TABLE_KEYS, ...all])}</Group>
      {games.map(({ id }) => (
        <Group title={staged(id).title} key={id}>
          {declaredKeys(id).length === 0 ? (
            <p class="set-row set-said">{said.own}</p>
          ) : (
            scope(declaredKeys(id), [...TABLE_KEYS, ...declaredKeys(id)])
          )}
        </Group>
      ))}
      <button
        type="button"
        class="button"
        onClick={() => {
          change({ keys: {} })
          announce(said.wasReset)
        }}
      >
        {said.reset}
      </button>
    </>
  )
}

/** Games name their keys as a list in a sentence does; here each begins a row. */
function nameOf(action: KeyAction): string {
  const name = action.name?.() ?? told().controls.actions[action.id] ?? action.id
  return name.charAt(0).toUpperCase() + name.slice(1)
}

interface RowProps {
  readonly action: KeyAction
  readonly asking: boolean
  readonly trying: Trying | null
  ask(): void
  stop(): void
  tried(key: string): void
  swap(trying: Trying): void
}

function ActionRow({ action, asking, trying, ask, stop, tried, swap }: RowProps) {
  const { controls: said } = told()
  const keys = keysOf(action, settings.value.keys)
  const name = nameOf(action)
  const pad = padOf(action.keys)
  return (
    <div class="set-row key-row" data-asking={asking}>
      <strong>{name}</strong>
      {pad !== null && <span class="set-about key-pad">{said.padButton(pad)}</span>}
      {action.fixed ? (
        <span class="key-fixed">
          <Keys keys={keys} />
        </span>
      ) : asking ? (
        <Asking name={name} stop={stop} tried={tried} />
      ) : (
        <button
          type="button"
          class="button key-button"
          aria-label={`${said.change(name)}: ${keys.map(said.key).join(` ${said.or} `)}`}
          onClick={ask}
        >
          <Keys keys={keys} />
        </button>
      )}
      {trying && (
        <p class="key-conflict" role="status">
          <span>
            {!trying.holder
              ? said.unusable(trying.key)
              : trying.holder.fixed
                ? said.fixed(trying.key, nameOf(trying.holder))
                : said.taken(trying.key, nameOf(trying.holder))}
          </span>
          {trying.holder && !trying.holder.fixed && (
            <button type="button" class="button" onClick={() => swap(trying)}>
              {said.swap}
            </button>
          )}
          <button type="button" class="button quiet" onClick={stop}>
            {said.cancel}
          </button>
        </p>
      )}
    </div>
  )
}

function Keys({ keys }: { keys: readonly string[] }) {
  const { controls: said } = told()
  return (
    <>
      {keys.map(key => (
        <kbd key={key}>{said.key(key)}</kbd>
      ))}
    </>
  )
}

/** Hears one key, whatever it is, and gives the keyboard back with Tab. */
function Asking({ name, stop, tried }: { name: string; stop(): void; tried(key: string): void }) {
  const { controls: said } = told()
  const field = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab' || /^(Shift|Control|Alt|Meta)$/.test(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    tried(keyName(event.key))
  }

  return (
    <button
      type="button"
      class="button key-button key-asking"
      data-captures-keys
      ref={field}
      aria-label={`${name}: ${said.press}`}
      onKeyDown={onKeyDown}
      onClick={stop}
    >
      {said.press}
    </button>
  )
}

function padOf(keys: readonly string[]): string | null {
  const buttons = { ...PAD_KEYS, ...settings.value.pad }
  const found = Object.entries(buttons).find(([, key]) => keys.includes(key))
  return found ? (told().gamepad.buttons[Number(found[0])] ?? found[0]) : null
}

/** What a game's keys are is known once its stage is there. */
function useStages(): void {
  const [, arrived] = useState(0)
  useEffect(() => {
    let wanted = true
    const settle = Promise.allSettled(games.map(({ id }) => staged(id).stage()))
    void settle.then(() => wanted && arrived(1))
    return () => {
      wanted = false
    }
  }, [])
}
