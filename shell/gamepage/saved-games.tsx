import { useEffect, useState } from 'preact/hooks'
import { Link } from '../app/link.tsx'
import type { Fetched } from '../app/use-game.ts'
import type { DailyResult, Finished, Playing, Tally } from '../storage/index.ts'
import { library } from '../storage/index.ts'
import { dailies, tallies } from '../storage/ledger.ts'
import { aroundWords } from '../words/around.ts'
import { frontWords } from '../words/front.ts'
import { isOfTables } from './marks.ts'
import { modeName, wantedIn } from './modes.ts'
import { gathered } from './series.ts'
import { pageWords } from './words.ts'

const LAST = 6

export interface Kept {
  readonly playing: readonly Playing[]
  readonly finished: readonly Finished[]
  readonly tallies: readonly Tally[]
  readonly dailies: readonly DailyResult[]
}

/** What somebody else began is nobody's record here. */
function isRecord({ mode }: Tally): boolean {
  return mode !== 'taken'
}

/** What a person has done in a game: under way, records, last games. */
export function KeptGames({ game, fetched, kept }: { game: string; fetched: Fetched; kept: Kept }) {
  return (
    <>
      {kept.playing.length > 0 && <UnderWay playing={kept.playing} game={game} fetched={fetched} />}
      <Records tallies={gathered(fetched.loaded, kept.tallies.filter(isRecord))} fetched={fetched} />
      <LastGames finished={kept.finished} fetched={fetched} />
    </>
  )
}

function UnderWay({ playing, game, fetched }: { playing: readonly Playing[]; game: string; fetched: Fetched }) {
  const said = pageWords()
  return (
    <section class="about-part" aria-labelledby="going">
      <h2 id="going">{said.goOn}</h2>
      <ul class="about-rows panel">
        {playing.map(each => (
          <li key={`${each.mode} ${each.seed}`}>
            <strong>{titleIn(each, fetched)}</strong>
            <span>
              {said.moves(each.moves)}, {frontWords().ago(minutesSince(each.changed))}
            </span>
            <Link to={{ page: 'play', game, wanted: each.wanted }} class="button" label={`${said.goOnDo}: ${titleIn(each, fetched)}`}>
              {said.goOnDo}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Records({ tallies, fetched }: { tallies: readonly Tally[]; fetched: Fetched }) {
  const said = pageWords()
  const alone = fetched.loaded.game.seats === 1
  // Where a level is won or not, points would say nothing.
  const points = alone && !tallies.some(({ won }) => won > 0)
  const hinted = points && tallies.some(each => each.hinted)
  const helped = !points && tallies.some(({ wonHelped = 0 }) => wonHelped > 0)
  return (
    <section class="about-part" aria-labelledby="records">
      <h2 id="records">{said.records}</h2>
      {tallies.length === 0 ? (
        <p class="about-empty panel small">{said.noRecords}</p>
      ) : (
        <div class="panel about-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{said.mode}</th>
                <th scope="col">{points ? said.best : said.won}</th>
                {hinted && <th scope="col">{said.withHints}</th>}
                {helped && <th scope="col">{said.withHelp}</th>}
                {points && <th scope="col">{said.average}</th>}
                <th scope="col">{said.played}</th>
              </tr>
            </thead>
            <tbody>
              {tallies.map(tally => {
                const name = tallyName(tally, fetched)
                return (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{points ? <Best name={name} best={tally.best} record={tally.record} /> : said.figure(tally.won)}</td>
                    {hinted && (
                      <td>
                        <Best name={name} best={tally.hinted?.best ?? null} record={tally.hinted?.record} />
                      </td>
                    )}
                    {helped && <td>{said.figure(tally.wonHelped ?? 0)}</td>}
                    {points && <td>{tally.counted === 0 ? '–' : said.figure(Math.round(tally.total / tally.counted))}</td>}
                    <td>{said.figure(tally.played)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** A record and the way to the game behind it; records from before that was kept have none. */
function Best({ name, best, record }: { name: string; best: number | null; record: string | undefined }) {
  const said = pageWords()
  if (best === null) return <>–</>
  const score = said.figure(best)
  if (record === undefined) return <>{score}</>
  return (
    <Link to={{ page: 'watch', kept: record, replay: null, at: null }} label={said.watchBest(name, score)}>
      {score}
    </Link>
  )
}

/** Games by other rules than ours are called so. */
function tallyName({ mode, rules = 1 }: Tally, fetched: Fetched): string {
  const name = titleIn({ mode, wanted: wantedIn(mode) }, fetched)
  return rules === fetched.loaded.game.rules ? name : pageWords().byRules(name, rules)
}

function LastGames({ finished, fetched }: { finished: readonly Finished[]; fetched: Fetched }) {
  const said = pageWords()
  const pages = fetched.pages.filter(({ replay }) => replay)
  if (finished.length === 0) return null
  return (
    <section class="about-part" aria-labelledby="last">
      <h2 id="last">{said.last}</h2>
      <ul class="about-rows panel">
        {finished.slice(0, LAST).map(each => (
          <li key={each.id}>
            <strong>{titleIn(each, fetched)}</strong>
            <span>
              {resultOf(each, fetched)}
              {pages.map(page => (
                <a class="about-more" href={`#${page.id}=${each.id}`} key={page.id}>
                  {page.title()}
                </a>
              ))}
            </span>
            <Link
              to={{ page: 'watch', kept: each.id, replay: null, at: null }}
              class="button"
              label={`${said.watch}: ${titleIn(each, fetched)}, ${resultOf(each, fetched)}`}
            >
              {said.watch}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function titleIn({ mode, wanted }: Pick<Playing, 'mode' | 'wanted'>, fetched: Fetched): string {
  const said = pageWords()
  const { deal, opponent } = modeName({ mode, wanted }, fetched)
  const what = deal ?? (mode === 'taken' ? said.takenOver : said.ownSetup)
  return opponent === null ? what : `${what}, ${said.against(opponent)}`
}

/** What came of it, and what helped. */
function resultOf(finished: Finished, fetched: Fetched): string {
  const help = finished.help?.[0] ? aroundWords().help(finished.help[0]) : ''
  return [scoreOf(finished, fetched), help].filter(part => part !== '').join(', ')
}

function scoreOf({ winner, scores, wanted, seat = 0 }: Finished, fetched: Fetched): string {
  const said = pageWords()
  if (fetched.loaded.game.seats === 1) return fetched.stage.words.scored?.(scores[0] ?? 0, wanted.preset) ?? said.points(scores[0] ?? 0)
  return winner === seat ? said.youWon : winner === 'draw' ? said.draw : said.youLost
}

function minutesSince(milliseconds: number): number {
  return Math.max(0, Math.floor((Date.now() - milliseconds) / 60_000))
}

export function useKept(game: string): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => {
    let wanted = true
    const ours = <T extends { readonly game: string }>(all: readonly T[]): readonly T[] => all.filter(each => each.game === game)
    const asked = Promise.all([library.underWay(), library.finished(), tallies(library), dailies(library, game)])
    void asked.then(([playing, finished, tallies, dailies]) => {
      if (wanted) setKept({ playing: ours(playing), finished: ours(finished), tallies: ours(tallies).filter(isOfTables), dailies })
    })
    return () => {
      wanted = false
    }
  }, [game])
  return kept
}
