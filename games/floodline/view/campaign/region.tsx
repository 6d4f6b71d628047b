import { Lock, Star } from 'lucide'
import { useRef } from 'preact/hooks'
import { announce } from '../../../../ui/announce.tsx'
import { styleVars } from '../../../../ui/fit.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { spoken } from '../../../../ui/language.ts'
import type { Chapter } from '../../levels/way.ts'
import { type Heading, neighbour, type Point, spotAt } from './layout.ts'
import { type Place, saidOf, starsIn } from './places.ts'
import { Scenery, SpotPicture } from './scenery.tsx'
import { mapWords } from './words.ts'

interface RegionProps {
  readonly chapter: Chapter
  readonly places: readonly Place[]
  readonly chosen: string
  choose(level: string): void
  play(level: string): void
}

/** One chapter as a piece of country. */
export function Region({ chapter, places, chosen, choose, play }: RegionProps) {
  const words = mapWords()
  const { have, of } = starsIn(places)
  const name = `fl-region-${chapter.number}`
  return (
    <section class="fl-region" data-chapter={chapter.number} aria-labelledby={name}>
      <Scenery chapter={chapter.number} />
      <header class="fl-region-head">
        <h3 id={name}>
          <span aria-hidden="true">{chapter.number}</span>
          <span class="hidden-text">{words.chapter(chapter.number, '')}</span>
          {spoken(chapter.name)}
        </h3>
        <p aria-label={words.starsOf(have, of)}>
          <Icon of={Star} />
          {have}/{of}
        </p>
      </header>
      <Trail places={places} />
      <ol class="fl-spots">
        {places.map(place => (
          <Spot key={place.id} {...{ place, choose, play }} here={place.id === chosen} />
        ))}
      </ol>
    </section>
  )
}

/** From place to place, as far as they are open. */
function Trail({ places }: { places: readonly Place[] }) {
  return (
    <svg class="fl-trail" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {places.slice(1).map((place, at) => {
        const [from, to] = [spotAt(places[at]?.number ?? place.number), spotAt(place.number)]
        return <path key={place.id} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} data-open={place.lacks.length === 0} />
      })}
    </svg>
  )
}

interface SpotProps {
  readonly place: Place
  readonly here: boolean
  choose(level: string): void
  play(level: string): void
}

function Spot({ place, here, choose, play }: SpotProps) {
  const words = mapWords()
  const button = useRef<HTMLButtonElement>(null)
  const { id, number, exam, won, stars, lacks, next } = place
  const { title, place: where } = saidOf(place)
  const open = lacks.length === 0
  const why = open ? null : words.closed(lacks)
  const at = spotAt(number)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (why === null) play(id)
      else announce(why)
      return
    }
    const to = button.current && target(button.current, event.key)
    if (!to) return
    event.preventDefault()
    to.focus()
    to.scrollIntoView({ block: 'nearest' })
    choose(to.dataset['level'] ?? id)
  }

  return (
    <li style={styleVars({ '--x': `${at.x}%`, '--y': `${at.y}%` })}>
      <button
        type="button"
        class="fl-spot"
        ref={button}
        data-level={id}
        data-open={open}
        data-won={won}
        data-exam={exam}
        data-next={next}
        tabIndex={here ? 0 : -1}
        aria-current={here ? 'location' : undefined}
        aria-label={words.spot({ number, title, place: where, stars, won, exam, next, why })}
        onClick={() => choose(id)}
        onDblClick={() => open && play(id)}
        onKeyDown={onKeyDown}
      >
        {next && <span class="fl-spot-next">{words.next}</span>}
        <SpotPicture {...{ stars, won, open, exam }} />
        <span class="fl-spot-number">{open ? number : <Icon of={Lock} />}</span>
        <span class="fl-spot-said">
          <span class="fl-spot-stars" data-stars={stars}>
            {[1, 2, 3].map(star => (
              <span key={star} data-earned={stars >= star}>
                <Icon of={Star} />
              </span>
            ))}
          </span>
          <b>
            {!open && `${number} `}
            {title}
          </b>
          <small>{exam ? `${words.exam} · ${where}` : where}</small>
        </span>
      </button>
    </li>
  )
}

/** Where a key leads: to what lies there on the screen; to the side, else along the way; Home and End to its ends. */
function target(from: HTMLElement, key: string): HTMLElement | null {
  const all = [...(from.closest('.fl-map')?.querySelectorAll<HTMLElement>('.fl-spot') ?? [])]
  if (key === 'Home') return all[0] ?? null
  if (key === 'End') return all.at(-1) ?? null
  if (!['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key)) return null
  const points = new Map(all.map(spot => [middle(spot), spot]))
  const [here] = [...points].find(([, spot]) => spot === from) ?? []
  const found =
    here &&
    neighbour(
      here,
      [...points.keys()].filter(point => point !== here),
      key as Heading,
    )
  if (found) return points.get(found) ?? null
  const along = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  return all[all.indexOf(from) + along] ?? null
}

function middle(spot: HTMLElement): Point {
  const { left, top, width, height } = spot.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
