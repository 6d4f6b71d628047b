import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import { wordsThere } from '../../../ui/language.ts'
import type { StageWords } from '../../../ui/stage.ts'
import { presetName } from '../../gamepage/modes.ts'
import { staged } from '../../stages.ts'
import { learnWords } from './names.ts'

/** What the game itself calls these rules. Until it is there, what the server calls them. */
export function usePresetName(game: string, preset: string): string {
  const words = useGameWords(game)
  return words ? presetName(words, { name: preset, setup: null }) : preset
}

/** From when they are here, the minds of this game are named by it. Null until then; `isWanted`: else they are not fetched. */
export function useGameWords(game: string, isWanted = true): StageWords | null {
  const [words, setWords] = useState<StageWords | null>(null)
  useEffect(() => {
    let awaited = true
    if (isWanted && findGame(game)) void wordsOf(game).then(found => awaited && setWords(found))
    return () => {
      awaited = false
    }
  }, [game, isWanted])
  return words
}

export function PresetName({ game, preset }: { game: string; preset: string }) {
  return <>{usePresetName(game, preset)}</>
}

async function wordsOf(game: string): Promise<StageWords | null> {
  try {
    const { words } = await staged(game).stage()
    await wordsThere()
    learnWords(game, words)
    return words
  } catch {
    return null
  }
}
