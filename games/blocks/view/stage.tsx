import type { ComponentChild, ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { styleVars } from '../../../ui/fit.ts'
import type { Frame } from '../../../ui/frames.ts'
import { part } from '../../../ui/lazy.tsx'
import { useCues } from '../../../ui/sound/use-cues.ts'
import type { EndProps, PlayerProps, ViewerProps } from '../../../ui/stage.ts'
import type { Blocks } from '../nouns.ts'
import './tokens.css'
import './board/board.css'
import './board/marks.css'
import './board/latest-move.css'
import './board/patterns.css'
import { PlayedBoard } from './board/played.tsx'
import { ViewedBoard } from './board/viewed.tsx'
import { useLayout } from './layout.ts'
import './panels/panels.css'
import { Score } from './panels/score.tsx'
import { CUES, cuesOf } from './sounds.ts'
import { stateOf } from './view-state.ts'
import { words } from './words/index.ts'

export { Aside } from './panels/aside.tsx'
export { Lead } from './panels/lead.tsx'
export { words }
export const frame: Frame = { name: 'rails' }

export function Stage(props: PlayerProps<Blocks>) {
  useCues(props, cuesOf, () => ({ cue: CUES.invalid, caption: words.cues.invalid }))
  return (
    <Root {...props} picture={false}>
      <PlayedBoard {...props} state={stateOf(props)} />
    </Root>
  )
}

export function Viewer(props: ViewerProps<Blocks>) {
  return (
    <Root {...props} picture={true}>
      <ViewedBoard {...props} state={stateOf(props)} />
    </Root>
  )
}

const EndPanels = part(async () => (await import('./end/end.tsx')).EndPanels)

/** Reasons and figures come when they are wanted. */
export function End(props: EndProps<Blocks>) {
  return <EndPanels {...props} />
}

const Form = part(async () => (await import('./setup/setup-form.tsx')).SetupForm)

/** Nobody at a table fills it in. */
export function SetupForm(props: { children(setup: Blocks['Setup']): ComponentChild }) {
  return <Form {...props} />
}

interface RootProps extends ViewerProps<Blocks> {
  readonly picture: boolean
  readonly children: ComponentChildren
}

function Root({ table, still, picture, children }: RootProps) {
  const { rows, cols } = table.view
  const root = useRef<HTMLDivElement>(null)
  const over = table.outcome !== null
  useLayout(root, table.view, { picture, over })
  return (
    <div
      class="bp"
      ref={root}
      data-still={still}
      data-picture={picture}
      data-over={over}
      style={styleVars({ '--rows': rows, '--cols': cols })}
    >
      <div class="bp-space">
        <Score view={table.view} place="grid" />
        {children}
      </div>
    </div>
  )
}
