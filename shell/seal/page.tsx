import { BadgeCheck, FolderOpen, ShieldAlert } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { LARGEST_REPLAY } from '../../kernel/replay.ts'
import { Icon } from '../../ui/icon.tsx'
import { Header } from '../app/header.tsx'
import { Link } from '../app/link.tsx'
import { decoded, encoded, LONGEST_LINK } from '../replay/share-link.ts'
import { type Checked, checked } from './check.ts'
import { sealWords } from './words.ts'
import './page.css'

/** What docs/formats/seal.md and the test of kernel/seal.ts say as well. */
const BY_HAND = "{ sed -n 's/^salt //p' g.replay; sed -n 's/^deal //p' g.replay; } | sha256sum"

/** Seals are checked here, without a server: what is pasted, opened or came with the link stays on the page. */
export function SealPage({ replay }: { replay: string | null }) {
  const words = sealWords()
  const [text, setText] = useState('')
  const [noted, setNoted] = useState('')
  const [said, say] = useState<Checked | 'bad-link' | null>(null)

  useEffect(() => {
    if (replay === null) return
    let awaited = true
    void decoded(replay).then(found => {
      if (!awaited) return
      if (!('text' in found)) return say('bad-link')
      setText(found.text)
      say(checked(found.text, ''))
    })
    return () => {
      awaited = false
    }
  }, [replay])

  async function open(files: FileList | null): Promise<void> {
    const file = files?.[0]
    if (!file) return
    const read = await file.slice(0, 2 * LARGEST_REPLAY).text()
    setText(read)
    say(checked(read, noted))
  }

  return (
    <>
      <Header crumb={words.title} />
      <main
        class="sealpage column"
        tabIndex={-1}
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault()
          void open(event.dataTransfer?.files ?? null)
        }}
      >
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <form
          class="column"
          onSubmit={event => {
            event.preventDefault()
            say(checked(text, noted))
          }}
        >
          <label class="column">
            <strong>{words.paste}</strong>
            <span class="small">{words.pasteHow}</span>
            <textarea rows={7} spellcheck={false} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
          </label>
          <label class="column">
            <strong>{words.noted}</strong>
            <span class="small">{words.notedHow}</span>
            <input
              type="text"
              spellcheck={false}
              autocomplete="off"
              autocapitalize="off"
              value={noted}
              onInput={({ currentTarget }) => setNoted(currentTarget.value)}
            />
          </label>
          <div class="sealpage-do wrap">
            <button type="submit" class="button primary">
              {words.check}
            </button>
            <label class="button open-file">
              <Icon of={FolderOpen} />
              {words.open}
              <input class="hidden-text" type="file" accept=".replay,text/plain" onChange={event => void open(event.currentTarget.files)} />
            </label>
          </div>
        </form>
        {/* The region is there before anything is said in it, so that it is read out. */}
        <div class="sealpage-said" role="status">
          {said && <Said said={said} />}
        </div>
        {said !== null && said !== 'bad-link' && said.opens && <Onward text={text} />}
        <p>{words.limits}</p>
        <p class="small">{words.byHand}</p>
        <pre class="sealpage-command">
          <code>{BY_HAND}</code>
        </pre>
      </main>
    </>
  )
}

function Said({ said }: { said: Checked | 'bad-link' }) {
  const words = sealWords()
  if (said === 'bad-link' || !said.opens)
    return (
      <p class="note refused">
        <Icon of={ShieldAlert} />
        {said === 'bad-link'
          ? words.faults['bad-link']
          : said.fault === 'closed'
            ? words.closed(said.got.slice(0, 16), said.seal.slice(0, 16))
            : words.faults[said.fault]}
      </p>
    )
  return (
    <div class={said.noted === false ? 'note refused' : 'note'}>
      <Icon of={said.noted === false ? ShieldAlert : BadgeCheck} />
      <div class="column">
        <strong>{words.opens}</strong>
        <span>{words.opensWhy}</span>
        <code class="seal-digits">{said.seal}</code>
        <span>{said.noted === null ? words.compare : said.noted ? words.sameNoted : words.otherNoted}</span>
      </div>
    </div>
  )
}

/** Whether the game itself comes to what it says is told where it is watched. Three lines are no game. */
function Onward({ text }: { text: string }) {
  const [replay, setReplay] = useState<string | null>(null)
  useEffect(() => {
    let awaited = true
    setReplay(null)
    if (text.startsWith('replay ')) void encoded(text).then(packed => awaited && packed.length <= LONGEST_LINK && setReplay(packed))
    return () => {
      awaited = false
    }
  }, [text])
  return replay === null ? null : (
    <p>
      <Link to={{ page: 'watch', kept: null, replay, at: null }}>{sealWords().watch}</Link>
    </p>
  )
}
