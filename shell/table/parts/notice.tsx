import { Download, HardDrive, X } from 'lucide'
import { useState } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import { save } from '../../replay/save-file.ts'
import { trouble } from '../../storage/index.ts'
import { aroundWords } from '../../words/around.ts'
import type { TableModel } from '../use-table.ts'

let closed = false

/** Quiet sentences about keeping: that nothing will last, or that something old could not be opened. Each with a way on. */
export function Notices({ model }: { model: TableModel }) {
  const { keeping: words } = aroundWords()
  const { aside } = model
  const [asideShown, showAside] = useState(true)
  const [, drawAgain] = useState(0)
  const what = trouble.value
  return (
    <>
      {aside && asideShown && (
        <Notice
          text={words.aside(aside.because)}
          does={words.download}
          act={() => save('lockstep-set-aside.replay', aside.text)}
          close={() => showAside(false)}
        />
      )}
      {what && !closed && (
        <Notice
          text={words[what]}
          does={words.save}
          act={() => void import('./end-actions.ts').then(({ saveReplay }) => saveReplay(model))}
          close={() => {
            closed = true
            drawAgain(count => count + 1)
          }}
        />
      )}
    </>
  )
}

interface NoticeProps {
  readonly text: string
  readonly does: string
  act(): void
  close(): void
}

function Notice({ text, does, act, close }: NoticeProps) {
  const label = aroundWords().keeping.close
  return (
    <div class="notice row" role="status">
      <Icon of={HardDrive} />
      <p>{text}</p>
      <button type="button" class="button" onClick={act}>
        <Icon of={Download} />
        {does}
      </button>
      <button type="button" class="button quiet bare" aria-label={label} title={label} onClick={close}>
        <Icon of={X} />
      </button>
    </div>
  )
}
