import { Icon } from '../../../ui/icon.tsx'
import type { TableModel } from '../use-table.ts'

/** The region is there before anything is said in it, so that it is read out. */
export function EndNote({ model: { endSaid, note } }: { model: TableModel }) {
  return (
    <div class="end-note" role="status">
      {endSaid && (
        <p class={endSaid.well ? 'note' : 'note refused'}>
          <Icon of={endSaid.icon} />
          {endSaid.text}
        </p>
      )}
      {note !== null && <p class="note">{note}</p>}
    </div>
  )
}
