import {
  BookOpen,
  Download,
  Flag,
  type IconNode,
  Lightbulb,
  Link2,
  LockKeyhole,
  LockKeyholeOpen,
  Map as MapIcon,
  Pause,
  Plus,
  RotateCcw,
  Settings,
  Share2,
  Trophy,
  Undo2,
  Volume2,
  VolumeX,
} from 'lucide'
import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import { navigate } from '../../app/address.ts'
import { enter } from '../../gamepage/enter.ts'
import { practised } from '../../gamepage/modes.ts'
import { copyGame, endItems, saveReplay } from './end-actions.ts'
import './menu.css'
import { hrefOf } from '../../app/route.ts'
import { copied } from '../../replay/share-link.ts'
import { firstDigits } from '../../seal/seal-button.tsx'
import { sealWords } from '../../seal/words.ts'
import { change, settings } from '../../settings/settings.ts'
import { appWords } from '../../words/app.ts'
import { aroundWords } from '../../words/around.ts'
import { tableWords } from '../../words/table.ts'
import type { TableModel } from '../use-table.ts'

export interface Item {
  readonly icon: IconNode
  readonly text: string
  /** Asked once before it is done: the second press means it. */
  readonly sure?: string | undefined
  pick(): void
}

interface TableMenuProps {
  readonly id: string
  readonly label: string
  readonly model: TableModel
  /** The button and the list under it. */
  readonly root: RefObject<HTMLElement | null>
  close(): void
  /** The keyboard goes back to the button. */
  back(): void
}

/** A list of things to do. Arrows walk it, Escape and a click elsewhere close it. */
export function TableMenu({ id, label, model, root, close, back }: TableMenuProps) {
  const [asked, setAsked] = useState<string | null>(null)

  useLayoutEffect(() => {
    const items = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    items()[0]?.focus()
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      // Keys belong to the menu while it is open, not to the table under it.
      event.stopPropagation()
      if (event.key === 'Tab') return close()
      const found = items()
      const to = stepped(found.length, found.indexOf(document.activeElement as HTMLElement), event.key)
      if (to === null && event.key !== 'Escape') return
      event.preventDefault()
      if (to !== null) return found[to]?.focus()
      close()
      back()
    }
    const around = root.current
    addEventListener('pointerdown', elsewhere)
    around?.addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('pointerdown', elsewhere)
      around?.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  function onPick(item: Item): void {
    if (item.sure !== undefined && asked !== item.text) return setAsked(item.text)
    close()
    back()
    item.pick()
  }

  return (
    <div class="menu-list panel" role="menu" id={id} aria-label={label}>
      {itemsOf(model).map(item => (
        <button
          type="button"
          class="plain row"
          role="menuitem"
          tabIndex={-1}
          key={item.text}
          data-asked={asked === item.text}
          onClick={() => onPick(item)}
        >
          <Icon of={item.icon} />
          {asked === item.text ? item.sure : item.text}
        </button>
      ))}
    </div>
  )
}

function stepped(length: number, at: number, key: string): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % length
    case 'ArrowUp':
      return (at - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return null
  }
}

