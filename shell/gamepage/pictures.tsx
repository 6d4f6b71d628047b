import { useEffect, useState } from 'preact/hooks'
import { type Language, spoken } from '../../ui/language.ts'
import { pageWords } from './words.ts'

/** A picture of the game as it is played, by day and by night, and what is to be seen in it. */
export interface GamePicture {
  readonly light: string
  readonly dark: string
  readonly said: Readonly<Record<Language, string>>
}

/** Fetched with the page of their game; a game without any has none. */
const PICTURES = import.meta.glob<readonly GamePicture[]>('../../games/*/view/pictures.ts', { import: 'pictures' })

/** All of one size; a browser keeps their place before they are there. */
const SIZE = { width: 1440, height: 900 } as const

export function Pictures({ game }: { game: string }) {
  const [pictures, show] = useState<readonly GamePicture[]>([])
  useEffect(() => {
    let awaited = true
    PICTURES[`../../games/${game}/view/pictures.ts`]?.().then(
      found => awaited && show(found),
      () => {}, // no connection: the page says the same without them
    )
    return () => {
      awaited = false
    }
  }, [game])
  if (pictures.length === 0) return null
  const dark = document.documentElement.dataset['theme'] === 'dark'
  return (
    <section class="about-pictures" aria-label={pageWords().pictures}>
      {pictures.map(picture => (
        <figure key={picture.light}>
          <img src={dark ? picture.dark : picture.light} alt="" loading="lazy" decoding="async" {...SIZE} />
          <figcaption>{spoken(picture.said)}</figcaption>
        </figure>
      ))}
    </section>
  )
}
