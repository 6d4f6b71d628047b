import { Badge, findingSaid, useExamined } from '../../replay/checked.tsx'
import type { TableModel } from '../use-table.ts'

/** Every game that ends here is played over once more, and the page says what came of it and where the deal was from. */
export function EndCheck({ model: { match, stage } }: { model: TableModel }) {
  // Between two it stands where notes do, which are there before the end: what is looked at is the whole game.
  return match.table.outcome && match.replay && <Check replay={match.replay} words={stage.words} />
}

function Check({ replay, words }: { replay(): Promise<string>; words: TableModel['stage']['words'] }) {
  const examined = useExamined(replay)
  return (
    <p class="end-check">
      <Badge examined={examined} />
      {examined && <span>{findingSaid(examined, words)}</span>}
    </p>
  )
}
