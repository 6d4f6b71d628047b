import { Check } from 'lucide'
import type { Seat } from '../../kernel/game.ts'
import { Icon } from '../../ui/icon.tsx'
import { look } from '../app/theme.ts'
import { Group, Segments, Slider } from './parts.tsx'
import { MOTIONS, PIECES, type Settings, TEXT, THEMES } from './record.ts'
import { change, settings } from './settings.ts'
import { settingsWords } from './words.ts'

export function LookSection() {
  const { look: said } = settingsWords()
  const { textSize, motion } = settings.value
  return (
    <>
      <ThemeChoice />
      <PieceChoice />
      <Group title={said.motionText}>
        <Segments
          label={said.motion}
          values={MOTIONS}
          value={motion}
          text={value => said.motions[value]}
          onChange={value => change({ motion: value })}
        />
        <Slider
          label={said.textSize}
          value={textSize}
          least={TEXT.least}
          most={TEXT.most}
          shown={said.pixels(textSize)}
          onChange={value => change({ textSize: value })}
        />
      </Group>
    </>
  )
}

/** Each theme is shown in its own colours, by the attributes a whole page would have. */
function ThemeChoice() {
  const { look: said } = settingsWords()
  return (
    <fieldset class="set-group">
      <legend>{said.theme}</legend>
      <div class="themes">
        {THEMES.map(theme => (
          <ThemeCard theme={theme} name={said.themes[theme]} key={theme} />
        ))}
      </div>
    </fieldset>
  )
}

function ThemeCard({ theme, name }: { theme: Settings['theme']; name: string }) {
  const shown = theme === 'system' ? look.value : { dark: theme.endsWith('dark'), contrast: theme.startsWith('contrast') }
  return (
    <label class="theme-card panel flat" data-theme={shown.dark ? 'dark' : 'light'} data-contrast={shown.contrast ? 'high' : undefined}>
      <input
        type="radio"
        class="hidden-text"
        name="theme"
        value={theme}
        checked={settings.value.theme === theme}
        onChange={() => change({ theme })}
      />
      {theme === 'system' ? (
        <span class="theme-both" aria-hidden="true">
          <Miniature theme="light" />
          <Miniature theme="dark" />
        </span>
      ) : (
        <Miniature />
      )}
      <span class="theme-name row">
        {name}
        <Icon of={Check} />
      </span>
    </label>
  )
}

/** A page in small; without a theme, in that of its card. */
function Miniature({ theme }: { theme?: 'light' | 'dark' }) {
  return (
    <span class="theme-page" data-theme={theme} aria-hidden="true">
      <span class="theme-title" />
      <span class="theme-text" />
      <span class="theme-button" />
      <span class="theme-board" />
    </span>
  )
}

function PieceChoice() {
  const { look: said } = settingsWords()
  return (
    <fieldset class="set-group">
      <legend>{said.pieces}</legend>
      <div class="set-rows panel">
        {PIECES.map(pieces => (
          <label class="set-row piece-row" key={pieces}>
            <input
              type="radio"
              name="pieces"
              value={pieces}
              checked={settings.value.pieces === pieces}
              onChange={() => change({ pieces })}
            />
            <span class="piece-text">
              <strong>{said.sets[pieces].name}</strong>
              <span class="small set-about">{said.sets[pieces].about}</span>
            </span>
            <Sample pieces={pieces} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The seven blocks and the two sides, as this set draws them. */
function Sample({ pieces }: { pieces: Settings['pieces'] }) {
  return (
    <svg class="piece-sample" data-pieces={pieces} viewBox="0 0 272 36" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7].map(tint => (
        <g key={tint} transform={`translate(${(tint - 1) * 28} 6)`}>
          <rect x=".5" y=".5" width="23" height="23" rx="3" fill={`var(--piece-${tint})`} stroke={`var(--piece-${tint}-edge)`} />
          {pieces === 'safe' && (
            <path class="piece-pattern" data-light={tint !== 3 && tint !== 6} d={PATTERNS[tint - 1]} stroke={`var(--piece-${tint}-edge)`} />
          )}
        </g>
      ))}
      <Side x={218} seat={0} figure={3} />
      <Side x={254} seat={1} figure={2} />
    </svg>
  )
}

/** One for each colour, in the order of the colours; inside 24 by 24. */
const PATTERNS = [
  'M3 11 11 3M3 21 21 3M13 21 21 13',
  'M12 5v14M5 12h14M4 3v3M20 3v3M4 18v3M20 18v3',
  'M7 7h.01M17 7h.01M7 17h.01M17 17h.01',
  'M3 6h18M3 12h18M3 18h18',
  'M5 5l5 5M10 5l-5 5M14 14l5 5M19 14l-5 5',
  'M6 3v18M12 3v18M18 3v18',
  'M3 9l4.5-4 4.5 4 4.5-4L21 9M3 18l4.5-4 4.5 4 4.5-4 4.5 4',
]

function Side({ x, seat, figure }: { x: number; seat: Seat; figure: number }) {
  return (
    <g transform={`translate(${x} 18)`}>
      <circle class="piece-ring" r="15.5" stroke={`var(--seat-${seat}-soft)`} />
      <circle class="piece-ring lit" r="15.5" stroke={`var(--seat-${seat})`} pathLength="8" />
      {seat === 0 ? <circle r="10.5" fill="var(--seat-0)" /> : <path d="M0-12 12 0 0 12-12 0Z" fill="var(--seat-1)" />}
      <text class="piece-figure" y="4">
        {figure}
      </text>
    </g>
  )
}
