import { BookOpen, Layers, Play, Star } from 'lucide'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import { spoken } from '../../../../ui/language.ts'
import type { GamePageProps } from '../../../../ui/pages.ts'
import { named } from '../../../../ui/voice.ts'
import { CHAPTERS, STARS_FOR_CHALLENGES } from '../../levels/way.ts'
import { words as stageWords } from '../words/index.ts'
import '../tokens.css'
import './map.css'
import { Card } from './card.tsx'
import { GLOSSARY_PAGE, LEGEND_PAGE } from './page-words.ts'
import { fetchLevels, type Levels, type Place, placesWith, saidOf, starsIn } from './places.ts'
import { Region } from './region.tsx'
import { usePast } from './use-past.ts'
import { mapWords } from './words.ts'

type Props = Pick<GamePageProps, 'at' | 'leave' | 'still'>

/** The map of the campaign: a place for every level, and a card for the one that is chosen. */
export function CampaignMap({ at, leave, still }: Props) {
  const past = usePast()
  const levels = useLevels()
  const places = useMemo(() => past && levels && placesWith(levels, past), [past, levels])
  return places && <Map {...{ at, leave, still, places }} />
}

function useLevels(): Levels | null {
  const [levels, setLevels] = useState<Levels | null>(null)
  useEffect(() => void fetchLevels().then(setLevels), [])
  return levels
}

function Map({ at, leave, still, places }: Props & { places: readonly Place[] }) {
  const words = mapWords()
  const next = places.find(place => place.next)
  const [chosen, choose] = useState(at ?? next?.id ?? places[0]?.id)
  const place = places.find(({ id }) => id === chosen) ?? places[0]
  const root = useRef<HTMLDivElement>(null)
  const play = (level: string): void => leave({ level })
  // Whoever comes back is shown where they are.
  useLayoutEffect(() => {
    if (place && place !== places[0]) root.current?.querySelector(`[data-level="${place.id}"]`)?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <div class="fl-map" ref={root} data-still={still}>
      <Head places={places} next={next} play={play} />
      <p class="hidden-text" id="fl-map-keys">
        {words.keys}
      </p>
      <div class="fl-regions" role="group" aria-label={words.map} aria-describedby="fl-map-keys">
        {CHAPTERS.map(chapter => {
          const those = places.filter(({ number }) => number >= chapter.first && number <= chapter.last)
          return those.length > 0 && <Region key={chapter.number} {...{ chapter, choose, play }} places={those} chosen={place?.id ?? ''} />
        })}
      </div>
      {place && <Card key={place.id} {...{ place, leave }} />}
    </div>
  )
}

function Head({ places, next, play }: { places: readonly Place[]; next: Place | undefined; play(level: string): void }) {
  const words = mapWords()
  const { have, of } = starsIn(places)
  const left = STARS_FOR_CHALLENGES - have
  const group = named(stageWords, 'group', 'puzzle', 'Puzzles')
  const begun = places.some(({ won }) => won)
  return (
    <div class="fl-map-head">
      <div class="fl-map-total">
        <h2>{words.title}</h2>
        <p class="fl-map-stars">
          <Icon of={Star} />
          {words.starsOf(have, of)}
        </p>
        <progress class="fl-map-bar" value={have} max={of} aria-hidden="true" />
      </div>
      {next ? (
        <button type="button" class="button primary" onClick={() => play(next.id)}>
          <Icon of={Play} />
          {(begun ? words.goOn : words.begin)(next.number, saidOf(next).title)}
        </button>
      ) : (
        <p class="chip">{words.allWon}</p>
      )}
      {/* Whoever has no star yet has other things to read. */}
      <p class="fl-map-honour small" data-lit={left <= 0}>
        {have > 0 && (left > 0 ? words.honour(left, group) : words.honourThere(group))}
      </p>
      <p class="fl-map-links small">
        <a href="#materials">
          <Icon of={Layers} />
          {spoken(LEGEND_PAGE.title)}
        </a>
        <a href="#glossary">
          <Icon of={BookOpen} />
          {spoken(GLOSSARY_PAGE.title)}
        </a>
      </p>
    </div>
  )
}
