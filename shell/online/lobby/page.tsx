import { Link2, Search, Swords, X } from 'lucide'
import { useEffect, useId, useLayoutEffect, useState } from 'preact/hooks'
import { findGame, games } from '../../../games/index.ts'
import type { Refusal } from '../../../kernel/game.ts'
import type { Lobby, Terms } from '../../../protocol/online.ts'
import { NARROW } from '../../../ui/breakpoints.ts'
import { Icon } from '../../../ui/icon.tsx'
import { coverOf } from '../../app/covers.ts'
import { Header } from '../../app/header.tsx'
import { Link } from '../../app/link.tsx'
import { usePageName } from '../../app/page-name.ts'
import { onlineAt } from '../../app/route.ts'
import { type Fetched, useGame } from '../../app/use-game.ts'
import { presetName } from '../../gamepage/modes.ts'
import { appWords } from '../../words/app.ts'
import { invite } from '../challenge/invite.ts'
import { Away } from '../parts/away.tsx'
import { PresetName } from '../parts/preset-name.tsx'
import { useMe } from '../parts/use-me.ts'
import { Who } from '../parts/who.tsx'
import { connection, type Me } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'
import { Example } from './example.tsx'
import { ForOne } from './for-one.tsx'
import './lobby.css'
import { Boards, MindCard, Mine, othersSeeks, Results, Waiting } from './lists.tsx'
import { Notify } from './notify.tsx'
import { Standing } from './standing.tsx'
import { type Choice, CLOCK_NAMES, CLOCKS, choiceOf, isForTwo, KINDS, termsOf, USUAL } from './terms.ts'
import { useLobby, useMine } from './use-lobby.ts'
import { type Seeking, useSeek } from './use-seek.ts'

/** Who waits, who plays, and the way to somebody. `game`: null for the first that two can play. */
export function LobbyPage({ game: asked }: { game: string | null }) {
  const found = useSorted()
  const game = asked ?? found?.forTwo[0] ?? null
  const me = useMe()
  const { lobby: said } = onlineWords()
  const title = game === null ? said.heading : said.title(coverOf(game).title)
  const isAlone = found !== null && (game === null || found.forOne.includes(game))
  usePageName(title)
  return (
    <>
      <Header>
        <Who />
      </Header>
      <main class="lobby" tabIndex={-1}>
        <div class="lobby-title">
          <h1>{title}</h1>
          {!isAlone && <p class="lead">{said.lead}</p>}
        </div>
        {found && isAlone ? (
          <ForOne game={game} playable={found.forTwo} />
        ) : me === null ? (
          <Away />
        ) : found && game !== null ? (
          <Open {...{ game, me }} playable={found.forTwo} key={game} />
        ) : (
          <Coming game={game} />
        )}
      </main>
    </>
  )
}

interface Sorted {
  readonly forTwo: readonly string[]
  readonly forOne: readonly string[]
}

/** Which games two can play; null until that is known. One that cannot be fetched is in neither list. */
function useSorted(): Sorted | null {
  const [found, setFound] = useState<Sorted | null>(null)
  useEffect(() => {
    let wanted = true
    void Promise.allSettled(games.map(entry => entry.game())).then(all => {
      const there = all.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
      const ids = (isWanted: boolean): readonly string[] => there.filter(game => isForTwo(game) === isWanted).map(({ id }) => id)
      if (wanted) setFound({ forTwo: ids(true), forOne: ids(false) })
    })
    return () => {
      wanted = false
    }
  }, [])
  return found
}

/** The lobby as it will be, with what is known already, so that nothing jumps. */
function Coming({ game }: { game: string | null }) {
  return (
    <>
      <div class="lobby-find column">
        <FinderRoom />
      </div>
      <div class="lobby-middle column">
        <Example game={game} preset="" />
      </div>
    </>
  )
}

function FinderRoom({ sentence }: { sentence?: string }) {
  const { lobby: said } = onlineWords()
  return (
    <section class="finder finder-room panel centred" aria-busy={sentence === undefined}>
      <p class="lead" role="status">
        {sentence ?? said.coming}
      </p>
    </section>
  )
}

interface OpenProps {
  readonly game: string
  readonly playable: readonly string[]
  readonly me: Me | undefined
}

