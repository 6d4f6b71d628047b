import { FolderOpen } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { watchWords } from '../words/watch.ts'

/** A button that is a file picker. */
export function OpenFile({ primary = true, opened }: { primary?: boolean; opened: (files: FileList | null) => void }) {
  return (
    <label class={primary ? 'button primary open-file' : 'button open-file'}>
      <Icon of={FolderOpen} />
      {watchWords().open}
      <input class="hidden-text" type="file" accept=".replay,text/plain" onChange={event => opened(event.currentTarget.files)} />
    </label>
  )
}
