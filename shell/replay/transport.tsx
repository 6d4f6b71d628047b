import { ChevronFirst, ChevronLast, type IconNode, Pause, Play, StepBack, StepForward } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../../ui/icon.tsx'
import type { News } from '../../ui/stage.ts'
import { watchWords } from '../words/watch.ts'
import type { ReplayTable } from './replay-table.ts'

const SPEEDS = [0.5, 1, 2, 4] as const

/** A line at speed 1: time to see it and to read what it did. */
const LINE_MS = 1100

export interface TransportState {
  readonly playing: boolean
  readonly speed: number
  play(playing: boolean): void
  setSpeed(speed: number): void
  go(to: number): void
  onKeyDown(event: KeyboardEvent): void
}

export function useTransport(table: ReplayTable, news: News): TransportState {
  const [playing, play] = useState(false)
  const [speed, setSpeed] = useState<number>(1)
  const { last } = table

  useEffect(() => {
    if (!playing) return
    if (table.at >= last) return play(false)
    if (table.time) return // the stage lets it pass
    const timer = setTimeout(() => table.go(table.at + 1), LINE_MS / speed)
    return () => clearTimeout(timer)
  }, [playing, speed, news, table])

  function go(to: number): void {
    play(false)
    table.go(to)
  }

  function toggle(on: boolean): void {
    if (on && table.at >= last) table.go(0)
    play(on)
  }

  return {
    playing,
    speed,
    setSpeed,
    go,
    play: toggle,
    onKeyDown(event) {
      const { key, target } = event
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      // A button takes its own space, and the slider its own arrows.
      const own = target instanceof Element && target.closest(key === ' ' ? 'button, a, input, label' : 'input')
      const to = { ArrowLeft: table.at - 1, ArrowRight: table.at + 1, Home: 0, End: last }[key]
      if (own || (to === undefined && key !== ' ')) return
      event.preventDefault()
      if (to === undefined) toggle(!playing)
      else go(to)
    },
  }
}

export function Transport({ table, transport }: { table: ReplayTable; transport: TransportState }) {
  const words = watchWords()
  const { playing, go } = transport
  const { last } = table
  return (
    <div class="transport column" role="group" aria-label={words.place}>
      <div class="scrub" style={{ '--at': String(last === 0 ? 0 : table.at / last) }}>
        <Marks table={table} />
        <input
          class="slider"
          type="range"
          min="0"
          max={last}
          value={table.at}
          aria-label={words.place}
          aria-valuetext={words.at(table.at, last)}
          onInput={event => go(Number(event.currentTarget.value))}
        />
      </div>
      <div class="transport-do row">
        <Step icon={ChevronFirst} label={words.first} go={() => go(0)} />
        <Step icon={StepBack} label={words.back} go={() => go(table.at - 1)} />
        <button
          type="button"
          class="button primary transport-play"
          aria-label={playing ? words.pause : words.play}
          onClick={() => transport.play(!playing)}
        >
          <Icon of={playing ? Pause : Play} />
        </button>
        <Step icon={StepForward} label={words.forward} go={() => go(table.at + 1)} />
        <Step icon={ChevronLast} label={words.last} go={() => go(last)} />
        <span class="transport-at small">{words.at(table.at, last)}</span>
        <button
          type="button"
          class="button quiet bare transport-speed"
          aria-label={`${words.speed}: ${words.times(transport.speed)}`}
          onClick={() => transport.setSpeed(nextSpeed(transport.speed))}
        >
          {words.times(transport.speed)}
        </button>
        <fieldset class="segments speeds">
          <legend class="hidden-text">{words.speed}</legend>
          {SPEEDS.map(speed => (
            <label key={speed}>
              <input type="radio" name="speed" checked={transport.speed === speed} onChange={() => transport.setSpeed(speed)} />
              <span>{words.times(speed)}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

/** On a narrow screen one button goes round. */
function nextSpeed(speed: number): number {
  return SPEEDS[(SPEEDS.findIndex(each => each === speed) + 1) % SPEEDS.length] ?? 1
}

function Step({ icon, label, go }: { icon: IconNode; label: string; go(): void }) {
  return (
    <button type="button" class="button quiet bare" aria-label={label} title={label} onClick={go}>
      <Icon of={icon} />
    </button>
  )
}

/** More marks than this are a grey bar, and say nothing. */
const MOST_MARKS = 240

/** A tick for each line; a take-back is a triangle that points back. */
function Marks({ table: { lines, time } }: { table: ReplayTable }) {
  if (time || lines.length > MOST_MARKS) return <svg class="marks" aria-hidden="true" />
  return (
    <svg class="marks" viewBox={`0 0 ${lines.length * 100} 12`} preserveAspectRatio="none" aria-hidden="true">
      {lines.map(({ text }, i) => (
        <path key={i} class={text === '!undo' ? 'mark-undo' : 'mark'} d={`M${(i + 1) * 100} 2V10`} vector-effect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