function Open({ game, playable, me }: OpenProps) {
  const fetched = useGame(game)
  const lobby = useLobby(me)
  const mine = useMine(me)
  const seeking = useSeek(lobby, me?.me?.id ?? null)
  const [picked, pick] = useState<string | null>(null)
  const ready = fetched instanceof Error ? null : fetched
  const preset = picked ?? ready?.loaded.game.presets[0]?.name ?? ''
  const isNarrow = useNarrow()
  const waitsForUs = mine.some(({ ourTurn }) => ourTurn)
  const middle = (
    <div class="lobby-middle column" key="middle">
      {!isNarrow && <Mine mine={mine} />}
      <Example game={game} preset={preset} />
    </div>
  )
  const side = (
    <div class="lobby-side column" key="side">
      <Waiting {...{ game, lobby, seeking }} me={me?.me?.id ?? null} />
      <Boards {...{ game, lobby }} me={me?.me?.id ?? null} fetched={ready} />
      {ready && <MindCard {...{ game, preset }} fetched={ready} />}
      <Notify />
    </div>
  )
  // In one column it is read, and gone through with keys, in the order in which it is seen.
  return (
    <>
      {isNarrow && waitsForUs && <Mine mine={mine} />}
      <div class="lobby-find column" key="find">
        {fetched instanceof Error && <FinderRoom sentence={appWords().broken.fetch} />}
        {!(fetched instanceof Error) && !(fetched && me) && <FinderRoom />}
        {ready && me && <Finder {...{ game, playable, fetched: ready, me, seeking, lobby }} preset={preset} pick={pick} />}
        <Results me={me ?? null} game={game} />
      </div>
      {isNarrow && !waitsForUs && <Mine mine={mine} />}
      {isNarrow ? [side, middle] : [middle, side]}
    </>
  )
}

/** Whether everything stands in one column. */
function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches)
  useEffect(() => {
    const media = matchMedia(NARROW)
    const look = (): void => setNarrow(media.matches)
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [])
  return isNarrow
}

interface FinderProps {
  readonly game: string
  readonly playable: readonly string[]
  readonly fetched: Fetched
  readonly me: Me | null
  readonly seeking: Seeking
  readonly lobby: Lobby | null
  readonly preset: string
  pick(preset: string): void
}

function Finder({ game, playable, fetched, me, seeking, lobby, preset, pick }: FinderProps) {
  const said = onlineWords()
  const isNamed = me?.me?.kind === 'person'
  const [chosen, setChoice] = useState<Omit<Choice, 'preset'> | null>(null)
  const choice = chosen ?? { ...USUAL, ...(isNamed ? { kind: 'pair' } : {}) }
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const terms = termsOf(game, { ...choice, preset })
  const change = ({ preset: rules = preset, ...part }: Partial<Choice>): void => {
    seeking.change()
    setChoice({ ...choice, ...part })
    pick(rules)
  }
  // Whoever comes back to a search finds it in the form, until they choose something else.
  useLayoutEffect(() => {
    const found = chosen === null && seeking.terms?.game === game ? choiceOf(seeking.terms, seeking.isRated) : null
    if (!found) return
    setChoice(found)
    pick(found.preset)
  }, [seeking.known])
  const no = seeking.refusal ?? refusal
  return (
    <>
      <section class="finder panel column" aria-label={said.lobby.find[choice.kind]}>
        {choice.kind === 'casual' ? <p class="small">{said.lobby.uncounted}</p> : <Standing me={me} terms={terms} />}
        {playable.length > 1 && (
          <nav class="finder-games segments" aria-label={said.lobby.games}>
            {playable.map(id => (
              <Link to={onlineAt('online', id)} current={id === game} key={id}>
                {coverOf(id).title}
              </Link>
            ))}
          </nav>
        )}
        <Picks {...{ choice, preset, fetched, change }} />
        {seeking.terms ? (
          <button type="button" class="button finder-find" onClick={seeking.stop}>
            <Icon of={X} />
            {said.lobby.stop}
          </button>
        ) : (
          <button type="button" class="button primary finder-find" onClick={() => seeking.seek(terms, choice.kind !== 'casual')}>
            <Icon of={Swords} />
            {said.lobby.find[choice.kind]}
          </button>
        )}
        <FinderSaid {...{ game, seeking, lobby, me }} />
        {no && (
          <p class="note refused" role="alert">
            {said.refusal(no)}
          </p>
        )}
        {!isNamed && choice.kind !== 'casual' && (
          <p class="small finder-said">
            {said.lobby.named} <Link to={onlineAt('account')}>{said.lobby.takeName}</Link>
          </p>
        )}
      </section>
      <button type="button" class="button lobby-challenge" onClick={() => void invite(terms).then(setRefusal)}>
        <Icon of={Link2} />
        {said.lobby.challenge}
      </button>
    </>
  )
}

