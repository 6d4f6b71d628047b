import type { PlayerProps } from '../../../../ui/stage.ts'
import type { Stackdoku } from '../../nouns.ts'
import type { Controls } from '../controls/controls.ts'
import type { ViewState } from '../view-state.ts'
import { HintPanel } from './hint.tsx'
import { LessonPanel } from './lesson.tsx'
import { RescuePanel } from './rescue.tsx'

export interface PanelProps extends PlayerProps<Stackdoku> {
  readonly state: ViewState
  readonly controls: Controls
}

/** What is to be said at length: one thing at a time. */
export type PanelName = 'hint' | 'rescue' | 'lesson'

export function panelOf({ table, advice, state }: Omit<PanelProps, 'controls'>): PanelName | null {
  if (table.outcome) return null
  if (advice) return 'hint'
  if (state.rescueWanted.value ?? table.view.stuck) return 'rescue'
  return state.lesson && 'lesson'
}

/** It stands below the stack. */
export function Panel({ name, ...props }: PanelProps & { name: PanelName | null }) {
  const { advice, state } = props
  if (name === 'hint' && advice) return <HintPanel {...props} advice={advice} />
  if (name === 'rescue') return <RescuePanel {...props} />
  return name === 'lesson' && state.lesson ? <LessonPanel lesson={state.lesson} /> : null
}
