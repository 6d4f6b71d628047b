import type { Preset } from '../../../kernel/game.ts'
import { equal } from '../../../kernel/plain.ts'
import type { Difficulty, Stackdoku } from '../nouns.ts'

/** How much room, help and patience each difficulty has. [SD-12] [SD-14] [SD-18] [SD-22] */
const EASY: Stackdoku['Setup'] = {
  difficulty: 'easy',
  level: 1,
  room: 6,
  undos: null,
  hints: 5,
  lives: 3,
  hidden: false,
  fixed: false,
  mistakes: 'warn',
  assist: true,
}
const MEDIUM: Stackdoku['Setup'] = { ...EASY, difficulty: 'medium', room: 5, undos: 10, hints: 3, hidden: true, mistakes: 'off' }
const HARD: Stackdoku['Setup'] = { ...MEDIUM, difficulty: 'hard', room: 4, undos: 3, hints: 1, assist: false }
const EXPERT: Stackdoku['Setup'] = { ...HARD, difficulty: 'expert' }

export const SETUPS: Readonly<Record<Difficulty, Stackdoku['Setup']>> = { easy: EASY, medium: MEDIUM, hard: HARD, expert: EXPERT }

export const DAILY = 'Daily'

export const PRESETS: readonly Preset<Stackdoku>[] = [
  { name: 'Easy', setup: EASY },
  { name: 'Medium', setup: MEDIUM },
  { name: 'Hard', setup: HARD },
  { name: 'Expert', setup: EXPERT },
  { name: DAILY, setup: { ...MEDIUM, fixed: true } },
]

/** Every difficulty is a series: its levels are its setup with another number. */
export const SERIES = PRESETS.filter(({ name }) => name !== DAILY).map(({ name, setup }) => ({
  preset: name,
  seed: 'series',
  setup: (level: number): Stackdoku['Setup'] => ({ ...setup, level }),
  find(wanted: unknown): { level: number; changed: boolean } | null {
    if (!isLevel(wanted) || wanted.difficulty !== setup.difficulty) return null
    return { level: wanted.level, changed: !equal({ ...setup, level: wanted.level }, wanted) }
  },
}))

function isLevel(setup: unknown): setup is Pick<Stackdoku['Setup'], 'level' | 'difficulty'> {
  return typeof setup === 'object' && setup !== null && 'level' in setup && typeof setup.level === 'number' && 'difficulty' in setup
}
