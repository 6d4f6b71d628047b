import { Droplets, House, type IconNode, Move3d, Package, Ruler, Sailboat, Waves, Weight } from 'lucide'
import { useMemo } from 'preact/hooks'
import { Icon } from '../../../../../ui/icon.tsx'
import { spoken } from '../../../../../ui/language.ts'
import type { Floodline } from '../../../nouns.ts'
import { words } from '../../words/index.ts'
import { type LimitHud, limitsOf } from './limits.ts'
import './fate.css'

const ICONS: Readonly<Record<LimitHud['kind'], IconNode>> = {
  ...{ lost: House, water: Waves, resting: Sailboat, spill: Droplets, weight: Weight, height: Ruler, tilts: Move3d, pieces: Package },
}

const SAID = {
  en: {
    title: 'Limits',
    beyond: 'past one, the level is lost',
    passed: 'passed: lost at the next landing',
    was: 'passed',
    near: 'close',
    name: {
      ...{ lost: 'Blocks lost', water: 'Water below', resting: 'Blocks resting on water', spill: 'Water spilled' },
      ...{ weight: 'Weight placed', height: 'Height', tilts: 'Tilts', pieces: 'Pieces' },
    },
    waterAt: (height: number) => (height < 0 ? 'dry' : `now ${height}`),
    of: 'of',
  },
  de: {
    title: 'Grenzen',
    beyond: 'darüber ist das Level verloren',
    passed: 'überschritten: mit dem nächsten Stein verloren',
    was: 'überschritten',
    near: 'nahe',
    name: {
      ...{ lost: 'Blöcke verloren', water: 'Wasser unter', resting: 'Blöcke auf Wasser', spill: 'Wasser übergelaufen' },
      ...{ weight: 'Gesetztes Gewicht', height: 'Höhe', tilts: 'Kippen', pieces: 'Steine' },
    },
    waterAt: (height: number) => (height < 0 ? 'trocken' : `jetzt ${height}`),
    of: 'von',
  },
}

/** Everything that loses the level, each with how far it has come. Beside the goals, because it decides as much as they do. */
export function Limits({ state, board }: { state: Floodline['State']; board: number }) {
  const limits = useMemo(() => limitsOf(state), [board, state.gravity, state.metrics.pieces, state.level.id])
  const said = spoken(SAID)
  if (limits.length === 0) return null
  return (
    <section class="fl-limits" aria-label={`${said.title}: ${said.beyond}`}>
      <h4 title={said.beyond}>
        {said.title} <small>{said.beyond}</small>
      </h4>
      <ul>
        {limits.map(limit => (
          <Limit key={`${limit.kind} ${limit.limit}`} limit={limit} over={state.won || state.lost !== ''} />
        ))}
      </ul>
    </section>
  )
}

/** Where there are no goals it has a card of its own. */
export function LimitsCard(props: { state: Floodline['State']; board: number }) {
  return (
    <section class="fl-card fl-limits-card">
      <Limits {...props} />
    </section>
  )
}

/** Once it is over nothing is near any more, and nothing comes next. */
function Limit({ limit: { kind, have, limit, passed, ...rest }, over }: { limit: LimitHud; over: boolean }) {
  const near = rest.near && !over
  const said = spoken(SAID)
  const isWater = kind === 'water'
  const name = isWater ? `${said.name.water} ${limit}` : said.name[kind]
  const count = isWater ? said.waterAt(have) : `${words.figure(Math.max(0, have))} / ${words.figure(limit)}`
  const standing = passed ? (over ? said.was : said.passed) : near ? said.near : ''
  return (
    <li class="fl-limit" data-kind={kind} data-near={near} data-passed={passed} title={[name, standing].filter(Boolean).join(', ')}>
      <Icon of={ICONS[kind]} />
      <span class="fl-limit-name">{name}</span>
      <b>
        <span class="hidden-text">{count.replace(' / ', ` ${said.of} `)}</span>
        <span aria-hidden="true">{count}</span>
      </b>
      {standing && <span class="hidden-text">, {standing}</span>}
    </li>
  )
}