interface PicksProps extends Pick<FinderProps, 'preset' | 'fetched'> {
  readonly choice: Omit<Choice, 'preset'>
  change(part: Partial<Choice>): void
}

function Picks({ choice, preset, fetched, change }: PicksProps) {
  const said = onlineWords()
  const { presets } = fetched.loaded.game
  return (
    <>
      <OneOf
        label={said.lobby.kind}
        values={KINDS}
        value={choice.kind}
        text={kind => said.lobby.kinds[kind]}
        choose={kind => change({ kind })}
      />
      <OneOf
        label={said.lobby.clocks}
        values={CLOCK_NAMES}
        value={choice.clock}
        text={clock => said.clock(CLOCKS[clock])}
        choose={clock => change({ clock })}
        about={said.clockAbout(CLOCKS[choice.clock])}
      />
      <OneOf
        label={said.lobby.rules}
        values={presets.map(({ name }) => name)}
        value={preset}
        text={name => presetName(fetched.stage.words, { name, setup: null })}
        choose={name => change({ preset: name })}
        wide={presets.length > 3}
      />
    </>
  )
}

/** Whether somebody is looked for, and who is there. */
function FinderSaid({ game, seeking, lobby, me }: Pick<FinderProps, 'game' | 'seeking' | 'lobby' | 'me'>) {
  const { lobby: said, link } = onlineWords()
  return (
    <>
      {connection.state.value === 'lost' && (
        <p class="note bad" role="status">
          {link.lobbyLost}
        </p>
      )}
      <p class="small finder-said" role="status">
        {seeking.terms ? (
          <>
            <Icon of={Search} /> {seeking.known === null ? link.connecting : said.seeking}
            <Sought terms={seeking.terms} isRated={seeking.isRated} />
            {seeking.known !== null && (seeking.isLasting ? said.seekingDays : said.seekingText)}
          </>
        ) : seeking.ended ? (
          said.seekEnded[seeking.ended]
        ) : (
          // Nothing is counted before it is known.
          lobby && `${said.waiting(othersSeeks(lobby, game, me?.me?.id ?? null).length)}, ${said.people(lobby.people)}`
        )}
      </p>
    </>
  )
}

/** What is looked for, whatever the form is set to. */
function Sought({ terms: { game, preset, games, clock }, isRated }: { terms: Terms; isRated: boolean }) {
  const { lobby: said, modes, ...words } = onlineWords()
  const kind = isRated ? said.kinds[games === 2 ? 'pair' : 'single'] : `${games === 2 ? words.pair : words.single}, ${modes.casual}`
  return (
    <strong class="finder-sought">
      {findGame(game) ? coverOf(game).title : game}, <PresetName {...{ game, preset }} />: {kind}, {words.clock(clock)}
    </strong>
  )
}

interface OneOfProps<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly value: Value
  /** Too long for one row. */
  readonly wide?: boolean
  /** What the one that is chosen means. */
  readonly about?: string
  text(value: Value): string
  choose(value: Value): void
}

function OneOf<Value extends string>({ label, values, value, wide = false, about, text, choose }: OneOfProps<Value>) {
  const id = useId()
  return (
    <fieldset class="finder-pick" data-wide={wide} aria-describedby={about === undefined ? undefined : id}>
      <legend>{label}</legend>
      <span class="segments">
        {values.map(each => (
          <label key={each}>
            <input type="radio" name={label} value={each} checked={each === value} onChange={() => choose(each)} />
            <span>{text(each)}</span>
          </label>
        ))}
      </span>
      {about !== undefined && (
        <p class="small finder-about" id={id}>
          {about}
        </p>
      )}
    </fieldset>
  )
}
