import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { games } from '../../games/index.ts'
import { announce } from '../../ui/announce.tsx'
import { PAD_KEYS } from '../../ui/input/gamepad.ts'
import { declaredKeys, type KeyAction, type KeyBook, keyName, type Layout, TABLE_KEYS } from '../../ui/input/keys.ts'
import { isBindable, isLaidOut, laidOut } from '../../ui/input/rebinding.ts'
import { keyBookOf } from '../app/game-files.ts'
import { staged } from '../stages.ts'
import { type AskingProps, BindingRows, type Instrument } from './binding.tsx'
import { Group } from './parts.tsx'
import { change, settings } from './settings.ts'
import { settingsWords } from './words.ts'

export function ControlsSection() {
  const { controls: said } = settingsWords()
  const books = useBooks()
  const lead = (
    <p class="set-lead">
      {said.lead} {said.also}
    </p>
  )
  if (!books) return lead
  const on: Instrument = {
    bound: settings.value.keys,
    put: keys => change({ keys }),
    name: action => nameOf(action, books.get(action.id.split('.')[0] ?? '')),
    called: said.key,
    mayBe: isBindable,
    Asking,
    hint: action => (action.raw ? null : padOf(action.keys)),
  }
  const all = games.flatMap(({ id }) => declaredKeys(id))
  return (
    <>
      {lead}
      <Group title={said.table}>
        <BindingRows actions={TABLE_KEYS} among={[...TABLE_KEYS, ...all]} on={on} />
      </Group>
      {games.map(({ id }) => {
        const book = books.get(id)
        const actions = declaredKeys(id)
        return (
          <Group title={staged(id).title} key={id}>
            {book && <Layouts game={id} layouts={book.layouts} actions={actions} />}
            {actions.length === 0 ? (
              <p class="set-row set-said">{said.own}</p>
            ) : (
              <BindingRows actions={actions} among={[...TABLE_KEYS, ...actions]} on={on} />
            )}
          </Group>
        )
      })}
      {[...books].map(
        ([game, { Tuning }]) =>
          Tuning && (
            <Group title={said.tuning(staged(game).title)} key={game}>
              <Tuning />
            </Group>
          ),
      )}
      <button
        type="button"
        class="button"
        onClick={() => {
          change({ keys: laidOut({}, [...TABLE_KEYS, ...all], settings.peek().keys) })
          announce(said.wasReset)
        }}
      >
        {said.reset}
      </button>
    </>
  )
}

/** Games name their keys as a list in a sentence does; here each begins a row. */
export function nameOf(action: KeyAction, book?: KeyBook): string {
  const name = action.name?.() ?? book?.name(action.id) ?? ofTable(action.id)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What belongs to no game, or to several: a board that is walked has the same names in all of them. */
function ofTable(id: string): string {
  const { actions } = settingsWords().controls
  return actions[id] ?? actions[id.split('.')[1] ?? ''] ?? id
}

interface LayoutsProps {
  readonly game: string
  readonly layouts: readonly Layout[]
  readonly actions: readonly KeyAction[]
}

/** All keys of a game at once. Whoever has changed one of them has a layout of their own. */
function Layouts({ game, layouts, actions }: LayoutsProps) {
  const { controls: said } = settingsWords()
  const bound = settings.value.keys
  const now = layouts.findIndex(({ keys }) => isLaidOut(keys, actions, bound))
  return (
    <fieldset class="key-layouts">
      <legend>{said.layout}</legend>
      {layouts.map((layout, place) => (
        <label key={place}>
          <input
            type="radio"
            name={`layout-${game}`}
            checked={place === now}
            onChange={() => {
              change({ keys: laidOut(layout.keys, actions, settings.peek().keys) })
              announce(said.laidOut(layout.name()))
            }}
          />
          <strong>{layout.name()}</strong>
          <span class="small set-about">{layout.about()}</span>
        </label>
      ))}
      {now < 0 && <p class="small set-about">{said.ownLayout}</p>}
    </fieldset>
  )
}

/** Keys that only change others are waited for until they come up alone, so that Shift can be one and Shift with Tab still leaves. */
const CHANGES_OTHERS = /^(Shift|Control|Alt|AltGraph|Meta)$/

/** Hears one key, whatever it is, and gives the keyboard back with Tab. */
function Asking({ name, stop, tried }: AskingProps) {
  const { controls: said } = settingsWords()
  const field = useRef<HTMLButtonElement>(null)
  const alone = useRef(false)
  useLayoutEffect(() => field.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent): void {
    alone.current = CHANGES_OTHERS.test(event.key)
    if (event.key === 'Tab' || alone.current) return
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
      onKeyUp={({ key }) => alone.current && CHANGES_OTHERS.test(key) && tried(key)}
      onClick={stop}
    >
      {said.press}
    </button>
  )
}

function padOf(keys: readonly string[]): string | null {
  const buttons = { ...PAD_KEYS, ...settings.value.pad }
  const found = Object.entries(buttons).find(([, key]) => keys.includes(key))
  return found ? settingsWords().controls.padButton(settingsWords().gamepad.buttons[Number(found[0])] ?? found[0]) : null
}

/** What a game's keys are is known once its stage is there, and what they are called a moment later. */
/** Null until every game has said which keys it has: before that nobody knows which are free. */
export function useBooks(): ReadonlyMap<string, KeyBook> | null {
  const [books, arrived] = useState<ReadonlyMap<string, KeyBook> | null>(null)
  useEffect(() => {
    let wanted = true
    void opened().then(found => wanted && arrived(found))
    return () => {
      wanted = false
    }
  }, [])
  return books
}

async function opened(): Promise<ReadonlyMap<string, KeyBook>> {
  const found = await Promise.allSettled(
    games.map(async ({ id }) => {
      await staged(id).stage()
      return [id, await keyBookOf(id)] as const
    }),
  )
  return new Map(found.flatMap(each => (each.status === 'fulfilled' && each.value[1] ? [[each.value[0], each.value[1]]] : [])))
}
