import { Dices, X } from 'lucide'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../ui/icon.tsx'
import { navigate } from './address.ts'
import type { Fetched } from './fetched.ts'
import './newgame.css'
import { presetId } from './opening.ts'
import type { Wanted } from './route.ts'
import { freshSeed } from './seed.ts'
import { botName, words } from './words.ts'

const { newGame: said } = words

interface NewGameProps extends Fetched {
  readonly game: string
  readonly wanted: Wanted
  close(): void
}

/** Which deal, and against whom. What is played now is what is picked at first. */
export function NewGame({ game, wanted, unboxed, stage, close }: NewGameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { levels, minds } = unboxed
  const { presets } = unboxed.game

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault()
    const picked = new FormData(event.target as HTMLFormElement)
    const [kind, id = ''] = String(picked.get('deal')).split(':')
    const deal = kind === 'level' ? { level: id } : { preset: id }
    navigate({ page: 'play', game, wanted: { ...deal, bot: String(picked.get('bot')), seed: freshSeed() } })
    close()
  }

  return (
    <dialog class="new panel" ref={dialog} onClose={close} aria-labelledby="new-title">
      <form onSubmit={onSubmit}>
        <div class="new-head">
          <h2 id="new-title">{words.table.newGame}</h2>
          <button type="button" class="button quiet bare" aria-label={said.close} onClick={close}>
            <Icon of={X} />
          </button>
        </div>
        <fieldset>
          <legend>{said.deals}</legend>
          {levels.map(({ id, name, deal }) => (
            <Pick group="deal" value={`level:${id}`} name={name} about={stage.words.dealt(deal)} picked={id === wanted.level} key={id} />
          ))}
          {presets.map(preset => (
            <Pick
              group="deal"
              value={`preset:${presetId(preset)}`}
              name={preset.name}
              about={stage.words.random(preset.setup)}
              picked={presetId(preset) === wanted.preset}
              shuffled
              key={preset.name}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend>{said.opponents}</legend>
          {minds.bots.map(({ id, about }) => (
            <Pick group="bot" value={id} name={botName(id)} about={about} picked={id === wanted.bot} key={id} />
          ))}
        </fieldset>
        <button type="submit" class="button primary">
          {said.start}
        </button>
      </form>
    </dialog>
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
    <label class="pick">
      <input type="radio" name={group} value={value} defaultChecked={picked} required />
      <span>
        <strong>{name}</strong>
        <span>{about}</span>
      </span>
      {shuffled && (
        <span class="pick-shuffled">
          <Icon of={Dices} />
          {said.shuffled}
        </span>
      )}
    </label>
  )
}
