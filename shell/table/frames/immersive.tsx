import { ChevronLeft, Pause } from 'lucide'
import { useState } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import { part } from '../../../ui/lazy.tsx'
import './immersive.css'
import { SoundButton } from '../../app/header.tsx'
import { Link } from '../../app/link.tsx'
import { staged } from '../../stages.ts'
import { trouble } from '../../storage/index.ts'
import { appWords } from '../../words/app.ts'
import { aroundWords } from '../../words/around.ts'
import { Menu } from '../parts/menu.tsx'
import { useKeyboard } from '../use-keyboard.ts'
import type { TableModel } from '../use-table.ts'

const afterwards = () => import('../deferred.ts')
const EndPanel = part(async () => (await afterwards()).EndPanel)
const Notices = part(async () => (await afterwards()).Notices)
const Paused = part(async () => (await afterwards()).Paused)

/** Alone in a world that fills the window. What the shell has to say stands in a corner of it, and over it at the end. */
export function Immersive(model: TableModel) {
  const { game, match, stage, stageProps, paused, refused, note } = model
  const { outcome } = match.table
  const { title } = staged(game)
  const { Stage } = stage
  // Whoever is in the menu is not at the game: no time passes.
  const [away, setAway] = useState(false)
  const { menu: words } = aroundWords()
  const main = useKeyboard(model)

  /** Escape leaves the corner: the keyboard, or a pad, is at the game again. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && away && !event.defaultPrevented) main.current?.focus({ preventScroll: true })
    else model.onKeyDown(event)
  }

  return (
    <main class="immersive" tabIndex={-1} ref={main} data-over={outcome !== null} onKeyDown={onKeyDown}>
      <h1 class="hidden-text">{title}</h1>
      <div class="immersive-stage" data-stage inert={paused}>
        <Stage {...stageProps} paused={paused || away || model.choosing} />
      </div>
      <nav
        class="immersive-corner"
        onFocusCapture={() => setAway(true)}
        onBlurCapture={({ currentTarget, relatedTarget }) =>
          setAway(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
        }
      >
        <Link to={{ page: 'front' }} class="button bare" label={appWords().back}>
          <Icon of={ChevronLeft} />
        </Link>
        {!outcome && (
          <button type="button" class="button bare" aria-label={words.pause} title={words.pause} onClick={() => model.pause(true)}>
            <Icon of={Pause} />
          </button>
        )}
        <SoundButton ask={false} />
        <Menu model={model} />
      </nav>
      {(trouble.value || model.aside) && <Notices model={model} />}
      <div class="immersive-toasts" role="status">
        {(refused ?? note) !== null && (
          <p class="toast" data-kind={refused === null ? undefined : 'refused'}>
            {refused ?? note}
          </p>
        )}
      </div>
      {paused && <Paused resume={() => model.pause(false)} />}
      {outcome && (
        <div class="immersive-end panel">
          <EndPanel model={model} outcome={outcome} />
        </div>
      )}
    </main>
  )
}
