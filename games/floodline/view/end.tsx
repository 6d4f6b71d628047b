import { part } from '../../../ui/lazy.tsx'
import type { EndProps } from '../../../ui/stage.ts'
import type { Floodline } from '../nouns.ts'
import { controllerAt } from './playback/controller.ts'

const Result = part(async () => (await import('./modes/result.tsx')).Result)

/** What was earned, and why it ended: fetched then. */
export function End({ table, still }: EndProps<Floodline>) {
  const controller = controllerAt(table)
  return controller && <Result {...{ controller, still }} why={controller.hud.value.why} />
}
