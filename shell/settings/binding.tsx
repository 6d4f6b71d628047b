/** Rows of actions and what does them: keys of a keyboard or buttons of a pad. What belongs to another action can be swapped with it. */
import { Plus, X } from 'lucide'
import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Bindings, type KeyAction, keysOf } from '../../ui/input/keys.ts'
import { holderOf, rebound, swapped, withKey } from '../../ui/input/rebinding.ts'
import { settingsWords } from './words.ts'

/** No more for one action: a row has no room for them, and a head neither. */
const MOST = 4

export interface AskingProps {
  readonly name: string
  stop(): void
  tried(key: string): void
}

/** What the rows of a keyboard and of a pad do not share. */
export interface Instrument {
  readonly bound: Bindings
  put(bound: Bindings): void
  name(action: KeyAction): string
  called(key: string): string
  mayBe(key: string, action: KeyAction): boolean
  /** Waits for a key. */
  readonly Asking: ComponentType<AskingProps>
  /** Something to say beside the name. */
  hint?(action: KeyAction): string | null
}

interface RowsProps {
  readonly actions: readonly KeyAction[]
  /** Whoever else may have a key already. */
  readonly among: readonly KeyAction[]
  readonly on: Instrument
}

/** Which key of which action is being asked for; `old` is the one it takes the place of, null: one more. */
interface Wanted {
  readonly id: string
  readonly old: string | null
  readonly trying: { readonly wish: string; readonly holder: KeyAction | null } | null
}

export function BindingRows({ actions, among, on }: RowsProps) {
  const [wanted, want] = useState<Wanted | null>(null)

  function put(action: KeyAction, bound: Bindings, key: string): void {
    on.put(bound)
    want(null)
    announce(settingsWords().controls.bound(on.name(action), on.called(key)))
  }

  function tried(action: KeyAction, { old }: Wanted, key: string): void {
    const holder = holderOf(key, action, among, on.bound)
    if (on.mayBe(key, action) && !holder) return put(action, rebound(action, withKey(action, key, old, on.bound), on.bound), key)
    want({ id: action.id, old, trying: { wish: key, holder } })
    if (holder) announce(settingsWords().controls.taken(on.called(key), on.name(holder)))
  }

  return actions.map(action => (
    <Row
      key={action.id}
      action={action}
      on={on}
      wanted={wanted?.id === action.id ? wanted : null}
      ask={old => want({ id: action.id, old, trying: null })}
      stop={() => want(null)}
      tried={key => wanted && tried(action, wanted, key)}
      swap={() => {
        const { old, trying } = wanted ?? {}
        if (trying?.holder) put(action, swapped(action, trying.wish, trying.holder, on.bound, old ?? null), trying.wish)
      }}
    />
  ))
}

interface RowProps {
  readonly action: KeyAction
  readonly on: Instrument
  readonly wanted: Wanted | null
  ask(old: string | null): void
  stop(): void
  tried(key: string): void
  swap(): void
}

function Row({ action, on, wanted, ask, stop, tried, swap }: RowProps) {
  const { controls: said } = settingsWords()
  const keys = keysOf(action, on.bound)
  const name = on.name(action)
  const hint = on.hint?.(action) ?? null
  return (
    <div class="set-row key-row" data-asking={wanted !== null}>
      <strong>{name}</strong>
      {hint !== null && <span class="small set-about key-pad">{hint}</span>}
      <div class="key-set row">
        {keys.map(key =>
          action.fixed ? (
            <kbd key={key}>{on.called(key)}</kbd>
          ) : wanted?.old === key ? (
            <on.Asking name={name} stop={stop} tried={tried} key={key} />
          ) : (
            <span class="key-one" key={key}>
              <button type="button" class="button key-button" aria-label={said.change(name, on.called(key))} onClick={() => ask(key)}>
                <kbd>{on.called(key)}</kbd>
              </button>
              {keys.length > 1 && (
                <button
                  type="button"
                  class="key-less plain"
                  aria-label={said.less(name, on.called(key))}
                  onClick={() =>
                    on.put(
                      rebound(
                        action,
                        keys.filter(other => other !== key),
                        on.bound,
                      ),
                    )
                  }
                >
                  <Icon of={X} />
                </button>
              )}
            </span>
          ),
        )}
        {wanted && wanted.old === null ? (
          <on.Asking name={name} stop={stop} tried={tried} />
        ) : (
          !action.fixed &&
          keys.length < MOST && (
            <button
              type="button"
              class="button bare key-more"
              aria-label={said.more(name)}
              title={said.more(name)}
              onClick={() => ask(null)}
            >
              <Icon of={Plus} />
            </button>
          )
        )}
      </div>
      {wanted?.trying && <Conflict {...wanted.trying} {...{ on, swap, stop }} gives={wanted.old !== null} />}
    </div>
  )
}

interface ConflictProps {
  readonly wish: string
  readonly holder: KeyAction | null
  readonly on: Instrument
  /** There is a key to give in return. */
  readonly gives: boolean
  swap(): void
  stop(): void
}

function Conflict({ wish, holder, on, gives, swap, stop }: ConflictProps) {
  const { controls: said } = settingsWords()
  const called = on.called(wish)
  return (
    <p class="key-conflict row" role="status">
      <span>
        {!holder ? said.unusable(called) : holder.fixed ? said.fixed(called, on.name(holder)) : said.taken(called, on.name(holder))}
      </span>
      {holder && !holder.fixed && (
        <button type="button" class="button" onClick={swap}>
          {gives ? said.swap : said.take}
        </button>
      )}
      <button type="button" class="button quiet" onClick={stop}>
        {said.cancel}
      </button>
    </p>
  )
}
