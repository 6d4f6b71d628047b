import { Download, Trash, Upload } from 'lucide'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { games } from '../../games/index.ts'
import { announce } from '../../ui/announce.tsx'
import { Icon } from '../../ui/icon.tsx'
import { adoptPreferences, erasePreferences } from '../../ui/preferences.ts'
import { save } from '../replay/save-file.ts'
import { eraseAll, importAll } from '../storage/everything.ts'
import { library, trouble } from '../storage/index.ts'
import { aside, dailies, MOST_FINISHED, MOST_PLAYING } from '../storage/ledger.ts'
import { adopt, resetSettings } from './adopting.ts'
import { looked, type Preview, packedAll } from './backup.ts'
import { Group } from './parts.tsx'
import { settingsWords } from './words.ts'

/** Of the files we write. */
const FILE_VERSION = 1

interface Stock {
  readonly playing: number
  readonly finished: number
  readonly dailies: number
  readonly aside: number
  readonly bytes: number | null
}

export function DataSection() {
  const { data: said } = settingsWords()
  const [stock, setStock] = useState<Stock | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [news, setNews] = useState<{ readonly bad: boolean; readonly text: string } | null>(null)
  const [erasing, setErasing] = useState(false)

  const count = (): void => void counted().then(setStock)
  useEffect(count, [])

  function tell(text: string, bad = false): void {
    setNews({ text, bad })
    announce(text)
    count()
  }

  async function opened(file: File): Promise<void> {
    const seen = looked(await file.text(), FILE_VERSION)
    if (!('fault' in seen)) {
      setNews(null)
      return setPreview(seen)
    }
    setPreview(null)
    tell(seen.fault === 'foreign' ? said.foreign : said.otherVersion(seen.version), true)
  }

  async function taken({ text, settings, preferences }: Preview): Promise<void> {
    const fault = await importAll(text)
    setPreview(null)
    if (fault !== null) return tell(said.broken(fault), true)
    if (settings !== null) adopt(settings)
    adoptPreferences(preferences)
    tell(settingsWords().data.imported)
  }

  async function erased(): Promise<void> {
    setErasing(false)
    await eraseAll()
    resetSettings()
    erasePreferences()
    tell(settingsWords().data.erased)
  }

  return (
    <>
      <p class="set-lead">{said.lead}</p>
      {trouble.value !== null && <p class="note bad">{said.trouble}</p>}
      <Group title={said.kept}>
        <Counts stock={stock} />
        <div class="set-row data-row">
          <strong>{said.exporting}</strong>
          <span class="small set-about">{said.exportAbout}</span>
          <button
            type="button"
            class="button"
            onClick={() =>
              void packedAll().then(text => {
                save('lockstep.json', text)
                tell(said.exported)
              })
            }
          >
            <Icon of={Download} />
            {said.exportDo}
          </button>
        </div>
        <FileRow opened={file => void opened(file)} />
        {preview && <ImportPreview preview={preview} take={() => void taken(preview)} cancel={() => setPreview(null)} />}
        <div class="set-row data-row">
          <strong>{said.erasing}</strong>
          <span class="small set-about">{said.eraseAbout}</span>
          <button type="button" class="button danger" onClick={() => setErasing(true)}>
            <Icon of={Trash} />
            {said.eraseDo}
          </button>
        </div>
      </Group>
      {news && <p class={news.bad ? 'note bad' : 'note'}>{news.text}</p>}
      {erasing && <EraseDialog close={() => setErasing(false)} erase={() => void erased()} />}
    </>
  )
}

function FileRow({ opened }: { opened(file: File): void }) {
  const { data: said } = settingsWords()
  const field = useRef<HTMLInputElement>(null)
  return (
    <div class="set-row data-row">
      <strong>{said.importing}</strong>
      <span class="small set-about">{said.importAbout}</span>
      <input
        type="file"
        class="hidden-text"
        ref={field}
        tabIndex={-1}
        aria-hidden="true"
        accept="application/json,.json"
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = '' // the same file may be picked again
          if (file) opened(file)
        }}
      />
      <button type="button" class="button" onClick={() => field.current?.click()}>
        <Icon of={Upload} />
        {said.importDo}
      </button>
    </div>
  )
}

/** What is saved here. */
function Counts({ stock }: { stock: Stock | null }) {
  const { data: said } = settingsWords()
  return (
    <>
      <p class="set-row set-said">
        <span>{stock ? said.counts(stock.playing, stock.finished, stock.dailies) : '…'}</span>
        {stock !== null && stock.bytes !== null && <span class="set-used">{said.used(stock.bytes)}</span>}
      </p>
      <p class="set-row set-said small">{said.most(MOST_PLAYING, MOST_FINISHED)}</p>
      {stock !== null && stock.aside > 0 && <p class="set-row set-said">{said.aside(stock.aside)}</p>}
    </>
  )
}

/** What a file would bring, before it does. */
function ImportPreview({ preview, take, cancel }: { preview: Preview; take(): void; cancel(): void }) {
  const { data: said } = settingsWords()
  return (
    <div class="set-row data-preview">
      <span>
        <strong>{said.preview}</strong> {said.previewText(preview.playing, preview.finished, preview.dailies, preview.settings !== null)}
      </span>
      <button type="button" class="button primary" onClick={take}>
        {said.importSure}
      </button>
      <button type="button" class="button quiet" onClick={cancel}>
        {said.cancel}
      </button>
    </div>
  )
}

function EraseDialog({ close, erase }: { close(): void; erase(): void }) {
  const { data: said } = settingsWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog class="ask panel" ref={dialog} onClose={close} aria-labelledby="erase-title">
      <h2 id="erase-title">{said.eraseTitle}</h2>
      <p>{said.eraseAbout}.</p>
      <div class="ask-do row">
        <button type="button" class="button" onClick={close}>
          {said.cancel}
        </button>
        <button type="button" class="button danger" onClick={erase}>
          {said.eraseSure}
        </button>
      </div>
    </dialog>
  )
}

async function counted(): Promise<Stock> {
  const [playing, finished, set] = await Promise.all([library.underWay(), library.finished(), aside(library)])
  const days = await Promise.all(games.map(({ id }) => dailies(library, id)))
  const estimate = await navigator.storage?.estimate?.().catch(() => null)
  return {
    playing: playing.length,
    finished: finished.length,
    dailies: days.flat().length,
    aside: set.length,
    bytes: estimate?.usage ?? null,
  }
}
