import { Dices, Star, X } from 'lucide'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import { named } from '../../../ui/voice.ts'
import { navigate } from '../../app/address.ts'
import type { Fetched } from '../../app/use-game.ts'
import './new-game.css'
import type { Wanted } from '../../app/route.ts'
import '../../gamepage/own.css'
import { reachedIn } from '../../gamepage/reached.ts'
import { offered, ownWanted } from '../../gamepage/series.ts'
import { library, type Tally, trouble } from '../../storage/index.ts'
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
  const { SetupForm } = stage
  const now = completedKind(loaded, wanted)
  const [picked, pick] = useState<Wanted>(now)

  function begin(next: Wanted): void {
    close()
    const { seed, ...kind } = next
    navigate(freshRoute(loaded.game, kind, seed))
  }

  return (
    <dialog class="new panel" ref={dialog} onClose={close} aria-labelledby="new-title">
      <form
        onSubmit={event => {
          event.preventDefault()
          begin(picked)
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
      {SetupForm && (
        <details class="new-own">
          <summary>{words.own}</summary>
          <SetupForm>
            {setup => {
              const own = { ...ownWanted(loaded.programme, setup), ...(picked.bot === undefined ? {} : { bot: picked.bot }) }
              return (
                <button type="button" class="button" onClick={() => begin(own)}>
                  {words.startOwn}
                </button>
              )
            }}
          </SetupForm>
        </details>
      )}
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
function Deals({ loaded, stage, now }: Pick<Fetched, 'loaded' | 'stage'> & { now: Wanted }) {
  const { newGameForm: words } = aroundWords()
  const { game, levels, programme } = loaded
  const tallies = useTallies(game.id)
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
          reached={reachedIn({ wanted: { level: id } }, { stage, loaded }, tallies)}
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

/** What was played here; nothing until it is looked up. */
function useTallies(game: string): readonly Tally[] {
  const [found, setFound] = useState<readonly Tally[]>([])
  useEffect(() => {
    void library.all('tallies').then(all => setFound(all.filter(tally => tally.game === game)))
  }, [game])
  return found
}

interface PickProps {
  readonly group: string
  readonly value: string
  readonly name: string
  readonly about: string
  readonly picked: boolean
  readonly shuffled?: boolean
  readonly reached?: string | null
}

function Pick({ group, value, name, about, picked, shuffled = false, reached = null }: PickProps) {
  return (
    <label class="pick row">
      <input type="radio" name={group} value={value} defaultChecked={picked} required />
      <span>
        <strong>{name}</strong>
        <span>{about}</span>
      </span>
      {reached !== null && (
        <span class="pick-reached row small">
          <Icon of={Star} />
          {reached}
        </span>
      )}
      {shuffled && (
        <span class="pick-shuffled row small">
          <Icon of={Dices} />
          {aroundWords().newGameForm.shuffled}
        </span>
      )}
    </label>
  )
}
