import { Icon } from '../../../ui/icon.tsx'
import type { TableModel } from '../use-table.ts'

/** The region is there before anything is said in it, so that it is read out. */
export function EndNote({ model: { endSaid, note } }: { model: TableModel }) {
  return (
    <div class="end-note" role="status">
      {endSaid && (
        <p data-well={endSaid.well}>
          <Icon of={endSaid.icon} />
          {endSaid.text}
        </p>
      )}
      {note !== null && <p data-well="true">{note}</p>}
    </div>
  )
}
