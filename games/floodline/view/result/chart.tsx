import { useRef, useState } from 'preact/hooks'
import type { Solution } from '../../levels/certified.ts'
import { words as said } from '../words/index.ts'
import { type Bin, binsOf, columnOf } from './bins.ts'
import { MEASURES, type Measure, type Run } from './runs.ts'
import { resultWords } from './words.ts'

export interface ChartProps {
  /** The best first. */
  readonly known: readonly Solution[]
  /** The latest last. */
  readonly own: readonly Run[]
  /** Null: it was lost, and has no place among the others. */
  readonly now: Run | null
  watch(game: Solution | Run): void
}

/** Where a result stands among solutions and one's own wins, by one measure at a time. A column is watched by pressing it. */
export function Chart(props: ChartProps) {
  const words = resultWords()
  const [measure, choose] = useState<Measure>('pieces')
  const bins = binsOf(measure, props.known, props.own)
  return (
    <div class="fl-chart">
      <fieldset class="segments fl-chart-measures">
        <legend class="hidden-text">{words.choose}</legend>
        {MEASURES.map(each => (
          <label key={each}>
            <input type="radio" name="fl-measure" checked={each === measure} onChange={() => choose(each)} />
            <span>{words.measures[each]}</span>
          </label>
        ))}
      </fieldset>
      <Columns key={measure} {...props} measure={measure} bins={bins} />
      <Legend {...props} />
      <Table {...props} measure={measure} bins={bins} />
    </div>
  )
}

interface ColumnsProps extends ChartProps {
  readonly measure: Measure
  readonly bins: readonly Bin[]
}

/** One stop for the keyboard: the arrows go from bar to bar. */
function Columns(props: ColumnsProps) {
  const { bins, measure, now } = props
  const words = resultWords()
  const place = useRef<HTMLDivElement>(null)
  const highest = Math.max(1, ...bins.map(({ known, own }) => Math.max(known.length, own.length)))
  const mine = now ? columnOf(bins, now[measure]) : -1
  const bars = (): HTMLElement[] => [...(place.current?.querySelectorAll<HTMLElement>('button') ?? [])]
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const at = bars().indexOf(event.target as HTMLElement)
    const to = step !== undefined && at >= 0 ? bars()[at + step] : undefined
    if (!to) return
    event.preventDefault()
    for (const bar of bars()) bar.tabIndex = bar === to ? 0 : -1
    to.focus()
  }
  let first = true
  return (
    <div class="fl-chart-columns" role="group" aria-label={words.measures[measure]} ref={place} onKeyDown={onKeyDown}>
      {bins.map((bin, at) => {
        const tab = first && bin.known.length + bin.own.length > 0 ? 0 : -1
        if (tab === 0) first = false
        return (
          <div class="fl-chart-column" key={bin.from} data-mine={at === mine}>
            <Bars {...props} bin={bin} highest={highest} tab={tab} />
            <span class="fl-chart-under" aria-hidden="true">
              {words.column(measure, bin)}
            </span>
            <span class="fl-chart-here" aria-hidden="true">
              {at === mine && '▲'}
            </span>
          </div>
        )
      })}
    </div>
  )
}

interface BarsProps extends ColumnsProps {
  readonly bin: Bin
  readonly highest: number
  readonly tab: 0 | -1
}

function Bars({ bin, measure, known, own, highest, tab, watch }: BarsProps) {
  const words = resultWords()
  const at = words.columnSpoken(measure, bin)
  const best = known[bin.known[0] ?? -1]
  const toKnown = best && words.watchKnown(at, bin.known.length, said.stars(best.stars.filter(has => has).length))
  const latest = own[bin.own.findLast(run => own[run]?.kept !== undefined) ?? -1]
  const toOwn = (latest ? words.watchOwn : words.unwatched)(at, bin.own.length)
  return (
    <div class="fl-chart-pair">
      {best && (
        <button
          type="button"
          class="fl-chart-bar"
          data-kind="known"
          tabIndex={tab}
          style={{ '--fl-part': bin.known.length / highest }}
          aria-label={toKnown}
          title={toKnown}
          onClick={() => watch(best)}
        >
          <b>{bin.known.length}</b>
        </button>
      )}
      {bin.own.length > 0 && (
        <button
          type="button"
          class="fl-chart-bar"
          data-kind="own"
          tabIndex={best ? -1 : tab}
          style={{ '--fl-part': bin.own.length / highest }}
          aria-disabled={latest === undefined}
          aria-label={toOwn}
          title={toOwn}
          onClick={() => latest && watch(latest)}
        >
          <b>{bin.own.length}</b>
        </button>
      )}
    </div>
  )
}

function Legend({ known, own, now }: ChartProps) {
  const words = resultWords()
  return (
    <p class="fl-chart-legend" aria-hidden="true">
      {known.length > 0 && <span data-kind="known">{words.known}</span>}
      {own.length > 0 && <span data-kind="own">{words.own}</span>}
      {now && <span data-kind="now">{words.now}</span>}
    </p>
  )
}

/** The same for whoever does not see columns. */
function Table({ bins, measure, known, own, now }: ColumnsProps) {
  const words = resultWords()
  const mine = now ? columnOf(bins, now[measure]) : -1
  return (
    <table class="hidden-text">
      <caption>{`${words.compared}: ${words.measures[measure]}`}</caption>
      <thead>
        <tr>
          <th scope="col">{words.measures[measure]}</th>
          {known.length > 0 && <th scope="col">{words.known}</th>}
          {own.length > 0 && <th scope="col">{words.own}</th>}
        </tr>
      </thead>
      <tbody>
        {bins.map((bin, at) => (
          <tr key={bin.from}>
            <th scope="row">{`${words.columnSpoken(measure, bin)}${at === mine ? ` (${words.now})` : ''}`}</th>
            {known.length > 0 && <td>{bin.known.length}</td>}
            {own.length > 0 && <td>{bin.own.length}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
