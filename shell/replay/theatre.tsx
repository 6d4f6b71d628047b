import { Download, Gamepad2, Link2 } from 'lucide'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Examined } from '../../games/provenance.ts'
import { equal } from '../../kernel/plain.ts'
import { Icon } from '../../ui/icon.tsx'
import { still } from '../../ui/motion.ts'
import type { Company } from '../../ui/stage.ts'
import { useNews } from '../../ui/use-news.ts'
import { named } from '../../ui/voice.ts'
import { navigate } from '../app/address.ts'
import { coverOf } from '../app/covers.ts'
import { Header } from '../app/header.tsx'
import { hrefOf } from '../app/route.ts'
import { library } from '../storage/index.ts'
import { presetId } from '../table/open/opening.ts'
import { freshSeed } from '../table/open/seed.ts'
import { helpSaid } from '../table/parts/ending.ts'
import { aroundWords } from '../words/around.ts'
import { botName } from '../words/sentence.ts'
import { tableWords } from '../words/table.ts'
import { watchWords } from '../words/watch.ts'
import { Badge, findingSaid, useExamined } from './checked.tsx'
import { OpenFile } from './open-file.tsx'
import { save } from './save-file.ts'
import { copied, encoded, LONGEST_LINK } from './share-link.ts'
import { Spectate } from './spectate.tsx'
import { Transport, useTransport } from './transport.tsx'
import type { Watchable } from './watchable.ts'

interface TheatreProps {
  readonly watched: Watchable
  readonly ended: number | null
  readonly at: number | null
  readonly kept: string | null
  open(files: FileList | null): void
}

export function Theatre({ watched, ended, at, kept, open }: TheatreProps) {
  const { game, table, stage, origin } = watched
  const words = watchWords()
  const { title, Glyph } = coverOf(game)
  const { Lead } = stage
  useMemo(() => table.go(at ?? 0), [table, at])
  const news = useNews(table)
  const transport = useTransport(table, news)
  const company = companyOf(watched)
  const examined = useExamined(watched.text)
  const [note, tell] = useState<string | null>(null)
  useEffect(() => tell(null), [news])
  const main = useRef<HTMLElement>(null)
  // The keys of the theatre work from the start.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
  const pace = { paused: !transport.playing, speed: transport.speed }

  async function takeOver(): Promise<void> {
    if (table.outcome) return tell(words.overHere)
    const taken = freshSeed()
    const notes = [...(origin.notes ?? []), `taken over after ${table.at} of ${table.last} ${table.time ? 'ticks' : 'lines'}`]
    const text = table.prefix(table.at, { ...origin, notes })
    await library.keep({ game, mode: 'taken', seed: taken, wanted: { taken }, text, moves: table.at, finished: null })
    navigate({ page: 'play', game, wanted: { taken } })
  }

  async function link(): Promise<void> {
    const replay = await encoded(watched.text)
    if (replay.length > LONGEST_LINK) return tell(aroundWords().end.tooLong)
    const href = new URL(hrefOf({ page: 'watch', kept: null, replay, at: table.at }), location.href).href
    tell((await copied(href)) ? words.linkCopied : aroundWords().menu.notCopied)
  }

  return (
    <>
      <Header crumb={title} />
      <main class="watch" tabIndex={-1} ref={main} onKeyDown={transport.onKeyDown}>
        <div class="watch-about column">
          <h1 class="game-title row hidden-narrow">
            <Glyph />
            {title}
          </h1>
          <Badge examined={examined} />
        </div>
        <div class="watch-stage">
          <Spectate {...{ stage, table, company, ...pace }} />
        </div>
        <Transport table={table} transport={transport} />
        <p class="watch-told" role="status">
          {note ?? toldOf(watched, company)}
        </p>
        {Lead && (
          <div class="watch-lead">
            <Lead {...{ table, news, company, still: still.value, ...pace }} />
          </div>
        )}
        <Facts watched={watched} examined={examined} ended={ended} company={company} />
        <div class="watch-do">
          <button type="button" class="button primary" onClick={() => void takeOver()}>
            <Icon of={Gamepad2} />
            {words.takeOver}
          </button>
          <button type="button" class="button" onClick={() => void link()}>
            <Icon of={Link2} />
            {words.link}
          </button>
          <button type="button" class="button" onClick={() => save(`${game}-${kept ?? 'watched'}.replay`, watched.text)}>
            <Icon of={Download} />
            {words.save}
          </button>
          <OpenFile primary={false} opened={open} />
        </div>
      </main>
    </>
  )
}

/** Names for people who were not there: whoever a note names, the mind that it names, or the sides as at a table. */
export function companyOf({ table, origin, stage }: Pick<Watchable, 'table' | 'origin' | 'stage'>): Company {
  const { sides } = aroundWords()
  if (table.game.seats === 1) return { you: null, names: [watchWords().player] }
  const noted = (line: RegExp): string | undefined => origin.notes?.map(note => line.exec(note)?.[1]).find(name => name !== undefined)
  const mind = (bot: string): string => named(stage.words, 'bot', bot, botName(bot))
  const nameAt = (seat: 0 | 1): string => {
    const bot = noted(seat === 0 ? /^seat 0 mind (\S+)$/ : /^(?:opponent|seat 1 mind) (\S+)$/)
    if (bot !== undefined) return mind(bot)
    const name = noted(seat === 0 ? /^seat 0 (.+)$/ : /^seat 1 (.+)$/)
    if (name === undefined || name === '-') return sides[seat]
    return name.replace(/^Guest (?=\d+$)/, `${watchWords().guest} `)
  }
  return { you: null, names: [nameAt(0), nameAt(1)] }
}

/** The line before this position, as it is told at a table. */
function toldOf({ table, stage }: Watchable, company: Company): string {
  const words = tableWords()
  const { outcome } = table
  if (table.at === 0) return stage.words.rule(table.view)
  if (outcome) return stage.words.ended(outcome, company) ?? aroundWords().ended(outcome, company)
  if (table.lines[table.at - 1]?.text === '!undo') return words.undone
  if (!table.time && table.lines[table.at - 1]?.text === '!hint') return `${aroundWords().hints.hinted}.`
  return table
    .events(table.at)
    .map(event => stage.words.heard(event, company, table.view))
    .join(' ')
}

interface FactsProps {
  readonly watched: Watchable
  readonly examined: Examined | null
  readonly ended: number | null
  readonly company: Company
}

function Facts({ watched, examined, ended, company }: FactsProps) {
  const words = watchWords()
  const { fact } = words
  const { table, stage } = watched
  const facts: (readonly [string, string])[] = [
    [fact.deal, (examined && findingSaid(examined, stage.words)) ?? words.checking],
    [fact.result, [resultOf(watched, company), helpSaid(table, company)].filter(said => said !== '').join(', ')],
    [fact.moves, words.at(table.at, table.last)],
    [fact.now, stage.words.standing(table.view)],
    [fact.hash, `${table.hash.slice(0, 4)} ${table.hash.slice(4, 8)}`],
    ...(ended === null ? [] : [[fact.date, words.date(ended)] as const]),
  ]
  return (
    <dl class="watch-facts panel" aria-label={words.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function resultOf({ table, stage, origin }: Watchable, company: Company): string {
  const { end } = table
  const preset = table.game.presets.find(({ setup }) => equal(setup, origin.setup))
  if (!end) return watchWords().unfinished
  return table.game.seats === 1 && end.code !== 'resign'
    ? (stage.words.scored?.(end.scores[0] ?? 0, preset && presetId(preset)) ?? aroundWords().points(end.scores[0] ?? 0))
    : aroundWords().endTitle(end, company)
}
