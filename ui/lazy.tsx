import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { wordsThere } from './language.ts'

/** A part of a page that is fetched when it is drawn: nothing until it is there, and nothing where it cannot be fetched. */
export function part<Props extends object>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return awaited(fetch, Nothing, Nothing)
}

/** What has been fetched once is there at once. */
export function awaited<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType,
  Failed: ComponentType,
): ComponentType<Props> {
  let there: ComponentType<Props> | null = null
  return function Later(props: Props) {
    const [failed, fail] = useState(false)
    const [, arrived] = useState(there !== null)
    useEffect(() => {
      if (there) return
      let wanted = true
      fetch()
        .then(async what => {
          await wordsThere()
          there = what
          if (wanted) arrived(true)
        })
        .catch(() => wanted && fail(true))
      return () => {
        wanted = false
      }
    }, [])
    const There = there
    if (There) return <There {...props} />
    return failed ? <Failed /> : <Meanwhile />
  }
}

function Nothing() {
  return null
}
