import { BadgeCheck, FolderOpen, ShieldAlert } from 'lucide'
import { useEffect, useRef, useState } from 'preact/hooks'
import { LARGEST_REPLAY } from '../../kernel/replay.ts'
import { Icon } from '../../ui/icon.tsx'
import { Header } from '../app/header.tsx'
import { Link } from '../app/link.tsx'
import { decoded, encoded, LONGEST_LINK } from '../replay/share-link.ts'
import { BY_HAND } from './by-hand.ts'
import { type Checked, checked, type Promised } from './check.ts'
import { sealWords } from './words.ts'
import './page.css'

/** Seals are checked here, without a server: what is pasted, opened or came with the link stays on the page. */
export function SealPage({ replay }: { replay: string | null }) {
  const words = sealWords()
  const [text, setText] = useState('')
  const [noted, setNoted] = useState('')
  const [said, say] = useState<Checked | 'bad-link' | null>(null)
  // To deal again takes a moment: only the latest question is answered.
  const asked = useRef(0)
  async function check(what: string, seen: string): Promise<void> {
    const number = ++asked.current
    const answer = await checked(what, seen)
    if (number === asked.current) say(answer)
  }

  useEffect(() => {
    if (replay === null) return
    let awaited = true
    void decoded(replay).then(found => {
      if (!awaited) return
      if (!('text' in found)) return say('bad-link')
      setText(found.text)
      void check(found.text, '')
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
    await check(read, noted)
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
        <Fields {...{ text, noted, setText, setNoted }} check={() => void check(text, noted)} open={files => void open(files)} />
        {/* The region is there before anything is said in it, so that it is read out. */}
        <div class="sealpage-said" role="status">
          {said && <Said said={said} />}
        </div>
        {said !== null && said !== 'bad-link' && said.opens && <Onward text={text} />}
        <p>{words.limits}</p>
        <p class="small">{words.byHand}</p>
        <pre class="sealpage-command">
          <code>{byHand(said)}</code>
        </pre>
      </main>
    </>
  )
}

interface FieldsProps {
  readonly text: string
  readonly noted: string
  setText(text: string): void
  setNoted(noted: string): void
  check(): void
  open(files: FileList | null): void
}

function Fields({ text, noted, setText, setNoted, check, open }: FieldsProps) {
  const words = sealWords()
  return (
    <form
      class="column"
      onSubmit={event => {
        event.preventDefault()
        check()
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
          <input class="hidden-text" type="file" accept=".replay,text/plain" onChange={event => open(event.currentTarget.files)} />
        </label>
      </div>
    </form>
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
        {said.promise && <PromiseKept promise={said.promise} />}
        <span>{said.noted === null ? words.compare : said.noted ? words.sameNoted : words.otherNoted}</span>
      </div>
    </div>
  )
}

/** What follows from a commitment that opens, and who added to it. */
function PromiseKept({ promise: { commit, entropies, pair } }: { promise: Promised }) {
  const words = sealWords()
  const [first, second] = entropies
  const who = first === null ? (second === null ? 'neither' : 'second') : second === null ? 'first' : 'both'
  return (
    <>
      <strong>{words.commitment}</strong>
      <code class="seal-digits">{commit}</code>
      <span>{words.followed}</span>
      <span>
        {words.added[who]} {words.inLeague}
      </span>
      {pair !== null && <span>{words.pair(pair)}</span>}
    </>
  )
}

/** Each command, and below it the line of the file that must have the same digits. */
function byHand(said: Checked | 'bad-link' | null): string {
  const isPromised = said !== null && said !== 'bad-link' && said.opens && said.promise !== null
  const wanted = isPromised ? (['seal', 'commit', 'seed', 'salt'] as const) : (['seal'] as const)
  return wanted.map(word => `${BY_HAND[word]}\nsed -n 's/^${word} //p' g.replay`).join('\n\n')
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
