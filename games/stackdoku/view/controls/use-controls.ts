import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { PlayerProps } from '../../../../ui/stage.ts'
import type { Stackdoku } from '../../nouns.ts'
import type { ViewState } from '../view-state.ts'
import { Controls } from './controls.ts'
import { Keyboard } from './keyboard.ts'

/** The controls of a table, and the keyboard that listens for as long as its board stands. */
export function useControls(props: PlayerProps<Stackdoku>, state: ViewState): Controls {
  const latest = useRef(props)
  latest.current = props
  const controls = useMemo(() => new Controls(latest, state), [state])
  useLayoutEffect(() => {
    const keyboard = new Keyboard(controls, state, latest.current.table)
    const heard = (event: KeyboardEvent): void => keyboard.press(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [controls])
  return controls
}
