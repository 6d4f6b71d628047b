import { Check, Star } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import type { Marks } from '../../../../ui/pages.ts'
import { type Puzzle, puzzles } from '../../levels/puzzles.ts'
import { words } from '../words/index.ts'
import { puzzleWords } from '../words/puzzles.ts'

interface ListProps {
  readonly puzzle: Puzzle
  readonly marks: Marks | null
  go(id: string): void
}

/** All of them, by rule set, with what is solved. */
export function PuzzleList({ puzzle, marks, go }: ListProps) {
  const said = puzzleWords()
  const solved = puzzles.filter(({ id }) => marks?.get(id)).length
  return (
    <nav class="cf-puzzle-list panel" aria-label={said.list}>
      <p>
        <strong>{said.list}</strong>
        <span>{said.solved(solved, puzzles.length)}</span>
      </p>
      {[...new Set(puzzles.map(({ rules }) => rules))].map(rules => (
        <section key={rules} aria-label={words.preset(rules)}>
          <h3>{words.preset(rules)}</h3>
          <ul>
            {puzzles.map(
              (each, at) =>
                each.rules === rules && (
                  <Entry key={each.id} {...{ each, at, go }} mark={marks?.get(each.id) ?? 0} here={each === puzzle} />
                ),
            )}
          </ul>
        </section>
      ))}
      <p class="cf-puzzle-stars">{said.stars}</p>
    </nav>
  )
}

interface EntryProps {
  readonly each: Puzzle
  readonly at: number
  readonly mark: number
  readonly here: boolean
  go(id: string): void
}

function Entry({ each, at, mark, here, go }: EntryProps) {
  const label = puzzleWords().entry(at + 1, words.preset(each.rules), mark)
  return (
    <li>
      <a
        href={`#puzzles=${each.id}`}
        class="button"
        aria-label={label}
        title={label}
        aria-current={here ? 'page' : undefined}
        data-mark={mark}
        onClick={event => {
          event.preventDefault()
          go(each.id)
        }}
      >
        {at + 1}
        {mark > 0 && <Icon of={mark > 1 ? Star : Check} />}
      </a>
    </li>
  )
}
