/** What keys are called, and which key does something now: for lists of keys and for sentences that name one. */
import { type Language, language } from '../language.ts'
import { type Bindings, bindings, declaredKeys, type KeyAction, keysOf, TABLE_KEYS } from './keys.ts'

const ARROWS = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

const CALLED: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ' ': 'Space', Escape: 'Esc', Control: 'Ctrl', 'Shift+Tab': 'Shift Tab', PageUp: 'Page ↑', PageDown: 'Page ↓', ...ARROWS },
  de: {
    ...{ ' ': 'Leertaste', Escape: 'Esc', Enter: 'Eingabe', Shift: 'Umschalt', Control: 'Strg', 'Shift+Tab': 'Umschalt Tab' },
    ...{ PageUp: 'Bild ↑', PageDown: 'Bild ↓', Home: 'Pos1', End: 'Ende', Delete: 'Entf', Backspace: 'Rücktaste' },
    ...ARROWS,
  },
}

const FOUR: Readonly<Record<Language, string>> = { en: 'arrows', de: 'Pfeile' }
/** Stands for the four ways. */
const MOVE = 'move'
const WAYS = ['up', 'down', 'left', 'right'] as const

/** A key as it stands on a keyboard. */
export function calledKey(key: string, said: Language = language.value): string {
  return CALLED[said][key] ?? (key.length === 1 ? key.toUpperCase() : key)
}

/**
 * The parts of a list of keys, as they are set. A part that names an action (`table.clear`) is the first of its keys; `GAME.move` is
 * four actions, which are `arrows` as long as they are. Everything else is what it says.
 */
export function keyParts(text: string, said: Language = language.value, bound: Bindings = bindings.value): readonly string[] {
  return text.split(' ').flatMap(part => {
    const [scope = '', name = ''] = part.split('.')
    if (scope === '' || name === '') return [part]
    if (!name.endsWith(MOVE)) return [shownKey(part, said, bound)]
    const keys = WAYS.map(way => actionOf(`${scope}.${name.slice(0, -MOVE.length)}${way}`)).map(
      action => action && keysOf(action, bound)[0],
    )
    if (keys.every((key, at) => key === `Arrow${capital(WAYS[at] ?? '')}`)) return [FOUR[said]]
    return keys.map(key => calledKey(key ?? '', said))
  })
}

/** The same in a sentence. */
export function keyCaption(text: string, said: Language = language.value, bound: Bindings = bindings.value): string {
  return keyParts(text, said, bound).join(' ')
}

function shownKey(id: string, said: Language, bound: Bindings): string {
  const action = actionOf(id)
  const [key] = action ? keysOf(action, bound) : []
  return key === undefined ? id : calledKey(key, said)
}

function actionOf(id: string): KeyAction | undefined {
  const [scope = ''] = id.split('.')
  return (scope === 'table' ? TABLE_KEYS : declaredKeys(scope)).find(action => action.id === id)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
