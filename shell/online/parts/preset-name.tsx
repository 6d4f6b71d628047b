import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import { wordsThere } from '../../../ui/language.ts'
import type { StageWords } from '../../../ui/stage.ts'
import { presetName } from '../../gamepage/modes.ts'
import { staged } from '../../stages.ts'
import { learnWords } from './names.ts'

/** What the game itself calls these rules. Until it is there, what the server calls them. */
export function usePresetName(game: string, preset: string): string {
  const [words, setWords] = useState<StageWords | null>(null)
  useEffect(() => {
    let wanted = true
    if (findGame(game)) void wordsOf(game).then(found => wanted && setWords(found))
    return () => {
      wanted = false
    }
  }, [game])
  return words ? presetName(words, { name: preset, setup: null }) : preset
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