function itemsOf(model: TableModel): readonly Item[] {
  const { game, wanted, date, match, choose, tell } = model
  const { menu: words, newGame, replay, giveUp, giveUpSure, resign, resignSure } = aroundWords()
  const over = match.table.outcome !== null
  const solo = match.game.seats === 1
  const link = (): string =>
    new URL(hrefOf(date === null ? { page: 'play', game, wanted } : { page: 'daily', game, date }), location.href).href
  const copy = async (): Promise<void> => tell((await copied(link())) ? words.copied : words.notCopied)
  if (model.extras) return farItems(model)
  return [
    ...(over && !solo ? endItems(model) : []),
    { icon: Plus, text: newGame, pick: () => choose(true) },
    { icon: RotateCcw, text: words.restart, sure: match.lines.length > 0 && !over ? restartSure(model) : undefined, pick: model.startOver },
    ...practiceItems(model),
    ...(over || solo || !model.loaded.minds.guide ? [] : [{ icon: Lightbulb, text: tableWords().hint, pick: model.hint }]),
    ...(over
      ? []
      : [
          {
            ...{ icon: Flag, text: solo ? giveUp : resign, sure: solo ? giveUpSure : resignSure },
            pick: model.resign,
          },
        ]),
    // A replay holds everything that was dealt: what is secret until the end is not written out before it.
    ...(match.replay ? [{ icon: Download, text: replay, pick: () => void saveReplay(model) }] : []),
    // Between two, whoever has the deal knows what comes.
    ...(wanted.taken === undefined && (solo || over) ? [{ icon: Link2, text: words.copyDeal, pick: () => void copy() }] : []),
    ...(solo && !over && date === null ? [{ icon: Share2, text: words.copyGame, pick: () => void copyGame(model) }] : []),
    ...sealItems(model),
    ...(over ? [] : [{ icon: Pause, text: words.pause, pick: () => model.pause(true) }]),
    soundItem(),
    { icon: BookOpen, text: words.rules, pick: () => navigate({ page: 'game', game }) },
    ...pageItems(model),
    { icon: Settings, text: words.settings, pick: () => navigate({ page: 'settings' }) },
  ]
}

function sealItems({ match, opening, showSeal }: TableModel): readonly Item[] {
  const { seal } = opening.origin
  if (seal === undefined) return []
  const icon = match.table.outcome ? LockKeyholeOpen : LockKeyhole
  return [{ icon, text: sealWords().menu(firstDigits(seal)), pick: () => showSeal(true) }]
}

/** A game that is far away is not restarted, paused or laid aside from here. */
function farItems(model: TableModel): readonly Item[] {
  const { menu, replay } = aroundWords()
  return [
    ...(model.extras?.items(model) ?? []),
    ...(model.match.replay ? [{ icon: Download, text: replay, pick: () => void saveReplay(model) }] : []),
    ...sealItems(model),
    soundItem(),
    { icon: BookOpen, text: menu.rules, pick: () => openBeside(model, { page: 'game', game: model.game }) },
    ...pageItems(model),
    { icon: Settings, text: menu.settings, pick: () => openBeside(model, { page: 'settings' }) },
  ]
}

/** Whoever reads the rules while somebody far away waits would be missed, and the clock runs: the table stays where it is. */
function openBeside({ match }: TableModel, route: Parameters<typeof navigate>[0]): void {
  if (match.table.outcome || match.table.seat === null) navigate(route)
  else open(hrefOf(route), '_blank', 'noopener')
}

/** The map of its levels; what things are and what words mean stands with the rules, and in a pause. The game is kept meanwhile. */
function pageItems({ game, pages }: TableModel): readonly Item[] {
  return pages.filter(({ first }) => first).map(page => ({ icon: MapIcon, text: page.title(), pick: () => enter(game, page.id) }))
}

function soundItem(): Item {
  const on = settings.peek().muted === false
  const { mute, unmute } = appWords()
  return { icon: on ? VolumeX : Volume2, text: on ? mute : unmute, pick: () => change({ muted: on }) }
}

/** Where starting over is a move, what was played stays in the log; elsewhere the same deal is laid in its place. */
function restartSure({ loaded, match }: TableModel): string {
  const { menu } = aroundWords()
  return (loaded.restart?.(match.table.view) ?? null) === null ? menu.restartLost : menu.restartSure
}

/** From a level to its way of practising, and back. */
function practiceItems({ game, wanted, loaded: { programme } }: TableModel): readonly Item[] {
  if (wanted.level === undefined) return []
  const { menu: words } = aroundWords()
  const go = (level: string): void => navigate({ page: 'play', game, wanted: { level } })
  const twin = programme.practice[wanted.level]
  const original = practised(programme, wanted.level)
  return [
    ...(twin === undefined ? [] : [{ icon: Undo2, text: words.practise, pick: () => go(twin) }]),
    ...(original === wanted.level ? [] : [{ icon: Trophy, text: words.forReal, pick: () => go(original) }]),
  ]
}
