import { Dices, X } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import { named } from '../../../ui/voice.ts'
import { navigate } from '../../app/address.ts'
import type { Fetched } from '../../app/use-game.ts'
import './new-game.css'
import type { Wanted } from '../../app/route.ts'
import { offered } from '../../gamepage/series.ts'
import { trouble } from '../../storage/index.ts'
import { aroundWords } from '../../words/around.ts'
import { botName } from '../../words/sentence.ts'
import { freshRoute } from '../open/fresh-route.ts'
import { completedKind, NOBODY, presetId } from '../open/opening.ts'

interface NewGameProps extends Fetched {
  readonly game: string
  readonly wanted: Wanted
  /** Moves of the game that is not over yet. */
  readonly underWay: number
  close(): void
}

/** Which deal, and against whom. What is played now is what is picked at first. */
export function NewGame({ wanted, loaded, stage, underWay, close }: NewGameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const { newGame, newGameForm: words } = aroundWords()
  const { minds } = loaded
  const { seats } = loaded.game
  const now = completedKind(loaded, wanted)
  const [picked, pick] = useState<Wanted>(now)

  function begin(): void {
    close()
    navigate(freshRoute(loaded.game, picked))
  }

  return (
    <dialog class="new panel" ref={dialog} onClose={close} aria-labelledby="new-title">
      <form
        onSubmit={event => {
          event.preventDefault()
          begin()
        }}
        onChange={event => pick(pickedIn(event.currentTarget))}
      >
        <div class="new-head row">
          <h2 id="new-title">{newGame}</h2>
          <button type="button" class="button quiet bare" aria-label={words.close} onClick={close}>
            <Icon of={X} />
          </button>
        </div>
        <Deals {...{ loaded, stage, now }} />
        {seats === 2 && (
          <fieldset>
            <legend>{words.opponents}</legend>
            <Pick group="bot" value={NOBODY} name={words.people} about={words.peopleAbout} picked={now.bot === NOBODY} />
            {minds.bots.map(({ id, about }, level) => (
              <Pick
                group="bot"
                value={id}
                name={words.level(level + 1, named(stage.words, 'bot', id, botName(id)))}
                about={named(stage.words, 'about', id, about)}
                picked={id === now.bot}
                key={id}
              />
            ))}
          </fieldset>
        )}
        {underWay > 0 && !trouble.value && <p class="note">{words.saved(underWay)}</p>}
        <button type="submit" class="button primary">
          {words.start}
        </button>
      </form>
    </dialog>
  )
}

function pickedIn(form: HTMLFormElement): Wanted {
  const picked = new FormData(form)
  const [kind, id = ''] = String(picked.get('deal')).split(':')
  const bot = picked.get('bot')
  return { ...(kind === 'level' ? { level: id } : { preset: id }), ...(bot === null ? {} : { bot: String(bot) }) }
}

/** Levels, and kinds of deals. */
function Deals({ loaded: { game, levels, programme }, stage, now }: Pick<Fetched, 'loaded' | 'stage'> & { now: Wanted }) {
  const { newGameForm: words } = aroundWords()
  const listed = programme.chapters.flatMap(chapter => chapter.levels.flatMap(id => levels.filter(level => level.id === id)))
  return (
    <fieldset>
      <legend>{words.deals}</legend>
      {listed.map(({ id, name, deal }) => (
        <Pick
          group="deal"
          value={`level:${id}`}
          name={named(stage.words, 'level', id, name)}
          about={stage.words.dealt(deal)}
          picked={id === now.level}
          key={id}
        />
      ))}
      {offered(game, programme).map(preset => (
        <Pick
          group="deal"
          value={`preset:${presetId(preset)}`}
          name={stage.words.preset?.(preset.name) ?? preset.name}
          about={stage.words.random(preset.setup)}
          picked={presetId(preset) === now.preset}
          shuffled
          key={preset.name}
        />
      ))}
    </fieldset>
  )
}

interface PickProps {
  readonly group: string
  readonly value: string
  readonly name: string
  readonly about: string
  readonly picked: boolean
  readonly shuffled?: boolean
}

function Pick({ group, value, name, about, picked, shuffled = false }: PickProps) {
  return (
    <label class="pick row">
      <input type="radio" name={group} value={value} defaultChecked={picked} required />
      <span>
        <strong>{name}</strong>
        <span>{about}</span>
      </span>
      {shuffled && (
        <span class="pick-shuffled row small">
          <Icon of={Dices} />
          {aroundWords().newGameForm.shuffled}
        </span>
      )}
    </label>
  )
}
