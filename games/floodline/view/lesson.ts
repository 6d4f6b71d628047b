/** What a level of the campaign says to somebody who meets it: it follows what they do and speaks when it helps. */
import { spoken } from '../../../ui/language.ts'
import { campaign } from '../levels/campaign.ts'
import { firstHistory, type Key, promptFor, remember } from '../levels/prompts.ts'
import type { FloodEvent, Floodline } from '../nouns.ts'

type State = Floodline['State']

export interface Lesson {
  hear(events: readonly FloodEvent[], state: State): void
  /** In the language in force, and the key it speaks of; null when there is nothing to say. */
  now(state: State): { readonly text: string; readonly key: Key | null } | null
}

export function lessonOf({ level }: State): Lesson {
  const prompts = campaign.find(entry => entry.level.id === level.id)?.prompts ?? []
  let history = firstHistory()
  return {
    hear(events, { tick }) {
      history = remember(history, events, tick)
    },
    now(state) {
      const prompt = promptFor(prompts, history, state)
      const key = prompt?.point?.startsWith('key ') ? (prompt.point.slice('key '.length) as Key) : null
      return prompt && { text: spoken(prompt.say), key }
    },
  }
}

/** The number of a level in the campaign; null for any other. */
export function numberOf({ level }: State): number | null {
  return campaign.find(entry => entry.level.id === level.id)?.number ?? null
}
