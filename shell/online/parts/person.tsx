/** People, wherever they are named. */
import type { PersonCard, Rated } from '../../../protocol/online.ts'
import { Link } from '../../app/link.tsx'
import { onlineAt } from '../../app/route.ts'
import { onlineWords } from '../words/online.ts'
import { shownName } from './names.ts'

/** Two letters in a circle; which colour follows from the name, so that it is the same everywhere. They are a picture, and no text of the page. */
export function Face({ name }: { name: string }) {
  const tint = ((name.codePointAt(0) ?? 0) + name.length) % 4
  return <span class="face centred" data-tint={tint} data-initials={name.slice(0, 2).toUpperCase()} aria-hidden="true" />
}

export function PersonName({ person }: { person: PersonCard }) {
  if (person.id === null || person.kind === 'mind') return <span class="person-name">{shownName(person)}</span>
  return (
    <Link to={onlineAt('people', person.id)} class="person-name">
      {shownName(person)}
    </Link>
  )
}

/** `1342`, with a question mark while it is a guess. */
export function Rating({ rated }: { rated: Rated | null }) {
  if (!rated) return null
  const { provisional } = onlineWords().lobby
  return (
    <span class="rating" title={rated.provisional ? provisional : undefined}>
      {Math.round(rated.rating)}
      {rated.provisional && (
        <>
          <span aria-hidden="true">?</span>
          <span class="hidden-text"> ({provisional})</span>
        </>
      )}
    </span>
  )
}

/** By how much a rating changed. */
export function Change({ by }: { by: number }) {
  const { change } = onlineWords().people
  return (
    <b class="rating-change" data-well={by >= 0} title={change}>
      <span class="hidden-text">{change} </span>
      {signed(Math.round(by))}
    </b>
  )
}

/** `+5`, `−2`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}
