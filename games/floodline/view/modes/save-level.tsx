import { Download, FolderOpen, Play } from 'lucide'
import { useState } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import { type Catalogue, spoken } from '../../../../ui/language.ts'
import type { Fault } from '../../levels/format/fault.ts'
import { faultsOf, parseLevel } from '../../levels/format/validate.ts'
import { levelFromBoard, OWN_GOALS, type OwnGoal, ownSetup } from '../../levels/made/own-level.ts'
import type { FloodLevel } from '../../nouns.ts'
import { WATER } from '../../rules/board/cells.ts'
import { builtHeight } from '../../rules/board/shapes.ts'
import type { Controller } from '../playback/controller.ts'

interface SaveWords {
  readonly title: string
  readonly untitled: string
  readonly goal: string
  readonly goals: Readonly<Record<OwnGoal, string>>
  readonly amount: Readonly<Record<Exclude<OwnGoal, 'free'>, string>>
  readonly save: string
  readonly play: string
  readonly open: string
  readonly saved: string
  readonly stands: string
  /** By the rule that is broken; what has no sentence here is told as the validator tells it. */
  readonly faults: Readonly<Record<string, string>>
  fault(says: string): string
  readonly tooLong: string
}

const CATALOGUE: Catalogue<SaveWords> = {
  en: {
    title: 'Name',
    untitled: 'My level',
    goal: 'Goal',
    goals: { free: 'None: a sandbox', pieces: 'Place pieces', height: 'Reach a height', drain: 'Drain water' },
    amount: { pieces: 'Pieces', height: 'Height', drain: 'Units' },
    save: 'Save as a file',
    play: 'Play it',
    open: 'Open a level file',
    saved: 'Saved. It opens again here, and it can be sent.',
    stands: 'Time stands still while this is open.',
    faults: {
      'LV-60': 'The water is not at rest yet. Let it settle first.',
      'LV-33': 'A piece has no room to appear. Clear the middle at the top.',
      'LV-27': 'A block stands above the height limit. Take it away.',
    },
    fault: says => `This cannot be a level: ${says}.`,
    tooLong: 'This level is too large to be played from here.',
  },
  de: {
    title: 'Name',
    untitled: 'Mein Level',
    goal: 'Ziel',
    goals: { free: 'Keins: ein Sandkasten', pieces: 'Steine setzen', height: 'Eine Höhe erreichen', drain: 'Wasser ablassen' },
    amount: { pieces: 'Steine', height: 'Höhe', drain: 'Einheiten' },
    save: 'Als Datei sichern',
    play: 'Spielen',
    open: 'Leveldatei öffnen',
    saved: 'Gesichert. Die Datei lässt sich hier wieder öffnen und verschicken.',
    stands: 'Solange das offen ist, steht die Zeit still.',
    faults: {
      'LV-60': 'Das Wasser ist noch nicht zur Ruhe gekommen. Lass es erst sich setzen.',
      'LV-33': 'Kein Stein hat Platz zu erscheinen. Räum oben die Mitte frei.',
      'LV-27': 'Ein Block steht über der Höhengrenze. Nimm ihn weg.',
    },
    fault: says => `Das kann kein Level sein: ${says}.`,
    tooLong: 'Dieses Level ist zu groß, um hier gespielt zu werden.',
  },
}

/** What a server lets through as an address, with everything a browser says besides. */
const LONGEST_ADDRESS = 14_000

/** What was built, as a level of its own: in a file, or played at once. */
export function SaveLevel({ controller }: { controller: Controller }) {
  const said = spoken(CATALOGUE)
  const [title, setTitle] = useState('')
  const [goal, setGoal] = useState<OwnGoal>('free')
  const [amount, setAmount] = useState(8)
  const [told, tell] = useState<string | null>(null)
  const pick = (next: OwnGoal): void => {
    setGoal(next)
    setAmount(amountFor(next, controller))
  }
  /** Hands on a level that can be played, or says why there is none. */
  const make = (use: (level: FloodLevel) => string | null): void => {
    const level = levelFromBoard(controller.state, { title: title.trim() || said.untitled, goal, amount })
    tell(faultIn(faultsOf(level), said) ?? use(level))
  }
  return (
    <form class="fl-page fl-save" onSubmit={event => event.preventDefault()}>
      <label>
        {said.title}
        <input
          type="text"
          maxLength={60}
          value={title}
          placeholder={said.untitled}
          onInput={event => setTitle(event.currentTarget.value)}
        />
      </label>
      <label>
        {said.goal}
        <select value={goal} onChange={({ currentTarget }) => pick(OWN_GOALS[currentTarget.selectedIndex] ?? 'free')}>
          {OWN_GOALS.map(each => (
            <option key={each} value={each}>
              {said.goals[each]}
            </option>
          ))}
        </select>
      </label>
      {goal !== 'free' && (
        <label>
          {said.amount[goal]}
          <input
            type="number"
            min="1"
            max="999"
            value={amount}
            onInput={({ currentTarget }) => setAmount(Math.max(1, Math.trunc(currentTarget.valueAsNumber || 1)))}
          />
        </label>
      )}
      <button type="submit" class="button" onClick={() => make(level => (download(level), said.saved))}>
        <Icon of={Download} />
        {said.save}
      </button>
      <button type="button" class="button" onClick={() => make(level => go(level, said))}>
        <Icon of={Play} />
        {said.play}
      </button>
      <label class="button fl-open">
        <Icon of={FolderOpen} />
        {said.open}
        <input
          class="hidden-text"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void opened(currentTarget.files, said).then(tell)}
        />
      </label>
      <p class="fl-hint" role="status">
        {told ?? said.stands}
      </p>
    </form>
  )
}

/** A goal that asks for something more than there is. */
function amountFor(goal: OwnGoal, { state: { level, cells, notes } }: Controller): number {
  if (goal === 'height') return Math.min(level.maxWorldHeight, builtHeight(level.bounds, cells, notes) + 4)
  return goal === 'drain' ? Math.max(1, cells.filter(code => code === WATER).length) : 8
}

function faultIn(faults: readonly Fault[], said: SaveWords): string | null {
  const fault = faults.find(({ severity }) => severity === 'fault')
  return fault ? (said.faults[fault.rule] ?? said.fault(fault.says)) : null
}

function download(level: FloodLevel): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(level, null, 2)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${level.id}.level.json`
  link.click()
  URL.revokeObjectURL(url)
}

/** Another level is another game: its address says what it is. */
function go(level: FloodLevel, said: SaveWords): string | null {
  const href = `/play/floodline?${new URLSearchParams({ setup: JSON.stringify(ownSetup(level)) }).toString()}`
  if (href.length > LONGEST_ADDRESS) return said.tooLong
  location.assign(href)
  return null
}

async function opened(files: FileList | null, said: SaveWords): Promise<string | null> {
  const file = files?.[0]
  if (!file) return null
  const read = parseLevel(await file.text())
  return 'faults' in read ? faultIn(read.faults, said) : go(read.level, said)
}
